"""Changes behind the log of an evening or a person are found."""

import json
from dataclasses import replace
from uuid import uuid4

import pytest

from service.application.errors import StoreUnusable
from service.application.people.people import People
from service.application.ports.store import IdempotencyRecord, StreamRow
from service.application.recording.bankrolls import PERSON
from service.application.recording.gatherings import GATHERING, Gatherings
from service.application.recording.streams import Streams
from service.application.verification.rebuild import Rebuilt
from service.application.verification.verify_streams import (
    rebuild_streams,
    streams_of,
    verify_streams,
)
from service.clock import SystemClock
from service.domain.evenings.gatherings import DescribeGathering
from service.domain.ledger import Posting
from service.domain.people.person import Deposit, RegisterPerson
from service.store.log.codec import EventCodec
from tests.factories.memory_sessions import meta
from tests.memory_store.store import MemoryStore


@pytest.fixture
def store() -> MemoryStore:
    """A store with an evening, and with a person whose bankroll has 50."""
    made = MemoryStore()
    streams = Streams(made, EventCodec(), SystemClock())
    evening = DescribeGathering(name="Twelfth Night", date="2026-01-06")
    Gatherings(made, streams).open(str(uuid4()), evening, meta("evening"))
    people, anne = People(made, streams), str(uuid4())
    people.register(anne, RegisterPerson(name="Anne"), meta("anne"))
    people.enter(anne, Deposit(currency="lsd", amount=50), meta("deposit"))
    return made


def findings(store: MemoryStore) -> list[str]:
    verified = verify_streams(store, EventCodec(), streams_of(store))
    return [finding.message for result in verified for finding in result.findings]


def stream_of(store: MemoryStore, kind: str) -> str:
    return next(stream for stream in streams_of(store) if stream.startswith(kind))


def test_an_unchanged_store_has_no_problems(store: MemoryStore) -> None:
    assert findings(store) == []
    names = [v.name for v in verify_streams(store, EventCodec(), streams_of(store))]
    assert names == ["Twelfth Night", "Anne"]


def test_a_changed_row_is_found(store: MemoryStore) -> None:
    stream = stream_of(store, GATHERING.name)
    row = store.stream_row(stream)
    assert isinstance(row, StreamRow)
    store._stream_rows[stream] = replace(row, name="Easter")
    assert findings(store) == ["The row in the list does not follow from the events."]


def test_a_changed_posting_is_found(store: MemoryStore) -> None:
    stream = stream_of(store, PERSON.name)
    store._postings[stream] = [(2, Posting("world", "bankroll:lsd", 51))]
    assert findings(store) == ["The stored postings do not follow from the events."]


def rebuilt(store: MemoryStore) -> list[Rebuilt]:
    return list(rebuild_streams(store, EventCodec(), streams_of(store)))


@pytest.mark.parametrize("version", [2, 9])
def test_the_balance_in_a_changed_row_is_found_and_rebuilt(
    store: MemoryStore, version: int
) -> None:
    stream, other = stream_of(store, PERSON.name), stream_of(store, GATHERING.name)
    row = store.stream_row(stream)
    assert isinstance(row, StreamRow)
    assert json.loads(row.body)["balances"] == {"lsd": 50}
    body = row.body.replace("50", "5000")
    store._stream_rows[stream] = replace(row, body=body, version=version)
    assert findings(store) == ["The row in the list does not follow from the events."]
    assert rebuilt(store) == [Rebuilt(other), Rebuilt(stream, row_changed=True)]
    assert store.stream_row(stream) == row
    assert rebuilt(store) == [Rebuilt(other), Rebuilt(stream)]


def test_the_postings_of_a_person_are_rebuilt(store: MemoryStore) -> None:
    stream = stream_of(store, PERSON.name)
    right = store.postings(stream)
    store._postings[stream] = [(2, Posting("world", "bankroll:lsd", 51))]
    assert rebuilt(store)[1] == Rebuilt(stream, postings_changed=True)
    assert store.postings(stream) == right


def test_a_person_whose_log_was_changed_is_not_rebuilt(store: MemoryStore) -> None:
    stream = stream_of(store, PERSON.name)
    events = store._events[stream]
    events[1] = replace(events[1], data=events[1].data.replace("50", "60"))
    problem = rebuilt(store)[1].problem
    assert problem == "Event 2 does not match its hash."


def test_a_person_whose_newest_event_is_gone_is_not_rebuilt(store: MemoryStore) -> None:
    stream = stream_of(store, PERSON.name)
    del store._events[stream][-1]
    row = store.stream_row(stream)
    problem = "Event 2 is gone, and cannot be rebuilt. Restore a backup."
    assert rebuilt(store)[1] == Rebuilt(stream, problem=problem)
    assert store.stream_row(stream) == row


def test_a_changed_event_is_found(store: MemoryStore) -> None:
    stream = stream_of(store, PERSON.name)
    events = store._events[stream]
    events[1] = replace(events[1], data=events[1].data.replace("50", "60"))
    assert any("does not match its hash" in message for message in findings(store))


def test_a_missing_event_is_found(store: MemoryStore) -> None:
    stream = stream_of(store, PERSON.name)
    del store._events[stream][0]
    assert any("is missing" in message for message in findings(store))


class StoreAway(MemoryStore):
    """A store whose keys cannot be read: its server has stopped."""

    def idempotency_records(self, session: str) -> list[IdempotencyRecord]:
        raise StoreUnusable("The database server cannot be reached; try again later.")


def test_verify_fails_if_the_database_is_away() -> None:
    away = StoreAway()
    streams = Streams(away, EventCodec(), SystemClock())
    People(away, streams).register(str(uuid4()), RegisterPerson(name="Anne"), meta("anne"))
    with pytest.raises(StoreUnusable):
        findings(away)
