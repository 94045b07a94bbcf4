"""Concurrent requests: one event for each key, and one draw for each number."""

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from itertools import cycle, pairwise
from threading import Barrier
from typing import Any, TypeVar
from uuid import uuid4

import pytest

from service.app import start_service
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import Caller, Table, opening
from tests.api.http_client import HttpClient
from tests.api.http_server import LOOPBACK, run_server
from tests.api.log_assertions import assert_hash_chain, assert_settled_once
from tests.api.named_devices import DEVICE, with_named_devices
from tests.api.service_under_test import (
    HOUSE_KEY,
    ServiceUnderTest,
    make_test_app,
    open_threaded_service,
)
from tests.api.tables import DEALING, SEATED

pytestmark = pytest.mark.slow

T = TypeVar("T")
Post = Callable[[str, Any, str | None], tuple[int, bytes]]

EIGHT = 8
FUNDED, TAKEN = "basset.bank_funded", "session.pen_taken"


@pytest.fixture(scope="module")
def services(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServiceUnderTest, ServiceUnderTest]]:
    """Two services over one database file, like two processes."""
    folder = tmp_path_factory.mktemp("races")
    open_store(f"sqlite:///{folder / 'blank.db'}", EventCodec()).close()
    with (
        open_threaded_service(folder / "blank.db", folder) as one,
        closing(open_store(f"sqlite:///{folder / 'paroli.db'}", EventCodec())) as store,
        closing(start_service(store)) as other,
    ):
        with_named_devices(one.app)
        yield (
            one,
            ServiceUnderTest(
                other.application,
                with_named_devices(make_test_app(other.application)),
                one.row_reader,
            ),
        )


@pytest.fixture(scope="module")
def service(services: tuple[ServiceUnderTest, ServiceUnderTest]) -> ServiceUnderTest:
    return services[0]


@pytest.fixture(scope="module")
def port(service: ServiceUnderTest) -> Iterator[int]:
    with run_server(service.app) as port:
        yield port


@pytest.fixture
def caller(service: ServiceUnderTest) -> Caller:
    return service.caller()


@pytest.fixture(params=["in one service", "in two services", "over HTTP"])
def post(
    request: pytest.FixtureRequest, services: tuple[ServiceUnderTest, ServiceUnderTest], port: int
) -> Post:
    """Return a function that posts to one service, to two in turn, or to a server over HTTP."""
    targets = cycle(services if request.param == "in two services" else services[:1])

    def in_process(path: str, body: Any, key: str | None) -> tuple[int, bytes]:
        answer = next(targets).caller().post(path, body, key=key)
        return answer.status_code, answer.data

    def over_http(path: str, body: Any, key: str | None) -> tuple[int, bytes]:
        with HttpClient(port) as client:
            answer = client.post(path, body, key)
        return answer.status, answer.data

    return over_http if request.param == "over HTTP" else in_process


def at_once(*jobs: Callable[[], T]) -> list[T]:
    """Run all jobs in threads that start together."""
    start = Barrier(len(jobs))

    def run(job: Callable[[], T]) -> T:
        start.wait()
        return job()

    with ThreadPoolExecutor(len(jobs)) as pool:
        return list(pool.map(run, jobs))


def by_key(table: Table, key: str) -> list[dict[str, Any]]:
    return [e for e in table.events() if e["entry"] == key and e["actor"] == "house"]


SAME: dict[str, tuple[tuple[str, ...], str, Any, int]] = {
    "buy-in": (SEATED, "buy-ins", {"punter": "anne", "amount": 5}, 201),
    "stake": (SEATED, "stakes", {"punter": "anne", "card": "K", "amount": 5}, 201),
    "draw": (DEALING, "draws", {"kind": "pair", "cards": ["3", "4"]}, 202),
    "close": (SEATED, "closings", {}, 201),
}


@pytest.mark.parametrize(("lines", "point", "body", "status"), SAME.values(), ids=SAME)
def test_one_entry_sent_eight_times_at_once_is_recorded_once(
    caller: Caller, post: Post, lines: tuple[str, ...], point: str, body: Any, status: int
) -> None:
    table = caller.table(*lines)
    path = f"{table.path}/{point}"
    answers = at_once(*[lambda: post(path, body, "one-key")] * EIGHT)
    assert {code for code, _ in answers} == {status}
    assert len({data for _, data in answers}) == 1
    assert len(by_key(table, "one-key")) == 1
    assert sum(table.read("balances").get_json().values()) == 0


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@pytest.mark.parametrize("card", RANKS)
def test_an_entry_sent_to_two_services_is_refused_by_neither(
    services: tuple[ServiceUnderTest, ServiceUnderTest], card: str
) -> None:
    callers = [each.caller() for each in services]
    table = callers[0].table(*SEATED)
    targets = [Table(caller, table.id) for caller in callers]
    stake = f"stake anne {card} 5"
    answers = at_once(*(lambda door=door: door.line(stake, key="k") for door in targets))
    assert [answer.status_code for answer in answers] == [201, 201], answers[0].text
    assert answers[0].data == answers[1].data


@pytest.mark.parametrize("turn", range(13))
def test_an_opening_sent_to_two_services_is_refused_by_neither(
    services: tuple[ServiceUnderTest, ServiceUnderTest], turn: int
) -> None:
    callers = [each.caller() for each in services]
    body = opening(id=str(uuid4()))
    jobs = [lambda c=c: c.post("/v1/sessions", body, key=body["id"]) for c in callers]
    answers = at_once(*jobs)
    assert [answer.status_code for answer in answers] == [201, 201], answers[0].text
    assert answers[0].data == answers[1].data


def test_one_opening_sent_eight_times_at_once_opens_one_session(post: Post) -> None:
    key = str(uuid4())
    answers = at_once(*[lambda: post("/v1/sessions", opening(), key)] * EIGHT)
    assert {status for status, _ in answers} == {201}
    assert len({data for _, data in answers}) == 1


def test_only_one_of_eight_openings_with_one_id_succeeds(post: Post) -> None:
    chosen = opening(id=str(uuid4()))
    answers = at_once(*[lambda: post("/v1/sessions", chosen, None)] * EIGHT)
    assert sorted(status for status, _ in answers) == [201, *[409] * (EIGHT - 1)]


@pytest.mark.parametrize("mode", ["atomic", "each"])
def test_one_batch_sent_eight_times_at_once_is_recorded_once(
    caller: Caller, post: Post, mode: str
) -> None:
    table = caller.table(*SEATED)
    batch = {"mode": mode, "entries": [{"kind": "fund", "amount": n} for n in (1, 2, 3)]}
    path = f"{table.path}/entries"
    answers = at_once(*[lambda: post(path, batch, "one-batch")] * EIGHT)
    assert {status for status, _ in answers} == {201 if mode == "atomic" else 200}
    assert len({data for _, data in answers}) == 1
    funded = [e["data"]["amount"] for e in table.events() if e["type"] == "basset.bank_funded"]
    assert funded == [1, 2, 3]


def test_only_one_of_eight_entries_with_one_key_is_recorded(caller: Caller, post: Post) -> None:
    table = caller.table(*SEATED)
    path = f"{table.path}/bank-funds"
    jobs = [lambda n=n: post(path, {"amount": n}, "one-key") for n in range(1, EIGHT + 1)]
    answers = at_once(*jobs)
    assert sorted(status for status, _ in answers) == [201, *[422] * (EIGHT - 1)]
    assert len(by_key(table, "one-key")) == 1


@pytest.mark.parametrize("turn", range(5))
def test_only_one_of_two_draws_with_one_number_is_recorded(
    caller: Caller, post: Post, turn: int
) -> None:
    table = caller.table(*DEALING)
    draws = [{"kind": "pair", "cards": cards, "place": 1} for cards in (["K", "3"], ["4", "5"])]
    path = f"{table.path}/draws"
    answers = at_once(*(lambda draw=draw: post(path, draw, None) for draw in draws))
    assert sorted(status for status, _ in answers) == [202, 409]
    refusal = next(data for status, data in answers if status == 409)
    assert b'"draw_out_of_turn"' in refusal or b'"answers_pending"' in refusal
    assert sum(e["type"] == "basset.pair_dealt" for e in table.events()) == 1


def test_only_one_of_two_entries_for_the_same_version_is_recorded(
    caller: Caller, service: ServiceUnderTest
) -> None:
    table = caller.table(*SEATED)
    tag = {"If-Match": f'"{table.version()}"'}

    def enter() -> int:
        answer = Table(service.caller(), table.id).enter("bank-funds", {"amount": 1}, headers=tag)
        return answer.status_code

    assert sorted(at_once(*[enter] * EIGHT)) == [201, *[412] * (EIGHT - 1)]


@pytest.fixture(params=[1, 2], ids=["in one service", "in two services"])
def device_services(
    request: pytest.FixtureRequest, services: tuple[ServiceUnderTest, ServiceUnderTest]
) -> dict[str, ServiceUnderTest]:
    """Eight devices, each with the service to which it sends entries."""
    targets = cycle(services[: request.param])
    return {f"device {number}": next(targets) for number in range(EIGHT)}


def test_the_first_of_concurrent_devices_takes_the_pen(
    caller: Caller, device_services: dict[str, ServiceUnderTest]
) -> None:
    table = caller.table(*SEATED)
    before = table.events()

    def enter(device: str) -> tuple[int, str]:
        own = Table(device_services[device].caller(), table.id)
        answer = own.line("fund 1", key=f"of {device}", headers={DEVICE: device})
        body = answer.get_json()
        return answer.status_code, body.get("holder") or body["events"][0]["data"]["holder"]

    answers = at_once(*(partial(enter, device) for device in device_services))
    assert sorted(status for status, _ in answers) == [201, *[409] * (EIGHT - 1)]
    taken, funded = table.events()[len(before) :]
    assert {holder for _, holder in answers} == {taken["actor"]} == {funded["actor"]}


def test_devices_that_take_the_pen_from_each_other_lose_no_entry(
    caller: Caller, device_services: dict[str, ServiceUnderTest]
) -> None:
    table = caller.table(*SEATED)

    def enter(device: str) -> list[int]:
        own, headers = Table(device_services[device].caller(), table.id), {DEVICE: device}
        statuses = []
        for number in range(3):
            own.enter("pen", {}, headers=headers)
            answer = own.line("fund 1", key=f"{device} {number}", headers=headers)
            statuses.append(answer.status_code)
        return statuses

    answers = at_once(*(partial(enter, device) for device in device_services))
    statuses = [status for statuses in answers for status in statuses]
    assert set(statuses) <= {201, 409}
    events = table.events()
    assert_hash_chain(table.id, events)
    funded = [(b["actor"], a["actor"]) for b, a in pairwise(events) if a["type"] == FUNDED]
    assert len(funded) == statuses.count(201)
    assert len([e for e in events if e["type"] == TAKEN]) == 3 * EIGHT
    # The device that wrote last took the pen or still has it.
    assert all(before == after for before, after in funded)


def test_a_purse_is_not_spent_twice(caller: Caller, post: Post) -> None:
    table = caller.table(*SEATED)
    stakes = [{"punter": "anne", "card": card, "amount": 300} for card in "A2345678"]
    path = f"{table.path}/stakes"
    answers = at_once(*(lambda stake=stake: post(path, stake, None) for stake in stakes))
    assert sorted(status for status, _ in answers) == [*[201] * 3, *[409] * 5]
    assert table.read("balances").get_json()["punter:anne:purse"] == 100


def test_concurrent_entries_leave_a_complete_log(caller: Caller, post: Post) -> None:
    table = caller.table(*SEATED)

    def evening(punter: str) -> list[int]:
        statuses = []
        for turn in range(6):
            body = {"punter": punter, "amount": 1 + turn}
            statuses.append(post(f"{table.path}/buy-ins", body, f"{punter}-{turn}")[0])
        return statuses

    def deal() -> list[int]:
        draws = [{"kind": "fasse", "cards": ["2"]}, *[{"kind": "pair", "cards": ["3", "4"]}] * 3]
        return [post(f"{table.path}/draws", draw, f"deal-{n}")[0] for n, draw in enumerate(draws)]

    jobs = [lambda punter=punter: evening(punter) for punter in ("anne", "bess", "carl")]
    answers = at_once(*jobs, deal)
    assert answers == [[201] * 6, [201] * 6, [201] * 6, [202] * 4]
    table.enter_lines("end")
    assert_hash_chain(table.id, table.events())
    assert_settled_once(table.events())
    books = table.read("balances").get_json()
    assert [books[f"punter:{name}:purse"] for name in ("anne", "bess", "carl")] == [1021] * 3


def test_all_clients_that_wait_for_a_draw_get_its_settlement(
    caller: Caller, service: ServiceUnderTest
) -> None:
    table = caller.table(*SEATED)

    def wait() -> str:
        own = Table(service.caller(), table.id)
        return own.line("fasse 2", key="f", headers={"Prefer": "wait=10"}).text

    assert len(set(at_once(*[wait] * EIGHT))) == 1


# Connections that break


def request_text(path: str, body: str, key: str) -> bytes:
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {LOOPBACK}",
        f"Authorization: Bearer {HOUSE_KEY}",
        "Content-Type: application/json",
        f"Idempotency-Key: {key}",
        f"Content-Length: {len(body)}",
    )
    return "\r\n".join((*lines, "", body)).encode()


BODY = '{"punter": "anne", "amount": 5}'


@pytest.mark.parametrize("sent", [1, 40, -len(BODY), -1])
def test_an_incomplete_request_records_nothing(caller: Caller, port: int, sent: int) -> None:
    table = caller.table(*SEATED)
    before = table.events()
    text = request_text(f"{table.path}/buy-ins", BODY, "k")
    with socket.create_connection((LOOPBACK, port)) as tablet:
        tablet.sendall(text[:sent])
    with HttpClient(port) as client:
        client.get(table.path)
    assert table.events() == before
    assert table.line("buyin anne 5", key="k").headers.get("Idempotency-Replayed") is None


def test_a_client_that_missed_the_response_may_repeat_the_request(
    caller: Caller, port: int
) -> None:
    table = caller.table(*SEATED)
    text = request_text(f"{table.path}/buy-ins", BODY, "k")
    with socket.create_connection((LOOPBACK, port)) as tablet:
        tablet.sendall(text)
        tablet.shutdown(socket.SHUT_RDWR)
    with HttpClient(port) as client:
        again = client.post(f"{table.path}/buy-ins", {"punter": "anne", "amount": 5}, "k")
    assert again.status == 201
    assert [e["data"]["amount"] for e in by_key(table, "k")] == [5]
    assert table.read("balances").get_json()["punter:anne:purse"] == 1005


def test_a_client_that_disconnects_during_the_response_gets_the_same_on_repeat(
    caller: Caller, port: int
) -> None:
    table = caller.table(*SEATED)
    text = request_text(f"{table.path}/buy-ins", BODY, "k")
    with socket.create_connection((LOOPBACK, port)) as tablet:
        tablet.sendall(text)
        begun = tablet.recv(20)
    assert begun.startswith(b"HTTP/1.1 201")
    with HttpClient(port) as client:
        again = client.post(f"{table.path}/buy-ins", {"punter": "anne", "amount": 5}, "k")
    assert (again.status, again.headers["Idempotency-Replayed"]) == (201, "true")
    assert again.json()["events"] == by_key(table, "k")


def test_two_pipelined_requests_are_both_answered(caller: Caller, port: int) -> None:
    table = caller.table(*SEATED)
    texts = [request_text(f"{table.path}/buy-ins", BODY, key) for key in "ab"]
    read = b""
    with socket.create_connection((LOOPBACK, port), timeout=10) as tablet:
        tablet.sendall(b"".join(texts))
        while read.count(b"HTTP/1.1 201") < 2 and (more := tablet.recv(65536)):
            read += more
    assert read.count(b"HTTP/1.1 201") == 2
    assert [len(by_key(table, key)) for key in "ab"] == [1, 1]
