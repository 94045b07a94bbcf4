"""Makes the view of a Glic table from its state, and the state from a whole view."""

from collections.abc import Iterator

from service.domain.games.glic.pools import PoolAmount, PoolClaim
from service.domain.games.glic.state import (
    BETWEEN,
    Player,
    State,
    is_closed,
    level,
    next_hand,
    owed,
)
from service.domain.games.glic.summary import nets
from service.domain.games.glic.views import view as v
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.standings import places_of
from service.domain.values.same_fields import from_same_fields


def table(state: State) -> v.Table:
    """Return the whole view of a table."""
    return from_same_fields(
        v.Table,
        state,
        phase=state.stage,
        next_dealer=None if is_closed(state) else next(iter(next_hand(state)), None),
        level=level(state),
        pools=tuple(PoolAmount(pool=pool, amount=held) for pool, held in state.pools.items()),
        claims=tuple(PoolClaim(pool=pool, punter=name) for pool, name in state.claims.items()),
        bets=tuple(PlayerAmount(punter=name, amount=bet) for name, bet in state.bets.items()),
        owes_settlement=bool(state.winners),
        seated=len(state.players),
        last_run=state.last_runs[-1] if state.last_runs else None,
        players=tuple(_players(state)),
    )


def state_of(view: v.Table) -> State:
    """Return the state that ``view`` shows. The view must be whole."""
    return from_same_fields(
        State,
        view,
        players={player.name: from_same_fields(Player, player) for player in view.players},
        pools={part.pool: part.amount for part in view.pools},
        stage=view.phase,
        claims={claim.pool: claim.punter for claim in view.claims},
        bets={bet.punter: bet.amount for bet in view.bets},
        # A view that an earlier version made has the newest only.
        last_runs=view.last_runs or ((view.last_run,) if view.last_run else ()),
    )


def _players(state: State) -> Iterator[v.TablePlayer]:
    net = nets(state)
    places = places_of(net.items())
    plays = () if state.stage == BETWEEN or is_closed(state) else state.hand_players
    for name, player in state.players.items():
        can_owe = name in plays and name not in state.folded
        yield from_same_fields(
            v.TablePlayer,
            player,
            at_table=state.bets.get(name, 0),
            owes=owed(state, name) if can_owe else 0,
            in_hand=name in plays,
            has_folded=name in state.folded,
            net=net[name],
            place=places[name],
        )
