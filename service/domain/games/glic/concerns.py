"""The part of an event that concerns one player: their own events, and their part of others.

What lies on the table is public: antes, the Poch and its shares. Of payments after a run or a hand,
a player gets the winner's name and their own part.
"""

from typing import Any

from service.domain.games.glic import events as e
from service.domain.games.glic.state import State
from service.domain.port.game import PartsByEvent, PlayerEvent
from service.domain.session.players.event_parts import event_part, own_event, own_records
from service.domain.values.plain import plain


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


def _paid(state: State, event: e.SequenceEnded | e.HandWon, player: str) -> PlayerEvent | None:
    """Return payments: all of them for the winner, and for others only their own."""
    if player == event.punter:
        return PlayerEvent(plain(event))
    lists = ("payments", "counts") if isinstance(event, e.HandWon) else ("payments",)
    return _cut(event, player, *lists) if player in state.hand_players else None


def _closed(state: State, event: e.SessionClosed, player: str) -> PlayerEvent | None:
    return _cut(event, player, "shares") if player in state.players else None


def _cut(event: Any, player: str, *lists: str) -> PlayerEvent:
    """Return an event with only the player's own records in some of its lists."""
    own = {name: own_records(getattr(event, name), player) for name in lists}
    return PlayerEvent({**plain(event), **own})


PARTS: PartsByEvent[State] = {
    e.PunterSeated: own_event,
    e.MoneyBroughtIn: own_event,
    e.MoneyCashedOut: own_event,
    e.HandDealt: _dealt,
    e.PoolsClaimed: own_event,
    e.BetPlaced: own_event,
    e.BetSeen: own_event,
    e.BetPassed: _passed,
    e.HandFolded: own_event,
    e.BestHandNamed: _best,
    e.PochSettled: _poch,
    e.SequenceEnded: _paid,
    e.HandWon: _paid,
    e.HandAbandoned: event_part("bets"),
    e.SessionClosed: _closed,
}
