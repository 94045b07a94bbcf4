"""Verify compares idempotency keys, and the responses stored with them, with the events."""

import json
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest

from service.application.people.people import People
from service.application.ports.store import Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.batch import Batch, BatchEntry, enter_all
from service.application.recording.draft import Meta
from service.application.recording.entry_response import (
    batch_view,
    event_json,
    result_view,
    to_json,
)
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import Streams
from service.application.sessions.correction import Correction
from service.application.verification.verify import verify
from service.application.verification.verify_database import database_findings
from service.application.verification.verify_streams import verify_streams
from service.clock import SystemClock
from service.domain.people.person import Deposit, RegisterPerson
from service.domain.session.log.recorded import event_view
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.store.attacked_store import AttackedStore
from tests.store.session_appends import append_session, application_of, meta
from tests.store.test_streams import described, gatherings_of

ENTRY_5 = "Event 5 has no idempotency key."
HOUSE_COPY = "The house's copy of the key that opened it is missing or differs."


def wrong(key: str) -> str:
    return f"The stored response of the idempotency key {key!r} does not follow from the events."


def found(store: Store, stream: str) -> list[str]:
    """Return the findings of a stream, then those of the whole database."""
    check = verify_streams if ":" in stream else verify
    (verified,) = check(store, EventCodec(), [stream])
    findings = (*verified.findings, *database_findings(store))
    return [finding.message for finding in findings]


# Event 5 is the stake with the key entry-5; event 8 settles the draw of event 7.
TAMPERED: dict[str, tuple[str, list[str]]] = {
    "a key removed": (
        "DELETE FROM keys WHERE scope = '{session}' AND key = 'entry-5'",
        [ENTRY_5],
    ),
    "a key renamed": (
        "UPDATE keys SET key = 'forged' WHERE scope = '{session}' AND key = 'entry-5'",
        ["The idempotency key 'forged' belongs to no entry.", ENTRY_5],
    ),
    "a key added": (
        (
            "INSERT INTO keys SELECT scope, 'forged', fingerprint, body, session, version, settled"
            " FROM keys WHERE scope = '{session}' AND key = 'entry-5'"
        ),
        ["The idempotency key 'forged' belongs to no entry."],
    ),
    "a response changed": (
        (
            "UPDATE keys SET body = replace(body, '\"amount\":30', '\"amount\":90')"
            " WHERE scope = '{session}' AND key = 'entry-5'"
        ),
        [wrong("entry-5")],
    ),
    "1 in place of true": (
        (
            "UPDATE keys SET body = replace(body, '\"settled\":true', '\"settled\":1')"
            " WHERE scope = '{session}' AND key = 'entry-5'"
        ),
        [wrong("entry-5")],
    ),
    "another kind of number": (
        (
            "UPDATE keys SET body = replace(body, '\"amount\":30', '\"amount\":30.0')"
            " WHERE scope = '{session}' AND key = 'entry-5'"
        ),
        [wrong("entry-5")],
    ),
    "an amount twice": (
        (
            'UPDATE keys SET body = replace(body, \'"amount":30\', \'"amount":99,"amount":30\')'
            " WHERE scope = '{session}' AND key = 'entry-5'"
        ),
        [wrong("entry-5")],
    ),
    "a balance changed": (
        (
            'UPDATE keys SET body = replace(body, \'"balances":{{"\', \'"balances":{{"bank":9,"\')'
            " WHERE scope = '{session}' AND key = 'entry-5'"
        ),
        [wrong("entry-5")],
    ),
    "no JSON": (
        "UPDATE keys SET body = '{{' WHERE scope = '{session}' AND key = 'entry-5'",
        [wrong("entry-5")],
    ),
    "another version": (
        "UPDATE keys SET version = 9 WHERE scope = '{session}' AND key = 'entry-5'",
        [wrong("entry-5")],
    ),
    "a version in the future": (
        "UPDATE keys SET version = 999 WHERE scope = '{session}' AND key = 'entry-5'",
        [wrong("entry-5")],
    ),
    "a draw as settled": (
        "UPDATE keys SET settled = 1 WHERE scope = '{session}' AND key = 'entry-7'",
        [wrong("entry-7")],
    ),
    "the opening key removed from the house": (
        "DELETE FROM keys WHERE scope = 'house'",
        [HOUSE_COPY],
    ),
    "another fingerprint in the house": (
        "UPDATE keys SET fingerprint = 'x' WHERE scope = 'house'",
        [HOUSE_COPY],
    ),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_changed_key_is_found(attacked_file: AttackedStore, how: str) -> None:
    store, session = attacked_file.store, append_session(attacked_file.store)
    assert found(store, session) == []
    statement, messages = TAMPERED[how]
    attacked_file.attack(statement.format(session=session))
    assert found(store, session) == [m.format(session=session) for m in messages]


def test_keys_outside_of_their_session_are_found(attacked: AttackedStore) -> None:
    session = append_session(attacked.store)
    columns = "fingerprint, body, {}, version, settled FROM keys WHERE key = 'entry-5'"
    for scope, key, owner in (("house", "a", "session"), ("x", "b", "'x'"), (session, "c", "'y'")):
        values = columns.format(owner)
        attacked.attack(f"INSERT INTO keys SELECT '{scope}', '{key}', {values}")
    assert sorted(found(attacked.store, session)) == [
        "Session x has idempotency keys, but no events.",
        "The idempotency key 'a' of the house opened nothing.",
        f"The idempotency key 'c' of {session} belongs to y.",
    ]


def test_corrections_and_batches_have_the_keys_they_need(attacked_file: AttackedStore) -> None:
    session, application = append_session(attacked_file.store), application_of(attacked_file.store)
    correction = Correction(change="inserted", version=4, commands=(commands.fund_bank(3),))
    application.recorder.correct(session, correction, meta("insert"))

    def write(results: Any, version: int) -> str:
        views = [
            result_view(key, json.loads(result.body), settled=True)
            for key, result in zip("aba", results, strict=True)
        ]
        return to_json(batch_view(version, views))

    entries = [BatchEntry(commands.fund_bank(7), meta(key)) for key in "aba"]
    enter_all(application.recorder, session, Batch(entries, "atomic", meta("batch"), write))
    assert found(attacked_file.store, session) == []
    attacked_file.attack("UPDATE keys SET body = replace(body, ':7', ':8') WHERE key = 'batch'")
    assert found(attacked_file.store, session) == [
        "The idempotency key 'batch' belongs to no entry."
    ]
    attacked_file.attack(
        "UPDATE keys SET body = replace(replace(body, ':8', ':7'), '\"settled\":true,\"results\"',"
        " '\"settled\":false,\"results\"') WHERE key = 'batch'"
    )
    assert found(attacked_file.store, session) == [
        "The idempotency key 'batch' belongs to no entry."
    ]
    # The responses of an entry and of its batch agree, and have no balances.
    attacked_file.attack(
        "UPDATE keys SET body = replace(replace(body, ':8', ':7'), '\"balances\"', '\"other\"')"
        " WHERE key IN ('a', 'b', 'batch')"
    )
    assert found(attacked_file.store, session) == [
        *map(wrong, "ab"),
        "The idempotency key 'batch' belongs to no entry.",
    ]


def test_a_changed_key_of_a_person_or_evening_is_found(attacked_file: AttackedStore) -> None:
    store, number = attacked_file.store, str(uuid4())
    evening, anne = GATHERING.stream_of(number), PERSON.stream_of(number)
    gatherings_of(store).open(number, described(), Meta("evening", "f", "tests"))
    people = People(store, Streams(store, EventCodec(), SystemClock()))
    people.register(number, RegisterPerson(name="Anne"), meta("anne"))
    people.enter(number, Deposit(currency="lsd", amount=50), meta("deposit"))
    assert found(store, evening) == found(store, anne) == []
    attacked_file.attack("UPDATE keys SET body = replace(body, '50', '90') WHERE key = 'deposit'")
    assert found(store, anne) == [wrong("deposit")]
    attacked_file.attack("DELETE FROM keys WHERE key = 'deposit' OR scope = 'house'")
    assert found(store, anne) == [HOUSE_COPY, "Event 2 has no idempotency key."]
    attacked_file.attack("UPDATE keys SET key = 'forged' WHERE key = 'evening'")
    assert found(store, evening) == [
        "The idempotency key 'forged' belongs to no entry.",
        "Event 1 has no idempotency key.",
    ]


def test_an_event_is_written_as_responses_show_it(sql: Store) -> None:
    for recorded in sql.events(append_session(sql)):
        for event in (recorded, replace(recorded, occurred_at=recorded.at)):
            assert event_json(event) == to_json(event_view(event))
