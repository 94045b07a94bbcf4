"""The pen of a session: only the device that has the pen may write."""

from dataclasses import dataclass
from typing import ClassVar

from service.domain.values.errors import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class PenTaken:
    """A device took the pen, from another device or as the first.

    ``holder`` is the id of its key, which is the event's actor too. ``device`` is its name.
    """

    NAME: ClassVar[str] = "session.pen_taken.v1"
    holder: str
    device: str


@dataclass(frozen=True, slots=True)
class Control:
    """The holder's key id, the device's name, and since when: ISO 8601 in UTC."""

    holder: str
    device: str
    since: str


def taken_first(pen: Control | None, taking: PenTaken) -> tuple[PenTaken, ...]:
    """Return the event with which a device's entry takes a free pen, or nothing.

    Refuses ``pen_elsewhere``.
    """
    if pen is None:
        return (taking,)
    if pen.holder != taking.holder:
        raise Refused(
            "pen_elsewhere",
            f"{pen.device} has the pen of this table.",
            holder=pen.holder,
            device=pen.device,
            since=pen.since,
        )
    return ()
