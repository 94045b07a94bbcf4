"""The server is killed repeatedly: acknowledged entries are stored once and settled once."""

import http.client
import os
import random
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest

from service.app import create_app, make_application
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import Caller, opening
from tests.api.http_client import HttpClient, HttpResponse
from tests.api.http_server import LOOPBACK
from tests.api.line_requests import request_of
from tests.api.log_assertions import DRAWS, assert_hash_chain, assert_settled_once
from tests.api.service_under_test import HOUSE_KEY
from tests.command import PAROLI_CODE
from tests.ports import free_port
from tests.servers.forked_process import ForkedProcess, start
from tests.waiting import until

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TIMEOUT_SECONDS = 60


@dataclass
class Server:
    """A `paroli serve` process that can be killed and started again."""

    file: Path
    port: int = field(default_factory=free_port)
    process: ForkedProcess | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end(signal.SIGTERM)

    def start(self) -> None:
        settings = {
            "PAROLI_DATABASE_URL": f"sqlite:///{self.file}",
            "PAROLI_HOUSE_KEY": HOUSE_KEY,
            "PAROLI_WRITE_RATE": "0",
            "PAROLI_HOST": LOOPBACK,
            "PAROLI_PORT": str(self.port),
        }
        self.process = start(PAROLI_CODE, "serve", env={**os.environ, **settings})
        assert self.process.stdout
        output = []
        for line in self.process.stdout:
            output.append(line)
            if line.startswith("Stop with"):
                return
        raise AssertionError("".join(output))

    def end(self, how: signal.Signals) -> int:
        """Send the process a signal and wait for its end."""
        assert self.process
        assert self.process.stdout
        self.process.send_signal(how)
        code = self.process.wait(TIMEOUT_SECONDS)
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.end(signal.SIGKILL)
        self.start()


def open_session(client: HttpClient, *lines: str) -> str:
    session: str = client.post("/v1/sessions", opening()).json()["id"]
    for line in lines:
        point, body = request_of(line)
        assert client.post(f"/v1/sessions/{session}/{point}", body).status in {201, 202}
    return session


def read_log(client: HttpClient, session: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = client.get(f"/v1/sessions/{session}/events?limit=1000&after={after}").json()
        events += page["events"]
        after = page["next"]
    return events


def wait_until_settled(client: HttpClient, session: str) -> None:
    until(lambda: not client.get(f"/v1/sessions/{session}").json()["owes_settlement"])


def check_session(client: HttpClient, session: str) -> list[dict[str, Any]]:
    """Check the chain, the settlements and the books of a session; return its log."""
    wait_until_settled(client, session)
    events = read_log(client, session)
    assert_hash_chain(session, events)
    assert_settled_once(events)
    assert sum(client.get(f"/v1/sessions/{session}/balances").json().values()) == 0
    return events


STAKES = [f"stake anne {card} 10" for card in ("A", "3", "5", "7", "9", "J", "K")]


def test_a_draw_acknowledged_before_a_crash_is_settled_after_it(tmp_path: Path) -> None:
    with Server(tmp_path / "paroli.db") as server:
        with HttpClient(server.port) as client:
            session = open_session(client, "seat anne 1000", *STAKES)
        draws = ("fasse A", "pair K 3", "take *")
        for number, line in enumerate(draws):
            point, body = request_of(line)
            with HttpClient(server.port) as client:
                answer = client.post(f"/v1/sessions/{session}/{point}", body, f"draw-{number}")
            assert answer.status in {201, 202}, answer.data
            server.kill()
            with HttpClient(server.port) as client:
                again = client.post(f"/v1/sessions/{session}/{point}", body, f"draw-{number}")
                assert again.data == answer.data
                events = check_session(client, session)
            assert sum(e["type"] in DRAWS for e in events) == sum(
                "take" not in line for line in draws[: number + 1]
            )


def test_a_starting_server_makes_pending_settlements(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    sessions = [unsettled(file) for _ in range(3)]
    with Server(file) as server, HttpClient(server.port) as client:
        for session in sessions:
            events = check_session(client, session)
            assert [e["type"] for e in events][-2:] == [
                "basset.fasse_turned",
                "basset.draw_settled",
            ]


def unsettled(file: Path) -> str:
    """Record a session whose draw is not settled, and return its id."""
    with closing(open_store(f"sqlite:///{file}", EventCodec())) as store:
        application = make_application(store)
        caller = Caller(create_app(application, HOUSE_KEY).test_client(), HOUSE_KEY)
        table = caller.table("seat anne 1000", "stake anne A 10")
        assert table.line("fasse A").status_code == 202
        assert table.state()["owes_settlement"] is True
        return table.id


@dataclass
class Tablet:
    """Enters with its own keys, and repeats every unanswered request."""

    server: Server
    session: str
    name: str
    acknowledged: dict[str, HttpResponse] = field(default_factory=dict)

    def enter(self, line: str) -> None:
        key = f"{self.name}-{len(self.acknowledged)}"
        point, body = request_of(line)
        answer = self.sent(f"/v1/sessions/{self.session}/{point}", body, key)
        assert answer.status in {201, 202, 409}, answer.data
        self.acknowledged[key] = answer

    def sent(self, path: str, body: Any, key: str) -> HttpResponse:
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            try:
                with HttpClient(self.server.port) as client:
                    return client.post(path, body, key)
            except (OSError, http.client.HTTPException):
                threading.Event().wait(0.02)
        raise AssertionError("nobody answered")


def punter_evening(tablet: Tablet, stopped: threading.Event) -> None:
    cards = ("A", "3", "5", "7", "9", "J", "K")
    turn = 0
    while not stopped.is_set():
        tablet.enter(f"buyin {tablet.name} {1 + turn % 5}")
        tablet.enter(f"stake {tablet.name} {cards[turn % 7]} 2")
        turn += 1


def dealer_evening(tablet: Tablet, stopped: threading.Event) -> None:
    while not stopped.is_set():
        for line in (
            "fasse 2",
            "pair A 3",
            "take *",
            "pair 5 7",
            "take *",
            "pair 9 J",
            "take *",
            "end",
        ):
            tablet.enter(line)


def test_entries_acknowledged_between_crashes_are_stored_once(tmp_path: Path) -> None:
    chance, stopped = random.Random(1), threading.Event()
    names = ("anne", "bess", "carl")
    with Server(tmp_path / "paroli.db") as server:
        with HttpClient(server.port) as client:
            session = open_session(client, *(f"seat {name} 1000" for name in names))
        tablets = [Tablet(server, session, name) for name in (*names, "dealer")]
        with ThreadPoolExecutor(len(tablets)) as pool:
            work = [pool.submit(punter_evening, tablet, stopped) for tablet in tablets[:3]]
            work.append(pool.submit(dealer_evening, tablets[3], stopped))
            try:
                for _ in range(4):
                    until_acknowledged(tablets, more=chance.randrange(5, 60))
                    server.kill()
            finally:
                stopped.set()
            for job in work:
                job.result()
        with HttpClient(server.port) as client:
            events = check_session(client, session)
    assert_acknowledged_once(tablets, events)


def until_acknowledged(tablets: list[Tablet], *, more: int) -> None:
    def acknowledged() -> int:
        return sum(len(tablet.acknowledged) for tablet in tablets)

    enough = acknowledged() + more
    until(lambda: acknowledged() >= enough)


def assert_acknowledged_once(tablets: list[Tablet], events: list[dict[str, Any]]) -> None:
    recorded: dict[str, list[dict[str, Any]]] = {}
    for event in events:
        if event["actor"] == "house":
            recorded.setdefault(event["entry"], []).append(event)
    answers = {key: answer for t in tablets for key, answer in t.acknowledged.items()}
    assert len(answers) > 50
    for key, answer in answers.items():
        expected = [] if answer.status == 409 else answer.json()["events"]
        assert recorded.pop(key, []) == expected, key
    assert len(recorded) == 4, "but for the opening and three seats everything was acknowledged"


def test_a_server_stops_gracefully_on_a_signal(tmp_path: Path) -> None:
    server = Server(tmp_path / "paroli.db")
    with server, HttpClient(server.port) as client:
        session = open_session(client, "seat anne 5")
    assert server.process
    assert server.process.returncode == 0
    with server, HttpClient(server.port) as client:
        assert len(read_log(client, session)) == 2
