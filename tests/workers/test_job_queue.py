"""An enqueued job starts a real worker. Lost, repeated or late jobs change nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from click.testing import CliRunner

from service.app import start_service
from service.application.application import Application
from service.cli.main import main
from service.domain.games.basset import commands as c
from service.messaging.job_queue import JobRequest, enqueue
from service.telemetry.trace import with_request_id
from tests.api.http_client import HttpClient
from tests.factories.basset import commands
from tests.factories.memory_sessions import meta
from tests.ports import free_port
from tests.serving.metrics_samples import parse_samples
from tests.workers.worker_environment import WorkerEnvironment, WorkerProcess


@contextmanager
def run_service(environment: WorkerEnvironment) -> Iterator[Application]:
    """Yield an application that enqueues jobs, as a running service does."""
    service = start_service(environment.store, redis_url=environment.redis.url)
    try:
        yield service.application
    finally:
        service.close()


def test_a_draw_is_settled_once_if_its_job_is_lost_repeated_or_late(
    each_environment: WorkerEnvironment,
) -> None:
    environment = each_environment
    words = ("--metrics-port", str(port := free_port()), "settlement", "standings")
    with environment.run_worker(*words) as worker, run_service(environment) as application:
        arrived, lost = (
            environment.open_session(application),
            environment.open_with_draw(environment.handler_without_queue),
        )
        with with_request_id("a-request"):
            answer = application.recorder.enter(arrived, commands.fasse("3"), meta("fasse"))
        assert application.results.wait_until_settled(answer, 30) is not None
        with environment.redis.client() as client:
            for version in (2, 2, 3, 900):  # repeated, late, and beyond the log
                enqueue(JobRequest("settle", arrived, version), client)
        worker.until(lambda: not environment.owes_settlement(lost))
        worker.until(lambda: environment.jobs() == [])
        worker.until(lambda: environment.store.standings(arrived) is not None)
        assert (environment.count_settlements(arrived), environment.count_settlements(lost)) == (
            1,
            1,
        )
        (line,) = (line for line in worker.log.splitlines() if f"session={arrived}" in line)
        assert f"recorded kind=settlement session={arrived} entry=fasse" in line
        with HttpClient(port) as client:
            seen = parse_samples(client.get("/metrics").data.decode())
        assert seen['paroli_recorded_total{kind="settlement"}'] == 2
        until_job_settles(worker, environment, application)
        assert worker.stop() == 0


def until_job_settles(
    worker: WorkerProcess, environment: WorkerEnvironment, application: Application
) -> None:
    """Draw until a settlement has the id of its request: a sweep may settle before the job."""

    def arrived() -> bool:
        session = environment.open_session(application)
        with with_request_id(session):
            application.results.wait_until_settled(
                application.recorder.enter(session, commands.fasse("3"), meta("fasse")), 30
            )
        return f"session={session} entry=fasse" in worker.log and f"={session}\n" in worker.log

    worker.until(arrived)


def run(environment: WorkerEnvironment, *words: str) -> str:
    done = CliRunner(env=environment.variables).invoke(main, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def failing_job(
    environment: WorkerEnvironment, worker: WorkerProcess, application: Application
) -> str:
    """Close a session with wrong books; return the id of the job that fails."""
    session = environment.open_session(application)
    with psycopg.connect(environment.database) as connection:
        connection.execute("DELETE FROM postings WHERE stream = %s", [session])
    application.recorder.enter(session, c.CloseSession(), meta("close"))
    worker.until(lambda: environment.jobs("failed"))
    (job,) = environment.jobs("failed")
    assert (job.session, job.queue) == (session, "reports")
    return job.id


def test_a_failed_job_is_listed_and_can_succeed_later(environment: WorkerEnvironment) -> None:
    with environment.run_worker() as worker, run_service(environment) as application:
        job = failing_job(environment, worker, application)
        worker.until(lambda: len(environment.jobs()) == 1)
        (line,) = [line for line in run(environment, "jobs").splitlines() if line.startswith(job)]
        assert line.split()[1:3] == ["reports", "failed"]
        assert "workers.work.VerificationFailed: The stored postings of event 1 do not" in line
        run(environment, "rebuild")
        assert run(environment, "jobs", "requeue", job) == f"Requeued {job}.\n"
        worker.until(lambda: environment.jobs() == [])
        assert run(environment, "jobs") == "No job runs, waits or has failed.\n"
