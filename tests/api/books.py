"""Assertions that hold for every log: the hash chain, and one settlement per draw."""

from itertools import pairwise
from typing import Any

from service.domain.chain import GENESIS, canonical_json, link

Event = dict[str, Any]

DRAWS = {
    "basset.fasse_turned",
    "basset.pair_dealt",
    "basset.last_card_turned",
    "lansquenet.hand_dealt",
}
SETTLED = {"basset.draw_settled", "lansquenet.hand_settled"}


def assert_chained(session: str, events: list[Event]) -> None:
    """Versions have no gap, every event names the hash before it, every hash is right."""
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
    """After every draw stands its settlement, and nowhere else stands one."""
    settled = [
        after
        for draw, after in pairwise(events)
        if draw["type"] in DRAWS and after["type"] in SETTLED and draw["entry"] == after["entry"]
    ]
    assert len(settled) == sum(e["type"] in DRAWS for e in events)
    assert len(settled) == sum(e["type"] in SETTLED for e in events)
