"""The sweeper thread of a worker. Sweepers take turns in Redis, and also sweep without Redis."""

import logging
import random
import threading
from contextlib import suppress

from redis import Redis

from service.application.application import Application
from service.messaging.connection import REDIS_DOWN
from service.messaging.job_queue import JobRequest, enqueue, is_enqueued
from workers.standings import StandingsSweep
from workers.sweep import Sweep

EVERY_SECONDS = 1.0

_log = logging.getLogger(__name__)
TURN_KEY = "paroli:sweeping"
TURN_MS = 900
"""A little less than ``EVERY_SECONDS``, so that the worker that swept last may sweep next."""


class Sweeper:
    """A thread that settles unsettled sessions, and enqueues a job for what it cannot settle.

    It also stores the standings of sessions that changed.

    One sweeper a second gets the turn, through a key in Redis. While Redis is down, all sweep.
    """

    def __init__(self, application: Application, client: "Redis") -> None:
        self._stopping = threading.Event()
        self._sweep = Sweep(application, self._stopping.is_set)
        self._sweep_standings = StandingsSweep(application, self._stopping.is_set)
        self._client = client
        self._enqueued: dict[str, int] = {}
        self._thread = threading.Thread(target=self._work, name="paroli-sweeper", daemon=True)

    def start(self) -> None:
        """Start the thread; it sweeps at once."""
        self._thread.start()

    def stop(self) -> None:
        """Finish the current sweep and end."""
        self._stopping.set()
        self._thread.join()
        self._client.close()

    def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                self._take_turn()
            except Exception:  # noqa: BLE001 - the thread must go on: the settlements are still owed
                _log.exception("A sweep failed; the sweeper will try again.")
            self._stopping.wait(EVERY_SECONDS)

    def _take_turn(self) -> None:
        if self._has_turn():
            self._sweep()
            self._sweep_standings()
            with suppress(*REDIS_DOWN):
                self._enqueue_failing()

    def _has_turn(self) -> bool:
        try:
            return bool(self._client.set(TURN_KEY, 1, nx=True, px=TURN_MS))
        except REDIS_DOWN:
            # Without turns, a random wait keeps the workers from sweeping at the same moment.
            return not self._stopping.wait(random.uniform(0, EVERY_SECONDS))  # noqa: S311 - no secret, just not all at once

    def _enqueue_failing(self) -> None:
        """Enqueue each failing session once: its job fails and `paroli jobs` lists it."""
        for session, version in self._sweep.failing.items():
            if self._enqueued.get(session) != version:
                job = JobRequest("settle", session, version)
                if not is_enqueued(job, self._client):
                    enqueue(job, self._client)
                self._enqueued[session] = version
