"""A gathering: an evening with a name, a date and a place, and sessions at several tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from service.domain.values.same_fields import from_same_fields


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringFields:
    """The fields of a gathering, its command and its events. ``date`` is ISO 8601: 2026-01-06."""

    name: str
    date: str
    place: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering(GatheringFields):
    """What is known of a gathering."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DescribeGathering(GatheringFields):
    """Open a gathering, or change all that is known of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringOpened(GatheringFields):
    """A gathering was opened."""

    NAME: ClassVar[str] = "gathering.opened.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringDescribed(GatheringFields):
    """Name, date or place of a gathering changed."""

    NAME: ClassVar[str] = "gathering.described.v1"


GATHERING_EVENTS = {event.NAME: event for event in (GatheringOpened, GatheringDescribed)}


def decide(state: Gathering | None, command: DescribeGathering) -> Sequence[Any]:
    """Return the event of a command, also if it changes nothing."""
    event = GatheringOpened if state is None else GatheringDescribed
    return (from_same_fields(event, command),)


def evolve(state: Gathering | None, event: Any) -> Gathering:  # noqa: ARG001 - as every evolve
    """Return the gathering after an event."""
    return from_same_fields(Gathering, event)
