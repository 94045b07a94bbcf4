"""What a report of a long session costs, in each format: seconds, size, and memory."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench.comparison import Facts, Scale
from bench.evening import GAME, Evening
from service.reports.build import session_report
from service.reports.formats import FORMATS

ENTRIES = 10_000
AIMS = {"html": 1.0, "pdf": 10.0}
"""Seconds that a report of ``ENTRIES`` entries may take, from the log to the last byte."""

MEGABYTE = 1_000_000
_KILOBYTES = 1000


def measure(_folder: Path, scale: Scale) -> Iterator[Facts]:
    """Yield how long each format takes. Each is made in a process of its own."""
    entries = scale.of(ENTRIES)
    values = dict(_measured(form, entries) for form in FORMATS)
    yield Facts(f"Report of a session of {entries} entries, from the log", values)


def _measured(form: str, entries: int) -> tuple[str, str]:
    command = [sys.executable, "-m", "bench.reports", form, str(entries)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - this module
    seconds, size, memory = (float(number) for number in done.stdout.split())
    aim = AIMS.get(form)
    text = f"{seconds:.2f} s, {size / MEGABYTE:.2f} MB; {memory:.0f} MB of memory more than before"
    if aim is None:
        return form, text
    missed = "" if seconds < aim else ", **missed**"
    return form, f"{text}; aim under {aim:g} s{missed}"


def _make(form: str, entries: int) -> None:
    """Print the seconds, the size and the megabytes of memory that one report takes."""
    evening = Evening(seed=1)
    while evening.draft.session.counting < entries:
        for _ in evening.deal():
            pass
    history = list(evening.draft.recorded)
    before, began = _peak_memory(), time.perf_counter()
    content = FORMATS[form].write(session_report(GAME, history), "en")
    print(time.perf_counter() - began, len(content), _peak_memory() - before)


def _peak_memory() -> float:
    """Return the most memory that this process had, in megabytes; 0 where Linux does not say."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="utf-8").splitlines() if status.exists() else []
    kilobytes = (line.split()[1] for line in lines if line.startswith("VmHWM:"))
    return int(next(kilobytes, "0")) / _KILOBYTES


if __name__ == "__main__":
    _make(sys.argv[1], int(sys.argv[2]))
