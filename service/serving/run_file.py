"""The run file: what `paroli serve` or `paroli work` runs here, for `paroli health`.

Options of the command line override settings, so only the started process knows its address.
"""

import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from service.atomic_file import overwrite
from service.serving.addresses import local_address_of
from service.settings import Settings

SERVE, WORK = "serve", "work"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RunRecord:
    """What runs: ``SERVE`` at ``address``, or ``WORK`` on ``queues``."""

    command: str
    address: str | None = None
    queues: tuple[str, ...] = ()


def record_serving(settings: Settings, port: int) -> None:
    """Write that the service of ``settings`` answers on ``port``."""
    _write(settings.run_file, RunRecord(SERVE, address=local_address_of(settings, port)))


def record_working(settings: Settings, queues: Sequence[str]) -> None:
    """Write that workers do the jobs of ``queues``."""
    _write(settings.run_file, RunRecord(WORK, queues=tuple(queues)))


def read_run_file(file: Path | None) -> RunRecord | None:
    """Return what the file records; None if it does not exist or another program wrote it."""
    try:
        found = json.loads(file.read_text(encoding="utf-8")) if file else None
        return replace(RunRecord(**found), queues=tuple(found["queues"])) if found else None
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _write(file: Path | None, record: RunRecord) -> None:
    """Write the record. A service runs without it, so an error is only logged."""
    if file is None:
        return
    try:
        overwrite(file, json.dumps(asdict(record)))
    except OSError as error:
        _log.warning(
            "The run file %s cannot be written: %s. `paroli health` uses the settings instead.",
            file,
            error.strerror or error,
        )
