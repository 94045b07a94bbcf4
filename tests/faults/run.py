"""``python -m tests.faults.run --seed N --minutes M``: a house in production that keeps breaking.

Everything that is chosen follows from the seed; what the machine makes of it does not.
"""

import argparse
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from uuid import UUID

import click

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.faults.evenings import plays
from tests.faults.house import House, running_house
from tests.faults.judge import judge
from tests.faults.mischief import Mischief
from tests.faults.tablets import Evening, Tablet
from tests.faults.watchers import Watcher
from tests.waiting import until

TABLES = 20
SETTLED_SECONDS = 30
CALM_SECONDS = 3.0


@dataclass
class Report:
    """What happened, for whoever reads it."""

    seed: str
    kills: Mapping[str, int]
    jobs: Mapping[str, int]
    ended_alone: Mapping[str, int]
    watched: Mapping[str, int]
    counts: Counter[str] = field(default_factory=Counter)

    def lines(self) -> Iterator[str]:
        yield f"seed {self.seed}"
        for title, counted in (
            ("kills", self.kills),
            ("ended by themselves", self.ended_alone),
            ("jobs", self.jobs),
            ("entered", self.counts),
            ("watched", self.watched),
        ):
            each = ", ".join(f"{name} {count}" for name, count in sorted(counted.items()))
            yield (
                f"{title}: {sum(counted.values())} ({each})"
                if title == "kills"
                else (f"{title}: {each or 'none'}")
            )


def run(seed: str, seconds: float, folder: Path, *, tables: int = TABLES, every: float) -> Report:
    """Play for so long while something is killed about ``every`` seconds, then judge."""
    with running_house(folder) as house:
        mischief = Mischief(house, seed, every=every)
        watchers = [Watcher(house.ports), Watcher(house.ports[::-1])]
        for watcher in watchers:
            watcher.start()
        mischief.start()
        with ThreadPoolExecutor(4 * tables) as pool:
            evenings, counts = _play(house, mischief, pool, seed, seconds, tables)
        return _judged(house, mischief, watchers, evenings, counts, seed)


def _play(
    house: House,
    mischief: Mischief,
    pool: ThreadPoolExecutor,
    seed: str,
    seconds: float,
    tables: int,
) -> tuple[list[Evening], Counter[str]]:
    """Let all tables play until the time is up, and a little longer in calm."""
    until_then = time.monotonic() + seconds + CALM_SECONDS
    evenings: list[Evening] = []
    tablets = [Tablet(f"{seed} tablet {n}", house.ports, pool) for n in range(2 * tables)]

    def table(number: int) -> None:
        chance = Random(f"{seed} table {number}")
        for play in plays(chance):
            session = str(UUID(int=chance.getrandbits(128), version=4))
            evening = tablets[2 * number].open(play, session)
            evenings.append(evening)
            mischief.sessions.append(session)
            _enter(evening, tablets[2 * number], tablets[2 * number + 1], pool, until_then)
            if time.monotonic() > until_then:
                return

    jobs = [pool.submit(table, number) for number in range(tables)]
    wait(jobs, timeout=seconds, return_when=FIRST_EXCEPTION)
    mischief.stop()
    for job in jobs:
        job.result()
    return evenings, sum((tablet.counts for tablet in tablets), Counter())


def _enter(
    evening: Evening, dealer: Tablet, keeper: Tablet, pool: ThreadPoolExecutor, until_then: float
) -> None:
    """Enter the sheet; at a made-up evening somebody else brings money meanwhile."""
    over = threading.Event()
    funding = None if evening.play.shared else pool.submit(_fund, evening, keeper, over)
    try:
        for number, (line, code) in enumerate(evening.play.sheet.lines()):
            dealer.enter(evening, number, line, code)
            dealer.think()
            if time.monotonic() > until_then:
                break
        else:
            evening.finished = True
    finally:
        over.set()
    if funding:
        funding.result()


def _fund(evening: Evening, keeper: Tablet, over: threading.Event) -> None:
    number = 0
    while not over.wait(0.3):
        keeper.fund(evening, number)
        number += 1


def _judged(
    house: House,
    mischief: Mischief,
    watchers: list[Watcher],
    evenings: list[Evening],
    counts: Counter[str],
    seed: str,
) -> Report:
    mischief.revive()
    for name, api in house.apis.items():
        until(api.answers, f"{name} did not come back")
    with open_store(house.url, EventCodec()) as store:
        until(
            lambda: not store.unsettled_sessions(limit=1), "something stays owed", SETTLED_SECONDS
        )
        rows = [store.row(evening.session) for evening in evenings]
        versions = {row.id: row.version for row in rows if row}
        for watcher in watchers:
            until(lambda w=watcher: w.has_seen(versions), "a stream missed something")  # type: ignore[misc]
            watcher.stop()
        counts.update(judge(store, evenings, house.ports))
    assert mischief.failures == []
    counts["sessions"] = len(evenings)
    watched = sum((watcher.counts for watcher in watchers), Counter())
    return Report(seed, mischief.kills, mischief.jobs, mischief.ended_alone, watched, counts)


def main() -> None:
    """Run from the command line and print what happened."""
    words = argparse.ArgumentParser(prog="dev.py faults", description=__doc__)
    words.add_argument("--seed", default=None, help="what to choose by; made up if left out")
    words.add_argument("--minutes", type=float, default=2.0)
    words.add_argument("--tables", type=int, default=TABLES, help="sessions at once")
    words.add_argument("--every", type=float, default=1.0, help="seconds between kills, about")
    chosen = words.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything is ended
    seed = chosen.seed or str(Random().getrandbits(32))
    click.echo(f"seed {seed}, {chosen.minutes:g} minutes")
    with tempfile.TemporaryDirectory(prefix="paroli-faults-") as name:
        report = run(
            seed, 60 * chosen.minutes, Path(name), tables=chosen.tables, every=chosen.every
        )
    for line in report.lines():
        click.echo(line)


if __name__ == "__main__":
    main()
