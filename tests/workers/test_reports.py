"""Each report runs in its own process, which opens its connections after the fork."""

from uuid import uuid4

import psycopg

from service.application.reports.reports import ReportRequest
from service.domain.evenings.gatherings import DescribeGathering
from service.domain.games.basset import commands as c
from service.messaging.job_queue import JobRequest, enqueue
from tests.factories.memory_sessions import meta
from tests.workers.worker_environment import WorkerEnvironment

CONNECTED = """SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def count_connections(environment: WorkerEnvironment) -> int:
    with psycopg.connect(environment.database, autocommit=True) as connection:
        row = connection.execute(CONNECTED).fetchone()
    assert row is not None
    return int(row[0])


def test_a_report_has_its_own_connections_and_finishes_before_the_stop(
    environment: WorkerEnvironment,
) -> None:
    session = environment.open_session(environment.handler_without_queue)
    environment.handler_without_queue.recorder.enter(session, c.CloseSession(), meta("close"))
    with environment.run_worker("reports") as worker, environment.redis.client() as client:
        worker.until(lambda: environment.count_workers() == 1)
        before = count_connections(environment)
        with environment.hold_lock("LOCK TABLE events IN ACCESS EXCLUSIVE MODE"):
            enqueue(JobRequest("audit", session, 2, "a-request"), client)
            worker.until(environment.count_lock_waiters)
            # The lock's and the report's connection. A closed one is listed a moment longer.
            worker.until(lambda: count_connections(environment) == before + 2)
            worker.process.terminate()
        assert worker.process.wait(timeout=30) == 0
        assert environment.jobs() == []
        assert f"A session passed verification. session={session}" in worker.log
        assert "request=a-request" in worker.log
        assert count_connections(environment) == before


def test_a_requested_report_is_made_by_a_worker(environment: WorkerEnvironment) -> None:
    application = environment.handler_without_queue
    session = environment.open_session(application)
    current = application.recorder.settle(session)
    request = ReportRequest(
        session=session,
        version=current.version,
        head=current.head,
        format="pdf",
        language="fr",
    )
    requested = application.reports._request(request)
    files = application.ports.store.report_files
    with environment.run_worker("reports") as worker, environment.redis.client() as client:
        enqueue(JobRequest("report", requested.id, requested.version), client)
        worker.until(lambda: files.content(requested.id) is not None)
    content = files.content(requested.id)
    assert content is not None
    assert content.startswith(b"%PDF")
    assert environment.jobs() == []


def test_a_requested_report_of_a_gathering_is_made_by_a_worker(
    environment: WorkerEnvironment,
) -> None:
    application, number = environment.handler_without_queue, str(uuid4())
    evening = DescribeGathering(name="Twelfth Night", date="2026-01-06")
    application.gatherings.open(number, evening, meta(number))
    for _ in range(2):
        session = environment.open_session(application)
        application.recorder.file(session, {"gathering": number}, meta("file"))
    requested = application.reports._request(
        application.reports.gathering_request(number, None, "journal", "en")
    )
    files = application.ports.store.report_files
    with environment.run_worker("reports") as worker, environment.redis.client() as client:
        enqueue(JobRequest("report", requested.id, requested.version), client)
        worker.until(lambda: files.content(requested.id) is not None)
    content = files.content(requested.id)
    assert content is not None
    assert content.startswith(b"; Twelfth Night\n")
    assert environment.jobs() == []
