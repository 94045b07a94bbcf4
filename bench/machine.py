"""The machine of a measurement, and the duration of an fsync on its disk."""

import os
import platform
import time
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.comparison import percentile
from service.store.sqlite.driver import sqlite3

_PACKAGES = ("SQLAlchemy", "Flask", "waitress", "eventsourcing")


def machine(folder: Path, *, fsyncs: int) -> dict[str, Any]:
    """Return the facts of this machine; ``folder`` is on the measured disk."""
    seconds = [_fsync(folder) for _ in range(fsyncs)]
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "packages": {name: version(name) for name in _PACKAGES},
        "fsync_p50_ms": round(percentile(seconds, 50) * 1e3, 3),
        "fsync_p99_ms": round(percentile(seconds, 99) * 1e3, 3),
    }


def _fsync(folder: Path) -> float:
    """Return the seconds of an fsync of 4 KiB."""
    with (folder / "fsync").open("ab", buffering=0) as file:
        file.write(b"\0" * 4096)
        start = time.perf_counter()
        os.fsync(file.fileno())
        return time.perf_counter() - start


def _cpu() -> str:
    if platform.system() == "Linux":
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        if models:
            return models[0]
    return platform.processor() or platform.machine()
