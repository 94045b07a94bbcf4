"""The faults that a running service can have, each with how it begins and ends."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tests.faults.services import RunningService

KILL, CHILD, PAUSE, SLOW, FULL, JUMP = (
    "kill",
    "kill-child",
    "paused-postgresql",
    "slow-redis",
    "full-disk",
    "clock-jump",
)
KINDS = (KILL, CHILD, PAUSE, SLOW, FULL, JUMP)

KILL_WEIGHTS = {"worker-1": 4, "worker-2": 4, "worker-3": 1, "redis": 2, "postgresql": 2}
API_WEIGHT = 3

OFFSETS = (-300, -90, -2, 2, 90, 300)
"""The seconds by which a clock is set wrong. Links to sign in are valid for 600 seconds."""

DELAYS = (0.2, 0.8, 1.5)
"""The seconds by which Redis answers late. Clients wait for one second."""


@dataclass(frozen=True)
class Fault:
    """Something that happens to a part for up to ``seconds``, then ends.

    ``begin`` returns False if it could not happen.
    """

    kind: str
    part: str
    weight: int
    seconds: float
    begin: Callable[[Random], object]
    end: Callable[[], object]

    @property
    def name(self) -> str:
        """What to count it as."""
        return f"{self.kind} {self.part}"


def possible_faults(service: RunningService, without: Sequence[str] = ()) -> list[Fault]:
    """Return all faults of a service but those of the kinds ``without``."""
    found = [*_kills(service), *_outages(service), *_clock_jumps(service)]
    return [fault for fault in found if fault.kind not in without]


def _kills(service: RunningService) -> Iterator[Fault]:
    for name, part in service.parts.items():
        weight = KILL_WEIGHTS.get(name, API_WEIGHT)
        yield Fault(KILL, name, weight, 2.0, lambda _, part=part: part.kill(), part.start)  # type: ignore[misc]
    for name, api in service.apis.items():
        if api.has_children:
            yield Fault(CHILD, name, API_WEIGHT, 0.0, lambda _, api=api: api.kill_child(), _nothing)  # type: ignore[misc]


def _outages(service: RunningService) -> Iterator[Fault]:
    if server := service.postgres:
        yield Fault(PAUSE, "postgresql", 1, 4.0, lambda _: server.pause(), server.resume)
    if link := service.link:

        def slow_down(chance: Random) -> None:
            link.delay = chance.choice(DELAYS)

        def speed_up() -> None:
            link.delay = 0.0

        yield Fault(SLOW, "redis", 1, 5.0, slow_down, speed_up)
    if disk := service.disk:
        owner = "postgresql" if service.postgres else next(iter(service.apis))

        def free() -> None:
            disk.free()
            # A server without space for its own log may have stopped.
            service.parts[owner].start_if_ended()

        yield Fault(FULL, owner, 1, 3.0, lambda _: disk.fill(), free)


def _clock_jumps(service: RunningService) -> Iterator[Fault]:
    for name, clock in service.clocks.items():
        yield Fault(
            JUMP,
            f"{name}'s clock",
            1,
            8.0,
            lambda chance, clock=clock: clock.set(chance.choice(OFFSETS)),  # type: ignore[misc]
            lambda clock=clock: clock.set(0),  # type: ignore[misc]
        )


def _nothing() -> None:
    pass
