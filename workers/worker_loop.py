"""The loop of a worker process: it survives a Redis that is down, and ends on a stop signal."""

import logging
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from service.messaging.connection import REDIS_DOWN
from workers.rq_workers import ResilientWorker, is_orphaned

RETRY_SECONDS = 1.0
STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)

_log = logging.getLogger(__name__)

SignalHandler = Callable[[int, FrameType | None], object] | signal.Handlers


class WorkerLoop:
    """Runs RQ workers until SIGTERM or SIGINT. For the main thread of a process.

    ``make_worker`` returns a new worker; each runs until Redis goes down.
    """

    def __init__(self, make_worker: Callable[[], ResilientWorker]) -> None:
        self._make_worker = make_worker
        self._is_stopping = False
        self._is_redis_down = False

    def work(self) -> None:
        """Work until a stop signal, then finish the current job. A second signal ends at once."""
        sys.unraisablehook = _ignore_system_exit
        try:
            install_signal_handlers(self._stop)
            while not self._is_over():
                self._run_worker()
                if not self._is_over():
                    time.sleep(RETRY_SECONDS)
        except SystemExit:
            _log.debug("Stopping on a signal.")
        install_signal_handlers(signal.SIG_DFL)

    def _is_over(self) -> bool:
        return self._is_stopping or is_orphaned()

    def _run_worker(self) -> None:
        """Run a worker until Redis goes down. Raises: ``SystemExit`` on a stop signal."""
        try:
            worker = self._make_worker()
            worker.is_over = self._is_over
            if self._is_redis_down:
                _log.warning("Redis is back.")
            self._is_redis_down = False
            worker.work(logging_level="WARNING")
            self._is_stopping = worker.stopping
        except REDIS_DOWN as error:
            if not self._is_redis_down:
                _log.warning("Redis is down: the sweeper settles meanwhile. %s", error)
            self._is_redis_down = True
        finally:
            install_signal_handlers(self._stop)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_stopping = True
        raise SystemExit


def _ignore_system_exit(unraisable: "sys.UnraisableHookArgs") -> None:
    """Ignore a ``SystemExit`` raised inside a finalizer: ``_stop`` has set its flag already."""
    if not issubclass(unraisable.exc_type, SystemExit):
        sys.__unraisablehook__(unraisable)


def install_signal_handlers(handler: SignalHandler) -> None:
    """Call ``handler`` on stop signals, also on those that arrived while they were blocked."""
    for number in STOP_SIGNALS:
        signal.signal(number, handler)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)


def block_signals() -> None:
    """Block stop signals until a handler is installed. New threads inherit the mask."""
    signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
