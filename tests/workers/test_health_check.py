"""`paroli health` finds the workers of this machine in Redis."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from socket import gethostname

import pytest
from rq import Worker

from service.messaging.queue_names import SETTLEMENT
from service.messaging.worker_registry import served_queues
from service.serving.health_check import Unhealthy, check_health
from service.serving.http_service import readiness_of
from service.serving.run_file import WORK
from service.settings import Settings, read_settings
from tests.workers.worker_environment import WorkerEnvironment

NO_WORKER = "No worker settles draws. Start one with `paroli work`."


def settings_of(environment: WorkerEnvironment, run_file: Path | None = None) -> Settings:
    return replace(read_settings(environment.variables), run_file=run_file)


def test_the_workers_of_the_run_file_are_checked(
    environment: WorkerEnvironment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_file = tmp_path / "run.json"
    monkeypatch.setenv("PAROLI_RUN_FILE", str(run_file))
    with environment.run_worker("settlement") as worker:
        worker.until(lambda: environment.count_workers() == 1)
        found = check_health(settings_of(environment, run_file), None)
        assert found == f"Workers on {gethostname()} do the jobs of settlement."
        # Without a run file, all queues need a worker.
        with pytest.raises(Unhealthy, match="does the jobs of standings, reports"):
            check_health(settings_of(environment), WORK)
    with pytest.raises(Unhealthy, match="does the jobs of settlement"):
        check_health(settings_of(environment, run_file), None)


def test_a_worker_that_was_killed_does_not_count(environment: WorkerEnvironment) -> None:
    settings = settings_of(environment)
    with environment.run_worker("settlement") as worker:
        worker.until(lambda: environment.count_workers() == 1)
        worker.kill()
        assert environment.count_workers() == 1
        with pytest.raises(Unhealthy, match="does the jobs of settlement"):
            check_health(settings, WORK)


def ended_process() -> int:
    """Return the id of a process that existed."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        pass
    return process.pid


@contextmanager
def registered_worker(environment: WorkerEnvironment, host: str, pid: int) -> Iterator[Worker]:
    """Register a worker that does not run here."""
    with environment.redis.client() as client:
        worker = Worker([SETTLEMENT], connection=client)
        worker.hostname, worker.pid = host, pid
        worker.register_birth()  # type: ignore[no-untyped-call]
        yield worker


def test_the_processes_of_another_machine_are_unknown(environment: WorkerEnvironment) -> None:
    with registered_worker(environment, "another", ended_process()):
        assert served_queues(environment.redis.url, "another") == {SETTLEMENT}


def test_readiness_relies_on_the_registration_of_a_worker(environment: WorkerEnvironment) -> None:
    """A container can have the name of this machine, and other processes."""
    settings = settings_of(environment)
    with registered_worker(environment, gethostname(), ended_process()) as worker:
        assert readiness_of(settings).report()["warnings"] == []
        worker.connection.delete(worker.key)  # as when it expires
        assert readiness_of(settings).report()["warnings"] == [NO_WORKER]


def test_readiness_has_a_warning_if_no_worker_settles(environment: WorkerEnvironment) -> None:
    settings = settings_of(environment)
    with environment.run_worker("reports") as other, environment.run_worker("settlement") as worker:
        other.until(lambda: environment.count_workers() == 2)
        assert readiness_of(settings).report()["warnings"] == []
        worker.stop()
        assert readiness_of(settings).report()["warnings"] == [NO_WORKER]


def test_without_redis_the_message_names_the_setting() -> None:
    settings = read_settings({"PAROLI_REDIS_URL": "redis://127.0.0.1:1/0"})
    with pytest.raises(
        Unhealthy, match=r"Redis at 127\.0\.0\.1:1 cannot be reached: Connection refused"
    ):
        check_health(settings, WORK)
    with pytest.raises(Unhealthy, match="PAROLI_REDIS_URL is not set"):
        check_health(replace(settings, redis_url=None), WORK)
    with pytest.raises(Unhealthy, match="PAROLI_REDIS_URL is not a valid URL") as raised:
        check_health(replace(settings, redis_url="redis://me:secret@there:no/0"), WORK)
    assert "secret" not in str(raised.value)
