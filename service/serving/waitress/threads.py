"""The threads that answer requests, for waitress in place of its own."""

import logging
import threading
from collections import deque
from time import monotonic
from typing import Protocol

_log = logging.getLogger(__name__)


class RequestTask(Protocol):
    """Work for a thread."""

    def service(self) -> None:
        """Do the work."""

    def cancel(self) -> None:
        """Give the work up."""


class RequestThreads:
    """At most ``most`` threads, started as needed.

    The thread that became idle last gets the next request: it and its memory are warm. waitress
    itself gives each request to another of all its threads.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: deque[RequestTask] = deque()
        self._idle: list[_Worker] = []
        self._running = 0
        self._is_stopping = False
        self._lock = threading.Lock()
        self._ended = threading.Condition(self._lock)

    @property
    def idle(self) -> int:
        """The number of threads that wait for a task."""
        return len(self._idle)

    def add_task(self, task: RequestTask) -> None:
        """Let a thread do ``task``, or queue it while all are busy."""
        with self._lock:
            if self._idle:
                self._idle.pop().start(task)
            elif self._running < self._most:
                self._running += 1
                _Worker(self, task)
            else:
                self._tasks.append(task)

    def shutdown(self, cancel_pending: bool = True, timeout: float = 5) -> bool:  # noqa: FBT001, FBT002 - waitress's
        """End idle threads, and wait for the others; return whether tasks were given up."""
        deadline = monotonic() + timeout
        with self._lock:
            self._is_stopping = True
            while self._idle:
                self._idle.pop().start(None)
            self._ended.wait_for(lambda: not self._running, max(0.0, deadline - monotonic()))
            if self._running:
                _log.warning("%d thread(s) still running", self._running)
            pending = [*self._tasks] if cancel_pending else []
            self._tasks.clear()
        for task in pending:
            task.cancel()
        return bool(pending)

    def next_task(self, worker: "_Worker") -> bool:
        """Give ``worker`` its next task, or make it idle; return whether it goes on."""
        with self._lock:
            if self._tasks:
                worker.start(self._tasks.popleft())
            elif not self._is_stopping:
                self._idle.append(worker)
            else:
                self._running -= 1
                self._ended.notify_all()
                return False
        return True

    def end(self) -> None:
        """Count a thread that has ended while idle."""
        with self._lock:
            self._running -= 1
            self._ended.notify_all()


class _Worker:
    """One thread, which waits for its tasks."""

    def __init__(self, threads: RequestThreads, task: RequestTask) -> None:
        self._threads = threads
        self._task: RequestTask | None = None
        self._has_task = threading.Lock()
        self._has_task.acquire()
        self.start(task)
        threading.Thread(target=self._work, name="paroli-request", daemon=True).start()

    def start(self, task: RequestTask | None) -> None:
        """Do ``task``, or end if there is none."""
        self._task = task
        self._has_task.release()

    def _work(self) -> None:
        goes_on = True
        while goes_on:
            self._has_task.acquire()
            task, self._task = self._task, None
            if task is None:
                self._threads.end()
                return
            try:
                task.service()
            except BaseException:  # noqa: BLE001 - the thread must live on
                _log.exception("A request failed outside the application.")
            del task
            goes_on = self._threads.next_task(self)
