"""The view of a Lansquenet table, made from its state, and the state made from it again."""

from collections.abc import Iterable, Iterator

from service.domain.game import CLOSED
from service.domain.games.lansquenet import view as v
from service.domain.games.lansquenet.events import Cover, HandDealt, HandSettled
from service.domain.games.lansquenet.state import SELLING, Player, State, left_to_cover, phase
from service.domain.games.lansquenet.summary import nets
from service.domain.standings import standings


def table(state: State) -> v.Table:
    """Return everything that a viewer who sees everything sees of a table."""
    hand = state.unsettled
    return v.Table(
        name=state.name,
        preset=state.preset,
        rules=state.rules,
        currency=state.currency,
        phase=phase(state),
        hand=state.hand,
        banker=state.banker,
        wager=state.wager,
        floor=state.floor,
        left=left_to_cover(state),
        owes_settlement=hand is not None,
        seated=len(state.players),
        players=tuple(_players(state)),
        covers=tuple(v.TableCover(punter=n, amount=amount) for n, amount in state.covers.items()),
        dealt=v.DealtHand(outcome=hand.outcome, cards=hand.cards) if hand else None,
        last_hand=_last_hand(state),
    )


def state_of(view: v.Table) -> State:
    """Return the state of which ``view`` is the view, if nothing was cut from it."""
    dealt = view.dealt
    return State(
        name=view.name,
        preset=view.preset,
        rules=view.rules,
        currency=view.currency,
        players={player.name: _player(player) for player in view.players},
        banker=view.banker,
        wager=view.wager,
        floor=view.floor,
        covers={cover.punter: cover.amount for cover in view.covers},
        selling=view.phase == SELLING,
        closed=view.phase == CLOSED,
        hand=view.hand,
        unsettled=HandDealt(outcome=dealt.outcome, cards=dealt.cards) if dealt else None,
        last_hand=_settled(view.last_hand) if view.last_hand else None,
        last_cards=_last_cards(view),
        lines={player.name: player.line for player in view.players if player.line},
    )


def _players(state: State) -> Iterator[v.TablePlayer]:
    net = nets(state)
    places = {line.punter: line.place for line in standings(net.items())}
    for name, player in state.players.items():
        yield v.TablePlayer(
            name=name,
            purse=player.purse,
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            at_table=state.covers.get(name, 0),
            net=net[name],
            place=places[name],
            line=state.lines.get(name, ()),
        )


def _player(player: v.TablePlayer) -> Player:
    assert player.purse is not None, "a whole view shows purses"
    assert player.brought_in is not None, "a whole view shows purses"
    assert player.cashed_out is not None, "a whole view shows purses"
    return Player(player.name, player.purse, player.brought_in, player.cashed_out)


def _last_hand(state: State) -> v.SettledHand | None:
    hand = state.last_hand
    if hand is None:
        return None
    return v.SettledHand(
        outcome=hand.outcome,
        cards=() if state.unsettled else state.last_cards,
        banker=hand.banker,
        covers=tuple(v.TableCover(punter=c.punter, amount=c.amount) for c in hand.covers),
        to_banker=hand.to_banker,
        next_banker=hand.next_banker,
        selling=hand.selling,
    )


def _settled(hand: v.SettledHand) -> HandSettled:
    return HandSettled(
        outcome=hand.outcome,
        banker=hand.banker,
        covers=_covers(hand.covers),
        to_banker=hand.to_banker,
        next_banker=hand.next_banker,
        selling=hand.selling,
    )


def _covers(covers: Iterable[v.TableCover]) -> tuple[Cover, ...]:
    return tuple(Cover(punter=cover.punter, amount=cover.amount) for cover in covers)


def _last_cards(view: v.Table) -> tuple[str, ...]:
    if view.dealt:
        return view.dealt.cards
    return view.last_hand.cards if view.last_hand else ()
