"""A recorded event, and its view in plain values."""

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event in the log.

    ``version`` counts from 1 without a gap within ``stream``. ``entry`` is the id of the request
    or line that caused it; a settlement has the entry of its draw. ``at`` and ``occurred_at`` are
    ISO 8601 in UTC: when the event was recorded, and, if the client sent it, when it happened.
    ``name`` and ``data`` (canonical JSON) are the event as stored; ``event`` is the decoded event.
    ``hash`` covers all other fields but ``event``.
    """

    stream: str
    version: int
    id: str
    entry: str
    name: str
    event: Any
    data: str
    at: str
    occurred_at: str | None
    actor: str
    previous_hash: str
    hash: str

    @property
    def happened_at(self) -> str:
        """When it happened, as far as known: ISO 8601 in UTC."""
        return self.occurred_at or self.at


def event_type(name: str) -> str:
    """Return the name of an event without the version of its shape: ``session.renamed``."""
    return name.rpartition(".v")[0]


def schema_version(name: str) -> int:
    """Return the version of an event's shape, which its stored name ends with."""
    return int(name.rpartition(".v")[2])


def event_view(recorded: Recorded) -> dict[str, Any]:
    """Return one event as the API, reports and exports show it."""
    return {
        "version": recorded.version,
        "id": recorded.id,
        "entry": recorded.entry,
        "type": event_type(recorded.name),
        "schema_version": schema_version(recorded.name),
        "at": recorded.at,
        "occurred_at": recorded.occurred_at,
        "actor": recorded.actor,
        "data": json.loads(recorded.data),
        "hash": recorded.hash,
        "previous_hash": recorded.previous_hash,
    }
