"""Waiting for another process."""

import threading
import time
from collections.abc import Callable

TIMEOUT_SECONDS = 60
POLL_SECONDS = 0.02


def until(
    condition: Callable[[], bool],
    failure: str = "the condition never held",
    seconds: float = TIMEOUT_SECONDS,
) -> None:
    """Poll until ``condition`` holds. Fail with ``failure`` after ``seconds``."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, failure
        threading.Event().wait(POLL_SECONDS)
