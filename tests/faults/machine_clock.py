"""The clock of one machine, which can be set to another time while processes run."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

LIBRARY = "vendor/libfaketime/src/libfaketime.so.1"


class NoMachineClock(Exception):  # noqa: N818 - says what is missing
    """The library that changes a process's time is not installed on this platform."""


@dataclass(frozen=True)
class MachineClock:
    """A clock whose offset is in ``file``. Processes with ``environment`` soon see a change.

    Durations (the monotonic clock) stay right, as when a real clock is set.
    """

    file: Path
    environment: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(
            self,
            "environment",
            {
                "LD_PRELOAD": str(_library()),
                "FAKETIME_TIMESTAMP_FILE": str(self.file),
                # A process reads the file at most once a second. Without a cache it does so at
                # each timed wait for the interpreter, 60,000 times a second under load.
                "FAKETIME_CACHE_DURATION": "0",
                "DONT_FAKE_MONOTONIC": "1",
            },
        )
        self.set(0)

    def set(self, offset: int) -> None:
        """Set the clock ``offset`` seconds before (negative) or after the right time."""
        replacement = self.file.with_suffix(".new")
        replacement.write_text(f"{offset:+d}s\n", encoding="utf-8")
        replacement.replace(self.file)


def _library() -> Path:
    spec = find_spec("libfaketime")
    library = Path(spec.origin).parent / LIBRARY if spec and spec.origin else None
    if library is None or not library.is_file():
        raise NoMachineClock(
            "libfaketime is not installed for this platform. Leave the fault out with"
            " `--without clock-jump`."
        )
    return library
