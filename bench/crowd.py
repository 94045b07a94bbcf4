"""Many clients at a few tables, who enter and correct; and entries while histories are read."""

import http.client
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path

from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved
from bench.evening import CODEC, PUNTERS
from bench.http import BARE, enter_at, tables_in
from bench.load import Job, TimedRequest, load
from bench.servers import KEY, TABLET_KEY, house_url, serving
from service.store.opening.connect import open_store

CLIENTS, TABLES = 50, 6
"""Each client has a player of its own at one of the tables."""

EVENTS_OF_HISTORY = 1_500
PAROLI = "Paroli, entries and corrections"
UNREAD, READ = "no reader", "histories are read all the time"


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield the answers to a crowd, and to eight clients while another reads histories."""
    own = folder / "crowd"
    own.mkdir()
    with open_store(house_url(own), CODEC) as store:
        crowded = tables_in(store, 10, TABLES)
        entered = tables_in(store, 10, 8)
        (long,) = tables_in(store, scale.of(EVENTS_OF_HISTORY), 1)
    with serving("bare", own) as bare, serving("house", own) as house:
        yield _crowded(bare, house, crowded, scale)
        yield _with_reader(house, entered, long, scale)


def _crowded(bare: int, house: int, sessions: Sequence[str], scale: Scale) -> Measured:
    """Return the answers to all clients, beside those of the floor."""
    count = max(1, scale.of(50) // 25)
    lanes = [
        Lane(BARE, partial(_crowd, bare, sessions, count)),
        Lane(PAROLI, partial(_crowd, house, sessions, count)),
    ]
    title = f"{CLIENTS} clients at {TABLES} tables, three entries and a correction in turn"
    samples = interleaved(lanes, scale.rounds)
    return Measured(title, "answers", samples, [Claim(PAROLI, BARE, 0.5)])


def _crowd(port: int, sessions: Sequence[str], count: int) -> Sample:
    seats = zip(cycle(sessions), [name for name in PUNTERS for _ in sessions], strict=False)
    clients = [list(_asks(*seat, count)) for seat, _ in zip(seats, range(CLIENTS), strict=False)]
    return load(Job(port, TABLET_KEY, clients))


def _asks(session: str, punter: str, count: int) -> Iterator[TimedRequest]:
    """Yield a stake, its amendment and withdrawal, and a payment into the bank."""
    card = {"punter": punter, "card": "K"}
    stake = {**card, "amount": 20}
    path = f"/v1/sessions/{session}"
    for _ in range(count):
        yield TimedRequest(f"{path}/stakes", stake)
        amended = {"entry": {"kind": "stake", **stake}}
        yield TimedRequest(f"{path}/corrections", amended, amends=True)
        yield TimedRequest(f"{path}/withdrawals", card)
        yield TimedRequest(f"{path}/bank-funds", {"amount": 1})


def _with_reader(house: int, sessions: Sequence[str], long: str, scale: Scale) -> Measured:
    """Return entries with and without a client that reads players' histories of another table."""
    count = scale.of(30)

    def while_read() -> Sample:
        with _reading(house, long):
            return enter_at(house, sessions, count)

    lanes = [Lane(UNREAD, partial(enter_at, house, sessions, count)), Lane(READ, while_read)]
    samples = interleaved(lanes, scale.rounds)
    title = f"Entries at 8 tables, while histories of {EVENTS_OF_HISTORY:,} events are read"
    return Measured(title, "requests", samples, [Claim(READ, UNREAD)])


@contextmanager
def _reading(port: int, session: str) -> Iterator[None]:
    """Read the histories of all players, one after the other, as long as the block runs."""
    ended = threading.Event()
    reader = threading.Thread(target=_read, args=(port, session, ended))
    reader.start()
    try:
        yield
    finally:
        ended.set()
        reader.join()


def _read(port: int, session: str, ended: threading.Event) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    for punter in cycle(PUNTERS):
        if ended.is_set():
            break
        path = f"/v1/sessions/{session}/history?punter={punter}&limit=1000"
        connection.request("GET", path, headers={"Authorization": f"Bearer {KEY}"})
        answer = connection.getresponse()
        if answer.status != http.client.OK:
            raise RuntimeError(answer.read().decode())
        answer.read()
    connection.close()
