"""A worker's shift: it goes on whether Redis is there or not, and ends when it is asked to."""

import logging
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from service.messaging.connection import AWAY
from workers.rq_workers import Patient, orphaned

AGAIN_SECONDS = 1.0
STOPS = (signal.SIGTERM, signal.SIGINT)

_log = logging.getLogger(__name__)

Heard = Callable[[int, FrameType | None], object] | signal.Handlers


class Shift:
    """What a process does until SIGTERM or SIGINT comes; for a main thread.

    ``hire`` makes a worker, which lasts as long as Redis does.
    """

    def __init__(self, hire: Callable[[], Patient]) -> None:
        self._hire = hire
        self._asked = False
        self._away = False

    def work(self) -> None:
        """Work until asked to stop, then finish the job at hand. A second signal ends at once."""
        sys.unraisablehook = _pass_stop
        try:
            hear(self._stop)
            while not self._over():
                self._part()
                if not self._over():
                    time.sleep(AGAIN_SECONDS)
        except SystemExit:
            _log.debug("Asked to stop.")
        hear(signal.SIG_DFL)

    def _over(self) -> bool:
        return self._asked or orphaned()

    def _part(self) -> None:
        """Work as long as Redis is there. Raises: ``SystemExit`` once asked to stop."""
        try:
            worker = self._hire()
            if self._away:
                _log.warning("Redis is back.")
            self._away = False
            worker.work(logging_level="WARNING")
            self._asked = worker.stopping
        except AWAY as error:
            if not self._away:
                _log.warning("Redis is away: what is owed is swept up meanwhile. %s", error)
            self._away = True
        finally:
            hear(self._stop)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._asked = True
        raise SystemExit


def _pass_stop(unraisable: "sys.UnraisableHookArgs") -> None:
    """Say nothing of a stop that came where nothing can be raised: it was heard all the same."""
    if not issubclass(unraisable.exc_type, SystemExit):
        sys.__unraisablehook__(unraisable)


def hear(heard: Heard) -> None:
    """Let ``heard`` be called when this process is asked to stop, or was while it was deaf."""
    for number in STOPS:
        signal.signal(number, heard)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)


def be_deaf() -> None:
    """Let a wish to stop wait until somebody is there to hear it; so do threads made from now."""
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
