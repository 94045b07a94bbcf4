"""A stop that comes at a bad moment is heard, and nothing is said of it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# The signal's handler runs within a callback that can raise nothing, and then the shift looks.
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


def said(within: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(within=within)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout, done.stderr


def test_a_stop_where_nothing_can_be_raised_is_heard() -> None:
    out, err = said("signal.raise_signal(signal.SIGTERM)")
    assert out == "ended\n"
    assert "SystemExit" not in err
    assert "Exception ignored" not in err


def test_whatever_else_goes_wrong_there_is_told() -> None:
    _, err = said("(signal.setitimer(signal.ITIMER_REAL, 0.01), 1 / 0)")
    assert "ZeroDivisionError" in err
