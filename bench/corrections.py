"""What corrections cost: an undo, an amendment deep in an evening, and loading what they leave."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

from bench.comparison import Claim, Facts, Lane, Measured, Sample, Scale, interleaved, timed
from bench.evening import CODEC, CURRENCY, GAME, Evening, some_meta
from service.app import make_application
from service.application.application import Application
from service.application.sessions.correction import Correction
from service.application.sessions.session_cache import SessionCache
from service.domain.port.entries import read_line
from service.domain.session.corrections import Undo
from service.domain.session.history import entries_that_count
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.cards import RANKS
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store

SHORT, LONG, EVENING = 10, 10_000, 2_000
AMENDED = 12
"""The entry that is amended, among those that count: a stake of the first deal."""

AIM_SECONDS = 1.0


def measure(folder: Path, scale: Scale) -> Iterator[Facts | Measured]:
    """Yield how an undo compares with a stake, and how long deep amendments and loading take."""
    with open_store(f"sqlite:///{folder / 'corrections.db'}", CODEC) as store:
        yield _undo(store, scale)
        yield from _amendments(store, scale)


def _undo(store: SqlStore, scale: Scale) -> Measured:
    lanes, each = [], scale.of(100)
    for events in (SHORT, scale.of(LONG)):
        table = _Table(store, events)
        stake, undo = (table.stake, table.undo), (table.undo, table.stake)
        lanes += [
            Lane(f"stake at event {events}", partial(table.timed, *stake, each)),
            Lane(f"undo at event {events}", partial(table.timed, *undo, each)),
        ]
    short_stake, short, long_stake, long = (lane.name for lane in lanes)
    claims = (Claim(long, short, 0.9), Claim(short, short_stake), Claim(long, long_stake))
    return Measured("Undo of the newest entry", "entries", interleaved(lanes, scale.rounds), claims)


class _Table:
    """A recorded evening that is open for stakes."""

    def __init__(self, store: SqlStore, events: int) -> None:
        evening = Evening()
        evening.play(events)
        store.append([evening.draft.append()])
        self._session = evening.draft.session.id
        self._application: Application = make_application(store)
        self._ranks = cycle(RANKS)

    def stake(self) -> None:
        words = ["stake", "anne", next(self._ranks), "5"]
        self._enter(read_line(entries_by_verb(GAME), words, CURRENCY))

    def undo(self) -> None:
        self._enter(Undo())

    def _enter(self, command: Any) -> None:
        self._application.recorder.enter(self._session, command, some_meta())

    def timed(self, act: Callable[[], None], inverse: Callable[[], None], count: int) -> Sample:
        """Time ``act`` a number of times, each time beside its inverse, which is not timed."""
        if act == self.undo:
            inverse()
        latencies = []
        for _ in range(count):
            began = time.perf_counter()
            act()
            latencies.append(time.perf_counter() - began)
            inverse()
        if act == self.undo:
            act()
        return Sample(count, sum(latencies), latencies=latencies)


def _amendments(store: SqlStore, scale: Scale) -> Iterator[Facts | Measured]:
    entries = scale.of(EVENING)
    plain, amended = _evening(store, entries), _evening(store, entries)
    application = make_application(store)
    seconds = [_amend(application, amended, amount) for amount in (40, 41, 42, 43, 44)]
    missed = "" if median(seconds) < AIM_SECONDS else ", **missed**"
    took = f"{median(seconds) * 1000:.0f} ms; aim under {AIM_SECONDS * 1000:.0f} ms{missed}"
    events = application.sessions.current(amended).version
    values = {
        f"amend entry {AMENDED} of {entries}": took,
        "events in the log after five amendments": str(events),
    }
    yield Facts("An amendment deep in an evening, median of five", values)
    lanes = [
        Lane(name, partial(timed, 1, partial(_load, store, session)))
        for name, session in (("without corrections", plain), ("after five amendments", amended))
    ]
    samples = interleaved(lanes, scale.rounds)
    claims = (Claim("after five amendments", "without corrections"),)
    yield Measured(f"Load a session of {entries} entries", "sessions", samples, claims)


def _load(store: SqlStore, session: str) -> object:
    return SessionCache(store).current(session)


def _evening(store: SqlStore, entries: int) -> str:
    """Record an evening with that many entries; return its session."""
    evening = Evening(seed=1)
    while evening.draft.session.counting < entries:
        for _ in evening.deal():
            pass
    store.append([evening.draft.append()])
    return evening.draft.session.id


def _amend(application: Application, session: str, amount: int) -> float:
    """Amend an early stake; return how many seconds it takes."""
    counting = entries_that_count(application.ports.store.events(session)).counting
    entry = list(counting.values())[AMENDED]
    staked = entry.events[0].event
    words = ["stake", staked.punter, staked.card, str(amount)]
    command = read_line(entries_by_verb(GAME), words, CURRENCY)
    correction = Correction(
        change="amended", version=entry.version, commands=(command,), drop_refused=True
    )
    began = time.perf_counter()
    application.recorder.correct(session, correction, some_meta())
    return time.perf_counter() - began
