"""The part of an event that concerns one player: their own events, and their part of others.

What lies on the table is public: antes, the Poch and its shares. Of payments after a run or a hand,
a player gets the winner's name and their own part.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.glic import events as e
from service.domain.games.glic.state import State
from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain


def concerns(state: State, event: e.Event, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` that concerns ``player``, or None. ``state`` precedes it."""
    part_for = _PART_BY_EVENT.get(type(event))
    return part_for(state, event, player) if part_for else None


def _own(_state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.punter == player else None


def _dealt(_state: State, event: e.HandDealt, player: str) -> PlayerEvent | None:
    return _cut(event, player, "antes") if player in event.players else None


def _passed(_state: State, event: e.BetPassed, player: str) -> PlayerEvent | None:
    if player not in (event.punter, *event.passed):
        return None
    return PlayerEvent({**plain(event), "punter": player, "passed": []})


def _best(_state: State, event: e.BestHandNamed, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if player in event.punters else None


def _poch(_state: State, event: e.PochSettled, player: str) -> PlayerEvent | None:
    names = {part.punter for part in (*event.bets, *event.shares)}
    return PlayerEvent(plain(event)) if player in names else None


def _paid(state: State, event: Any, player: str) -> PlayerEvent | None:
    """Return payments: all of them for the winner, and for others only their own."""
    if player == event.punter:
        return PlayerEvent(plain(event))
    return _cut(event, player, "payments", "counts") if player in state.hand_players else None


def _home(_state: State, event: e.HandAbandoned, player: str) -> PlayerEvent | None:
    cut = _cut(event, player, "bets")
    return cut if cut.fields["bets"] else None


def _closed(state: State, event: e.SessionClosed, player: str) -> PlayerEvent | None:
    return _cut(event, player, "shares") if player in state.players else None


def _cut(event: Any, player: str, *lists: str) -> PlayerEvent:
    """Return an event with only the player's own records in some of its lists."""
    own = {
        name: [plain(part) for part in getattr(event, name) if part.punter == player]
        for name in lists
        if hasattr(event, name)
    }
    return PlayerEvent({**plain(event), **own})


_PART_BY_EVENT: dict[type, Callable[[State, Any, str], PlayerEvent | None]] = {
    e.PunterSeated: _own,
    e.MoneyBroughtIn: _own,
    e.MoneyCashedOut: _own,
    e.HandDealt: _dealt,
    e.PoolsClaimed: _own,
    e.BetPlaced: _own,
    e.BetSeen: _own,
    e.BetPassed: _passed,
    e.HandFolded: _own,
    e.BestHandNamed: _best,
    e.PochSettled: _poch,
    e.SequenceEnded: _paid,
    e.HandWon: _paid,
    e.HandAbandoned: _home,
    e.SessionClosed: _closed,
}
