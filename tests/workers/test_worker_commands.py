"""`paroli jobs` and `paroli work`: their output and their required settings."""

import json
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rq.job import Job

from service.cli.main import main
from service.messaging.job_queue import JobRequest, enqueue, queue
from service.messaging.queue_names import SETTLEMENT
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.zones import Zone
from tests.servers.redis import RedisServer
from workers.__main__ import _make_worker
from workers.context import close_context, process_application
from workers.rq_workers import SettlementWorker
from workers.worker_loop import STOP_SIGNALS

UNREACHABLE_REDIS = "redis://127.0.0.1:1/0"
UNKNOWN_SESSION = "00000000-0000-4000-8000-00000000000c"


def run(redis_url: str, *words: str, database: str = "sqlite:////nowhere/there.db") -> Result:
    variables = {"PAROLI_REDIS_URL": redis_url, "PAROLI_DATABASE_URL": database}
    return CliRunner(env=variables).invoke(main, words)


@pytest.mark.parametrize("words", [("work",), ("jobs",), ("jobs", "requeue", "--all")])
@pytest.mark.parametrize(
    ("redis_url", "message"),
    [
        ("", "PAROLI_REDIS_URL is not set, so there are no queues. `paroli serve`"),
        ("redis://me:secret@there:no/0", "PAROLI_REDIS_URL is not a valid URL. Use the form"),
    ],
)
def test_a_redis_is_needed(words: tuple[str, ...], redis_url: str, message: str) -> None:
    done = run(redis_url, *words)
    assert (done.exit_code, done.stderr[: len(message) + 7]) == (1, f"Error: {message}")
    assert "secret" not in done.stderr


@pytest.mark.parametrize("words", [(), ("requeue", "--all"), ("delete", "settle-1")])
def test_an_unreachable_redis_is_reported(words: tuple[str, ...]) -> None:
    done = run(UNREACHABLE_REDIS, "jobs", *words)
    assert done.exit_code == 1
    assert done.stderr == (
        "Error: Redis at 127.0.0.1:1 cannot be reached: Connection refused."
        " Check PAROLI_REDIS_URL.\n"
    )


def test_workers_create_no_database(tmp_path: Path) -> None:
    done = run(UNREACHABLE_REDIS, "work", database=f"sqlite:///{tmp_path / 'none.db'}")
    assert (done.exit_code, done.stderr) == (
        1,
        f"Error: There is no Paroli database at {tmp_path}/none.db. Check PAROLI_DATABASE_URL.\n",
    )


def test_a_port_in_use_is_reported_before_the_processes_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'paroli.db'}"
    open_store(database, EventCodec()).close()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run(UNREACHABLE_REDIS, "work", "--metrics-port", str(port), database=database)
    assert done.exit_code == 1
    assert done.stderr == (
        f"Error: Cannot serve metrics on 127.0.0.1:{port}: Address already in use."
        " Choose another port with --metrics-port.\n"
    )


@pytest.fixture
def redis_with_failed_jobs(
    one_redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Yield the URL of a Redis in which jobs of an unknown session have failed."""
    handlers_before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    url = f"sqlite:///{tmp_path / 'books.db'}"
    open_store(url, EventCodec()).close()
    monkeypatch.setenv("PAROLI_DATABASE_URL", url)
    monkeypatch.setenv("PAROLI_REDIS_URL", one_redis.url)
    with one_redis.client() as client:
        client.flushall()
        for version in (2, 3):
            enqueue(JobRequest("settle", UNKNOWN_SESSION, version), client)
        _make_worker(SettlementWorker, [SETTLEMENT], client).work(
            burst=True, logging_level="CRITICAL"
        )
    close_context()
    yield one_redis.url
    for number, before in handlers_before.items():
        signal.signal(number, before)


def test_jobs_can_be_listed_as_json(redis_with_failed_jobs: str) -> None:
    jobs = [
        json.loads(line)
        for line in run(redis_with_failed_jobs, "jobs", "--json").stdout.splitlines()
    ]
    assert [job.pop("since")[-1] for job in jobs] == ["Z", "Z"]
    assert jobs[0] == {
        "id": f"settle-{UNKNOWN_SESSION}-2",
        "queue": "settlement",
        "state": "failed",
        "session": UNKNOWN_SESSION,
        "error": "service.application.errors.UnknownSession: No session has the id "
        + UNKNOWN_SESSION
        + ".",
    }


def test_failed_jobs_are_requeued_or_deleted(
    redis_with_failed_jobs: str, one_redis: RedisServer
) -> None:
    one, other = f"settle-{UNKNOWN_SESSION}-2", f"settle-{UNKNOWN_SESSION}-3"
    assert run(redis_with_failed_jobs, "jobs", "delete", one).stdout == f"Deleted {one}.\n"
    again = run(redis_with_failed_jobs, "jobs", "requeue", one)
    assert (again.exit_code, again.stderr) == (
        1,
        f"Error: There is no failed job {one}. List them with `paroli jobs`.\n",
    )
    assert run(redis_with_failed_jobs, "jobs", "requeue", "--all").stdout == f"Requeued {other}.\n"
    assert run(redis_with_failed_jobs, "jobs", "delete", "--all").stdout == "No job has failed.\n"
    with one_redis.client() as client:
        assert queue(SETTLEMENT, client).get_job_ids() == [other]
        assert not Job.exists(one, client)


def test_the_former_name_of_delete_still_works(redis_with_failed_jobs: str) -> None:
    one = f"settle-{UNKNOWN_SESSION}-2"
    assert run(redis_with_failed_jobs, "jobs", "forget", one).stdout == f"Deleted {one}.\n"
    assert "forget" not in run(redis_with_failed_jobs, "jobs", "--help").stdout


@pytest.mark.parametrize(
    "words", [("requeue",), ("delete", "--all", "settle-1"), ("forget", "--all", "settle-1")]
)
def test_the_jobs_to_change_must_be_given(words: tuple[str, ...]) -> None:
    assert run(UNREACHABLE_REDIS, "jobs", *words).exit_code == 2


def test_a_failed_job_that_is_enqueued_again_waits(
    redis_with_failed_jobs: str, one_redis: RedisServer
) -> None:
    with one_redis.client() as client:
        enqueue(JobRequest("settle", UNKNOWN_SESSION, 3), client)
    jobs = [
        json.loads(line)
        for line in run(redis_with_failed_jobs, "jobs", "--json").stdout.splitlines()
    ]
    assert [(job["id"][-1], job["state"]) for job in jobs] == [("3", "waits"), ("2", "failed")]


def test_a_worker_has_the_time_zone_of_its_settings(
    tmp_path: Path, one_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'books.db'}"
    open_store(url, EventCodec()).close()
    monkeypatch.setenv("PAROLI_DATABASE_URL", url)
    monkeypatch.setenv("PAROLI_REDIS_URL", one_redis.url)
    monkeypatch.setenv("PAROLI_TIME_ZONE", "Asia/Tokyo")
    try:
        assert process_application().reports.zone == Zone("Asia/Tokyo")
    finally:
        close_context()
