"""Makes the view of a Lansquenet table from its state, and the state from a whole view."""

from collections.abc import Iterator

from service.domain.games.lansquenet.state import (
    SELLING,
    Player,
    State,
    phase,
    standing_covers,
    uncovered,
)
from service.domain.games.lansquenet.summary import nets
from service.domain.games.lansquenet.views import view as v
from service.domain.port.parties import CLOSED
from service.domain.session.standings import places_of


def table(state: State) -> v.Table:
    """Return the whole view of a table."""
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
        left=uncovered(state),
        owes_settlement=state.unsettled is not None,
        seated=len(state.players),
        players=tuple(_players(state)),
        covers=standing_covers(state),
        dealt=state.unsettled,
        last_hand=state.last_hand,
        last_cards=state.last_cards,
    )


def state_of(view: v.Table) -> State:
    """Return the state that ``view`` shows. The view must be whole."""
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
        unsettled=view.dealt,
        last_hand=view.last_hand,
        last_cards=view.last_cards,
        nets_by_hand={player.name: player.line for player in view.players if player.line},
    )


def _players(state: State) -> Iterator[v.TablePlayer]:
    net = nets(state)
    places = places_of(net.items())
    for name, player in state.players.items():
        yield v.TablePlayer(
            name=name,
            purse=player.purse,
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            at_table=state.covers.get(name, 0),
            net=net[name],
            place=places[name],
            line=state.nets_by_hand.get(name, ()),
            former_names=player.former_names,
        )


def _player(player: v.TablePlayer) -> Player:
    assert player.purse is not None, "a whole view shows purses"
    assert player.brought_in is not None, "a whole view shows purses"
    assert player.cashed_out is not None, "a whole view shows purses"
    return Player(
        player.name, player.purse, player.brought_in, player.cashed_out, player.former_names
    )
