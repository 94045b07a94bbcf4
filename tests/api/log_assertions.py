"""Assertions for every log: the hash chain, and one settlement per draw."""

from itertools import pairwise
from typing import Any

from service.domain.session.log.chain import GENESIS, canonical_json, link
from tests.factories.sample_tables import SAMPLE_TABLES

Event = dict[str, Any]

DRAWS = frozenset[str]().union(*(sample.draws for sample in SAMPLE_TABLES.values()))
SETTLED = frozenset[str]().union(*(sample.settlements for sample in SAMPLE_TABLES.values()))

MAY_SETTLE = frozenset[str]().union(*(sample.may_settle for sample in SAMPLE_TABLES.values()))


def assert_hash_chain(session: str, events: list[Event]) -> None:
    """Check that versions have no gap, and that hashes are right and linked."""
    assert [e["version"] for e in events] == list(range(1, len(events) + 1))
    assert [e["previous_hash"] for e in events] == [GENESIS, *(e["hash"] for e in events[:-1])]
    for event in events:
        assert event["hash"] == link(
            stream=session,
            version=event["version"],
            id=event["id"],
            entry=event["entry"],
            name=f"{event['type']}.v{event['schema_version']}",
            data=canonical_json(event["data"]),
            at=event["at"],
            occurred_at=event["occurred_at"],
            actor=event["actor"],
            previous_hash=event["previous_hash"],
        )


def assert_settled_once(events: list[Event]) -> None:
    """Check that each draw is followed by its settlement, and that no other event is one.

    Which of the events that may be settled are, only the session's state knows.
    """
    settled = [
        before["type"]
        for before, after in pairwise(events)
        if before["type"] in DRAWS | MAY_SETTLE
        and after["type"] in SETTLED
        and before["entry"] == after["entry"]
    ]
    assert sum(type_ in DRAWS for type_ in settled) == sum(e["type"] in DRAWS for e in events)
    assert len(settled) == sum(e["type"] in SETTLED for e in events)
