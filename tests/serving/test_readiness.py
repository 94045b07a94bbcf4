"""The readiness of an instance, in each state of its database and Redis."""

import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from service.app import create_app, make_application, start_service
from service.domain.games.basset import GAME
from service.serving.http_service import readiness_of
from service.settings import read_settings
from service.store.opening.connect import migrate_store
from service.telemetry import readiness
from service.telemetry.readiness import Probe, Readiness
from tests.api.service_under_test import HOUSE_KEY, ManualClock
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import meta
from tests.memory_store.store import MemoryStore
from tests.ports import free_port
from tests.servers.postgresql import Server
from tests.serving.conftest import Settings

READY = {
    "status": "ready",
    "database": "answers",
    "migrations": "current",
    "redis": "answers",
    "warnings": [],
}
DATABASE_DOWN = {"status": "not ready", "database": "away", "migrations": "unknown"}
UNREACHABLE = {
    "PAROLI_DATABASE_URL": "postgresql://owner@127.0.0.1:{port}/books",
    "PAROLI_REDIS_URL": "redis://127.0.0.1:{port}/0",
}
NO_WORKER = {**READY, "warnings": ["No worker settles draws. Start one with `paroli work`."]}
_LATE = "A draw has waited for its settlement for ten seconds. See the logs of the workers."
_REDIS_DOWN = ["Redis is down: entries go on; settlements and screens are slower."]


def readiness_response(settings: Settings) -> tuple[int, dict[str, Any]]:
    """Return the status and body of the readiness response with ``settings``."""
    app = create_app(
        make_application(MemoryStore()), HOUSE_KEY, readiness=readiness_of(read_settings(settings))
    )
    answer = app.test_client().get("/readyz")
    assert ("Retry-After" in answer.headers) == (answer.status_code == 503)
    return answer.status_code, answer.get_json()


def test_a_service_with_database_and_redis_is_ready(production: Settings) -> None:
    assert readiness_response(production) == (200, NO_WORKER)


@pytest.mark.parametrize(("seconds", "warnings"), [(9, []), (11, [_LATE])])
def test_a_late_settlement_is_a_warning(seconds: int, warnings: list[str]) -> None:
    clock = ManualClock()
    application = make_application(MemoryStore(), clock=clock)
    session = str(uuid4())
    application.recorder.open(session, GAME, OpeningFactory.build(), meta("open"))
    client = create_app(application, HOUSE_KEY).test_client()
    application.recorder.enter(session, commands.fasse("3"), meta("fasse"))
    clock.advance(seconds)
    assert client.get("/readyz").get_json()["warnings"] == warnings


def test_without_redis_the_service_is_ready_with_a_warning(production: Settings) -> None:
    production["PAROLI_REDIS_URL"] = UNREACHABLE["PAROLI_REDIS_URL"].format(port=free_port())
    assert readiness_response(production) == (
        200,
        {**READY, "redis": "away", "warnings": _REDIS_DOWN},
    )


def test_without_a_database_the_service_is_not_ready(production: Settings) -> None:
    production["PAROLI_DATABASE_URL"] = UNREACHABLE["PAROLI_DATABASE_URL"].format(port=free_port())
    assert readiness_response(production) == (503, {**NO_WORKER, **DATABASE_DOWN})


@pytest.mark.parametrize(
    ("statement", "state"),
    [
        ("DELETE FROM alembic_version", "behind"),
        ("UPDATE alembic_version SET version_num = '0001'", "behind"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer"),
        ("DROP TABLE alembic_version", "behind"),
    ],
)
def test_tables_of_another_version_are_not_ready(
    server: Server, production: Settings, statement: str, state: str
) -> None:
    server.execute(statement, production["PAROLI_DATABASE_URL"].rpartition("/")[2])
    assert readiness_response(production) == (
        503,
        {**NO_WORKER, "status": "not ready", "migrations": state},
    )


@pytest.fixture
def silent_port() -> Iterator[int]:
    """The port of a server that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_servers_that_do_not_answer_time_out(
    silent_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "WAIT_SECONDS", 0.2)
    status, found = readiness_response(
        {name: url.format(port=silent_port) for name, url in UNREACHABLE.items()}
    )
    assert (status, found["database"], found["redis"]) == (503, "away", "away")


def test_a_file_needs_no_redis_and_a_deleted_file_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{file}"}
    migrate_store(settings["PAROLI_DATABASE_URL"])
    assert readiness_response(settings) == (200, {**READY, "redis": "none"})
    file.unlink()
    assert readiness_response(settings) == (503, {**READY, **DATABASE_DOWN, "redis": "none"})
    assert not file.exists()


def test_permanent_warnings_are_reported(production: Settings) -> None:
    service = readiness_of(read_settings(production), ("SQLite is old.",))
    assert service.report() == {**READY, "warnings": ["SQLite is old.", *NO_WORKER["warnings"]]}


def test_a_closed_service_is_not_ready() -> None:
    with closing(start_service(MemoryStore())) as service:
        client = create_app(service.application, HOUSE_KEY).test_client()
        assert client.get("/readyz").get_json() == {**READY, "redis": "none"}
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()["status"]) == (503, "stopping")


def test_during_a_new_probe_the_last_result_is_returned() -> None:
    answers = iter(["first", "second"])
    asking, go_on = threading.Semaphore(0), threading.Semaphore(1)

    def ask() -> str:
        asking.release()
        go_on.acquire()
        return next(answers)

    probe = Probe(ask, fresh_seconds=0)
    assert probe.latest().in_time() == "first"
    again = probe.latest()
    assert [probe.latest().in_time() for _ in range(9)] == ["first"] * 9
    assert not again.done()
    go_on.release()
    assert again.in_time() == "second"


def test_without_a_result_only_the_first_call_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waits, finished = [1000.0], list[float](), threading.Event()

    def wait(_asked: Future[bool], seconds: float) -> None:
        waits.append(seconds)
        now[0] += seconds
        raise TimeoutError

    monkeypatch.setattr(readiness, "monotonic", lambda: now[0])
    monkeypatch.setattr(Future, "result", wait)
    probe = Probe(finished.wait)
    for _ in range(10):
        with pytest.raises(TimeoutError):
            probe.latest().in_time()
    finished.set()
    assert waits == [readiness.WAIT_SECONDS] + [0.0] * 9


def test_a_result_is_fresh_from_its_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(readiness, "monotonic", lambda: now[0])

    def ask() -> str:
        now[0] += 30
        return "late"

    probe = Probe(ask, fresh_seconds=10)
    first = probe.latest()
    assert first.result(9) == "late"
    assert probe.latest() is first


def test_a_probe_that_could_not_start_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    probe = Probe(lambda: "current", fresh_seconds=0)
    with monkeypatch.context() as full:
        full.setattr(threading.Thread, "start", cannot_start)
        assert Readiness(probe).report()["status"] == "not ready"
    assert Readiness(probe).report()["status"] == "ready"


def cannot_start(_thread: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def test_frequent_calls_start_one_probe(production: Settings, server: Server) -> None:
    migrations = readiness_of(read_settings(production)).migrations
    assert [migrations.latest() for _ in range(9)].count(migrations.latest()) == 9
