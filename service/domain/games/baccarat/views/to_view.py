"""Makes the view of a Baccarat table from its state, and the state from a whole view."""

from collections.abc import Iterator

from service.domain.games.baccarat.bancos import claim_order
from service.domain.games.baccarat.deciding.checks import excess_of
from service.domain.games.baccarat.events import Hand
from service.domain.games.baccarat.order import (
    cover_order,
    covered_stakes,
    holder,
    rotation,
    starting_after,
)
from service.domain.games.baccarat.state import (
    HANDS,
    Player,
    Stakes,
    State,
    cards_left,
    hand_of,
    is_broken,
    is_bystander,
    phase,
    sides_dealt,
    total_staked,
)
from service.domain.games.baccarat.summary import at_table, nets
from service.domain.games.baccarat.views import view as v
from service.domain.port.parties import CLOSED
from service.domain.session.standings import places_of
from service.domain.values.cards import PACK
from service.domain.values.same_fields import from_same_fields


def table(state: State) -> v.Table:
    """Return the whole view of a table."""
    stakes = tuple(_stakes(state))
    return from_same_fields(
        v.Table,
        state,
        phase=phase(state),
        won=state.bank - state.put_up,
        at_risk=min(state.bank, sum(stake.covered for stake in stakes)),
        staked=total_staked(state),
        excess=excess_of(state),
        is_broken=is_broken(state),
        cards_left=cards_left(state),
        owes_settlement=state.unsettled is not None,
        seated=len(rotation(state)),
        players=tuple(_players(state)),
        stakes=stakes,
        sides=tuple(_side(state, hand) for hand in sides_dealt(state)),
        order=cover_order(state),
        claims=claim_order(state),
        rotation=_who_banks_next(state),
        dealt=state.unsettled,
        seen=tuple(v.CardCount(card=card, count=count) for card, count in state.seen.items()),
    )


def _who_banks_next(state: State) -> tuple[str, ...]:
    """Return the seated players in the order of their turns; none in an auction."""
    if state.rules.bank_goes == "auction":
        return ()
    names = rotation(state)
    if state.banker is not None:
        return starting_after(names, state.banker)
    start = names.index(state.in_turn) if state.in_turn else 0
    return (*names[start:], *names[:start])


def _stakes(state: State) -> Iterator[v.TableStake]:
    for stake in covered_stakes(state):
        abides = stake.punter in state.abiding[stake.hand]
        yield v.TableStake(**stake._asdict(), abides=abides)


def _side(state: State, hand: Hand) -> v.TableSide:
    return v.TableSide(
        hand=hand,
        staked=sum(state.stakes[hand].values()),
        holder=holder(state, hand),
        turn=state.turns[hand],
        places=state.places[hand],
    )


def _players(state: State) -> Iterator[v.TablePlayer]:
    net, on_table = nets(state), at_table(state)
    places, order = places_of(net.items()), cover_order(state)
    for name, player in state.players.items():
        yield from_same_fields(
            v.TablePlayer,
            player,
            at_table=on_table[name],
            net=net[name],
            place=places[name],
            hand=hand_of(state, name) if name in order else None,
            is_bystander=is_bystander(state, name),
            bancos_lost=state.bancos_lost.get(name, 0),
            may_claim_first=name in state.late_losers,
            last_stake=state.last_stakes.get(name, 0),
            line=state.nets_by_tenure.get(name, ()),
        )


def state_of(view: v.Table) -> State:
    """Return the state that ``view`` shows. The view must be whole."""
    sides = {side.hand: side for side in view.sides}
    return from_same_fields(
        State,
        view,
        players={player.name: _player(player) for player in view.players},
        places={hand: sides[hand].places if hand in sides else () for hand in HANDS},
        turns={hand: sides[hand].turn if hand in sides else None for hand in HANDS},
        stakes=_stakes_of(view),
        abiding={
            hand: frozenset(s.punter for s in view.stakes if s.hand == hand and s.abides)
            for hand in HANDS
        },
        bancos_lost={p.name: p.bancos_lost for p in view.players if p.bancos_lost},
        late_losers=frozenset(p.name for p in view.players if p.may_claim_first),
        last_stakes={p.name: p.last_stake for p in view.players if p.last_stake},
        closed=view.phase == CLOSED,
        cards_out=PACK * view.rules.decks - view.cards_left,
        seen={part.card: part.count for part in view.seen},
        unsettled=view.dealt,
        nets_by_tenure={player.name: player.line for player in view.players if player.line},
    )


def _stakes_of(view: v.Table) -> Stakes:
    return {
        hand: {stake.punter: stake.amount for stake in view.stakes if stake.hand == hand}
        for hand in HANDS
    }


def _player(player: v.TablePlayer) -> Player:
    stands_at = player.hand if player.is_bystander else None
    return from_same_fields(Player, player, stands_at=stands_at)
