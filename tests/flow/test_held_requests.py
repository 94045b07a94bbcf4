"""A request that hangs in one service, while its retry is refused by another one.

The first try then goes on, on a state in which the rules would accept it. It must not win: the
dealer has seen the refusal, and has entered something else.
"""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple, cast

import pytest
from werkzeug.test import TestResponse

from service.app import make_application
from service.application.ports.store import Store
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import Caller, Table
from tests.api.line_requests import as_batched, request_of
from tests.api.service_under_test import HOUSE_KEY, make_test_app
from tests.waiting import TIMEOUT_SECONDS

pytestmark = pytest.mark.slow

KEY = "of the held request"


class HeldStore:
    """A store whose next call of one method hangs, as with a paused database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._method = ""
        self._is_after = False
        self._hangs, self._released = Event(), Event()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        return found if name != self._method else lambda *args, **more: self._run(found, args, more)

    def hold(self, method: str, *, after: bool = False) -> None:
        """Let the next call of ``method`` hang, before or after its work."""
        self._method, self._is_after = method, after

    def wait_until_held(self) -> None:
        assert self._hangs.wait(TIMEOUT_SECONDS), "the request does not reach the store"

    def release(self) -> None:
        self._released.set()

    def _run(self, method: Any, args: Any, more: Any) -> Any:
        self._method = ""
        result = method(*args, **more) if self._is_after else None
        self._hangs.set()
        assert self._released.wait(TIMEOUT_SECONDS), "nothing released the request"
        return result if self._is_after else method(*args, **more)


class Services(NamedTuple):
    """The store of the service in which a request hangs, a caller of it, and one of another."""

    store: HeldStore
    held: Caller
    other: Caller

    @contextmanager
    def holding(self, path: str, body: Any) -> Iterator["Future[TestResponse]"]:
        """Send a request that hangs during the block, and goes on after it."""
        with ThreadPoolExecutor(1) as pool:
            first = pool.submit(self.held.post, path, body, key=KEY)
            try:
                self.store.wait_until_held()
                yield first
            finally:
                self.store.release()


@pytest.fixture(params=["sqlite", "postgresql"])
def services(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Services]:
    """Two services over one database."""
    url = f"sqlite:///{tmp_path / 'paroli.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("emptied_database")
    with (
        closing(open_store(url, EventCodec())) as first,
        closing(open_store(url, EventCodec())) as second,
    ):
        held = HeldStore(first)
        stores = (cast("Store", held), second)
        apps = [make_test_app(make_application(store)) for store in stores]
        yield Services(held, *(Caller(app.test_client(), HOUSE_KEY) for app in apps))


def refused(answer: TestResponse) -> str:
    assert answer.status_code == 409, answer.text
    code: str = answer.get_json()["code"]
    return code


def assert_same_refusal(retry: TestResponse, first: TestResponse) -> None:
    assert (first.status_code, first.data) == (retry.status_code, retry.data)
    assert first.headers["Idempotency-Replayed"] == "true"


@pytest.mark.parametrize("step", ["events", "append"])
def test_a_late_first_try_gets_the_refusal_of_its_retry(services: Services, step: str) -> None:
    table = services.other.table("seat anne 1000")
    point, body = request_of("cashout anne 900")
    path = f"{table.path}/{point}"
    services.store.hold(step)
    with services.holding(path, body) as first:
        table.enter_lines("cashout anne 500")
        retry = services.other.post(path, body, key=KEY)
        assert refused(retry) == "purse_short"
        table.enter_lines("buyin anne 400")
    assert_same_refusal(retry, first.result())
    assert table.state()["punters"][0]["purse"] == 900
    assert KEY not in [event["entry"] for event in table.events()]


def test_a_late_batch_gets_the_refusal_of_its_retry(services: Services) -> None:
    table = services.other.table("seat anne 1000")
    batch = {"entries": [as_batched(*request_of(f"cashout anne {n}")) for n in (100, 800)]}
    path = f"{table.path}/entries"
    services.store.hold("append")
    with services.holding(path, batch) as first:
        table.enter_lines("cashout anne 500")
        retry = services.other.post(path, batch, key=KEY)
        assert refused(retry) == "purse_short"
        table.enter_lines("buyin anne 400")
    assert_same_refusal(retry, first.result())
    assert table.state()["punters"][0]["purse"] == 900


def with_bankroll(caller: Caller) -> tuple[Table, str]:
    """Return a table at which a player with an empty bankroll may sit, and the path of deposits."""
    person = caller.post("/v1/people", {"name": "Anne"}).get_json()["id"]
    table = caller.table()
    link = table.enter("bankrolls", {"punter": "anne", "person": person})
    assert link.status_code == 201, link.text
    return table, f"/v1/people/{person}/deposits"


def test_a_late_first_try_is_refused_at_an_unchanged_version(services: Services) -> None:
    """A deposit makes the entry possible, and does not change the session's version.

    So only the check in the append's own transaction can refuse the first try.
    """
    table, deposits = with_bankroll(services.other)
    point, body = request_of("seat anne 300")
    path = f"{table.path}/{point}"
    services.store.hold("stored_result", after=True)
    with services.holding(path, body) as first:
        retry = services.other.post(path, body, key=KEY)
        assert refused(retry) == "bankroll_short"
        deposit = services.other.post(deposits, {"currency": "points", "amount": 300})
        assert deposit.status_code == 201, deposit.text
    assert_same_refusal(retry, first.result())
    assert table.state()["punters"] == []
    assert services.other.post(path, body, key="entered again").status_code == 201


def test_a_retry_gets_the_response_of_a_first_try_that_came_through(services: Services) -> None:
    """The retry is decided before the first try is recorded, and would be refused after it."""
    table = services.other.table("seat anne 1000")
    point, body = request_of("cashout anne 900")
    path = f"{table.path}/{point}"
    services.store.hold("stored_result", after=True)
    with services.holding(path, body) as retry:
        first = services.other.post(path, body, key=KEY)
        assert first.status_code == 201
    assert (retry.result().status_code, retry.result().data) == (201, first.data)
    assert table.state()["punters"][0]["purse"] == 100
