"""From ten thousand stored events to a table."""

from collections.abc import Iterator
from pathlib import Path

from bench.comparison import Claim, Lane, Measured, Scale, interleaved, timed
from bench.evening import CODEC, GAME, Evening
from bench.library import CountingTable, KeptTable, Library, as_texts, as_values
from service.application.sessions.session_cache import SessionCache
from service.domain.session.history import fold
from service.store.opening.connect import open_store

PAROLI = "Paroli, from SQLite to the folded session"
MEMORY = "Paroli, events in memory to the table"
COUNTED = "eventsourcing, counting events"
KEPT = "eventsourcing, building the same table"


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield how many events of one session are replayed in a second."""
    evening = Evening()
    evening.play(scale.of(10_000))
    append = evening.draft.append()
    events, stream = len(append.recorded), append.stream
    store = open_store(f"sqlite:///{folder / 'replay.db'}", CODEC)
    library = Library(folder / "replay-library.db")
    counted, kept = CountingTable(), KeptTable()
    with store:
        store.append([append])
        for table, events_of in ((counted, as_values), (kept, as_texts)):
            library.trigger(table, events_of(append.recorded))
            library.save(table)
        history = store.events(stream)
        lanes = (
            Lane(PAROLI, lambda: timed(events, lambda: SessionCache(store).current(stream))),
            Lane(COUNTED, lambda: timed(events, lambda: library.replay(counted))),
            Lane(KEPT, lambda: timed(events, lambda: library.replay(kept))),
            Lane(MEMORY, lambda: timed(events, lambda: fold(GAME, history))),
        )
        samples = interleaved(lanes, scale.rounds)
        assert library.replay(kept).table == SessionCache(store).current(stream).state
    library.close()
    claims = (Claim(PAROLI, COUNTED, 3.0), Claim(PAROLI, KEPT))
    yield Measured(f"Replay of {events} events of one session", "events", samples, claims)
