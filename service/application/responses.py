"""What a caller is told of an entry: exactly what was recorded, and the balances it touched."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from service.domain.history import Recorded


def event_view(recorded: Recorded) -> dict[str, Any]:
    """Return one event as readers of the log see it."""
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


def entry_response(
    recorded: Sequence[Recorded],
    touched: Iterable[str],
    balances: Mapping[str, int],
    *,
    settled: bool,
) -> dict[str, Any]:
    """Return the answer to an entry. ``balances`` are those after it; missing ones are empty."""
    return {
        "version": recorded[-1].version,
        "events": [event_view(r) for r in recorded],
        "balances": {account: balances.get(account, 0) for account in touched},
        "settled": settled,
    }


to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Write an answer down as it is kept and sent."""
