"""What happened in a fault run, with the times that the logs of the service have too."""

import threading
import time
from pathlib import Path


class RunLog:
    """Lines with times, in a file. Safe to share between threads."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = threading.Lock()

    def add(self, line: str, at: float | None = None) -> None:
        """Add a line: for now, or for the reading ``at`` of the monotonic clock."""
        passed = 0.0 if at is None else time.monotonic() - at
        moment = time.time() - passed
        text = time.strftime("%H:%M:%S", time.localtime(moment))
        with self._lock, self._file.open("a", encoding="utf-8") as log:
            log.write(f"{text}.{int(moment % 1 * 1000):03d} {line}\n")
