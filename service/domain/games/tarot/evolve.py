"""How a Swiss Tarot table changes: an event and the state before it return the state after.

No rule is checked here; an event is a fact.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any

from service.domain.games.tarot import events as e
from service.domain.games.tarot.state import Player, State
from service.domain.games.tarot.summary import nets
from service.domain.port.entries import PlayerCount
from service.domain.port.player_amount import PlayerAmount, amounts_by_name, sum_of
from service.domain.session.players.purses import with_buy_in, with_cash_out, with_money
from service.domain.values.fast_replace import changed
from service.domain.values.same_fields import from_same_fields


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after ``event``; ``state`` is None before the session is opened."""
    return _EVOLVE[type(event)](state, event)


def _opened(_state: None, event: e.SessionOpened) -> State:
    return from_same_fields(State, event)


def _seated(state: State, event: e.PunterSeated) -> State:
    player = Player(name=event.punter, purse=event.purse, brought_in=event.purse)
    return changed(state, players={**state.players, event.punter: player})


def _game_begun(state: State, event: e.GameBegun) -> State:
    paid = {player.punter: -event.amount for player in event.players}
    state = _without_scores(with_money(state, paid))
    pot = state.pot - sum(paid.values())
    return changed(state, pot=pot, ante=event.amount, playing=True, rounds=())


def _round_counted(state: State, event: e.RoundCounted) -> State:
    state = changed(
        _with_points(state, event.points),
        deals=state.deals + 1,
        rounds=(*state.rounds, event),
    )
    return changed(state, unsettled=event) if event.ends_game else _with_line(state)


def _game_settled(state: State, event: e.GameSettled) -> State:
    state = changed(
        _paid_from_pot(_with_wins(state, event.winners), event.shares),
        ante=0,
        playing=False,
        unsettled=None,
        games=state.games + 1,
        last_game=event,
    )
    return _with_line(state)


def _game_abandoned(state: State, event: e.GameAbandoned) -> State:
    state = _without_scores(_paid_from_pot(state, event.antes))
    return changed(state, ante=0, playing=False, rounds=())


def _closed(state: State, event: e.SessionClosed) -> State:
    return changed(_paid_from_pot(state, event.shares), closed=True)


def _paid_from_pot(state: State, shares: tuple[PlayerAmount, ...]) -> State:
    return changed(with_money(state, amounts_by_name(shares)), pot=state.pot - sum_of(shares))


def _with_points(state: State, points: Iterable[PlayerCount]) -> State:
    players = dict(state.players)
    for each in points:
        held = players[each.punter]
        players[each.punter] = changed(held, score=held.score + each.count)
    return changed(state, players=players)


def _without_scores(state: State) -> State:
    return changed(state, players={n: changed(p, score=0) for n, p in state.players.items()})


def _with_wins(state: State, winners: Collection[str]) -> State:
    players = {
        name: changed(player, games_won=player.games_won + (name in winners))
        for name, player in state.players.items()
    }
    return changed(state, players=players)


def _with_line(state: State) -> State:
    """Return the state with the nets after a round."""
    net = nets(state)
    players = {
        name: changed(player, line=(*player.line, net[name]))
        for name, player in state.players.items()
    }
    return changed(state, players=players)


_EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: with_buy_in,
    e.MoneyCashedOut: with_cash_out,
    e.GameBegun: _game_begun,
    e.RoundCounted: _round_counted,
    e.GameSettled: _game_settled,
    e.GameAbandoned: _game_abandoned,
    e.SessionClosed: _closed,
}
