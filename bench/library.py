"""The rival: a session as an aggregate of the eventsourcing library, on its SQLite recorder.

Loaded by name, so that type checks need not have it installed.
"""

import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.evening import CODEC, GAME
from service.domain.session.log.recorded import Recorded

_domain: Any = import_module("eventsourcing.domain")
_application: Any = import_module("eventsourcing.application")

EventFields = tuple[str, Any]


class CountingTable(_domain.Aggregate):  # type: ignore[misc]
    """Counts its events and keeps nothing of them: the least an aggregate can do."""

    def __init__(self) -> None:
        self.entries = 0

    class Happened(_domain.Aggregate.Event):  # type: ignore[misc]
        """Any event, with its fields as plain values."""

        name: str
        fields: dict[str, Any]

        def apply(self, aggregate: Any) -> None:
            """Count it."""
            aggregate.entries += 1


class KeptTable(_domain.Aggregate):  # type: ignore[misc]
    """Keeps the table as Paroli keeps it, by the same rules."""

    def __init__(self) -> None:
        self.table: Any = None

    class Happened(_domain.Aggregate.Event):  # type: ignore[misc]
        """Any event, with its fields as Paroli writes them."""

        name: str
        fields: str

        def apply(self, aggregate: Any) -> None:
            """Make the event of its fields, and the next table of it."""
            event = CODEC.decode(self.name, self.fields)
            aggregate.table = GAME.evolve(aggregate.table, event)


class Library:
    """The library's application over one SQLite file, as durable as ours."""

    def __init__(self, file: Path) -> None:
        self.app: Any = _application.Application(
            env={
                "PERSISTENCE_MODULE": "eventsourcing.sqlite",
                "SQLITE_DBNAME": str(file),
            }
        )
        with self.app.recorder.datastore.transaction(commit=False) as cursor:
            for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2)):
                cursor.execute(f"PRAGMA {pragma}")
                assert cursor.fetchone()[0] == wanted, f"{pragma} is another than ours"

    def trigger(self, table: Any, events: Sequence[EventFields]) -> None:
        """Let some events happen to ``table``."""
        for name, fields in events:
            table.trigger_event(table.Happened, name=name, fields=fields)

    def save(self, table: Any) -> None:
        """Save what happened."""
        self.app.save(table)

    def stored(self, table: Any) -> Any:
        """Return what happened to ``table`` as the recorder wants it."""
        return [self.app.mapper.to_stored_event(event) for event in table.collect_events()]

    def record(self, stored: Any) -> None:
        """Hand stored events to the recorder and nothing else."""
        self.app.recorder.insert_events(stored)

    def replay(self, table: Any) -> Any:
        """Return the aggregate from its events alone."""
        return self.app.repository.get(table.id)

    def close(self) -> None:
        """Close all connections."""
        self.app.close()


def as_values(recorded: Sequence[Recorded]) -> list[EventFields]:
    """Return events with their fields as plain values."""
    return [(r.event.NAME, json.loads(r.data)) for r in recorded]


def as_texts(recorded: Sequence[Recorded]) -> list[EventFields]:
    """Return events with their fields as canonical JSON."""
    return [(r.event.NAME, r.data) for r in recorded]
