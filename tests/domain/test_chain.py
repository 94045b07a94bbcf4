"""The hash chain: every stored field counts."""

import json
from hashlib import sha256
from typing import Any

import pytest

from service.domain.session.log.chain import GENESIS, canonical_json, link

FIELDS: dict[str, Any] = {
    "stream": "00000000-0000-4000-8000-000000000001",
    "version": 7,
    "id": "00000000-0000-5000-8000-000000000002",
    "entry": 'key "seven"',
    "name": "basset.stake_placed.v1",
    "data": '{"amount":10,"card":"K","punter":"Señora 🂮"}',
    "at": "2026-01-06T20:15:00.000000Z",
    "occurred_at": None,
    "actor": "dealer\\1",
    "previous_hash": GENESIS,
}
GOLDEN = "2f80b88f8687ce1ce85227a9ad443cf7f327b10054094a595d481a87b3d3692d"


def test_a_known_event_has_a_known_hash() -> None:
    assert link(**FIELDS) == GOLDEN


@pytest.mark.parametrize("occurred_at", [None, "2026-01-06T20:14:00Z"])
def test_a_link_is_the_hash_of_canonical_json(occurred_at: str | None) -> None:
    fields: dict[str, Any] = {**FIELDS, "occurred_at": occurred_at}
    whole = {**fields, "data": json.loads(FIELDS["data"])}
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert link(**fields) == sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stream", "00000000-0000-4000-8000-000000000009"),
        ("version", 8),
        ("id", "00000000-0000-5000-8000-000000000009"),
        ("entry", "key seven"),
        ("name", "basset.stake_placed.v2"),
        ("data", '{"amount":11,"card":"K","punter":"Señora 🂮"}'),
        ("at", "2026-01-06T20:15:00.000001Z"),
        ("occurred_at", "2026-01-06T20:14:00Z"),
        ("occurred_at", "null"),
        ("actor", "dealer2"),
        ("previous_hash", "1" + GENESIS[1:]),
    ],
)
def test_any_changed_field_changes_the_hash(field: str, value: Any) -> None:
    assert link(**{**FIELDS, field: value}) != GOLDEN


def test_the_test_changes_every_field() -> None:
    assert len(FIELDS) == 10


def test_canonical_json_has_sorted_keys_and_no_blanks() -> None:
    assert canonical_json({"b": [1, 2], "a": {"é": None}}) == '{"a":{"é":null},"b":[1,2]}'


def test_canonical_json_refuses_numbers_that_json_lacks() -> None:
    with pytest.raises(ValueError, match="Out of range"):
        canonical_json(float("nan"))
