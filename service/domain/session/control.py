"""Control of a session: only the device that has it may write. The API calls it the pen."""

from dataclasses import dataclass
from typing import ClassVar

from service.domain.values.errors import Refused
from service.domain.values.text_formats import Time


@dataclass(frozen=True, slots=True, kw_only=True)
class PenTaken:
    """A device took control, from another device or as the first.

    ``holder`` is the id of its key, which is the event's actor too. ``device`` is its name.
    """

    NAME: ClassVar[str] = "session.pen_taken.v1"
    holder: str
    device: str


@dataclass(frozen=True, slots=True)
class Control:
    """The holder's key id, the device's name, and since when."""

    holder: str
    device: str
    since: Time


def first_taking(control: Control | None, taking: PenTaken) -> tuple[PenTaken, ...]:
    """Return the event with which a device's entry takes control if no device has it.

    Refuses ``pen_elsewhere``.
    """
    if control is None:
        return (taking,)
    if control.holder != taking.holder:
        raise Refused(
            "pen_elsewhere",
            f"{control.device} has the pen of this table.",
            holder=control.holder,
            device=control.device,
            since=control.since,
        )
    return ()
