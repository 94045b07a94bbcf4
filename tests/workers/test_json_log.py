"""The log of `paroli work` is JSON from its first line."""

import json
from pathlib import Path
from typing import Any

import pytest

from service.messaging.queue_names import QUEUES, SETTLEMENT
from tests.command import PAROLI_CODE
from tests.servers.forked_process import run
from tests.servers.redis import RedisServer
from tests.workers.conftest import open_environment
from tests.workers.worker_environment import WorkerEnvironment


@pytest.fixture(autouse=True)
def json_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAROLI_LOG", "json")


def log_of(environment: WorkerEnvironment, *queues: str) -> list[dict[str, Any]]:
    """Return the lines of a worker that is stopped as soon as it works."""
    with environment.run_worker(*queues) as worker:
        worker.until(lambda: environment.count_workers() == len(queues))
        assert worker.stop() == 0
        return [json.loads(line) for line in worker.log.splitlines()]


@pytest.mark.parametrize("queues", [(SETTLEMENT,), QUEUES], ids=["one process", "two processes"])
def test_the_first_line_says_what_works(
    environment: WorkerEnvironment, queues: tuple[str, ...]
) -> None:
    first = log_of(environment, *queues)[0]
    assert (first["level"], first["message"]) == ("INFO", "working")
    assert ", ".join(first["queues"]).split(", ") == [*queues]
    assert first["database"] == environment.database


def test_the_reason_of_a_failed_start_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PAROLI_REDIS_URL", raising=False)
    settings = {"PAROLI_LOG": "json", "PATH": "", "XDG_DATA_HOME": str(tmp_path)}
    done = run(PAROLI_CODE, "work", env=settings)
    line = json.loads(done.stderr)
    assert (done.returncode, line["level"]) == (1, "ERROR")
    assert line["message"].startswith("PAROLI_REDIS_URL is not set")


def test_a_note_is_a_warning(one_redis: RedisServer, tmp_path: Path) -> None:
    with open_environment(f"sqlite:///{tmp_path / 'books.db'}", one_redis, tmp_path) as environment:
        lines = log_of(environment, SETTLEMENT)
    assert lines[0]["level"] == "WARNING"
    assert lines[0]["message"].startswith("The database is an SQLite file.")
