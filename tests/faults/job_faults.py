"""Jobs that are lost, repeated or late."""

import threading
from collections import Counter
from collections.abc import Callable
from random import Random

from redis import Redis
from redis.exceptions import RedisError

from service.messaging.job_queue import JobRequest, enqueue
from service.messaging.queue_names import SETTLEMENT
from tests.servers.redis import RedisServer

TAMPER_SECONDS = 0.1
LATE_SECONDS = 2.0
ATTEMPTS = 50
QUEUE = f"rq:queue:{SETTLEMENT}"


class JobFaults:
    """Tampers with the queue of settlements. ``sessions`` get repeated and outdated jobs."""

    def __init__(self, server: RedisServer, seed: str) -> None:
        self._server = server
        self._chance = Random(seed)
        self.sessions: list[str] = []
        self.counts: Counter[str] = Counter()

    def pause(self) -> float:
        """Return the seconds until the next fault."""
        return self._chance.uniform(0, 2 * TAMPER_SECONDS)

    def tamper(self, over: threading.Event) -> None:
        """Cause one fault; a delay ends early when it is ``over``."""
        kinds: tuple[Callable[[Redis], None], ...] = (
            self._lose,
            self._double,
            lambda client: self._delay(client, over),
        )
        try:
            with self._server.client() as client:
                self._chance.choice(kinds)(client)
        except RedisError:
            self.counts["redis was away"] += 1

    def _lose(self, client: "Redis") -> None:
        """Take a job out of the queue before a worker does."""
        for _ in range(ATTEMPTS):
            if client.lpop(QUEUE):
                self.counts["lost"] += 1
                return

    def _double(self, client: "Redis") -> None:
        """Enqueue a settlement twice, at a random version: a repeated or an outdated job."""
        if self.sessions:
            session = self._chance.choice(self.sessions)
            for _ in range(2):
                enqueue(JobRequest("settle", session, self._chance.randint(1, 99)), client)
            self.counts["doubled"] += 1

    def _delay(self, client: "Redis", over: threading.Event) -> None:
        for _ in range(ATTEMPTS):
            if isinstance(job := client.lpop(QUEUE), bytes):
                self.counts["late"] += 1
                over.wait(self._chance.uniform(0, LATE_SECONDS))
                client.rpush(QUEUE, job)
                return
