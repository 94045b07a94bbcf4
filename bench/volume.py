"""A small database and one with a hundred times as many events: what grows, and what does not.

``python -m bench.volume --events 100000`` measures less than a million, for a busy machine.
"""

import argparse
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

import psycopg

from bench.comparison import Facts, Scale, percentile
from bench.evening import CODEC, CURRENCY, GAME, Evening, some_meta
from service.app import make_application
from service.application.application import Application
from service.application.ports.keyring import HOUSE, Grant
from service.application.reading.evening import evening, evening_rows
from service.application.reading.standings import standings_row
from service.application.verification.verify import sessions_of, verify
from service.clock import SystemClock
from service.domain.port.entries import read_line
from service.domain.session.session_entries import entries_by_verb
from service.store.log.events import SqlStore
from service.store.opening.connect import migrate_store, open_store
from service.store.sqlite.backup import copy_database
from tests.servers.postgresql import running_server

EVENTS = 1_000_000
TIMES_FEWER = 100
EVENTS_OF_SESSION = 100
SESSIONS_OF_DAY = 40
ENTRIES = 400
PAGE = 50
ROUNDS = 9


@dataclass(frozen=True, slots=True)
class _DayClock:
    """The clock of an evening some days ago."""

    days: int

    def now(self) -> str:
        """Return that day at the present time of the day."""
        then = datetime.fromisoformat(SystemClock().now()) - timedelta(days=self.days)
        return then.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def measure(folder: Path, scale: Scale) -> Iterator[Facts]:
    """Yield the figures of a small and a full database, in SQLite and in PostgreSQL."""
    yield from _measure(folder, scale.of(EVENTS))


def _measure(folder: Path, events: int) -> Iterator[Facts]:
    least = SESSIONS_OF_DAY * EVENTS_OF_SESSION
    counts = (max(least, events // TIMES_FEWER), max(least, events))
    for count in counts:
        yield Facts(f"{count:,} events in SQLite", _in_sqlite(folder / f"{count}.db", count))
    with running_server(durable=True) as server:
        for count in counts:
            name = f"volume_{count}"
            server.execute(f"CREATE DATABASE {name}")
            values = _in_postgresql(server.url(name), name, count)
            yield Facts(f"{count:,} events in PostgreSQL", values)


def _in_sqlite(file: Path, events: int) -> dict[str, str]:
    url = f"sqlite:///{file}"
    with open_store(url, CODEC) as store:
        values = _measured(store, events)
    values["on disk"] = _by_event(file.stat().st_size, events)
    values |= _verified(url, events)
    copy = file.with_suffix(".copy")
    copy.touch()
    seconds = _seconds(lambda: copy_database(file, copy, lambda _done, _total: None))
    return {**values, "backup, each 1,000 events": _milliseconds(seconds / events * 1000)}


def _in_postgresql(url: str, name: str, events: int) -> dict[str, str]:
    migrate_store(url)
    with open_store(url, CODEC) as store:
        values = _measured(store, events)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")
        (size,) = connection.execute("SELECT pg_database_size(%s)", (name,)).fetchone() or (0,)
    return {**values, "on disk": _by_event(size, events), **_verified(url, events)}


def _measured(store: SqlStore, events: int) -> dict[str, str]:
    """Fill a store, and return what entries, list and evening take in it."""
    sessions = _fill(store, events)
    application = make_application(store)
    read = {
        "first page of the list of sessions": _typical(lambda: store.rows(before=None, limit=PAGE)),
        f"evening of {SESSIONS_OF_DAY} tables": _typical(lambda: _evening(application)),
    }
    # Now, because an entry leaves the standings of its session behind.
    latencies = _entries(application, sessions)
    return {
        "sessions": f"{len(sessions):,}",
        **read,
        "an entry, p50": _milliseconds(percentile(latencies, 50)),
        "an entry, p99": _milliseconds(percentile(latencies, 99)),
    }


def _fill(store: SqlStore, events: int) -> list[str]:
    """Record sessions of the last days with their standings, the oldest first."""
    count, sessions = events // EVENTS_OF_SESSION, []
    for number in range(count):
        played = Evening(number, _DayClock((count - 1 - number) // SESSIONS_OF_DAY))
        while played.length < EVENTS_OF_SESSION:
            for _ in played.deal():
                if played.length >= EVENTS_OF_SESSION:
                    break
        store.append([played.draft.append()])
        store.put_standings(standings_row(played.draft.session))
        sessions.append(played.draft.session.id)
    return sessions


def _entries(application: Application, sessions: Sequence[str]) -> list[float]:
    """Enter funds at sessions drawn at random, each read once before; return the seconds."""
    chance = random.Random(1)  # noqa: S311 - the same every time
    fund = read_line(entries_by_verb(GAME), ("fund", "20"), CURRENCY)
    seconds = []
    for session in chance.choices(sessions, k=ENTRIES):
        application.sessions.current(session)
        seconds.append(
            _seconds(lambda s=session: application.recorder.enter(s, fund, some_meta()))  # type: ignore[misc]
        )
    return seconds


def _evening(application: Application) -> object:
    rows = application.queries.all_rows(Grant(HOUSE))
    return evening(application.standings.tables(evening_rows(rows, application.gatherings, None)))


def _verified(url: str, events: int) -> dict[str, str]:
    """Return what ``verify`` of all sessions takes in a process of its own."""
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", "bench.volume", "--verify", url],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    seconds, megabytes = done.stdout.split()
    return {
        "verify, each 1,000 events": _milliseconds(float(seconds) / events * 1000),
        "verify, memory": f"{megabytes} MB",
    }


def _verify(url: str) -> None:
    with open_store(url, CODEC, create=False) as store:
        begun = perf_counter()
        for verified in verify(store, CODEC, sessions_of(store)):
            assert not verified.findings, verified
        seconds = perf_counter() - begun
    print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


def _seconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


def _typical(work: Callable[[], object]) -> str:
    return _milliseconds(median(_seconds(work) for _ in range(ROUNDS)))


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


def _by_event(size: int, events: int) -> str:
    return f"{size / 1e6:,.0f} MB, {size / events:,.0f} bytes each event"


def main() -> None:
    """Measure with some number of events and print the figures, or verify one database."""
    parser = argparse.ArgumentParser(prog="bench.volume", description=__doc__)
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--folder", type=Path, help="a folder on the disk to measure on")
    parser.add_argument("--verify", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.verify:
        _verify(chosen.verify)
        return
    with tempfile.TemporaryDirectory(prefix="paroli-volume-", dir=chosen.folder) as folder:
        for facts in _measure(Path(folder), chosen.events):
            print(f"\n{facts.title}")
            for name, value in facts.values.items():
                print(f"  {name}: {value}", flush=True)


if __name__ == "__main__":
    main()
