"""The parts of events that concern one player, which games have in common."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain


class OfPlayer(Protocol):
    """A record of one player in an event, such as a stake that was settled."""

    @property
    def punter(self) -> str: ...


def own_event(_state: object, event: OfPlayer, player: str) -> PlayerEvent | None:
    """Return an event of one player as a whole for this player."""
    return PlayerEvent(plain(event)) if event.punter == player else None


def own_records(records: Iterable[OfPlayer], player: str) -> list[dict[str, Any]]:
    """Return the player's own records as plain values."""
    return [plain(record) for record in records if record.punter == player]


def event_part(
    *lists: str, named: tuple[str, ...] = ()
) -> Callable[[object, Any, str], PlayerEvent | None]:
    """Return what reduces an event to the player's own records in its ``lists``.

    The event concerns the players with such a record, and those whom the members ``named`` name.
    """

    def part(_state: object, event: Any, player: str) -> PlayerEvent | None:
        own = {name: own_records(getattr(event, name), player) for name in lists}
        if any(own.values()) or player in [getattr(event, member) for member in named]:
            return PlayerEvent({**plain(event), **own})
        return None

    return part
