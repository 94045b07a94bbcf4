"""A recorded event in plain values, with everything that its hash covers."""

import json
from typing import Any

from service.domain.session.history import Recorded


def event_view(recorded: Recorded) -> dict[str, Any]:
    """Return one event as the API, reports and exports show it."""
    name, _, schema = recorded.name.rpartition(".v")
    return {
        "version": recorded.version,
        "id": recorded.id,
        "entry": recorded.entry,
        "type": name,
        "schema_version": int(schema),
        "at": recorded.at,
        "occurred_at": recorded.occurred_at,
        "actor": recorded.actor,
        "data": json.loads(recorded.data),
        "hash": recorded.hash,
        "previous_hash": recorded.previous_hash,
    }
