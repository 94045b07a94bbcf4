"""The part of an event that concerns one player: their own events, and their part of others."""

from typing import Any

from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain
from tests.factories.invented import events as e
from tests.factories.invented.state import State

_LISTS = ("home", "lost", "won", "points", "counts", "from_pot", "from_jar")


def concerns(_state: State, event: e.Event, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` that concerns ``player``, or None."""
    if getattr(event, "punter", None) == player:
        return PlayerEvent(plain(event))
    if player in getattr(event, "punters", ()):
        return PlayerEvent({**plain(event), "punters": [player]})
    own = {name: _own(getattr(event, name), player) for name in _LISTS if hasattr(event, name)}
    return PlayerEvent({**plain(event), **own}) if any(own.values()) else None


def _own(records: Any, player: str) -> list[dict[str, Any]]:
    return [plain(record) for record in records if record.punter == player]
