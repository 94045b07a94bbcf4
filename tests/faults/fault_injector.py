"""Faults from one seed: parts killed with signal 9, and jobs lost, repeated or late."""

import threading
from collections import Counter
from collections.abc import Callable
from random import Random

from redis import Redis
from redis.exceptions import RedisError

from service.messaging.job_queue import SETTLEMENT, JobRequest, enqueue
from tests.faults.parts import Command
from tests.faults.production_service import ProductionService

VICTIMS = {
    "api-1": 3,
    "api-1 child": 3,
    "api-2": 3,
    "worker-1": 4,
    "worker-2": 4,
    "worker-3": 1,
    "redis": 2,
    "postgresql": 2,
}
DOWN_SECONDS = 2.0
TAMPER_SECONDS = 0.1
LATE_SECONDS = 2.0
QUEUE = f"rq:queue:{SETTLEMENT}"


class FaultInjector:
    """Kills parts of a service until it is stopped, and restarts each after a while."""

    def __init__(self, production: ProductionService, seed: str, *, every: float) -> None:
        self._production = production
        self._chance = Random(f"{seed} kills")
        self._jobs_chance = Random(f"{seed} jobs")
        self._every = every
        self._over = threading.Event()
        self._down: set[str] = set()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self.sessions: list[str] = []
        self.kills: Counter[str] = Counter()
        self.jobs: Counter[str] = Counter()
        self.ended_unexpectedly: Counter[str] = Counter()
        self.failures: list[BaseException] = []

    def start(self) -> None:
        for work in (self._kill, self._tamper, self._restart_ended):
            self._do(work)

    def stop(self) -> None:
        """Stop the faults, and return when every part has been restarted."""
        self._over.set()
        for thread in self._threads:
            thread.join()

    @property
    def killed(self) -> int:
        return sum(self.kills.values())

    def _do(self, work: Callable[[], None]) -> None:
        def guarded() -> None:
            try:
                work()
            except Exception as error:  # noqa: BLE001 - reported at the end of the run
                self.failures.append(error)

        thread = threading.Thread(target=guarded, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _kill(self) -> None:
        names, weights = list(VICTIMS), list(VICTIMS.values())
        while not self._over.wait(self._chance.uniform(0.2, 1.8) * self._every):
            (victim,) = self._chance.choices(names, weights)
            name, _, child = victim.partition(" ")
            down = self._chance.uniform(0, DOWN_SECONDS)
            with self._lock:
                if name in self._down:
                    continue
                if child:
                    self.kills[victim] += self._production.apis[name].kill_child()
                    continue
                self._down.add(name)
            self._production.parts[name].kill()
            self.kills[victim] += 1
            self._do(lambda name=name, down=down: self._bring_back(name, down))  # type: ignore[misc]

    def _bring_back(self, name: str, after: float) -> None:
        self._over.wait(after)
        self._production.parts[name].start()
        with self._lock:
            self._down.discard(name)

    def _restart_ended(self) -> None:
        """Restart commands that ended by themselves, as a container runtime does."""
        while not self._over.wait(1.0):
            self.revive()

    def revive(self) -> None:
        """Start every command that has ended without being killed."""
        commands: dict[str, Command] = {**self._production.apis, **self._production.workers}
        for name, command in commands.items():
            with self._lock:
                if name not in self._down and not command.running:
                    self.ended_unexpectedly[name] += 1
                    command.kill()
                    command.start()

    def _tamper(self) -> None:
        chance = self._jobs_chance
        while not self._over.wait(chance.uniform(0, 2 * TAMPER_SECONDS)):
            try:
                with self._production.redis.client() as client:
                    chance.choice((self._lose, self._double, self._delay))(client)
            except RedisError:
                self.jobs["redis was away"] += 1

    def _lose(self, client: "Redis") -> None:
        """Take jobs out of the queue before a worker does."""
        for _ in range(50):
            if client.lpop(QUEUE):
                self.jobs["lost"] += 1
                return

    def _double(self, client: "Redis") -> None:
        """Enqueue a settlement twice, at a random version: a repeated or an outdated job."""
        if self.sessions:
            session = self._jobs_chance.choice(self.sessions)
            for _ in range(2):
                enqueue(JobRequest("settle", session, self._jobs_chance.randint(1, 99)), client)
            self.jobs["doubled"] += 1

    def _delay(self, client: "Redis") -> None:
        for _ in range(50):
            if isinstance(job := client.lpop(QUEUE), bytes):
                self.jobs["late"] += 1
                self._over.wait(self._jobs_chance.uniform(0, LATE_SECONDS))
                client.rpush(QUEUE, job)
                return
