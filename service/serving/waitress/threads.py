"""The threads that answer requests, for waitress in place of its own."""

import logging
import threading
from collections import deque
from time import monotonic
from typing import Protocol

_log = logging.getLogger(__name__)


SLOTS = 8
"""How many requests run at once: enough to wait for disk and database. More would only wait for
the interpreter, and each thread that waits for it takes processor time 200 times a second."""


class RequestTask(Protocol):
    """Work for a thread."""

    def service(self) -> None:
        """Do the work."""

    def cancel(self) -> None:
        """Give the work up."""


class RequestThreads:
    """At most ``most`` threads, started as needed. At most ``slots`` of them run a request.

    Further requests wait in a queue, first in, first out. A request that only waits, such as an
    open stream, releases its slot and keeps its thread.

    The thread that became idle last gets the next request: it and its memory are warm. waitress
    itself gives each request to another of all its threads.
    """

    def __init__(self, most: int, *, slots: int = SLOTS) -> None:
        self._most = most
        self._slots = slots
        self._tasks: deque[RequestTask] = deque()
        self._idle: list[_Worker] = []
        self._started = self._slots_taken = 0
        self._has_progress = self._is_stopping = False
        self._lock = threading.Lock()
        self._ended = threading.Condition(self._lock)
        self._own = threading.local()

    @property
    def idle(self) -> int:
        """The number of threads that wait for a task."""
        return len(self._idle)

    def add_task(self, task: RequestTask) -> None:
        """Let a thread do ``task``, or queue it while all slots or threads are taken."""
        with self._lock:
            self._tasks.append(task)
            self._start_tasks(self._slots)

    def release_slot(self) -> None:
        """Let another request run, as that of the calling thread only waits from now on."""
        with self._lock:
            self._free_slot(self._own.worker)
            self._start_tasks(self._slots)

    def start_stalled(self) -> None:
        """Start all tasks that wait if none was started or ended since the last call.

        Called regularly: requests that hang, for example on a database, must not block the others.
        """
        with self._lock:
            if not self._has_progress:
                self._start_tasks(self._most)
            self._has_progress = False

    def shutdown(self, cancel_pending: bool = True, timeout: float = 5) -> bool:  # noqa: FBT001, FBT002 - waitress's
        """End idle threads, and wait for the others; return whether tasks were given up."""
        deadline = monotonic() + timeout
        with self._lock:
            self._is_stopping = True
            while self._idle:
                self._idle.pop().start(None)
            self._ended.wait_for(lambda: not self._started, max(0.0, deadline - monotonic()))
            if self._started:
                _log.warning("%d thread(s) still running", self._started)
            pending = [*self._tasks] if cancel_pending else []
            self._tasks.clear()
        for task in pending:
            task.cancel()
        return bool(pending)

    def next_task(self, worker: "_Worker") -> bool:
        """Give ``worker`` its next task, or make it idle; return whether it goes on."""
        with self._lock:
            self._free_slot(worker)
            if self._tasks and self._slots_taken < self._slots:
                self._start_task(worker)
            elif not self._is_stopping:
                self._idle.append(worker)
            else:
                self._count_end()
                return False
        return True

    def end(self) -> None:
        """Count a thread that has ended while idle."""
        with self._lock:
            self._count_end()

    def register(self, worker: "_Worker") -> None:
        """Note whose thread the calling one is."""
        self._own.worker = worker

    def _start_tasks(self, slots: int) -> None:
        while self._tasks and self._slots_taken < slots:
            if self._idle:
                self._start_task(self._idle.pop())
            elif self._started < self._most:
                worker = _Worker(self)
                self._started += 1
                self._start_task(worker)
            else:
                return

    def _start_task(self, worker: "_Worker") -> None:
        self._slots_taken += 1
        self._has_progress = worker.has_slot = True
        worker.start(self._tasks.popleft())

    def _free_slot(self, worker: "_Worker") -> None:
        if worker.has_slot:
            worker.has_slot = False
            self._slots_taken -= 1
            self._has_progress = True

    def _count_end(self) -> None:
        self._started -= 1
        self._ended.notify_all()


class _Worker:
    """One thread, which waits for its tasks."""

    def __init__(self, threads: RequestThreads) -> None:
        self.has_slot = False
        self._threads = threads
        self._task: RequestTask | None = None
        self._has_task = threading.Lock()
        self._has_task.acquire()
        threading.Thread(target=self._work, name="paroli-request", daemon=True).start()

    def start(self, task: RequestTask | None) -> None:
        """Do ``task``, or end if there is none."""
        self._task = task
        self._has_task.release()

    def _work(self) -> None:
        self._threads.register(self)
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
