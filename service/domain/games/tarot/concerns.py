"""The part of an event that concerns one player: their own events, and their part of others.

The scores of a game are public: a player gets a round and a settlement with the points of all.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.tarot import events as e
from service.domain.games.tarot.state import State
from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain


def concerns(state: State, event: e.Event, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` that concerns ``player``, or None. ``state`` precedes it."""
    part_for = _PART_BY_EVENT.get(type(event))
    return part_for(state, event, player) if part_for else None


def _own(_state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.punter == player else None


def _of_all(state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if player in state.players else None


_PART_BY_EVENT: dict[type, Callable[[State, Any, str], PlayerEvent | None]] = {
    e.PunterSeated: _own,
    e.MoneyBroughtIn: _own,
    e.MoneyCashedOut: _own,
    e.GameBegun: _of_all,
    e.RoundCounted: _of_all,
    e.GameSettled: _of_all,
    e.GameAbandoned: _of_all,
    e.SessionClosed: _of_all,
}
