"""Entries over HTTP, from keep-alive clients in a process of their own."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path

from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved
from bench.evening import CODEC, PUNTERS, Evening
from bench.load import Job, TimedRequest, load
from bench.servers import TABLET_KEY, house_url, serving
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store

BARE, PAROLI = "bare endpoint, one INSERT", "Paroli, stake or withdrawal"
AIMS = {1: 0.65, 8: 0.8}
"""Of the rate of the bare endpoint, by the number of clients."""

LENGTHS = ((10, 10), (1_000, 10), (10_000, 1))
"""Lengths of sessions, and how many of each: the short ones would not stay short for long."""


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield stakes and withdrawals in a second, by clients and by the length of the session."""
    with open_store(house_url(folder), CODEC) as store:
        tables = {length: tables_in(store, scale.of(length), count) for length, count in LENGTHS}
        shared = tables_in(store, 10, 8)
    with serving("bare", folder) as bare, serving("house", folder) as house:
        for sessions in (shared[:1], shared):
            aim = AIMS[len(sessions)]
            title = f"POST over HTTP, {len(sessions)} client(s), each at a table of its own"
            yield beside_bare(title, Claim(PAROLI, BARE, aim), (bare, house), sessions, scale)
        yield by_length("An entry by the length of its session", house, tables, scale)


def tables_in(store: SqlStore, length: int, count: int) -> list[str]:
    """Record sessions of some ``length`` events, in which stakes are open; return their ids."""
    evenings = [Evening(seed) for seed in range(count)]
    for evening in evenings:
        evening.play(length)
        store.append([evening.draft.append()])
    return [evening.draft.session.id for evening in evenings]


def beside_bare(
    title: str, claim: Claim, ports: tuple[int, int], sessions: Sequence[str], scale: Scale
) -> Measured:
    """Return stakes and withdrawals, a client for each session, beside the floor.

    ``ports`` are those of the bare endpoint and of the service.
    """
    count = max(2, scale.of(240) // len(sessions))
    lanes = [
        Lane(name, partial(enter_at, port, sessions, count))
        for name, port in zip((BARE, PAROLI), ports, strict=True)
    ]
    return Measured(title, "requests", interleaved(lanes, scale.rounds), [claim])


def by_length(title: str, house: int, tables: dict[int, list[str]], scale: Scale) -> Measured:
    """Return entries at sessions of each length, one client at a time."""
    count = scale.of(80)
    lanes = [
        Lane(f"session of {length:,} events", partial(_next, house, cycle(ids), count))
        for length, ids in tables.items()
    ]
    names = [lane.name for lane in lanes]
    claims = [Claim(name, names[0], 0.9) for name in names[1:]]
    samples = interleaved(lanes, scale.rounds)
    return Measured(title, "requests", samples, claims)


def _next(port: int, sessions: Iterator[str], count: int) -> Sample:
    return enter_at(port, [next(sessions)], count)


def enter_at(port: int, sessions: Sequence[str], count: int) -> Sample:
    """Let a client for each session stake and take back, warm after its first entry."""
    return load(Job(port, TABLET_KEY, [list(_asks(session, count)) for session in sessions]))


def _asks(session: str, count: int) -> Iterator[TimedRequest]:
    for number in range(-2, count):
        card = {"punter": PUNTERS[number // 2 % len(PUNTERS)], "card": "K"}
        kind, body = ("withdrawals", card) if number % 2 else ("stakes", {**card, "amount": 20})
        yield TimedRequest(f"/v1/sessions/{session}/{kind}", body, timed=number >= 0)
