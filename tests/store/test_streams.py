"""Streams that are not sessions, in every store: rows, races, keys and the chain."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, cast
from uuid import uuid4

import pytest

from service.application.errors import EntryInBetween, KeyReused
from service.application.ports.store import Store
from service.application.recording.draft import Meta
from service.application.recording.gatherings import GATHERING, Gatherings
from service.application.recording.streams import Streams, UnknownStream, stream_view
from service.application.verification.verify import chain_breaks, sessions_of
from service.clock import SystemClock
from service.domain.evenings.gatherings import DescribeGathering
from service.store.log.codec import EventCodec
from service.store.log.statements import IDS_PER_READ
from tests.store.session_appends import append_session


def gatherings_of(store: Store) -> Gatherings:
    return Gatherings(store, Streams(store, EventCodec(), SystemClock()))


def described(name: str = "Twelfth Night", place: str | None = "Great hall") -> DescribeGathering:
    return DescribeGathering(name=name, date="2026-01-06", place=place)


def meta(key: str, **fields: int) -> Meta:
    return Meta(key=key, fingerprint=key, actor="tests", **fields)  # type: ignore[arg-type]


def test_a_gathering_is_read_back_from_its_events_and_its_row(store: Store) -> None:
    known, number = gatherings_of(store), str(uuid4())
    opened = known.open(number, described(), meta("open"))
    view = {
        "id": number,
        "version": 1,
        "name": "Twelfth Night",
        "date": "2026-01-06",
        "place": "Great hall",
    }
    assert json.loads(opened.body) == known.find(number) == known.find_row(number) == view
    known.describe(number, described("Epiphany", None), meta("rename"))
    row = store.stream_row(GATHERING.stream_of(number))
    assert row is not None
    assert stream_view(row) == {**view, "version": 2, "name": "Epiphany", "place": None}
    assert list(chain_breaks(store.stored_events(row.id))) == []
    assert (row.kind, row.name, row.version) == ("gathering", "Epiphany", 2)


def test_an_unknown_gathering_is_refused(store: Store) -> None:
    known = gatherings_of(store)
    with pytest.raises(UnknownStream, match="No gathering has the id"):
        known.find(str(uuid4()))
    with pytest.raises(UnknownStream):
        known.describe(str(uuid4()), described(), meta("rename"))
    assert known.find_row(str(uuid4())) is None


def test_a_repeated_key_returns_the_same_bytes(store: Store) -> None:
    known, number = gatherings_of(store), str(uuid4())
    first = known.open(number, described(), meta("open"))
    again = known.open(str(uuid4()), described("Other"), meta("open"))
    assert (again.body, again.replayed) == (first.body, True)
    with pytest.raises(KeyReused):
        known.open(str(uuid4()), described(), Meta("open", "another request", "tests"))
    one = known.describe(number, described("Epiphany"), meta("rename"))
    two = known.describe(number, described("Epiphany"), meta("rename"))
    assert (one.body, two.replayed) == (two.body, True)
    assert len(store.events(GATHERING.stream_of(number))) == 2


def test_a_condition_refuses_a_change_in_between(store: Store) -> None:
    known, number = gatherings_of(store), str(uuid4())
    known.open(number, described(), meta("open"))
    known.describe(number, described("Epiphany"), meta("one", if_match=1))
    with pytest.raises(EntryInBetween):
        known.describe(number, described("Easter"), meta("two", if_match=1))
    assert known.find(number)["name"] == "Epiphany"


def test_changes_at_once_are_all_recorded(store: Store) -> None:
    known, number = gatherings_of(store), str(uuid4())
    known.open(number, described(), meta("open"))
    names = [f"name {count}" for count in range(12)]
    with ThreadPoolExecutor(4) as pool:
        changes = [
            pool.submit(partial(known.describe, number, described(name), meta(name)))
            for name in names
        ]
        for change in changes:
            change.result()
    assert known.find(number)["version"] == 13
    events = store.events(GATHERING.stream_of(number))
    assert sorted(r.event.name for r in events[1:]) == sorted(names)


def test_gatherings_are_listed_newest_first(store: Store) -> None:
    known = gatherings_of(store)
    for count in range(3):
        known.open(str(uuid4()), described(f"evening {count}"), meta(f"open {count}"))
    first = known.newest(limit=2, before=None)
    assert [row.name for row in first] == ["evening 2", "evening 1"]
    rest = known.newest(limit=9, before=(first[-1].opened_at, first[-1].id))
    assert [row.name for row in rest] == ["evening 0"]


def test_a_gathering_is_not_among_the_sessions(store: Store) -> None:
    session = append_session(store)
    gatherings_of(store).open(str(uuid4()), described(), meta("open"))
    assert sessions_of(store) == [session]
    assert len(store.streams()) == 2


def test_a_row_is_replaced_unless_it_is_newer(store: Store) -> None:
    known, number = gatherings_of(store), str(uuid4())
    known.open(number, described(), meta("open"))
    known.describe(number, described("Epiphany"), meta("rename"))
    row = store.stream_row(GATHERING.stream_of(number))
    assert row is not None
    store.replace_stream_row(replace(row, version=1, name="older"))
    assert store.stream_row(row.id) == row
    for wrong in (replace(row, name="wrong", body="{}"), replace(row, version=7)):
        store.replace_stream_row(wrong)
        assert store.stream_row(row.id) == wrong
        store.replace_stream_row(row)
        assert store.stream_row(row.id) == row


class CountingStore:
    """A store that counts the events that are read."""

    def __init__(self, store: Store) -> None:
        self.store, self.events_read = store, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def events(self, stream: str, **part: Any) -> Any:
        found = self.store.events(stream, **part)
        self.events_read += len(found)
        return found


def test_an_entry_reads_no_more_of_a_longer_log(store: Store) -> None:
    counting, number = CountingStore(store), str(uuid4())
    known, read = gatherings_of(cast("Store", counting)), []
    known.open(number, described(), meta("open"))
    for turn in range(30):
        counting.events_read = 0
        known.describe(number, described(f"Night {turn}"), meta(f"rename {turn}"))
        read.append(counting.events_read)
    assert set(read) == {read[0]}
    assert known.find(number)["version"] == 31


def test_a_row_ahead_of_its_log_is_not_used(store: Store) -> None:
    known, number = gatherings_of(store), str(uuid4())
    known.open(number, described(), meta("open"))
    row = store.stream_row(GATHERING.stream_of(number))
    assert row is not None
    store.replace_stream_row(replace(row, version=3, body=row.body.replace("Night", "Day")))
    assert (known.find(number)["version"], known.find(number)["name"]) == (1, "Twelfth Night")


def test_the_contacts_of_many_people_are_read_together(store: Store) -> None:
    people = [f"person {number}" for number in range(IDS_PER_READ + 5)]
    for person in people[:-1]:
        store.put_contact(person, f"{person}@example.org")
    store.put_contact("someone else", "x")
    store.put_contact(people[0], None)
    assert store.contacts(people) == {p: f"{p}@example.org" for p in people[1:-1]}
    assert store.contacts([]) == {}
