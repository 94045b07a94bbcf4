"""Properties of a session beside its entries; undo and corrections pass over their changes."""

from dataclasses import dataclass, field, replace
from typing import ClassVar

from service.domain.session.assignment import NOT_ASSIGNED, SessionFiled
from service.domain.session.bankrolls import BankrollLinked, Links
from service.domain.session.control import Control, PenTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionRenamed:
    """The session has another name from now on. ``previous`` is the name before."""

    NAME: ClassVar[str] = "session.renamed.v1"
    name: str
    previous: str


@dataclass(frozen=True, slots=True)
class SessionProperties:
    """What a session has beside its entries.

    ``name`` is the name that it was given last; None: the one with which it was opened. ``filing``
    says where it belongs. ``links`` are the ids of people by the seat that plays with their
    bankroll. ``control`` is None until a device has taken it.
    """

    name: str | None = None
    filing: SessionFiled = NOT_ASSIGNED
    links: Links = field(default_factory=dict)
    control: Control | None = None


def with_name(before: SessionProperties, event: SessionRenamed, _at: str) -> SessionProperties:
    """Return the properties with the session's new name."""
    return replace(before, name=event.name)


def with_filing(before: SessionProperties, event: SessionFiled, _at: str) -> SessionProperties:
    """Return the properties with where the session belongs now."""
    return replace(before, filing=event)


def with_link(before: SessionProperties, event: BankrollLinked, _at: str) -> SessionProperties:
    """Return the properties with the link of one more seat."""
    return replace(before, links={**before.links, event.player: event.person})


def with_control(before: SessionProperties, event: PenTaken, at: str) -> SessionProperties:
    """Return the properties after a device took control at a time, ISO 8601 in UTC."""
    return replace(before, control=Control(event.holder, event.device, at))
