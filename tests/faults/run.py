"""``python -m tests.faults.run --seed N --minutes M``: a production service under constant faults.

The seed determines every choice, but not the timing of the machine.
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
from tests.faults.fault_injector import FaultInjector
from tests.faults.final_checks import check_everything
from tests.faults.production_service import ProductionService, run_production
from tests.faults.tablets import Evening, Tablet
from tests.faults.watchers import Watcher
from tests.waiting import until

TABLES = 20
SETTLED_SECONDS = 30
CALM_SECONDS = 3.0


@dataclass
class Report:
    """The counts of a run, as printed at its end."""

    seed: str
    kills: Mapping[str, int]
    jobs: Mapping[str, int]
    ended_unexpectedly: Mapping[str, int]
    watched: Mapping[str, int]
    counts: Counter[str] = field(default_factory=Counter)

    def lines(self) -> Iterator[str]:
        yield f"seed {self.seed}"
        for title, counted in (
            ("kills", self.kills),
            ("ended by themselves", self.ended_unexpectedly),
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
    """Play for ``seconds`` while a part is killed about every ``every`` seconds, then check."""
    with run_production(folder) as production:
        faults = FaultInjector(production, seed, every=every)
        watchers = [Watcher(production.ports), Watcher(production.ports[::-1])]
        for watcher in watchers:
            watcher.start()
        faults.start()
        with ThreadPoolExecutor(4 * tables) as pool:
            evenings, counts = _play(production, faults, pool, seed, seconds, tables)
        return _check(production, faults, watchers, evenings, counts, seed)


def _play(
    production: ProductionService,
    faults: FaultInjector,
    pool: ThreadPoolExecutor,
    seed: str,
    seconds: float,
    tables: int,
) -> tuple[list[Evening], Counter[str]]:
    """Let all tables play until the time is up, and a little longer without faults."""
    until_then = time.monotonic() + seconds + CALM_SECONDS
    evenings: list[Evening] = []
    tablets = [Tablet(f"{seed} tablet {n}", production.ports, pool) for n in range(2 * tables)]

    def table(number: int) -> None:
        chance = Random(f"{seed} table {number}")
        for play in plays(chance):
            session = str(UUID(int=chance.getrandbits(128), version=4))
            evening = tablets[2 * number].open(play, session)
            evenings.append(evening)
            faults.sessions.append(session)
            _enter(evening, tablets[2 * number], tablets[2 * number + 1], pool, until_then)
            if time.monotonic() > until_then:
                return

    jobs = [pool.submit(table, number) for number in range(tables)]
    wait(jobs, timeout=seconds, return_when=FIRST_EXCEPTION)
    faults.stop()
    for job in jobs:
        job.result()
    return evenings, sum((tablet.counts for tablet in tablets), Counter())


def _enter(
    evening: Evening, dealer: Tablet, keeper: Tablet, pool: ThreadPoolExecutor, until_then: float
) -> None:
    """Enter the sheet. During a random evening, a second client funds the bank."""
    over = threading.Event()
    funding = None if evening.play.has_computed_books else pool.submit(_fund, evening, keeper, over)
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


def _check(
    production: ProductionService,
    faults: FaultInjector,
    watchers: list[Watcher],
    evenings: list[Evening],
    counts: Counter[str],
    seed: str,
) -> Report:
    faults.revive()
    for name, api in production.apis.items():
        until(api.answers, f"{name} did not come back")
    with open_store(production.url, EventCodec()) as store:
        until(
            lambda: not store.unsettled_sessions(limit=1), "something stays owed", SETTLED_SECONDS
        )
        rows = [store.row(evening.session) for evening in evenings]
        versions = {row.id: row.version for row in rows if row}
        for watcher in watchers:
            until(lambda w=watcher: w.has_seen(versions), "a stream missed something")  # type: ignore[misc]
            watcher.stop()
        counts.update(check_everything(store, evenings, production.ports))
    assert faults.failures == []
    counts["sessions"] = len(evenings)
    watched = sum((watcher.counts for watcher in watchers), Counter())
    return Report(seed, faults.kills, faults.jobs, faults.ended_unexpectedly, watched, counts)


def main() -> None:
    """Run from the command line and print what happened."""
    words = argparse.ArgumentParser(prog="dev.py faults", description=__doc__)
    words.add_argument("--seed", default=None, help="what to choose by; made up if left out")
    words.add_argument("--minutes", type=float, default=2.0)
    words.add_argument("--tables", type=int, default=TABLES, help="sessions at once")
    words.add_argument("--every", type=float, default=1.0, help="seconds between kills, about")
    chosen = words.parse_args()
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit(1)
    )  # run the exit handlers, which end every process
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
