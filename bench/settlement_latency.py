"""From the tap on a draw to its settlement on a stream: ``python -m bench.settlement_latency``.

Reads a ``Job`` as JSON and writes how long each draw took. Every table enters at its own pace on
one connection and watches its feed on another.
"""

import json
import re
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bench.comparison import Sample
from bench.feed_readers import opened
from bench.load import Client, TimedRequest, run_apart

PATIENCE_SECONDS = 30
_NEWS = re.compile(rb'data: \{"session": "[^"]*", "version": ([0-9]+), "settled": (true|false)\}')


@dataclass(frozen=True, slots=True)
class Table:
    """A session and what is entered there, one thing every ``every`` seconds."""

    session: str
    asks: Sequence[TimedRequest]
    every: float


@dataclass(frozen=True, slots=True)
class Job:
    """Tables of one house."""

    port: int
    key: str
    tables: Sequence[Table]


def measure_settlements(job: Job) -> Sample:
    """Run ``job`` in a process of its own."""
    return run_apart("bench.settlement_latency", asdict(job))


class Seat:
    """A table's dealer, and its screen."""

    def __init__(self, port: int, key: str, table: dict[str, Any], late: float) -> None:
        self._dealer = Client(port, key, table["asks"], prefer="return=representation")
        self._timed = [ask["timed"] for ask in table["asks"]]
        self._every: float = table["every"]
        self._late = late
        self._screen = opened(port, key, table["session"])
        self._changed = threading.Condition()
        self._settled: dict[int, float] = {}
        self.latencies: list[float] = []
        self.failed: Exception | None = None

    def watch(self) -> None:
        """Note when each settled version is seen."""
        received = b""
        while more := self._screen.recv(65536):
            now = time.perf_counter()
            received += more
            for news in _NEWS.finditer(received):
                if news[2] == b"true":
                    with self._changed:
                        self._settled.setdefault(int(news[1]), now)
                        self._changed.notify()
            received = received[received.rfind(b"\n") + 1 :]

    def enter(self) -> None:
        """Send each entry at its time; wait until each draw's settlement arrives."""
        begun = time.perf_counter() + self._late
        try:
            for number, timed in enumerate(self._timed):
                time.sleep(max(0.0, begun + number * self._every - time.perf_counter()))
                start = time.perf_counter()
                version = self._dealer.next()["version"]
                if timed:
                    self.latencies.append(self._seen_at(version) - start)
        except (OSError, RuntimeError) as error:
            self.failed = error

    def _seen_at(self, draw: int) -> float:
        with self._changed:
            is_settled = self._changed.wait_for(
                lambda: any(version > draw for version in self._settled), PATIENCE_SECONDS
            )
            if not is_settled:
                raise RuntimeError(f"Draw {draw} was not seen settled.")
            return min(at for version, at in self._settled.items() if version > draw)


def main() -> None:
    """Run the job on standard input."""
    job = json.load(sys.stdin)
    tables = job["tables"]
    seats = [
        Seat(job["port"], job["key"], table, table["every"] * number / len(tables))
        for number, table in enumerate(tables)
    ]
    for seat in seats:
        threading.Thread(target=seat.watch, daemon=True).start()
    dealers = [threading.Thread(target=seat.enter) for seat in seats]
    start = time.perf_counter()
    for dealer in dealers:
        dealer.start()
    for dealer in dealers:
        dealer.join()
    for seat in seats:
        if seat.failed:
            raise seat.failed
    latencies = [latency for seat in seats for latency in seat.latencies]
    json.dump({"seconds": time.perf_counter() - start, "latencies": latencies}, sys.stdout)


if __name__ == "__main__":
    main()
