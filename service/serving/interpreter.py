"""Settings of the interpreter for a process whose threads answer requests."""

import gc
import sys

SWITCH_SECONDS = 0.002
"""How long a thread computes before another one may.

An entry waits for the interpreter some ten times, and each time as long as this if another thread
folds a log or repeats thousands of entries. Python's default is 5 ms. With 1 ms, threads that all
answer requests spend 5 % of their time on switches.
"""


def limit_pauses() -> None:
    """Limit how long one thread stops the others. Call it when everything is imported.

    The collector stops all threads for 0.1 s to look at what was imported, and finds nothing.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
