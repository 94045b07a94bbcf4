"""An ordinary entry is answered without Flask, and exactly as Flask answers it."""

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from werkzeug.test import TestResponse

from service.application.ports.keyring import BOARD, DEALER, DEVICE, KEY, AccessKey, Grant
from service.application.times import later
from tests.api.caller import Caller, Table
from tests.api.credentials import device_caller, make_credential
from tests.api.line_requests import request_of
from tests.api.service_under_test import NOON, ManualClock, ServiceUnderTest
from tests.api.tables import CLOSED, DEALING, STAKED
from tests.api.test_people import linked_table, register

ORDINARY, FOR_FLASK = "application/json", "application/json; charset=utf-8"
"""Two media types that mean the same. Flask answers the second one."""

OF_ONE_SESSION = {"id", "entry", "hash", "previous_hash", "at", "actor", "holder"}
"""Members that differ between two sessions with the same entries, each with keys of its own."""

OF_ONE_REQUEST = {"X-Request-ID", "Content-Length"}
"""Headers that differ between two requests. The length follows from the body, or is wrong."""


class Ask(NamedTuple):
    """A request to enter something at a table."""

    path: str
    body: bytes
    headers: dict[str, str]

    def send(self, table: Table, media_type: str) -> TestResponse:
        address = f"{table.path}/{self.path}"
        return table.caller.post_raw(address, self.body, media_type, headers=self.headers)


def line(text: str, **headers: str) -> Ask:
    """Return the request of a line; ``prefer`` and ``idempotency_key`` are headers."""
    path, body = request_of(text)
    return raw(path, json.dumps(body).encode(), **headers)


def raw(path: str, body: bytes, **headers: str) -> Ask:
    return Ask(path, body, {name.replace("_", "-"): value for name, value in headers.items()})


STAKE = line("stake bess 9 50", idempotency_key="a")
TOO_MUCH = line("stake bess 9 2000", idempotency_key="a")
LATE = b'{"punter": "bess", "amount": 5, "occurred_at": "2026-01-05T20:00:00Z"}'
CASES: dict[str, tuple[Sequence[str], Sequence[Ask]]] = {
    "recorded": (STAKED, [STAKE]),
    "recorded under a new key": (STAKED, [line("stake bess 9 50")]),
    "recorded without a body's optional fields": (DEALING, [raw("deal-ends", b"{}")]),
    "an entry of every session": (STAKED, [line("rename anne zoë")]),
    "settled while the client waits": (STAKED, [line("fasse 2", prefer="wait=10")]),
    "not yet settled": (STAKED, [line("fasse 2")]),
    "repeated": (STAKED, [STAKE, STAKE]),
    "refused": (STAKED, [TOO_MUCH]),
    "refused again": (STAKED, [TOO_MUCH, TOO_MUCH]),
    "a key of another request": (STAKED, [STAKE, TOO_MUCH]),
    "a closed session": (CLOSED, [STAKE]),
    "an invalid key": (STAKED, [line("stake bess 9 50", idempotency_key=" a")]),
    "entered later": (STAKED, [raw("buy-ins", LATE)]),
    "not JSON": (STAKED, [raw("stakes", b"{")]),
    "not UTF-8": (STAKED, [raw("stakes", b'{"punter": "\xff"}')]),
    "a repeated member": (STAKED, [raw("stakes", b'{"card": "K", "card": "K"}')]),
    "NaN": (STAKED, [raw("stakes", b'{"amount": NaN}')]),
    "nested too deep": (STAKED, [raw("stakes", b"[" * 5000)]),
    "the wrong shape": (STAKED, [raw("stakes", b'{"punter": 7}')]),
    "no object": (STAKED, [raw("stakes", b"7")]),
    "an empty body": (STAKED, [raw("stakes", b"")]),
    "a long body": (STAKED, [raw("stakes", b" " * 20_000)]),
    "another game's entry": (STAKED, [raw("wagers", b"{}")]),
    "no entry at all": (STAKED, [raw("nothing", b"{}")]),
    "a condition": (STAKED, [line("stake bess 9 50", if_match='"1"')]),
}


def shown(answer: TestResponse, table: Table) -> tuple[int, dict[str, str], Any]:
    """Return status, headers and body without what differs between two sessions."""
    headers = {
        name: value.replace(table.id, "SESSION")
        for name, value in answer.headers.items()
        if name not in OF_ONE_REQUEST
    }
    assert answer.headers["Content-Length"] == str(len(answer.data))
    body = json.loads(answer.text.replace(table.id, "SESSION"))
    return answer.status_code, headers, without_ids(body)


def without_ids(value: Any) -> Any:
    if isinstance(value, list):
        return [*map(without_ids, value)]
    if isinstance(value, dict):
        return {k: without_ids(v) for k, v in value.items() if k not in OF_ONE_SESSION}
    return value


def outcome(table: Table, asks: Sequence[Ask], media_type: str) -> list[Any]:
    """Return what a client gets for each request, then what is recorded."""
    answers = [ask.send(table, media_type) for ask in asks]
    for ask, answer in zip(asks, answers, strict=True):
        if "idempotency-key" not in ask.headers and "Idempotency-Key" in answer.headers:
            answer.headers["Idempotency-Key"] = "generated"
    events = json.loads(json.dumps(without_ids(table.events())).replace(table.id, "SESSION"))
    return [*(shown(answer, table) for answer in answers), events]


@pytest.mark.parametrize("name", CASES)
def test_an_entry_is_answered_as_flask_answers_it(
    inline_service: ServiceUnderTest, name: str
) -> None:
    lines, asks = CASES[name]
    first, second = (inline_service.caller().table(*lines) for _ in range(2))
    assert outcome(first, asks, ORDINARY) == outcome(second, asks, FOR_FLASK)


def device(service: ServiceUnderTest, table: Table, origin: str | None) -> Caller:
    grant = Grant(DEALER, (table.id,))
    secret = make_credential(service, grant, DEVICE).issued.secret
    return device_caller(service, secret, origin)


def key(service: ServiceUnderTest, role: str, sessions: tuple[str, ...]) -> Caller:
    return make_credential(service, Grant(role, sessions)).caller


CALLERS: dict[str, Callable[[ServiceUnderTest, Table], Caller]] = {
    "a dealer": lambda service, table: key(service, DEALER, (table.id,)),
    "a device": lambda service, table: device(service, table, "http://localhost"),
    "a device on a page of another site": lambda service, table: device(service, table, "http://x"),
    "a device without a page": lambda service, table: device(service, table, None),
    "a board": lambda service, table: key(service, BOARD, (table.id,)),
    "a dealer of another table": lambda service, _: key(
        service, DEALER, (service.caller().table().id,)
    ),
    "a wrong key": lambda service, _: Caller(service.app.test_client(), "wrong"),
    "no key": lambda service, _: Caller(service.app.test_client()),
}


@pytest.mark.parametrize("name", CALLERS)
def test_a_caller_is_accepted_as_flask_accepts_it(
    inline_service: ServiceUnderTest, name: str
) -> None:
    first, second = (inline_service.caller().table(*STAKED) for _ in range(2))
    shown_to = [
        shown(STAKE.send(Table(CALLERS[name](inline_service, table), table.id), media), table)
        for table, media in ((first, ORDINARY), (second, FOR_FLASK))
    ]
    assert shown_to[0] == shown_to[1]
    assert (shown_to[0][0] == 201) == (name in {"a dealer", "a device"})


@pytest.mark.parametrize("media_type", [ORDINARY, FOR_FLASK])
def test_a_body_that_ends_too_early_is_refused(seated: Table, media_type: str) -> None:
    path, shorter = f"{seated.path}/deal-ends", {"CONTENT_LENGTH": "40"}
    before = seated.events()
    answer = seated.caller.post_raw(path, b"{}", media_type, environ_overrides=shorter)
    assert (answer.status_code, answer.get_json()["code"]) == (400, "malformed")
    assert seated.events() == before


def test_a_dealer_gets_no_person_with_an_entry(inline_service: ServiceUnderTest) -> None:
    caller = inline_service.caller()
    number = register(caller, "Lady Annabel Grey", 500)
    table = linked_table(caller, number, "seat anne 400", "seat bess 100")
    dealer = Table(key(inline_service, DEALER, (table.id,)), table.id)
    for media in (ORDINARY, FOR_FLASK):
        short = line("buyin anne 9000").send(dealer, media)
        assert short.status_code == 409
        assert number not in short.text


def test_only_what_is_not_ordinary_reaches_flask(own_service: ServiceUnderTest) -> None:
    seen: list[str] = []
    table = own_service.caller().table(*STAKED)
    own_service.app.before_request_funcs[None].append(lambda: seen.append("flask"))
    assert STAKE.send(table, ORDINARY).status_code == 201
    assert (STAKE.send(table, ORDINARY).headers["Idempotency-Replayed"], seen) == ("true", [])
    assert STAKE.send(table, FOR_FLASK).headers["Idempotency-Replayed"] == "true"
    assert seen == ["flask"]


def test_an_unexpected_error_is_logged_and_answered_by_flask(
    own_service: ServiceUnderTest, caplog: pytest.LogCaptureFixture
) -> None:
    table = own_service.caller().table(*STAKED)
    own_service.app.extensions["paroli"] = None
    answer = STAKE.send(table, ORDINARY)
    assert (answer.status_code, answer.get_json()["code"]) == (500, "broken")
    assert [record.message for record in caplog.records] == ["unexpected error"]


AFTER_THE_END: dict[str, Ask] = {
    "another entry": line("stake bess 8 50", idempotency_key="b"),
    "the same entry": STAKE,
    "what the rules refuse": line("stake bess 8 2000", idempotency_key="b"),
    "the wrong shape": raw("stakes", b'{"punter": 7}'),
    "not JSON": raw("stakes", b"{"),
    "another game's entry": raw("wagers", b"{}"),
}


@pytest.mark.parametrize("kind", [KEY, DEVICE])
@pytest.mark.parametrize("name", AFTER_THE_END)
def test_a_key_that_another_process_ended_gets_nothing(
    timed_service: ServiceUnderTest, kind: str, name: str
) -> None:
    table = timed_service.caller().table(*STAKED)
    credential = make_credential(timed_service, Grant(DEALER, (table.id,)), kind)
    dealer = Table(credential.caller, table.id)
    assert STAKE.send(dealer, ORDINARY).status_code == 201
    events = table.events()
    timed_service.application.ports.store.keyring.end(credential.issued.key.id, NOON)
    answer = AFTER_THE_END[name].send(dealer, ORDINARY)
    assert (answer.status_code, answer.get_json()["code"]) == (401, "unauthorized")
    assert table.events() == events


def test_a_device_gets_nothing_after_the_end_of_its_parent(timed_service: ServiceUnderTest) -> None:
    keyring = timed_service.application.ports.store.keyring
    table = timed_service.caller().table(*STAKED)
    credential = make_credential(timed_service, Grant(DEALER, (table.id,)), DEVICE)
    dealer = Table(credential.caller, table.id)
    assert line("stake bess 8 50").send(dealer, ORDINARY).status_code == 201
    keyring.end(str(credential.issued.key.parent), NOON)
    assert line("stake bess 9 50").send(dealer, ORDINARY).status_code == 401


def test_a_secret_is_accepted_only_as_its_kind(timed_service: ServiceUnderTest) -> None:
    table = timed_service.caller().table(*STAKED)
    made = make_credential(timed_service, Grant(DEALER, (table.id,)), DEVICE)
    assert STAKE.send(Table(made.caller, table.id), ORDINARY).status_code == 201
    as_key = Caller(timed_service.app.test_client(), made.issued.secret)
    assert line("stake bess 8 50").send(Table(as_key, table.id), ORDINARY).status_code == 401


def test_an_entry_reads_its_key_once_a_minute(
    timed_service: ServiceUnderTest, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = timed_service.caller().table(*STAKED)
    credential = make_credential(timed_service, Grant(DEALER, (table.id,)))
    dealer, keyring = (
        Table(credential.caller, table.id),
        timed_service.application.ports.store.keyring,
    )
    read, reads = keyring.key, list[str]()

    def counted(key_id: str) -> AccessKey | None:
        reads.append(clock.now())
        return read(key_id)

    monkeypatch.setattr(keyring, "key", counted)
    for seconds in (0, 30, 29, 1, 30, 30):
        clock.advance(seconds)
        assert line("stake bess 8 5").send(dealer, ORDINARY).status_code == 201
        assert line("withdraw bess 8").send(dealer, ORDINARY).status_code == 201
    assert reads == [NOON, later(NOON, 60), later(NOON, 120)]
    assert [key.used_at for key in keyring.keys(limit=1)] == [later(NOON, 120)]


def test_an_expired_key_gets_nothing(timed_service: ServiceUnderTest, clock: ManualClock) -> None:
    table = timed_service.caller().table(*STAKED)
    issued = timed_service.application.keys.make("x", Grant(DEALER, (table.id,)), 1, "tests")
    dealer = Table(Caller(timed_service.app.test_client(), issued.secret), table.id)
    clock.advance(86_399)
    assert line("stake bess 8 50").send(dealer, ORDINARY).status_code == 201
    clock.advance(1)
    assert line("stake bess 9 50").send(dealer, ORDINARY).status_code == 401
    assert not [*timed_service.application.ports.store.keyring.keys(valid_at=NOON, limit=1)]
