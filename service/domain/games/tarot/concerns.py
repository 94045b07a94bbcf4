"""The part of an event that concerns one player: their own events, and their part of others.

The scores of a game are public: a player gets a round and a settlement with the points of all.
"""

from typing import Any

from service.domain.games.tarot import events as e
from service.domain.games.tarot.state import State
from service.domain.port.game import PartsByEvent, PlayerEvent
from service.domain.session.players.event_parts import own_event
from service.domain.values.plain import plain


def _of_all(state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if player in state.players else None


PARTS: PartsByEvent[State] = {
    e.PunterSeated: own_event,
    e.MoneyBroughtIn: own_event,
    e.MoneyCashedOut: own_event,
    e.GameBegun: _of_all,
    e.RoundCounted: _of_all,
    e.GameSettled: _of_all,
    e.GameAbandoned: _of_all,
    e.SessionClosed: _of_all,
}
