"""A gathering: an evening with a name, a date and a place, and sessions at several tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True, kw_only=True)
class DescribeGathering:
    """Open a gathering, or change all that is known of it. ``date`` is ISO 8601: 2026-01-06."""

    name: str
    date: str
    place: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringOpened:
    """A gathering was opened."""

    NAME: ClassVar[str] = "gathering.opened.v1"
    name: str
    date: str
    place: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringDescribed:
    """Name, date or place of a gathering changed."""

    NAME: ClassVar[str] = "gathering.described.v1"
    name: str
    date: str
    place: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering:
    """What is known of a gathering."""

    name: str
    date: str
    place: str | None


GATHERING_EVENTS = {event.NAME: event for event in (GatheringOpened, GatheringDescribed)}


def decide(state: Gathering | None, command: DescribeGathering) -> Sequence[Any]:
    """Return the event of a command, also if it changes nothing."""
    name, date, place = command.name, command.date, command.place
    if state is None:
        return (GatheringOpened(name=name, date=date, place=place),)
    return (GatheringDescribed(name=name, date=date, place=place),)


def evolve(state: Gathering | None, event: Any) -> Gathering:  # noqa: ARG001 - as every evolve
    """Return the gathering after an event."""
    return Gathering(name=event.name, date=event.date, place=event.place)
