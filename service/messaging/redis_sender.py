"""A thread that sends updates and jobs to Redis, so that no entry waits for Redis."""

import json
import logging
import threading
import time
from collections.abc import Sequence

from redis import Redis
from redis.exceptions import ResponseError

from service.application.ports.notifier import SessionUpdate
from service.messaging.connection import REDIS_DOWN, channel_of
from service.messaging.job_queue import JobRequest, Kind, enqueue
from service.messaging.local_pubsub import keep_newest

GATHER_SECONDS = 0.005
"""How long the thread waits after it sent something, and then sends together what came meanwhile.

While many entries arrive, each process spends less time on messages. The first message after a
pause is sent at once.
"""

RETRY_SECONDS = 1.0
"""How long to wait after Redis did not take everything. Messages stay in memory until then."""

_log = logging.getLogger(__name__)


class RedisSender:
    """Sends updates and jobs. What Redis does not take stays in memory; streams read the store.

    Several updates of a session, or equal jobs, that wait to be sent become one.
    """

    def __init__(self, client: "Redis") -> None:
        self._client = client
        self._channel = channel_of(client)
        self._changed = threading.Condition()
        self._updates: dict[str, SessionUpdate] = {}
        self._jobs: dict[tuple[Kind, str], JobRequest] = {}
        self._retry_at = 0.0
        self._is_failing = False
        self._stopping = False
        self._thread = threading.Thread(target=self._work, name="paroli-redis-sender", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Send what is left and end the thread."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join()
        self._client.close()

    def publish(self, update: SessionUpdate) -> None:
        """Send an update to the other processes."""
        with self._changed:
            keep_newest(self._updates, update)
            self._changed.notify()

    def enqueue(self, job: JobRequest) -> None:
        """Send a job. It replaces one of the same kind and session that waits to be sent."""
        with self._changed:
            self._jobs[job.kind, job.session] = job
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._is_due():
                    self._changed.wait(self._seconds_to_wait())
                updates, jobs = list(self._updates.values()), list(self._jobs.values())
                self._updates.clear()
                self._jobs.clear()
                stopping = self._stopping
            if updates or jobs:
                self._send(updates, jobs)
            if stopping:
                return
            time.sleep(GATHER_SECONDS)

    def _is_due(self) -> bool:
        return self._stopping or self._seconds_to_wait() == 0

    def _seconds_to_wait(self) -> float | None:
        """Return the seconds until something is due; None if nothing waits."""
        if not (self._updates or self._jobs):
            return None
        return max(0.0, self._retry_at - time.monotonic())

    def _send(self, updates: Sequence[SessionUpdate], jobs: Sequence[JobRequest]) -> None:
        try:
            with self._client.pipeline(transaction=False) as pipe:
                if updates:
                    pipe.publish(self._channel, to_message(updates))
                for job in jobs:
                    enqueue(job, self._client, pipe)
                # A server that is full or read-only refuses jobs but still publishes.
                refused = _first_error(pipe.execute(raise_on_error=False))
            self._log_change(refused)
            if refused:
                self._send_later((), jobs)
        except REDIS_DOWN as error:
            self._log_change(error)
            self._send_later(updates, jobs)
        except Exception:  # noqa: BLE001 - the thread must go on with what comes next
            _log.exception("Messages to other processes could not be sent.")

    def _send_later(self, updates: Sequence[SessionUpdate], jobs: Sequence[JobRequest]) -> None:
        """Put back what was not taken, unless something newer waits already."""
        with self._changed:
            for update in updates:
                keep_newest(self._updates, update)
            for job in jobs:
                self._jobs.setdefault((job.kind, job.session), job)
            self._retry_at = time.monotonic() + RETRY_SECONDS

    def _log_change(self, error: Exception | None) -> None:
        """Log when sending begins to fail, and when it works again."""
        if error and not self._is_failing:
            how = "refuses" if isinstance(error, ResponseError) else "is down"
            _log.warning("Redis %s: other processes read the store meanwhile. %s", how, error)
        elif self._is_failing and not error:
            _log.warning("Redis is back.")
        self._is_failing = error is not None


def _first_error(answers: Sequence[object]) -> Exception | None:
    return next((answer for answer in answers if isinstance(answer, Exception)), None)


def to_message(updates: Sequence[SessionUpdate]) -> str:
    """Return updates as a list in JSON, as they are published."""
    return json.dumps(
        [{"session": u.session, "version": u.version, "settled": u.settled} for u in updates]
    )
