"""``python3 dev.py faults``: a service under constant faults, checked against what it acknowledged.

The seed determines every choice, but not the timing of the machine. The exit code is 0 if all
checks pass, 1 if a check fails, and 2 if the run cannot start or crashes.
"""

import argparse
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

import click

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.faults.client import Shared
from tests.faults.clients import Clients
from tests.faults.evidence import save_evidence
from tests.faults.exit_codes import CRASHED, FAILED, FOUND, PASSED
from tests.faults.fault_injector import FaultInjector, FaultTimes
from tests.faults.faults import FULL, JUMP, KINDS, possible_faults
from tests.faults.final_checks import check_everything
from tests.faults.lateness import LATE_SECONDS, Delay, Lateness, latest, log_late
from tests.faults.metrics import UpdateCounts
from tests.faults.planted import MISTAKES
from tests.faults.run_log import RunLog
from tests.faults.sabotage import sabotage
from tests.faults.services import RunningService, run_embedded, run_production
from tests.faults.watchers import Watcher
from tests.waiting import until

TABLES = 20
SETTLED_SECONDS = 30


T = TypeVar("T")


class CouldNotStart(Exception):  # noqa: N818 - says what happened
    """The service of a fault run did not start."""


@dataclass(frozen=True)
class Plan:
    """What to run. ``without`` are the kinds of faults that are left out."""

    seed: str
    seconds: float
    embedded: bool = False
    tables: int = TABLES
    has_large_session: bool = True
    times: FaultTimes = field(default_factory=FaultTimes)
    without: Sequence[str] = ()
    late_seconds: float = LATE_SECONDS


@dataclass
class Report:
    """The counts of a run, as printed at its end."""

    seed: str
    kills: int
    faults: Mapping[str, int]
    jobs: Mapping[str, int]
    ended_unexpectedly: Mapping[str, int]
    watched: Mapping[str, int]
    measured: int
    latest: Mapping[str, float]
    updates: UpdateCounts
    counts: Counter[str] = field(default_factory=Counter)

    def lines(self) -> Iterator[str]:
        yield f"seed {self.seed}"
        yield f"kills: {self.kills}"
        for title, counted in (
            ("faults", self.faults),
            ("ended by themselves", self.ended_unexpectedly),
            ("jobs", self.jobs),
            ("entered", self.counts),
            ("watched", self.watched),
        ):
            each = ", ".join(f"{name} {count}" for name, count in sorted(counted.items()))
            yield f"{title}: {each or 'none'}"
        late = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in self.latest.items())
        yield f"latest of {self.measured} entries while everything was up: {late}"
        yield f"updates while everything was up: {'; '.join(self.updates.lines())}"


def run(plan: Plan, folder: Path) -> Report:
    """Play while faults happen, then check everything.

    Raises: ``AssertionError`` for a finding, ``CouldNotStart``.
    """
    with _service(plan, folder) as service, ThreadPoolExecutor(6 * plan.tables + 18) as pool:
        lateness = Lateness()
        log = RunLog(folder / "faults.log")
        faults = possible_faults(service, plan.without)
        injector = FaultInjector(service, faults, lateness, plan.seed, plan.times, log)
        watchers = _started_watchers(service, log)
        sessions = injector.jobs.sessions if injector.jobs else []
        clients = Clients(plan.seed, Shared(service.ports, pool, lateness), sessions.append)
        clients.start(plan.tables, has_large_session=plan.has_large_session)
        injector.start()
        try:
            wait(clients.running, timeout=plan.seconds, return_when=FIRST_EXCEPTION)
            injector.stop()
        finally:
            clients.end()  # the pool waits for them, also after an error or a signal
        try:
            counts = clients.finish()
            counts.update(_check(service, clients, watchers))
        except AssertionError:
            save_evidence(service, clients.played.everything, folder / "evidence")
            raise
        delays = lateness.delays({name: each.sightings for name, each in watchers.items()})
        log_late(delays, plan.late_seconds, log)
        return _report(plan, injector, delays, watchers, counts)


def _started_watchers(service: RunningService, log: RunLog) -> Mapping[str, Watcher]:
    """Return watchers by name: for each service, and a moving one."""
    ports = {"moving watcher": service.ports} | {
        f"watcher of {name}": [api.port] for name, api in service.apis.items()
    }
    watchers = {
        name: Watcher(each, report=lambda line, name=name: log.add(f"{name}: {line}"))  # type: ignore[misc]
        for name, each in ports.items()
    }
    for watcher in watchers.values():
        watcher.start()
    return watchers


def _service(plan: Plan, folder: Path) -> AbstractContextManager[RunningService]:
    run_service = run_embedded if plan.embedded else run_production
    return started(
        run_service(
            folder, with_disk=FULL not in plan.without, with_clocks=JUMP not in plan.without
        )
    )


@contextmanager
def started(service: AbstractContextManager[T]) -> Iterator[T]:
    """Yield a service that starts. Raises: ``CouldNotStart``.

    A failed assertion is a finding only when the service runs.
    """
    with ExitStack() as stack:
        try:
            running = stack.enter_context(service)
        except AssertionError as error:
            raise CouldNotStart(str(error)) from error
        yield running


def _check(
    service: RunningService, clients: Clients, watchers: Mapping[str, Watcher]
) -> Mapping[str, int]:
    """Check the database when everything is settled and every watcher has seen it."""
    with open_store(service.url, EventCodec()) as store:
        until(
            lambda: not store.unsettled_sessions(limit=1),
            "not every session is settled",
            SETTLED_SECONDS,
        )
        rows = [store.row(recorded.session) for recorded in clients.played.sessions]
        versions = {row.id: row.version for row in rows if row}
        for name, watcher in watchers.items():
            until(lambda w=watcher: w.has_seen(versions), f"the {name} missed something")  # type: ignore[misc]
            watcher.stop()
            assert not watcher.unexpected, (name, watcher.unexpected)
        return check_everything(store, clients.played, service.ports)


def _report(
    plan: Plan,
    injector: FaultInjector,
    delays: Sequence[Delay],
    watchers: Mapping[str, Watcher],
    counts: Counter[str],
) -> Report:
    """Return the report.

    Raises: ``AssertionError`` if a watcher saw an entry too late; what failed in the injector.
    """
    for failure in injector.failures:
        raise failure
    report = Report(
        plan.seed,
        injector.kills,
        injector.happened,
        injector.jobs.counts if injector.jobs else {},
        injector.ended_unexpectedly,
        sum((watcher.counts for watcher in watchers.values()), Counter()),
        len({delay.entry for delay in delays}),
        latest(delays),
        injector.updates,
        counts,
    )
    assert delays, "no entry was measured"
    assert max(report.latest.values()) <= plan.late_seconds, ("a watcher was late", *report.lines())
    assert report.updates.are_announced(), ("announcements are not used", *report.lines())
    return report


def exit_code(work: Callable[[], Report]) -> int:
    """Do ``work``, print its report or error, and return the exit code."""
    try:
        report = work()
    except AssertionError as error:
        traceback.print_exc()
        click.echo(f"{FOUND} {error}")
        return FAILED
    except Exception:  # noqa: BLE001 - printed, and reported by the exit code
        traceback.print_exc()
        click.echo("The fault run could not start, or has crashed.")
        return CRASHED
    for line in report.lines():
        click.echo(line)
    return PASSED


def main() -> None:
    """Run from the command line and print what happened."""
    options = _options()
    # Exit with all exit handlers, which end every process that was started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(CRASHED))
    if options.sabotage:
        mistakes = dict(enumerate(MISTAKES, start=1))
        chosen = {number: mistakes[number] for number in options.only or mistakes}
        sys.exit(PASSED if sabotage(chosen) else FAILED)
    plan = Plan(
        options.seed or str(Random().getrandbits(32)),
        60 * options.minutes,
        embedded=options.embedded,
        tables=options.tables,
        times=FaultTimes(interval=options.every),
        without=options.without,
        late_seconds=options.late,
    )
    click.echo(f"seed {plan.seed}, {options.minutes:g} minutes")
    folder = Path(tempfile.mkdtemp(prefix="paroli-faults-"))
    click.echo(f"logs in {folder}, removed if all checks pass")
    code = exit_code(lambda: run(plan, folder))
    if code == PASSED:
        shutil.rmtree(folder)
    sys.exit(code)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py faults", description=__doc__)
    parser.add_argument("--seed", default=None, help="what to choose by; made up if left out")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=TABLES, help="sessions at once")
    parser.add_argument("--every", type=float, default=1.0, help="average seconds between faults")
    parser.add_argument(
        "--late",
        type=float,
        default=LATE_SECONDS,
        help="how many seconds late a watcher may see an entry while everything is up",
    )
    parser.add_argument(
        "--embedded", action="store_true", help="one process on SQLite, without PostgreSQL or Redis"
    )
    parser.add_argument(
        "--without", action="append", default=[], choices=KINDS, help="a fault to leave out"
    )
    parser.add_argument(
        "--sabotage", action="store_true", help="plant mistakes, and check that the tests see each"
    )
    parser.add_argument(
        "--only",
        action="append",
        type=int,
        metavar="N",
        choices=range(1, len(MISTAKES) + 1),
        help=f"with --sabotage, plant only mistake N of {len(MISTAKES)}; can be repeated",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
