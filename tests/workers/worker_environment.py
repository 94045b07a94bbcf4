"""An environment for RQ workers: a real PostgreSQL, a real Redis, and worker processes."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from uuid import uuid4

import psycopg
import pytest

from service.app import make_application
from service.application.application import Application
from service.application.verification.verify import verify
from service.domain.games.basset import GAME
from service.messaging.connection import REDIS_DOWN
from service.messaging.jobs import ListedJob, list_jobs
from service.messaging.queue_names import QUEUES
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from tests.api.service_under_test import HOUSE_KEY
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import meta
from tests.servers.forked_process import ForkedProcess, start
from tests.servers.redis import RedisServer

ROOT = Path(__file__).parents[2]
WORK = "from service.cli.commands.run import work_command; work_command()"
TIMEOUT_SECONDS = 12
POLL_SECONDS = 0.02
SETTLED = "basset.draw_settled.v1"


@dataclass
class WorkerProcess:
    """A running `paroli work` and its log."""

    process: ForkedProcess
    log_file: Path

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    def until(self, condition: Callable[[], object], *, seconds: float = TIMEOUT_SECONDS) -> None:
        """Return when the condition holds; fail if the process ends before that."""
        deadline = monotonic() + seconds
        while not condition():
            assert monotonic() < deadline, f"it takes too long\n{self.log}"
            with suppress(subprocess.TimeoutExpired):
                status = self.process.wait(timeout=POLL_SECONDS)
                pytest.fail(f"paroli work ended with {status}\n{self.log}")

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=TIMEOUT_SECONDS)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@dataclass
class WorkerEnvironment:
    """A database, a Redis, and an application that enqueues no jobs."""

    store: SqlStore
    database: str
    redis: RedisServer
    folder: Path
    handler_without_queue: Application = field(init=False)

    def __post_init__(self) -> None:
        self.handler_without_queue = make_application(self.store)

    @property
    def variables(self) -> dict[str, str]:
        variables = {
            "PAROLI_DATABASE_URL": self.database,
            "PAROLI_REDIS_URL": self.redis.url,
            "PAROLI_HOUSE_KEY": HOUSE_KEY,
            "PAROLI_LOG_LEVEL": "info",
        }
        return {**os.environ, **variables}

    @contextmanager
    def run_worker(self, *queues: str) -> Iterator[WorkerProcess]:
        """Run `paroli work`, and stop it at the end."""
        log_file = self.folder / f"{uuid4()}.log"
        with (
            log_file.open("wb") as log,
            start(WORK, *queues, env=self.variables, stdout=log) as process,
        ):
            try:
                yield WorkerProcess(process, log_file)
            finally:
                process.terminate()
                process.wait(timeout=TIMEOUT_SECONDS)

    def jobs(self, *states: str) -> list[ListedJob]:
        with self.redis.client() as client:
            return [job for job in list_jobs(client) if job.state in states or not states]

    def count_workers(self) -> int:
        """Return how many workers are registered; 0 if Redis is down."""
        with self.redis.client() as client, suppress(*REDIS_DOWN):
            return sum(client.scard(f"rq:workers:{name}") for name in QUEUES)
        return 0

    def open_session(self, application: Application) -> str:
        session = str(uuid4())
        application.recorder.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))
        return session

    def open_with_draw(self, application: Application) -> str:
        """Open a session and turn a fasse."""
        session = self.open_session(application)
        application.recorder.enter(session, commands.fasse("3"), meta("fasse"))
        return session

    def owes_settlement(self, session: str) -> bool:
        row = self.store.row(session)
        assert row is not None
        return row.owes_settlement

    def count_settlements(self, session: str) -> int:
        """Verify a session and return how many settlements its log has."""
        (verified,) = verify(self.store, EventCodec(), [session])
        assert verified.findings == ()
        return sum(event.name == SETTLED for event in self.store.events(session))

    @contextmanager
    def hold_lock(self, statement: str, *values: str) -> Iterator[None]:
        """Hold the lock that a statement takes."""
        with psycopg.connect(self.database) as connection:
            connection.execute(statement.encode(), values)
            yield

    def count_lock_waiters(self) -> int:
        """Return how many connections of workers wait for a lock."""
        with psycopg.connect(self.database, autocommit=True) as connection:
            row = connection.execute(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE datname = current_database() AND wait_event_type = 'Lock'"
            ).fetchone()
        assert row is not None
        return int(row[0])


SESSION_ROW = "SELECT 1 FROM sessions WHERE id = %s FOR UPDATE"
