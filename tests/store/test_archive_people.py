"""Archives with gatherings and people: bankrolls, contacts, and sessions that go on meanwhile."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from uuid import uuid4

import pytest

from service.application.archive.archive import ArchivedStream
from service.application.archive.archive_export import (
    archived_streams,
    read_for_archive,
    stream_to_archive,
)
from service.application.ports.store import Store, StoredEvent
from service.application.recording.bankrolls import PERSON
from service.application.recording.draft import Meta
from service.application.recording.entry_response import to_json
from service.application.recording.gatherings import GATHERING
from service.application.verification.verify import sessions_of, verify
from service.application.verification.verify_streams import streams_of, verify_streams
from service.domain.evenings.gatherings import DescribeGathering
from service.domain.games import GAMES
from service.domain.people.person import Deposit
from service.domain.session.assignment import SessionFiled
from service.domain.session.bankrolls import BankrollLinked
from service.domain.session.log.chain import canonical_json
from service.domain.session.seats import BuyIn, CashOut
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import NAMES, RandomHouse, handler_over, meta, number
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import (
    export_lines,
    forge,
    import_lines,
    import_session,
    to_lines,
)

EVENING = str(uuid4())


@pytest.fixture
def house() -> RandomHouse:
    """A house with people, three tables and an evening, after some random moves."""
    made = RandomHouse(MemoryStore(), Random(5))
    described = DescribeGathering(name="Twelfth Night", date="2026-01-06", place=None)
    made.application.gatherings.open(EVENING, described, meta("evening"))
    made.application.people.put_contact(number("anne"), "anne@example.org")
    for _ in range(40):
        made.step()
    return made


def everything(store: Store) -> list[object]:
    return [
        (
            store.stored_events(stream),
            store.idempotency_records(stream),
            store.postings(stream),
            store.row(stream) or store.stream_row(stream),
        )
        for stream in archived_streams(store)
    ]


def problems(store: Store) -> list[object]:
    checked = [
        *verify(store, EventCodec(), sessions_of(store)),
        *verify_streams(store, EventCodec(), streams_of(store)),
    ]
    return [each.findings for each in checked if each.findings]


def test_everything_is_the_same_after_an_import(house: RandomHouse, store: Store) -> None:
    results = import_lines(store, export_lines(house.store))
    assert [result.problem for result in results if result.problem] == []
    assert {result.stream for result in results} == set(archived_streams(house.store))
    assert everything(store) == everything(house.store)
    assert store.contact(number("anne")) == "anne@example.org"
    assert problems(store) == []


def test_a_request_that_is_repeated_after_an_import_gets_its_first_response(
    house: RandomHouse,
) -> None:
    target = MemoryStore()
    import_lines(target, export_lines(house.store))
    described = DescribeGathering(name="Twelfth Night", date="2026-01-06", place=None)
    again = handler_over(target).gatherings.open(EVENING, described, meta("evening"))
    assert again.replayed
    deposit = Deposit(currency="points", amount=2000)
    assert handler_over(target).people.enter(number("anne"), deposit, meta("deposit 1")).replayed


def test_an_import_is_repeated_without_effect(house: RandomHouse) -> None:
    target, lines = MemoryStore(), export_lines(house.store)
    import_lines(target, lines)
    assert {result.events for result in import_lines(target, lines)} == {0}


def test_an_import_continues_what_was_imported_earlier(house: RandomHouse) -> None:
    target = MemoryStore()
    import_lines(target, export_lines(house.store))
    for _ in range(40):
        house.step()
    import_lines(target, export_lines(house.store))
    assert everything(target) == everything(house.store)
    assert problems(target) == []


def test_a_person_ends_before_a_session_that_went_on_meanwhile(house: RandomHouse) -> None:
    session = str(uuid4())
    house.open(session)
    house.application.recorder.enter(session, commands.seat("anne", 10), meta("seat"))
    reading = read_for_archive(house.store, archived_streams(house.store))
    sessions = [next(reading) for _ in sessions_of(house.store)]
    for count in range(3):
        house.application.recorder.enter(
            session, BuyIn(punter="anne", amount=1), meta(f"buy {count}")
        )
        house.application.recorder.enter(
            session, CashOut(punter="anne", amount=1), meta(f"cash {count}")
        )
    archived = [*sessions, *reading]
    (anne,) = (each for each in archived if each.stream == PERSON.stream_of(number("anne")))
    assert len(anne.events) == len(house.store.stored_events(anne.stream)) - 6
    target = MemoryStore()
    results = import_lines(target, to_lines(*archived))
    assert [result.problem for result in results if result.problem] == []
    assert problems(target) == []


def test_an_erased_contact_does_not_come_back(house: RandomHouse) -> None:
    target, lines = MemoryStore(), export_lines(house.store)
    import_lines(target, lines)
    handler_over(target).people.put_contact(number("anne"), None)
    house.pay_in("anne", 5)
    import_lines(target, [*lines])
    import_lines(target, export_lines(house.store))
    assert target.contact(number("anne")) is None


def with_amount(amount: int) -> Callable[[StoredEvent], StoredEvent]:
    def change(event: StoredEvent) -> StoredEvent:
        data = EventCodec().decode(event.name, event.data)
        return replace(event, data=EventCodec().encode(replace(data, amount=amount)))

    return change


def archived_person(house: RandomHouse, name: str = "anne") -> ArchivedStream:
    return stream_to_archive(house.store, PERSON.stream_of(number(name)))


def first_move(archived: ArchivedStream) -> int:
    """Return the version of the first event of a person that a session caused."""
    return next(e.version for e in archived.events if e.name.startswith("bankroll.moved"))


def test_a_bankroll_that_differs_from_its_sessions_is_refused(house: RandomHouse) -> None:
    person = next(p for name in NAMES for p in [archived_person(house, name)] if len(p.events) > 5)
    forged = forge(person, first_move(person), with_amount(1))
    target = MemoryStore()
    lines = to_lines(
        *(stream_to_archive(house.store, session) for session in sessions_of(house.store)), forged
    )
    *_, result = import_lines(target, lines)
    assert result.problem is not None
    assert "from the bankroll instead of" in result.problem
    assert target.stored_events(person.stream) == []


def test_a_bankroll_below_zero_is_refused(house: RandomHouse) -> None:
    person = archived_person(house)
    deposited = next(record for record in person.keys if record.version == 2)
    view = json.loads(deposited.body)
    body = to_json({**view, "balances": dict.fromkeys(view["balances"], 1)})
    opened = [record for record in person.keys if record.version == 1]
    keys = [*opened, replace(deposited, body=body)]
    short = replace(person, events=person.events[: first_move(person)], keys=keys)
    target = MemoryStore()
    import_lines(
        target, to_lines(*(stream_to_archive(house.store, s) for s in sessions_of(house.store)))
    )
    problem = import_session(target, forge(short, 2, with_amount(1))).problem
    assert problem is not None
    assert "below zero" in problem


@pytest.mark.parametrize("is_practice_first", [True, False])
def test_a_practice_table_with_a_bankroll_is_refused(*, is_practice_first: bool) -> None:
    application, session = handler_over(MemoryStore()), number("practice")
    application.recorder.open(session, GAMES["basset"], OpeningFactory.build(), meta("open"))
    link = BankrollLinked(player="anne", person=number("anne"))
    practice, no_practice = SessionFiled(practice=True), SessionFiled(practice=False)
    first = (practice, link) if is_practice_first else (link, practice)
    for count, event in enumerate((*first, no_practice)):
        draft, key = (
            application.recorder.draft(application.sessions.current(session)),
            meta(f"event {count}"),
        )
        draft._record((event,), key)
        draft._result(0, key)
        application.recorder.commit(draft)
    target = MemoryStore()
    (result,) = import_lines(target, export_lines(application.ports.store))
    assert result.problem == "Event 3 lets a practice table play with a bankroll."
    assert target.stored_events(session) == []


@pytest.mark.parametrize("event", [1, 2])
def test_an_event_with_another_id_is_refused(house: RandomHouse, event: int) -> None:
    forged = forge(archived_person(house), event, lambda e: replace(e, id=str(uuid4())))
    problem = import_session(MemoryStore(), forged).problem
    assert problem == f"Event {event} has the wrong id."


def test_a_gathering_with_an_impossible_event_is_refused(house: RandomHouse) -> None:
    evening = stream_to_archive(house.store, GATHERING.stream_of(EVENING))
    other = canonical_json({"name": "Anne"})
    forged = forge(evening, 1, lambda e: replace(e, name="person.registered.v1", data=other))
    assert import_session(MemoryStore(), forged).problem is not None


def test_the_key_of_another_stream_is_refused(house: RandomHouse) -> None:
    archived = archived_person(house)
    keys = [*archived.keys, replace(archived.keys[0], key="more", scope="house")]
    problem = import_session(MemoryStore(), replace(archived, keys=keys)).problem
    assert problem is not None
    assert "belongs to none of its entries" in problem


def test_the_key_that_added_a_person_is_in_the_archive(house: RandomHouse) -> None:
    person = archived_person(house)
    assert [kept.scope for kept in person.keys if kept.key == "anne"] == ["house", person.stream]
    registered = Meta(key="anne", fingerprint="anne", actor="tests")
    assert house.store.idempotency_record("house", registered.key) is not None
