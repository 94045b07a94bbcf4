"""The threads that answer requests."""

import threading
from collections.abc import Callable
from functools import partial

from service.serving.waitress.threads import RequestThreads
from tests.waiting import until


class Work:
    """A task that runs a function."""

    def __init__(self, run: Callable[[], object]) -> None:
        self._run = run
        self.is_cancelled = False

    def service(self) -> None:
        self._run()

    def cancel(self) -> None:
        self.is_cancelled = True


def test_tasks_beyond_the_threads_wait() -> None:
    threads, go_on, done = RequestThreads(2), threading.Event(), threading.Semaphore(0)
    started: list[str] = []

    def hold() -> None:
        started.append(threading.current_thread().name)
        go_on.wait()
        done.release()

    for _ in range(5):
        threads.add_task(Work(hold))
    until(lambda: len(started) == 2)
    go_on.set()
    for _ in range(5):
        done.acquire()
    assert not threads.shutdown()


def test_the_last_idle_thread_works_first_and_survives_errors() -> None:
    threads, ids = RequestThreads(9), set[int]()

    def fail() -> None:
        ids.add(threading.get_ident())
        raise ZeroDivisionError

    for _ in range(5):
        threads.add_task(Work(fail))
        until(lambda: threads.idle == 1)
    assert len(ids) == 1
    assert not threads.shutdown()


def test_a_shutdown_gives_up_what_waits() -> None:
    threads, go_on = RequestThreads(1), threading.Event()
    waiting = Work(go_on.wait)
    threads.add_task(Work(go_on.wait))
    threads.add_task(waiting)
    assert threads.shutdown(timeout=0.01)
    assert waiting.is_cancelled
    go_on.set()


class Held:
    """Tasks that note their number when they start, and wait until they may end."""

    def __init__(self, threads: RequestThreads) -> None:
        self.threads = threads
        self.started: list[int] = []
        self.go_on = threading.Event()
        self._ended = threading.Semaphore(0)

    def add(self, *numbers: int, releases: bool = False) -> None:
        for number in numbers:
            self.threads.add_task(Work(partial(self._work, number, releases=releases)))

    def has_started(self, *numbers: int) -> bool:
        return self.started == list(numbers)

    def end(self, count: int) -> None:
        self.go_on.set()
        for _ in range(count):
            self._ended.acquire()

    def _work(self, number: int, *, releases: bool) -> None:
        self.started.append(number)
        if releases:
            self.threads.release_slot()
            self.threads.release_slot()
        self.go_on.wait()
        self._ended.release()


def test_tasks_beyond_the_slots_run_in_the_order_in_which_they_came() -> None:
    held = Held(RequestThreads(9, slots=1))
    held.add(1, 2, 3)
    until(lambda: held.has_started(1))
    held.end(3)
    assert held.has_started(1, 2, 3)
    assert not held.threads.shutdown()


def test_a_task_that_waits_releases_its_slot_once() -> None:
    held = Held(RequestThreads(9, slots=1))
    held.add(1, releases=True)
    until(lambda: held.has_started(1))
    held.add(2, 3)
    until(lambda: held.has_started(1, 2))
    held.end(3)
    held.go_on.clear()
    held.add(4, 5)
    until(lambda: held.has_started(1, 2, 3, 4))
    held.end(2)
    assert not held.threads.shutdown()


def test_tasks_that_hang_do_not_block_the_others() -> None:
    held = Held(RequestThreads(9, slots=1))
    held.add(1, 2, 3)
    until(lambda: held.has_started(1))
    held.threads.start_stalled()
    assert held.has_started(1), "a task was started since the last call"
    held.threads.start_stalled()
    until(lambda: set(held.started) == {1, 2, 3})
    held.end(3)
    assert not held.threads.shutdown()
