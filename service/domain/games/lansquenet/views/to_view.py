"""Makes the view of a Lansquenet table from its state, and the state from a whole view."""

from collections.abc import Iterator

from service.domain.games.lansquenet.state import (
    SELLING,
    Player,
    State,
    phase,
    players_after,
    standing_covers,
    uncovered,
)
from service.domain.games.lansquenet.summary import at_table, nets
from service.domain.games.lansquenet.views import view as v
from service.domain.port.parties import CLOSED
from service.domain.session.standings import places_of
from service.domain.values.same_fields import from_same_fields


def table(state: State) -> v.Table:
    """Return the whole view of a table."""
    return from_same_fields(
        v.Table,
        state,
        phase=phase(state),
        left=uncovered(state),
        owes_settlement=state.unsettled is not None,
        seated=len(state.players),
        players=tuple(_players(state)),
        covers=standing_covers(state),
        dealt=state.unsettled,
    )


def state_of(view: v.Table) -> State:
    """Return the state that ``view`` shows. The view must be whole."""
    return from_same_fields(
        State,
        view,
        players={player.name: from_same_fields(Player, player) for player in view.players},
        covers={cover.punter: cover.amount for cover in view.covers},
        selling=view.phase == SELLING,
        closed=view.phase == CLOSED,
        unsettled=view.dealt,
        nets_by_hand={player.name: player.line for player in view.players if player.line},
        last_covers={
            player.name: player.last_cover for player in view.players if player.last_cover
        },
    )


def _players(state: State) -> Iterator[v.TablePlayer]:
    net, on_table = nets(state), at_table(state)
    places = places_of(net.items())
    order = _from_banker(state)
    for name, player in state.players.items():
        yield from_same_fields(
            v.TablePlayer,
            player,
            at_table=on_table[name],
            net=net[name],
            place=places[name],
            line=state.nets_by_hand.get(name, ()),
            seats_to_bank=order.index(name),
            last_cover=state.last_covers.get(name, 0),
        )


def _from_banker(state: State) -> list[str]:
    """Return the players in the order of their seats, from the banker on."""
    return [] if state.banker is None else [state.banker, *players_after(state, state.banker)]
