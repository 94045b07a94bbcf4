"""A place where RQ's workers work: a real PostgreSQL, a real Redis, and processes of our own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from uuid import uuid4

import psycopg
import pytest

from service.app import make_handler
from service.application.handle import Handler
from service.application.verify import verify
from service.domain.games.basset import GAME
from service.messaging.connection import REDIS_DOWN
from service.messaging.job_queue import QUEUES
from service.messaging.jobs import ListedJob, list_jobs
from service.store.codec import EventCodec
from service.store.events import SqlStore
from tests.api.service_under_test import HOUSE_KEY
from tests.factories import commands
from tests.factories.memory_sessions import meta
from tests.factories.openings import OpeningFactory
from tests.servers.redis import RedisServer

ROOT = Path(__file__).parents[2]
WORK = "from service.cli.worker_commands import work_command; work_command()"
PATIENCE_SECONDS = 12
LOOK_SECONDS = 0.02
SETTLED = "basset.draw_settled.v1"


@dataclass
class Working:
    """A running `paroli work` and what it has said so far."""

    process: "subprocess.Popen[bytes]"
    said: Path

    @property
    def words(self) -> str:
        return self.said.read_text(encoding="utf-8")

    def until(self, condition: Callable[[], object], *, seconds: float = PATIENCE_SECONDS) -> None:
        """Return when the condition holds; fail if the process ends before that."""
        deadline = monotonic() + seconds
        while not condition():
            assert monotonic() < deadline, f"it takes too long\n{self.words}"
            with suppress(subprocess.TimeoutExpired):
                status = self.process.wait(timeout=LOOK_SECONDS)
                pytest.fail(f"paroli work ended with {status}\n{self.words}")

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE_SECONDS)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@dataclass
class Place:
    """A database, a Redis, and a handler that rings no bell."""

    store: SqlStore
    database: str
    redis: RedisServer
    folder: Path
    quiet: Handler = field(init=False)

    def __post_init__(self) -> None:
        self.quiet = make_handler(self.store)

    @property
    def environment(self) -> dict[str, str]:
        there = {
            "PAROLI_DATABASE_URL": self.database,
            "PAROLI_REDIS_URL": self.redis.url,
            "PAROLI_HOUSE_KEY": HOUSE_KEY,
            "PAROLI_LOG_LEVEL": "info",
        }
        return {**os.environ, **there}

    @contextmanager
    def working(self, *queues: str) -> Iterator[Working]:
        """Run `paroli work`; at the end it is asked to stop."""
        said = self.folder / f"{uuid4()}.log"
        with (
            said.open("wb") as log,
            subprocess.Popen(
                [sys.executable, "-c", WORK, *queues],
                cwd=ROOT,
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            ) as process,
        ):
            try:
                yield Working(process, said)
            finally:
                process.terminate()
                process.wait(timeout=PATIENCE_SECONDS)

    def jobs(self, *states: str) -> list[ListedJob]:
        with self.redis.client() as client:
            return [job for job in list_jobs(client) if job.state in states or not states]

    def workers(self) -> int:
        """Return how many workers are registered; none where Redis is away."""
        with self.redis.client() as client, suppress(*REDIS_DOWN):
            return sum(client.scard(f"rq:workers:{name}") for name in QUEUES)
        return 0

    def opened(self, handler: Handler) -> str:
        session = str(uuid4())
        handler.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))
        return session

    def drawn(self, handler: Handler) -> str:
        """Open a session and turn a fasse."""
        session = self.opened(handler)
        handler.enter(session, commands.fasse("3"), meta("fasse"))
        return session

    def owes(self, session: str) -> bool:
        row = self.store.row(session)
        assert row is not None
        return row.owes_settlement

    def settlements(self, session: str) -> int:
        """Return how many settlements are in the log, of which everything else is right."""
        (verified,) = verify(self.store, EventCodec(), [session])
        assert verified.findings == ()
        return sum(event.name == SETTLED for event in self.store.events(session))

    @contextmanager
    def locked(self, statement: str, *values: str) -> Iterator[None]:
        """Hold what a statement locks."""
        with psycopg.connect(self.database) as connection:
            connection.execute(statement.encode(), values)
            yield

    def waiting(self) -> int:
        """Return how many connections of workers wait for a lock."""
        with psycopg.connect(self.database, autocommit=True) as connection:
            row = connection.execute(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE datname = current_database() AND wait_event_type = 'Lock'"
            ).fetchone()
        assert row is not None
        return int(row[0])


SESSION_ROW = "SELECT 1 FROM sessions WHERE id = %s FOR UPDATE"
