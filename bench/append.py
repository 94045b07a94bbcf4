"""Recording entries on the disk, each in a commit of its own that is safe when it returns."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bench import sqlite_floor
from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved, timed_each
from bench.evening import CLOCK, CODEC, CURRENCY, GAME, PUNTERS, Evening, some_meta, ten_wins
from bench.library import CountingTable, EventFields, Library, as_values
from service.application.application import application_over
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.application.ports.store import Append
from service.application.recording.draft import Draft, Meta
from service.application.sessions.session import Session
from service.domain.port.entries import read_line
from service.domain.session.session_entries import entries_by_verb
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store

RAW = "sqlite3, as many rows"
RECORDER = "eventsourcing, recorder alone"
LIBRARY = "eventsourcing, trigger and save"
APPEND = "Paroli, append alone"
ENTER = "Paroli, enter: key, rules, hashes, answer, append"

Entry = tuple[str, Any, Meta]


@dataclass(frozen=True, slots=True)
class Material:
    """Sessions, and entries on them: as they are asked for, and as they are recorded."""

    openings: Sequence[Append]
    entries: Sequence[Entry]
    steps: Sequence[Append]

    @property
    def events(self) -> int:
        """How many events the entries make."""
        return sum(len(step.recorded) for step in self.steps)


def ones(count: int) -> Material:
    """Return entries of one event on one session: stakes, and each of them taken back again."""
    evening = Evening()
    session, entries, steps = evening.draft.session, [], []
    for number in range(count):
        punter = PUNTERS[number // 2 % len(PUNTERS)]
        words = ("withdraw", punter, "K") if number % 2 else ("stake", punter, "K", "20")
        entry = (session.id, read_line(entries_by_verb(GAME), words, CURRENCY), some_meta())
        step, session = _step(session, entry)
        entries.append(entry)
        steps.append(step)
    return Material([evening.draft.append()], entries, steps)


def tens(count: int) -> Material:
    """Return entries of ten events, one for each session: ten wins taken at once."""
    drafts = [ten_wins() for _ in range(count)]
    take = read_line(entries_by_verb(GAME), ("take", "*"), CURRENCY)
    entries = [(draft.session.id, take, some_meta()) for draft in drafts]
    steps = [_step(draft.session, entry)[0] for draft, entry in zip(drafts, entries, strict=True)]
    return Material([draft.append() for draft in drafts], entries, steps)


def _step(session: Session, entry: Entry) -> tuple[Append, Session]:
    draft = Draft(session, CODEC, CLOCK)
    draft.enter(*entry[1:])
    return draft.append(), draft.session


class Contenders:
    """The files of the contenders, one for each."""

    def __init__(self, folder: Path, name: str) -> None:
        self.store: SqlStore = open_store(f"sqlite:///{folder / name}.db", CODEC)
        self.application = application_over(
            Ports(self.store, CODEC, CLOCK, NoJobQueue(), NoNotifier())
        )
        self.library = Library(folder / f"{name}-library.db")
        self.sqlite_floor = sqlite_floor.connect(folder / f"{name}-raw.db")

    def close(self) -> None:
        """Close all files."""
        self.store.close()
        self.library.close()
        self.sqlite_floor.close()

    def enter(self, material: Material) -> Sample:
        """Enter the entries as the API does."""
        self._open(material)
        for opening in material.openings:
            self.application.sessions.current(opening.stream)
        application = self.application
        return timed_each(
            material.events, lambda entry: application.recorder.enter(*entry), material.entries
        )

    def append(self, material: Material) -> Sample:
        """Append entries that are already decided."""
        self._open(material)
        store = self.store
        return timed_each(material.events, lambda step: store.append([step]), material.steps)

    def insert(self, material: Material) -> Sample:
        """Insert as many rows and bytes as the entries write."""
        batches = [sqlite_floor.rows_of(step) for step in material.steps]
        return timed_each(material.events, partial(sqlite_floor.insert, self.sqlite_floor), batches)

    def save(self, material: Material) -> Sample:
        """Trigger and save the same events on aggregates of the library."""
        library = self.library

        def save(work: tuple[Any, list[EventFields]]) -> None:
            library.trigger(*work)
            library.save(work[0])

        return timed_each(material.events, save, self._tables(material))

    def record(self, material: Material) -> Sample:
        """Insert prepared events with the library's recorder."""
        batches = []
        for table, happened in self._tables(material):
            self.library.trigger(table, happened)
            batches.append(self.library.stored(table))
        return timed_each(material.events, self.library.record, batches)

    def _open(self, material: Material) -> None:
        for opening in material.openings:
            self.store.append([opening])

    def _tables(self, material: Material) -> list[tuple[Any, list[EventFields]]]:
        tables = {opening.stream: CountingTable() for opening in material.openings}
        for table in tables.values():
            self.library.save(table)
        return [(tables[step.stream], as_values(step.recorded)) for step in material.steps]


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield events recorded in a second, one by one and ten in a commit."""
    one, ten = scale.of(150), scale.of(50)
    yield _compared(
        folder, "One event in a commit", lambda: ones(one), scale, Claim(APPEND, RAW, 0.8)
    )
    yield _compared(
        folder, "Ten events in a commit", lambda: tens(ten), scale, Claim(APPEND, LIBRARY, 1.0)
    )


def _compared(
    folder: Path, title: str, make: Callable[[], Material], scale: Scale, aim: Claim
) -> Measured:
    places = Contenders(folder, title.split(maxsplit=1)[0].lower())
    runs: dict[str, Callable[[Material], Sample]] = {
        RAW: places.insert,
        RECORDER: places.record,
        LIBRARY: places.save,
        APPEND: places.append,
        ENTER: places.enter,
    }
    lanes = [Lane(name, partial(_run, run, make)) for name, run in runs.items()]
    samples = interleaved(lanes, scale.rounds)
    places.close()
    others = (Claim(APPEND, LIBRARY), Claim(APPEND, RAW), Claim(ENTER, LIBRARY))
    claims = (aim, *(each for each in others if (each.lane, each.rival) != (aim.lane, aim.rival)))
    return Measured(title, "events", samples, claims)


def _run(run: Callable[[Material], Sample], make: Callable[[], Material]) -> Sample:
    return run(make())
