"""An entry by the number of sessions in the database."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from bench.append import ones
from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved, timed_each
from bench.evening import CLOCK, CODEC, Evening
from service.application.application import Application, application_over
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store

SESSIONS = (10, 1_000, 100_000)
SESSIONS_OF_APPEND = 500
ENTRIES = 100


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield entries a second into databases with few and many sessions of ten events."""
    with ExitStack() as stack:
        lanes = []
        for most in SESSIONS:
            count = scale.of(most)
            store = stack.enter_context(open_store(f"sqlite:///{folder / f'{most}.db'}", CODEC))
            fill(store, count)
            ports = Ports(store, CODEC, CLOCK, NoJobQueue(), NoNotifier())
            enter = partial(_enter, application_over(ports), scale.of(ENTRIES))
            lanes.append(Lane(f"{most:,} sessions", enter))
        samples = interleaved(lanes, scale.rounds)
    names = [lane.name for lane in lanes]
    claims = [Claim(name, names[0], 0.9) for name in names[1:]]
    yield Measured("An entry by the number of sessions in the database", "events", samples, claims)


def fill(store: SqlStore, sessions: int) -> None:
    """Open that many sessions."""
    for first in range(0, sessions, SESSIONS_OF_APPEND):
        many = min(SESSIONS_OF_APPEND, sessions - first)
        store.append([Evening().draft.append() for _ in range(many)])


def _enter(application: Application, count: int) -> Sample:
    """Open a session, and enter stakes and withdrawals."""
    material = ones(count)
    for opening in material.openings:
        application.ports.store.append([opening])
        application.sessions.current(opening.stream)
    return timed_each(
        material.events, lambda entry: application.recorder.enter(*entry), material.entries
    )
