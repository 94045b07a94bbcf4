"""In production: two API processes and two workers over one PostgreSQL and one Redis."""

import os
import random
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from pathlib import Path

from bench.bare_endpoint import TABLE
from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved
from bench.draw import ask_of
from bench.evening import CODEC, Evening, Words
from bench.feed_readers import reading
from bench.http import BARE, LENGTHS, PAROLI, beside_bare, by_length, enter_at, tables_in
from bench.servers import KEY, TABLET_KEY, add_tablet_key
from bench.settlement_latency import Job, Table, measure_settlements
from service.domain.values.cards import RANKS
from service.serving.gunicorn.server import WORKER_CLASS
from service.store.log.events import SqlStore
from service.store.opening.connect import migrate_store, open_store
from tests.api.http_server import LOOPBACK
from tests.faults.parts import ROOT, Api, Command
from tests.ports import free_port
from tests.servers.postgresql import running_server
from tests.servers.redis import running_redis
from tests.waiting import until

PROCESSES = 2
THREADS = 160
STREAMS = 200
STREAM_ROUNDS = 8
TABLES = ((1, 0.25), (20, 1.0), (100, 1.0))
"""How many tables play at once, and how many seconds there are between the entries of each."""


@dataclass(frozen=True, slots=True)
class Service:
    """The ports of the service and of the bare endpoint, and the store."""

    port: int
    bare: int
    store: SqlStore


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield draws seen settled, and entries in a second beside the floor."""
    with _production(folder) as house:
        yield from _draws_seen(house, scale)
        shared = tables_in(house.store, 10, 8)
        title = "POST in production, 8 clients, each at a table of its own"
        aim = Claim(PAROLI, BARE, 0.5)
        yield beside_bare(title, aim, (house.bare, house.port), shared, scale)
        tables = {n: tables_in(house.store, scale.of(n), many) for n, many in LENGTHS}
        yield by_length(
            "An entry in production by the length of its session", house.port, tables, scale
        )
        yield _by_tables(house, scale)
        yield _with_streams(house, shared, scale)


def _draws_seen(house: Service, scale: Scale) -> Iterator[Measured]:
    """Yield how long it takes until a draw's settlement is seen on a stream."""
    for tables, every in TABLES:
        seconds = max(4, scale.of(2000) // 100)
        lane = f"{tables} table(s), each entering every {every:g} s"
        sample = _seen(house, tables, every, int(seconds / every))
        yield Measured(f"Draw to settled to seen, {tables} table(s)", "draws", {lane: [sample]})


def _seen(house: Service, tables: int, every: float, entries: int) -> Sample:
    played = []
    for number in range(tables):
        evening = Evening(number)
        lines = _deals(evening)
        next(lines)
        house.store.append([evening.draft.append()])
        session = evening.draft.session.id
        asks = [ask_of(f"/v1/sessions/{session}", line) for line in islice(lines, entries)]
        played.append(Table(session, asks, every))
    return measure_settlements(Job(house.port, TABLET_KEY, played))


def _deals(evening: Evening) -> Iterator[Words]:
    """Play deals that are mostly draws, for ever; the first line is a stake."""
    chance = random.Random(evening.length)  # noqa: S311 - the same every time
    while True:
        pack = [*RANKS] * 4
        chance.shuffle(pack)
        yield evening.enter("stake", "anne", chance.choice(RANKS), "10")
        yield evening.enter("fasse", pack.pop())
        while len(pack) > 1:
            yield evening.enter("pair", pack.pop(), pack.pop())
            yield from evening.taken()
        yield evening.enter("end")


def _by_tables(house: Service, scale: Scale) -> Measured:
    """Return entries of eight clients, who stay at eight tables or go from table to table."""
    groups = {many: _turns(tables_in(house.store, 10, many)) for many in (8, 104)}
    lanes = [
        Lane(f"8 clients, {many} tables", partial(_next_eight, house.port, turn, scale.of(30)))
        for many, turn in groups.items()
    ]
    claim = Claim(lanes[1].name, lanes[0].name, 0.9)
    samples = interleaved(lanes, scale.rounds)
    return Measured("Entries in production by the number of tables", "requests", samples, [claim])


def _turns(sessions: Sequence[str]) -> Iterator[Sequence[str]]:
    for turn in count():
        first = 8 * turn % len(sessions)
        yield sessions[first : first + 8]


def _next_eight(port: int, turn: Iterator[Sequence[str]], entries: int) -> Sample:
    return enter_at(port, next(turn), entries)


def _with_streams(house: Service, sessions: Sequence[str], scale: Scale) -> Measured:
    """Return entries with many open streams and with none; the tables have no stream."""
    watched = tables_in(house.store, 10, 20)

    def watching() -> Sample:
        with reading(house.port, KEY, watched * (STREAMS // len(watched))):
            return enter_at(house.port, sessions, scale.of(30))

    lanes = [
        Lane("no stream", partial(enter_at, house.port, sessions, scale.of(30))),
        Lane(f"{STREAMS} streams open", watching),
    ]
    claim = Claim(lanes[1].name, lanes[0].name, 0.9)
    # A closed stream counts until its next heartbeat, so a round waits for that.
    samples = interleaved(lanes, min(scale.rounds, STREAM_ROUNDS))
    return Measured("Entries in production while many watch", "requests", samples, [claim])


@contextmanager
def _production(folder: Path) -> Iterator[Service]:
    with ExitStack() as stack:
        postgres = stack.enter_context(running_server(durable=True))
        redis = stack.enter_context(running_redis())
        for statement in ("CREATE DATABASE books", "CREATE DATABASE floor"):
            postgres.execute(statement)
        url = postgres.url("books")
        migrate_store(url)
        postgres.execute(TABLE, "floor")
        environment = {
            "PAROLI_DATABASE_URL": url,
            "PAROLI_REDIS_URL": redis.url,
            "PAROLI_HOUSE_KEY": KEY,
            "PAROLI_THREADS": str(THREADS),
            "PAROLI_WRITE_RATE": "0",
        }
        api = Api(environment, PROCESSES, folder / "api.log")
        workers = [Command(["work", "settlement"], environment, folder / f"w{n}.log") for n in "12"]
        for part in (api, *workers):
            part.start()
            stack.callback(part.kill)
        until(api.is_ready, f"the service is not ready: {folder / 'api.log'}")
        bare = stack.enter_context(_bare(postgres.url("floor"), folder / "bare.log"))
        store = stack.enter_context(open_store(url, CODEC))
        add_tablet_key(store)
        yield Service(api.port, bare, store)


@contextmanager
def _bare(url: str, log: Path) -> Iterator[int]:
    """Serve the floor in the same kind of server, with as many processes and threads."""
    port = free_port()
    words = [
        "-w",
        str(PROCESSES),
        "-k",
        WORKER_CLASS,
        "--threads",
        str(THREADS),
        "--no-control-socket",
    ]
    command = [
        sys.executable,
        "-m",
        "gunicorn",
        *words,
        "-b",
        f"{LOOPBACK}:{port}",
        "bench.bare_endpoint:app()",
    ]
    with log.open("wb") as out:
        process = subprocess.Popen(  # noqa: S603 - ours
            command, cwd=ROOT, env={**os.environ, "BENCH_DATABASE_URL": url}, stdout=out, stderr=out
        )
    try:
        until(lambda: _listens(port), f"the floor does not answer: {log}")
        yield port
    finally:
        process.terminate()
        process.wait(timeout=30)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((LOOPBACK, port)) == 0
