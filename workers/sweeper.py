"""The sweeper of one worker among many: every second one of them looks, Redis or not."""

import logging
import random
import threading
from contextlib import suppress

from redis import Redis

from service.application.handle import Handler
from service.messaging.connection import AWAY
from service.messaging.job_queue import Bell, is_rung, ring
from workers.sweep import Sweep

EVERY_SECONDS = 1.0

_log = logging.getLogger(__name__)
TURN_KEY = "paroli:sweeping"
TURN_MS = 900
"""A little less than ``EVERY_SECONDS``, so that whoever swept last may sweep next."""


class Sweeper:
    """A thread that settles what is owed, and rings for what cannot be settled.

    Workers take turns through Redis; while it is away each sweeps on its own.
    """

    def __init__(self, handler: Handler, client: "Redis") -> None:
        self._stopping = threading.Event()
        self._sweep = Sweep(handler, self._stopping.is_set)
        self._client = client
        self._rung: dict[str, int] = {}
        self._thread = threading.Thread(target=self._work, name="paroli-sweeper", daemon=True)

    def start(self) -> None:
        """Begin to sweep, at once."""
        self._thread.start()

    def stop(self) -> None:
        """Finish the sweep at hand and end."""
        self._stopping.set()
        self._thread.join()
        self._client.close()

    def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                self._take_turn()
            except Exception:  # noqa: BLE001 - whatever it was, what is owed is owed still
                _log.exception("A sweep went wrong; there will be another.")
            self._stopping.wait(EVERY_SECONDS)

    def _take_turn(self) -> None:
        if self._has_turn():
            self._sweep()
            with suppress(*AWAY):
                self._ring()

    def _has_turn(self) -> bool:
        try:
            return bool(self._client.set(TURN_KEY, 1, nx=True, px=TURN_MS))
        except AWAY:
            # Nobody says whose turn it is: by chance, not all in the same moment.
            return not self._stopping.wait(random.uniform(0, EVERY_SECONDS))  # noqa: S311 - no secret, just not all at once

    def _ring(self) -> None:
        """Ring once for what cannot be settled: the job fails and shows among those that did."""
        for session, version in self._sweep.sick.items():
            if self._rung.get(session) != version:
                bell = Bell("settle", session, version)
                if not is_rung(bell, self._client):
                    ring(bell, self._client)
                self._rung[session] = version
