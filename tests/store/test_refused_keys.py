"""Refused keys in every store: a key has a response or a refusal, never both."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from threading import Barrier
from uuid import uuid4

import pytest

from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import HOUSE, Append, Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.streams import Streams
from service.domain.people.person import RegisterPerson, decide
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.store.session_appends import (
    LATER,
    NOON,
    FixedClock,
    append_session,
    following_append,
    meta,
    opening_append,
)

EIGHT = 8


def refusal(scope: str, key: str = "k", *, at: str = NOON) -> RefusedKey:
    return RefusedKey(scope, key, "f", '{"code":"purse_short","facts":{},"message":"No."}', at)


def fund(store: Store, session: str) -> Append:
    """Return the next append of a session."""
    return following_append(store, session, commands.fund_bank(5))


def version_of(store: Store, session: str) -> int:
    row = store.row(session)
    assert row is not None
    return row.version


def refuse(store: Store, refused: RefusedKey, session: str) -> None:
    store.refused_keys.add([refused], stream=session, expected=version_of(store, session))


def test_a_refusal_is_read_back(store: Store) -> None:
    session = append_session(store)
    before = store.stored_events(session)
    refuse(store, refusal(session), session)
    assert store.refused_keys.find(session, "k") == refusal(session)
    assert store.stored_result(session, "k") == refusal(session)
    assert store.stored_result(HOUSE, "k") is None
    assert store.idempotency_record(session, "k") is None
    assert store.stored_events(session) == before


def test_a_response_is_the_stored_result_of_its_key(store: Store) -> None:
    session = append_session(store)
    for kept in store.idempotency_records(session):
        assert store.stored_result(kept.scope, kept.key) == kept


@pytest.mark.parametrize("difference", [-1, 1])
def test_a_refusal_decided_on_another_version_is_not_stored(store: Store, difference: int) -> None:
    session = append_session(store)
    expected = version_of(store, session) + difference
    with pytest.raises(WrongVersion):
        store.refused_keys.add([refusal(session)], stream=session, expected=expected)
    assert store.stored_result(session, "k") is None


def test_a_refusal_in_the_log_of_a_person_depends_on_its_version(store: Store) -> None:
    streams = Streams(store, EventCodec(), FixedClock(NOON))
    number = str(uuid4())
    command = RegisterPerson(name="Anne")
    opened = streams.open(PERSON, number, lambda state: decide(state, command), meta("register"))
    person = refusal(PERSON.stream_of(number))
    with pytest.raises(WrongVersion):
        store.refused_keys.add([person], stream=person.scope, expected=opened.version + 1)
    store.refused_keys.add([person], stream=person.scope, expected=opened.version)
    assert store.stored_result(person.scope, "k") == person


def test_a_refused_key_is_not_recorded_later(store: Store) -> None:
    session = append_session(store)
    append = fund(store, session)
    before = store.stored_events(session)
    refuse(store, refusal(session, append.idempotency_records[0].key), session)
    with pytest.raises(KeyTaken):
        store.append([append])
    assert store.stored_events(session) == before
    assert version_of(store, session) == append.expected


def test_a_recorded_key_is_not_refused_later(store: Store) -> None:
    session = append_session(store)
    append = fund(store, session)
    store.append([append])
    key = append.idempotency_records[0].key
    with pytest.raises(KeyTaken):
        refuse(store, refusal(session, key), session)
    assert store.refused_keys.find(session, key) is None


def test_a_key_is_refused_once(store: Store) -> None:
    session = append_session(store)
    refuse(store, refusal(session), session)
    with pytest.raises(KeyTaken):
        refuse(store, refusal(session, at=LATER), session)
    assert store.refused_keys.find(session, "k") == refusal(session)


def test_a_refused_key_opens_no_session(store: Store) -> None:
    append = opening_append()
    in_house = next(kept for kept in append.idempotency_records if kept.scope == HOUSE)
    store.refused_keys.add([refusal(HOUSE, in_house.key)], stream="another id", expected=0)
    with pytest.raises(KeyTaken):
        store.append([append])
    assert store.streams() == []


def test_a_key_that_opened_a_session_is_not_refused(store: Store) -> None:
    append = opening_append()
    store.append([append])
    with pytest.raises(KeyTaken):
        store.refused_keys.add(
            [refusal(HOUSE, append.idempotency_records[0].key)], stream="another id", expected=0
        )


def test_the_refusals_of_a_batch_are_stored_with_its_entries(store: Store) -> None:
    session = append_session(store)
    refused = [refusal(session, "one"), refusal(session, "two")]
    store.append([replace(fund(store, session), refused_keys=refused)])
    assert [store.stored_result(session, each.key) for each in refused] == refused


def test_a_failed_append_stores_no_refusal(store: Store) -> None:
    session = append_session(store)
    late = replace(fund(store, session), refused_keys=[refusal(session)])
    store.append([following_append(store, session, commands.fund_bank(1), key="first")])
    with pytest.raises(WrongVersion):
        store.append([late])
    assert store.stored_result(session, "k") is None


def test_a_batch_with_a_refused_key_that_was_recorded_is_not_stored(store: Store) -> None:
    session = append_session(store)
    taken = store.idempotency_records(session)[0].key
    before = store.stored_events(session)
    append = replace(fund(store, session), refused_keys=[refusal(session, taken)])
    with pytest.raises(KeyTaken):
        store.append([append])
    assert store.stored_events(session) == before


def test_old_refusals_are_deleted(store: Store) -> None:
    session = append_session(store)
    refuse(store, refusal(session, "old", at=NOON), session)
    refuse(store, refusal(session, "new", at=LATER), session)
    store.refused_keys.delete(before=LATER)
    assert store.stored_result(session, "old") is None
    assert store.stored_result(session, "new") == refusal(session, "new", at=LATER)


def in_parallel(work: Callable[[int], None]) -> None:
    start = Barrier(EIGHT)

    def begin(number: int) -> None:
        start.wait()
        with suppress(KeyTaken, WrongVersion):
            work(number)

    with ThreadPoolExecutor(EIGHT) as pool:
        list(pool.map(begin, range(EIGHT)))


def test_a_key_is_recorded_or_refused_never_both(store: Store) -> None:
    session = append_session(store)
    for _ in range(5):
        append = fund(store, session)
        refused = refusal(session, append.idempotency_records[0].key)

        def work(number: int, append: Append = append, refused: RefusedKey = refused) -> None:
            if number % 2:
                store.append([append])
            else:
                keys = store.refused_keys
                keys.add([refused], stream=append.stream, expected=append.expected)

        in_parallel(work)
        record = store.idempotency_record(session, refused.key)
        is_refused = store.refused_keys.find(session, refused.key) is not None
        assert (record is not None) is not is_refused
        assert version_of(store, session) == append.expected + (record is not None)
        store.refused_keys.delete(before=LATER)


def test_an_opening_is_recorded_or_refused_never_both(store: Store) -> None:
    for _ in range(5):
        append = opening_append()
        refused = refusal(HOUSE, append.idempotency_records[0].key)

        def work(number: int, append: Append = append, refused: RefusedKey = refused) -> None:
            if number % 2:
                store.append([append])
            else:
                store.refused_keys.add([refused], stream="of the retry", expected=0)

        in_parallel(work)
        is_recorded = store.row(append.stream) is not None
        assert is_recorded is not (store.refused_keys.find(HOUSE, refused.key) is not None)


def test_a_refusal_names_no_unknown_stream(store: Store) -> None:
    with pytest.raises(WrongVersion):
        store.refused_keys.add([refusal("nobody")], stream="nobody", expected=3)
