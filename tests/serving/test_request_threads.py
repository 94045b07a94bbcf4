"""The threads that answer requests."""

import threading
from collections.abc import Callable

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
