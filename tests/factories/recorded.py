"""Recorded events, as a store returns them."""

from collections.abc import Iterable
from typing import Any

from service.domain.session.corrections import EntriesTakenBack
from service.domain.session.log.chain import GENESIS
from service.domain.session.log.recorded import Recorded


def recorded(version: int, entry: str, event: Any) -> Recorded:
    return Recorded(
        stream="00000000-0000-4000-8000-000000000001",
        version=version,
        id=f"event-{version}",
        entry=entry,
        name=event.NAME,
        event=event,
        data="{}",
        at="2026-01-06T20:15:00.000000Z",
        occurred_at=None,
        actor="dealer",
        previous_hash=GENESIS,
        hash=GENESIS,
    )


def log(*entries: tuple[str, Iterable[Any]]) -> list[Recorded]:
    """Return a log of entries, each with its events."""
    events = [(entry, event) for entry, events in entries for event in events]
    return [recorded(version, *pair) for version, pair in enumerate(events, start=1)]


def taken_back(*entries: str) -> EntriesTakenBack:
    return EntriesTakenBack(entries=entries)
