"""What a failed fault run leaves behind: its database, its events, and what the clients sent."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.faults.client import Recorded
from tests.faults.services import RunningService

DATABASE = "books"


def save_evidence(service: RunningService, everything: Iterable[Recorded], folder: Path) -> None:
    """Write the database, and the events and the requests of each session, to ``folder``.

    The service still runs. What cannot be written, because its server is down, is left out.
    """
    folder.mkdir(exist_ok=True)
    with suppress(Exception):
        _save_database(service, folder)
    everything = list(everything)
    for recorded in everything:
        requests = (asdict(sent) for sent in recorded.sent)
        _write_lines(folder / f"{recorded.session}.sent.jsonl", requests)
    with suppress(Exception), open_store(service.url, EventCodec()) as store:
        for stream in store.streams():
            events = (asdict(event) for event in store.stored_events(stream))
            _write_lines(folder / f"{stream.replace(':', '-')}.events.jsonl", events)


def _save_database(service: RunningService, folder: Path) -> None:
    if service.postgres is None:
        database = Path(service.url.removeprefix("sqlite:///"))
        for file in database.parent.glob(f"{database.name}*"):
            shutil.copy(file, folder)
        return
    programs, url = service.postgres.programs, service.postgres.url(DATABASE)
    output = folder / "database.sql"
    subprocess.run([programs / "pg_dump", "--dbname", url, "--file", output], check=True)


def _write_lines(file: Path, rows: Iterable[dict[str, Any]]) -> None:
    with file.open("w", encoding="utf-8") as lines:
        for row in rows:
            lines.write(json.dumps(row, ensure_ascii=False) + "\n")
