"""Settings of the interpreter for a process whose threads answer requests."""

import gc
import sys

SWITCH_SECONDS = 0.002
"""How long a thread computes before another one may.

An entry waits for the interpreter some ten times, and each time as long as this if another thread
folds a log or repeats thousands of entries. Python's default is 5 ms. With 1 ms, threads that all
answer requests spend 5 % of their time on switches.
"""

OBJECTS_BETWEEN_COLLECTIONS = 10_000
"""How many new objects start the garbage collector. Python's default takes a thirtieth of an entry,
and finds little: few objects of a request refer to each other.
"""


def limit_pauses() -> None:
    """Limit how long and how often one thread stops the others. Call it after all imports.

    The collector stops all threads for 0.1 s to look at what was imported, and finds nothing.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    gc.collect()
    gc.freeze()
