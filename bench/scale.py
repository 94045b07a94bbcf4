"""A simulation of many tables: how busy the machines are, and how long an entry waits for them.

``python -m bench.scale --tables 10000 --every 60 --cores 2 --entry-ms 7.5`` simulates ten minutes
of tables that enter once a minute. ``--entry-ms`` is the measured processor time of an entry.
Entries wait in one queue for a core, first in, first out. Each table enters at a random moment of
each interval, so moments of many entries occur.
"""

import argparse
import heapq
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.comparison import percentile

SLOW_SHARE = 0.05


@dataclass(frozen=True, slots=True)
class Load:
    """Tables that each enter once in ``every`` seconds, on ``cores`` that take ``entry`` seconds.

    The time of an entry varies: one in twenty takes ``slow`` times as long.
    """

    tables: int
    every: float
    cores: int
    entry: float
    slow: float = 3.0

    @property
    def use(self) -> float:
        """The part of all cores that is used; at 1 or more, the queue grows without end."""
        mean = self.entry * (1 - SLOW_SHARE + SLOW_SHARE * self.slow)
        return self.tables / self.every * mean / self.cores


def simulate(load: Load, *, seconds: float, seed: int = 1) -> list[float]:
    """Return the seconds that each entry took, with its wait, in the order of their arrival."""
    chance = random.Random(seed)  # noqa: S311 - the same every time
    free_at = [0.0] * load.cores
    taken = []
    for at in sorted(_arrivals(load, seconds, chance)):
        begins = max(at, heapq.heappop(free_at))
        ends = begins + load.entry * (load.slow if chance.random() < SLOW_SHARE else 1.0)
        heapq.heappush(free_at, ends)
        taken.append(ends - at)
    return taken


def _arrivals(load: Load, seconds: float, chance: random.Random) -> Iterator[float]:
    for number in range(int(seconds / load.every)):
        for _ in range(load.tables):
            yield (number + chance.random()) * load.every


def report(load: Load, taken: Sequence[float]) -> str:
    """Return the figures of a simulation as one line."""
    p50, p99 = (percentile(taken, part) * 1e3 for part in (50, 99))
    rate = load.tables / load.every
    return (
        f"{load.tables:,} tables, {rate:,.0f} entries/s, {load.cores} cores,"
        f" {load.entry * 1e3:.1f} ms each: {load.use:.0%} used, p50 {p50:.1f} ms, p99 {p99:.1f} ms"
    )


def main() -> None:
    """Simulate the load that the arguments give, and print one line."""
    parser = argparse.ArgumentParser(prog="bench.scale", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two entries")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--entry-ms", type=float, default=7.5)
    parser.add_argument("--seconds", type=float, default=600.0)
    chosen = parser.parse_args()
    load = Load(chosen.tables, chosen.every, chosen.cores, chosen.entry_ms / 1e3)
    print(report(load, simulate(load, seconds=chosen.seconds)))


if __name__ == "__main__":
    main()
