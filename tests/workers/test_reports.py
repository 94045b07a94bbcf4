"""Reports are made by a process for each, which opens what it needs after the fork."""

import psycopg

from service.domain.games.basset import commands as c
from service.messaging.job_queue import JobRequest, enqueue
from tests.factories.memory_sessions import meta
from tests.workers.place import Place

CONNECTED = """SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def connected(place: Place) -> int:
    with psycopg.connect(place.database, autocommit=True) as connection:
        row = connection.execute(CONNECTED).fetchone()
    assert row is not None
    return int(row[0])


def test_a_report_has_connections_of_its_own_and_is_finished_before_the_end(place: Place) -> None:
    session = place.opened(place.quiet)
    place.quiet.enter(session, c.CloseSession(), meta("close"))
    with place.working("reports") as worker, place.redis.client() as client:
        worker.until(lambda: place.workers() == 1)
        before = connected(place)
        with place.locked("LOCK TABLE events IN ACCESS EXCLUSIVE MODE"):
            enqueue(JobRequest("audit", session, 2, "a-request"), client)
            worker.until(place.waiting)
            # The lock's and the report's; one that was closed may be seen for a moment longer.
            worker.until(lambda: connected(place) == before + 2)
            worker.process.terminate()
        assert worker.process.wait(timeout=30) == 0
        assert place.jobs() == []
        assert f"The books of a session are right. session={session}" in worker.words
        assert "request=a-request" in worker.words
        assert connected(place) == before
