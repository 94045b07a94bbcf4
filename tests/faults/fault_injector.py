"""Causes faults by one seed: they begin and end at random, with pauses to measure in."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from tests.faults.faults import Fault
from tests.faults.job_faults import JobFaults
from tests.faults.lateness import LATE_SECONDS, Lateness
from tests.faults.metrics import UpdateCounts
from tests.faults.parts import Api
from tests.faults.run_log import RunLog
from tests.faults.services import RunningService
from tests.waiting import until

RESTART_SECONDS = 1.0
"""How often commands that ended by themselves are started again, as a container runtime does."""


@dataclass(frozen=True)
class FaultTimes:
    """How many seconds the parts of a run take.

    Faults happen for ``with_faults`` seconds, on average one each ``interval``. Then a period
    without faults begins: clients reconnect for ``reconnecting`` seconds, and entries are
    measured for ``measured`` seconds.
    """

    interval: float = 1.0
    with_faults: float = 25.0
    reconnecting: float = 4.0
    measured: float = 4.0


class FaultInjector:
    """Causes faults until it is stopped, and ends each after a while."""

    def __init__(
        self,
        service: RunningService,
        faults: Sequence[Fault],
        lateness: Lateness,
        seed: str,
        times: FaultTimes,
        log: RunLog,
    ) -> None:
        self._service = service
        self._log = log
        self._faults = faults
        self._lateness = lateness
        self._times = times
        self._chance = Random(f"{seed} faults")
        self._is_without_faults = threading.Event()
        self._over = threading.Event()
        self._busy: set[str] = set()
        self._lock = threading.Lock()
        self._ending: list[threading.Thread] = []
        self._work: list[threading.Thread] = []
        self.jobs = JobFaults(service.redis, f"{seed} jobs") if service.redis else None
        self.updates = UpdateCounts(service.ports)
        self.happened: Counter[str] = Counter()
        self.ended_unexpectedly: Counter[str] = Counter()
        self.failures: list[BaseException] = []

    @property
    def kills(self) -> int:
        """The number of parts killed."""
        return sum(count for name, count in self.happened.items() if name.startswith("kill"))

    def start(self) -> None:
        work = [self._cause_faults, self._restart_ended, *([self._tamper] if self.jobs else [])]
        self._work = [self._do(each) for each in work]

    def stop(self) -> None:
        """Stop all faults, then measure a last time; return when that is done."""
        self._over.set()
        for thread in self._work:
            thread.join()
        self.end_faults_and_measure()

    def end_faults_and_measure(self) -> None:
        """End all faults; when everything is up, measure how late watchers see entries."""
        self._is_without_faults.set()
        self._log.add("all faults end")
        for thread in self._ending:
            thread.join()
        self._ending.clear()
        for name, api in self._service.apis.items():
            until(partial(self._revive_until_ready, api), f"{name} did not come back: {api.log}")
        pause = threading.Event()
        self._log.add("everything is up")
        pause.wait(self._times.reconnecting)
        self._log.add("entries are measured")
        ended = self.ended_unexpectedly.copy()
        with self.updates.counted(), self._lateness.measured():
            pause.wait(self._times.measured)
        self._log.add("entries are not measured any more")
        pause.wait(LATE_SECONDS)
        assert self.ended_unexpectedly == ended, (self.ended_unexpectedly, "ended without a fault")
        self._is_without_faults.clear()

    def _revive_until_ready(self, api: Api) -> bool:
        """Start what has ended meanwhile; return whether ``api`` is ready."""
        self.revive()
        return api.is_ready()

    def revive(self) -> None:
        """Start every part that has ended without being killed."""
        for name, part in self._service.parts.items():
            with self._lock:
                if name not in self._busy and part.start_if_ended():
                    self.ended_unexpectedly[name] += 1
                    self._log.add(f"{name} had ended by itself")

    def _cause_faults(self) -> None:
        weights = [fault.weight for fault in self._faults]
        while not self._over.is_set():
            left = self._times.with_faults
            while left > 0 and not self._over.is_set():
                pause = self._chance.uniform(0.2, 1.8) * self._times.interval
                left -= pause
                self._over.wait(pause)
                (fault,) = self._chance.choices(self._faults, weights)
                self._cause(fault)
            if not self._over.is_set():
                self.end_faults_and_measure()

    def _cause(self, fault: Fault) -> None:
        seconds = self._chance.uniform(0, fault.seconds)
        with self._lock:
            if fault.part in self._busy:
                return
            self._busy.add(fault.part)
        if fault.begin(self._chance) is not False:
            self.happened[fault.name] += 1
            self._log.add(f"{fault.name}, for {seconds:.1f} s")
        self._ending.append(self._do(lambda: self._end(fault, seconds)))

    def _end(self, fault: Fault, seconds: float) -> None:
        self._is_without_faults.wait(seconds)
        fault.end()
        self._log.add(f"{fault.name} ends")
        with self._lock:
            self._busy.discard(fault.part)

    def _restart_ended(self) -> None:
        while not self._over.wait(RESTART_SECONDS):
            self.revive()

    def _tamper(self) -> None:
        assert self.jobs is not None
        while not self._over.wait(self.jobs.pause()):
            if not self._is_without_faults.is_set():
                self.jobs.tamper(self._over)

    def _do(self, work: Callable[[], None]) -> threading.Thread:
        def guarded() -> None:
            try:
                work()
            except Exception as error:  # noqa: BLE001 - reported at the end of the run
                self.failures.append(error)

        thread = threading.Thread(target=guarded, daemon=True)
        thread.start()
        return thread
