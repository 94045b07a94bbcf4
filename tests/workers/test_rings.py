"""A ring wakes a real worker; one that is lost, doubled or late changes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from click.testing import CliRunner

from service.app import start_service
from service.application.handle import Handler
from service.cli.main import main
from service.domain.games.basset import commands as c
from service.messaging.job_queue import JobRequest, enqueue
from service.telemetry.trace import with_request_id
from tests.api.http_client import HttpClient
from tests.factories import commands
from tests.factories.memory_sessions import meta
from tests.ports import free_port
from tests.serving.scraped import samples
from tests.workers.place import Place, Working


@contextmanager
def ringing(place: Place) -> Iterator[Handler]:
    """Lend a handler that rings, as one that serves does."""
    house = start_service(place.store, redis_url=place.redis.url)
    try:
        yield house.handler
    finally:
        house.close()


def test_what_is_rung_for_is_settled_once_whatever_becomes_of_the_ring(
    place_of_each: Place,
) -> None:
    place = place_of_each
    words = ("--metrics-port", str(port := free_port()), "settlement", "standings")
    with place.working(*words) as worker, ringing(place) as handler:
        heard, lost = place.opened(handler), place.drawn(place.quiet)
        with with_request_id("a-request"):
            answer = handler.enter(heard, commands.fasse("3"), meta("fasse"))
        assert handler.wait_until_settled(answer, 30) is not None
        with place.redis.client() as client:
            for version in (2, 2, 3, 900):  # doubled, late, and of a future that never was
                enqueue(JobRequest("settle", heard, version), client)
        worker.until(lambda: not place.owes(lost))
        worker.until(lambda: place.jobs() == [])
        worker.until(lambda: place.store.standings(heard) is not None)
        assert (place.settlements(heard), place.settlements(lost)) == (1, 1)
        (line,) = (line for line in worker.words.splitlines() if f"session={heard}" in line)
        assert f"recorded kind=settlement session={heard} entry=fasse" in line
        with HttpClient(port) as wire:
            seen = samples(wire.get("/metrics").data.decode())
        assert seen['paroli_recorded_total{kind="settlement"}'] == 2
        until_heard(worker, place, handler)
        assert worker.stop() == 0


def until_heard(worker: Working, place: Place, handler: Handler) -> None:
    """Draw until a settlement says which request rang for it: a sweep may be faster than a ring."""

    def heard() -> bool:
        session = place.opened(handler)
        with with_request_id(session):
            handler.wait_until_settled(
                handler.enter(session, commands.fasse("3"), meta("fasse")), 30
            )
        return f"session={session} entry=fasse" in worker.words and f"={session}\n" in worker.words

    worker.until(heard)


def run(place: Place, *words: str) -> str:
    done = CliRunner(env=place.environment).invoke(main, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def fails(place: Place, worker: Working, handler: Handler) -> str:
    """Close a session whose books are wrong; return the job that found it."""
    session = place.opened(handler)
    with psycopg.connect(place.database) as connection:
        connection.execute("DELETE FROM postings WHERE stream = %s", [session])
    handler.enter(session, c.CloseSession(), meta("close"))
    worker.until(lambda: place.jobs("failed"))
    (job,) = place.jobs("failed")
    assert (job.session, job.queue) == (session, "reports")
    return job.id


def test_a_job_that_failed_is_listed_and_succeeds_once_it_can(place: Place) -> None:
    with place.working() as worker, ringing(place) as handler:
        job = fails(place, worker, handler)
        worker.until(lambda: len(place.jobs()) == 1)
        (line,) = [line for line in run(place, "jobs").splitlines() if line.startswith(job)]
        assert line.split()[1:3] == ["reports", "failed"]
        assert "workers.jobs.VerificationFailed: The postings of event 1 are not" in line
        run(place, "rebuild")
        assert run(place, "jobs", "requeue", job) == f"Requeued {job}.\n"
        worker.until(lambda: place.jobs() == [])
        assert run(place, "jobs") == "No job runs, waits or has failed.\n"
