"""A stop signal inside a weakref callback stops the worker loop without a traceback."""

from tests.servers.forked_process import run
from tests.servers.redis import RedisServer

# The signal handler runs in a callback that cannot raise; then the loop checks for the stop.
SCRIPT = """
import os, signal, weakref
from workers.worker_loop import WorkerLoop

signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGTERM))

class Thing:
    pass

def hire():
    thing = Thing()
    ref = weakref.ref(thing, lambda _: {within})
    del thing
    raise OSError("Redis is away")

WorkerLoop(hire).work()
print("ended")
"""


# The signal comes after the worker was made and before it begins.
EARLY_STOP = """
import signal, sys, weakref
from redis import Redis
from service.messaging.job_queue import queue
from workers.__main__ import _make_worker
from workers.rq_workers import SettlementWorker
from workers.worker_loop import WorkerLoop

class Thing:
    pass

def hire():
    worker = _make_worker(SettlementWorker, ["settlement"], Redis.from_url({url!r}))
    thing = Thing()
    ref = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGTERM))
    del thing
    return worker

WorkerLoop(hire).work()
print("ended")
"""


def test_a_stop_before_the_worker_begins_stops_the_loop(one_redis: RedisServer) -> None:
    done = run(EARLY_STOP.format(url=one_redis.url))
    assert (done.returncode, done.stdout, done.stderr) == (0, "ended\n", "")


def run_script(within: str) -> tuple[str, str]:
    done = run(SCRIPT.format(within=within))
    assert done.returncode == 0
    return done.stdout, done.stderr


def test_a_stop_in_a_callback_that_cannot_raise_stops_the_loop() -> None:
    out, err = run_script("signal.raise_signal(signal.SIGTERM)")
    assert out == "ended\n"
    assert "SystemExit" not in err
    assert "Exception ignored" not in err


def test_other_errors_in_the_callback_are_printed() -> None:
    _, err = run_script("(signal.setitimer(signal.ITIMER_REAL, 0.01), 1 / 0)")
    assert "ZeroDivisionError" in err
