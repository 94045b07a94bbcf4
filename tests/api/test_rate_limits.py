"""Rate limits: writes of a key, and failed authentications."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.exceptions import TooManyRequests
from werkzeug.test import TestResponse

from service.api.guards import rate_limits
from service.api.guards.rate_limits import (
    BURST_SECONDS,
    FAILURES_MAX,
    FAILURES_SECONDS,
    GUESSES_MAX,
    FailedAttempts,
    network_of,
)
from service.app import create_app, make_application
from service.application.ports.keyring import DEALER, DEVICE, LINK, Grant
from tests.api.caller import Caller, opening
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore

RATE = 3
BURST = RATE * BURST_SECONDS
SECRET_AT_LENGTH = "0123456789abcdef-and-more"


def make_app(**more: Any) -> Flask:
    return create_app(make_application(MemoryStore()), HOUSE_KEY, **more)


class Clock:
    """A clock that stands still unless a test sets it."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture(params=[0.001, pytest.param(3.7, marks=pytest.mark.thorough), 9.99])
def clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that starts at several points of a window."""
    clock = Clock(1_800_000_000 + request.param)
    monkeypatch.setattr(time, "time", clock)
    return clock


def post_session(caller: Caller) -> TestResponse:
    return caller.post("/v1/sessions", opening())


def assert_limited(answer: TestResponse, most: int) -> int:
    """Check a 429 response; return its Retry-After in seconds."""
    assert (answer.status_code, answer.content_type) == (429, "application/problem+json")
    assert answer.get_json()["code"] == "too_many_requests"
    again = int(answer.headers["Retry-After"])
    assert 1 <= again <= most
    return again


@pytest.mark.slow
def test_a_burst_is_accepted_and_then_the_rate(clock: Clock) -> None:
    caller = Caller(make_app(write_rate=RATE).test_client(), HOUSE_KEY)
    assert {post_session(caller).status_code for _ in range(BURST)} == {201}
    taken, stopped, began = BURST, 0, clock.now
    while clock.now < began + 6 * BURST_SECONDS:
        answer = post_session(caller)
        if answer.status_code == 201:
            taken += 1
            continue
        stopped += 1
        clock.now += assert_limited(answer, BURST_SECONDS + 1)
        assert post_session(caller).status_code == 201, "the client waited for Retry-After"
        taken += 1
    assert stopped > 5
    assert len(caller.get("/v1/sessions", limit=1000).get_json()["sessions"]) == taken
    assert 0.8 * 6 * BURST <= taken <= 7 * BURST + RATE


@pytest.mark.slow
def test_a_high_rate_is_counted_in_steps(clock: Clock) -> None:
    rate = 25
    caller = Caller(make_app(write_rate=rate).test_client(), HOUSE_KEY)

    def requests_until_limited() -> tuple[int, int]:
        for taken in range(1000):
            answer = caller.post("/v1/nothing", {})
            if answer.status_code != 404:
                assert caller.post("/v1/nothing", {}).status_code == 429
                return taken, assert_limited(answer, BURST_SECONDS + 2)
        raise AssertionError("it is never stopped")

    taken, again = requests_until_limited()
    assert rate * BURST_SECONDS <= taken <= rate * BURST_SECONDS + 1
    for _ in range(6):
        clock.now += again
        taken, again = requests_until_limited()
        assert 1 <= taken <= (BURST_SECONDS + 2) * rate


def test_entries_count_as_writes_whether_flask_answers_them_or_not(clock: Clock) -> None:
    rate = 25
    caller = Caller(make_app(write_rate=rate).test_client(), HOUSE_KEY)
    table = caller.table("seat anne 1000")
    sent = 2
    for _ in range(rate * BURST_SECONDS):
        answer = table.line("mace anne K 5" if sent % 3 else "fund 1")
        if answer.status_code == 429:
            break
        sent += 1
    assert_limited(answer, BURST_SECONDS + 2)
    assert rate * BURST_SECONDS <= sent <= rate * BURST_SECONDS + 1
    clock.now += 2 * BURST_SECONDS
    assert table.line("fund 1").status_code == 201


def test_a_key_within_the_rate_is_never_limited(clock: Clock) -> None:
    client = Caller(make_app(write_rate=RATE).test_client(), HOUSE_KEY)
    for _ in range(5 * BURST):
        assert client.post("/v1/nothing", {}).status_code == 404
        clock.now += 1.06 / RATE


def test_a_limited_key_may_read() -> None:
    caller = Caller(make_app(write_rate=1).test_client(), HOUSE_KEY)
    answers = [caller.client.open("/v1/nothing", method="DELETE") for _ in range(12)]
    assert {answer.status_code for answer in answers} == {404, 429}
    assert caller.get("/v1/sessions").status_code == 200
    assert caller.client.post("/healthz").status_code == 405


@pytest.mark.slow
def test_without_a_rate_there_is_no_limit() -> None:
    caller = Caller(make_app(write_rate=0).test_client(), HOUSE_KEY)
    assert {caller.post("/v1/nothing", {}).status_code for _ in range(1100)} == {404}


@pytest.mark.usefixtures("clock")
def test_each_key_has_a_count_of_its_own() -> None:
    application = make_application(MemoryStore())
    app = create_app(application, HOUSE_KEY, write_rate=1)
    for who in ("one", "other"):
        issued = application.keys.make(who, Grant(DEALER), None, "tests")
        caller = Caller(app.test_client(), issued.secret)
        answers = [caller.post("/v1/nothing", {}).status_code for _ in range(11)]
        assert answers == [404] * 10 + [429]


@pytest.mark.usefixtures("clock")
def test_repeated_sign_ins_count_for_their_key() -> None:
    application = make_application(MemoryStore())
    app = create_app(application, HOUSE_KEY, write_rate=1)
    key = application.keys.make("x", Grant(DEALER), None, "tests")
    client = app.test_client(use_cookies=False)
    for secret in (key.secret, HOUSE_KEY):
        answers = [client.post("/v1/sign-ins", json={"key": secret}) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    assert len(application.ports.store.keyring.keys(limit=99)) == 1 + 2 * 10


def request_with(client: FlaskClient, key: str, **more: Any) -> TestResponse:
    return client.get("/v1/sessions", headers={"Authorization": f"Bearer {key}"}, **more)


def exhaust_failures(client: FlaskClient, key: Callable[[int], str]) -> None:
    """Send ten invalid keys, and an eleventh that gets 429."""
    for number in range(FAILURES_MAX):
        assert request_with(client, key(number)).status_code == 401
    assert_limited(request_with(client, key(FAILURES_MAX)), FAILURES_SECONDS + 1)


def test_failures_do_not_block_valid_keys() -> None:
    application = make_application(MemoryStore())
    client = create_app(application, HOUSE_KEY).test_client()
    key = application.keys.make("x", Grant(DEALER), None, "tests").secret
    exhaust_failures(client, lambda number: f"{number}-nonsense")
    exhaust_failures(client, lambda number: f"{key}{number}")
    assert request_with(client, key).status_code == 200
    elsewhere = {"REMOTE_ADDR": "192.0.2.7"}
    assert request_with(client, "nonsense", environ_base=elsewhere).status_code == 401
    assert client.get("/v1/sessions").status_code == 401
    assert client.get("/v1/rules").status_code == 200


@pytest.mark.parametrize("guess", ["{}-nonsense", f"{HOUSE_KEY[:8]}{{}}", f"{HOUSE_KEY}{{}}"])
def test_guesses_block_a_chosen_key_for_their_address(guess: str) -> None:
    """The response depends on the number of guesses, not on their content."""
    client = make_app().test_client()
    exhaust_failures(client, guess.format)
    responses = [request_with(client, guess.format(n)).status_code for n in range(GUESSES_MAX)]
    assert set(responses) == {429}
    assert_limited(request_with(client, HOUSE_KEY), FAILURES_SECONDS + 1)
    assert (
        request_with(client, HOUSE_KEY, environ_base={"REMOTE_ADDR": "192.0.2.7"}).status_code
        == 200
    )


def test_some_mistakes_do_not_block_a_valid_key() -> None:
    client = make_app().test_client()
    for number in range(GUESSES_MAX - 1):
        request_with(client, f"{number}-nonsense")
    assert request_with(client, HOUSE_KEY).status_code == 200


def test_a_generated_key_is_never_blocked() -> None:
    key = "5f" * 16
    client = create_app(make_application(MemoryStore()), key).test_client()
    exhaust_failures(client, lambda number: f"{key}{number}")
    assert request_with(client, key).status_code == 200


def test_a_signed_out_tablet_does_not_block_the_house_key() -> None:
    client = make_app().test_client()
    exhaust_failures(client, lambda number: f"paroli_00000000000{number % 10}_x")
    assert request_with(client, HOUSE_KEY).status_code == 200


@pytest.mark.parametrize("kind", [DEVICE, LINK])
def test_invalid_cookies_and_links_count_as_failures(kind: str) -> None:
    application = make_application(MemoryStore())
    client = create_app(application, HOUSE_KEY).test_client(use_cookies=False)
    link = application.keys.make_link("c", Grant(DEALER), "tests")

    def guess(secret: str) -> TestResponse:
        if kind == DEVICE:
            return client.get("/v1/me", headers={"Cookie": f"paroli={secret}"})
        return client.post("/v1/sign-ins", json={"link": secret})

    for number in range(FAILURES_MAX):
        assert guess(f"{link.secret}{number}").status_code == 401
    assert_limited(guess(f"{link.secret}xx"), FAILURES_SECONDS + 1)
    assert client.post("/v1/sign-ins", json={"link": link.secret}).status_code == 201


def test_a_network_of_ipv6_counts_as_one() -> None:
    client = make_app().test_client()
    for number in range(FAILURES_MAX):
        environ = {"REMOTE_ADDR": f"2001:db8:0:1::{number:x}"}
        assert request_with(client, "nonsense", environ_base=environ).status_code == 401
    same, other = ({"REMOTE_ADDR": f"2001:db8:0:{net}::ffff"} for net in (1, 2))
    assert request_with(client, "nonsense", environ_base=same).status_code == 429
    assert request_with(client, "nonsense", environ_base=other).status_code == 401


def blocked_seconds(failures: FailedAttempts, bucket: str) -> int:
    """Return for how many seconds a bucket is blocked; 0 if it is not."""
    try:
        failures.check(bucket)
    except TooManyRequests as error:
        return int(error.get_headers(None)[-1][1])
    return 0


def test_a_bucket_is_blocked_until_its_window_ends() -> None:
    clock = Clock(100.0)
    failures = FailedAttempts(clock=clock)
    for _ in range(FAILURES_MAX):
        assert blocked_seconds(failures, "one") == 0
        failures.count("one")
        clock.now += 1
    again = blocked_seconds(failures, "one")
    assert again == FAILURES_SECONDS - FAILURES_MAX + 1
    assert blocked_seconds(failures, "other") == 0
    clock.now += again - 1.1
    assert blocked_seconds(failures, "one") == 1
    clock.now += 1.1
    assert blocked_seconds(failures, "one") == 0
    failures.count("one")
    assert blocked_seconds(failures, "one") == 0


def test_counts_of_other_processes_block_a_bucket_too() -> None:
    clock, responses = Clock(0.0), [(FAILURES_MAX - 1, 9.0), (FAILURES_MAX, 8.5), None]
    failures = FailedAttempts(lambda _name, _seconds: responses.pop(0), clock=clock)
    failures.count("one")
    assert blocked_seconds(failures, "one") == 0
    failures.count("one")
    assert blocked_seconds(failures, "one") == 9
    clock.now += 8.6
    failures.count("one")
    assert (blocked_seconds(failures, "one"), responses) == (0, [])


def test_the_name_of_a_bucket_reveals_no_address() -> None:
    named: list[tuple[str, int]] = []

    def shared(name: str, seconds: int) -> None:
        named.append((name, seconds))

    failures = FailedAttempts(shared)
    for _ in range(2):
        failures.count(f"192.0.2.7 {SECRET_AT_LENGTH * 100}\ud800")
    ((name, seconds),) = set(named)
    assert (len(name), seconds) == (32, FAILURES_SECONDS)


def test_the_memory_for_buckets_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "BUCKETS_MAX", 3)
    responses: list[str] = []
    failures = FailedAttempts(lambda name, _seconds: responses.append(name))
    for number in range(50):
        failures.count(f"bucket {number}")
    assert len(failures._counts) == 3
    assert len(responses) == 2
    for _ in range(FAILURES_MAX):
        failures.count("bucket 49")
    assert blocked_seconds(failures, "bucket 49") > 0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::5", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("localhost", "localhost"),
    ],
)
def test_a_client_counts_by_its_network(address: str, network: str) -> None:
    assert network_of(address) == network
