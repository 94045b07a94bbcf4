"""Makes the view of a Swiss Tarot table from its state, and the state from a whole view."""

from collections.abc import Iterator

from service.domain.games.tarot.state import (
    PLAYING,
    Player,
    State,
    dealer,
    phase,
    round_number,
)
from service.domain.games.tarot.summary import nets
from service.domain.games.tarot.views import view as v
from service.domain.port.parties import CLOSED
from service.domain.session.standings import places_of
from service.domain.values.same_fields import from_same_fields


def table(state: State) -> v.Table:
    """Return the whole view of a table."""
    return from_same_fields(
        v.Table,
        state,
        phase=phase(state),
        dealer=dealer(state),
        round=round_number(state),
        owes_settlement=state.unsettled is not None,
        seated=len(state.players),
        players=tuple(_players(state)),
        counted=state.unsettled,
    )


def state_of(view: v.Table) -> State:
    """Return the state that ``view`` shows. The view must be whole."""
    return from_same_fields(
        State,
        view,
        players={player.name: from_same_fields(Player, player) for player in view.players},
        playing=view.phase == PLAYING,
        closed=view.phase == CLOSED,
        unsettled=view.counted,
    )


def _players(state: State) -> Iterator[v.TablePlayer]:
    net = nets(state)
    places = places_of(net.items())
    for name, player in state.players.items():
        yield from_same_fields(v.TablePlayer, player, at_table=0, net=net[name], place=places[name])
