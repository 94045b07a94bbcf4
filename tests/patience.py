"""Waiting for what another process does."""

import threading
import time
from collections.abc import Callable

PATIENCE_SECONDS = 60
LOOK_SECONDS = 0.02


def until(
    there: Callable[[], bool],
    what: str = "it never came to that",
    seconds: float = PATIENCE_SECONDS,
) -> None:
    """Ask again until it is so; fail with ``what`` when it takes too long."""
    deadline = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < deadline, what
        threading.Event().wait(LOOK_SECONDS)
