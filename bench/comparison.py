"""Comparisons: every round runs every lane once, in a rotating order."""

import gc
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Scale:
    """The amount of work. ``quick`` only checks that everything runs.

    ``before`` is another checkout, whose service is measured beside this one's where that is shown.
    """

    quick: bool = False
    before: Path | None = None

    @property
    def rounds(self) -> int:
        """How many rounds count: many short ones, so that a busy moment spoils only a few."""
        return 2 if self.quick else 25

    def of(self, count: int) -> int:
        """Return how often something is done in one round."""
        return max(4, count // 50) if self.quick else count


@dataclass(frozen=True, slots=True)
class Sample:
    """The result of one lane in one round. ``latencies`` are seconds, if each item was timed."""

    count: int
    seconds: float
    cpu: float | None = None
    latencies: Sequence[float] = ()

    @property
    def rate(self) -> float:
        """Items per second."""
        return self.count / self.seconds


@dataclass(frozen=True, slots=True)
class Lane:
    """One thing to measure."""

    name: str
    run: Callable[[], Sample]


@dataclass(frozen=True, slots=True)
class Claim:
    """``lane`` does ``aim`` times as many a second as ``rival``; None: no aim, only the figure."""

    lane: str
    rival: str
    aim: float | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """The samples of one comparison, in the order of its lanes."""

    title: str
    unit: str
    samples: dict[str, list[Sample]]
    claims: Sequence[Claim] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """Single figures, formatted for the reader."""

    title: str
    values: dict[str, str]


# With fewer values, the p99 is only the largest one.
ENOUGH_FOR_P99 = 100


def timed(count: int, work: Callable[[], object]) -> Sample:
    """Run ``work``, which does ``count`` things, with the clock and the CPU clock on it."""
    gc.collect()
    cpu, start = time.process_time(), time.perf_counter()
    work()
    seconds = time.perf_counter() - start
    return Sample(count, seconds, time.process_time() - cpu)


def timed_each(count: int, work: Callable[[T], object], items: Iterable[T]) -> Sample:
    """Run ``work`` on one item after another, which does ``count`` things in all."""

    def work_all() -> None:
        for item in items:
            work(item)

    return timed(count, work_all)


def interleaved(lanes: Sequence[Lane], rounds: int) -> dict[str, list[Sample]]:
    """Run all lanes in every round, each round another one first. A warm-up round is dropped."""
    samples: dict[str, list[Sample]] = {lane.name: [] for lane in lanes}
    for number in range(rounds + 1):
        first = number % len(lanes)
        for lane in (*lanes[first:], *lanes[:first]):
            sample = lane.run()
            if number:
                samples[lane.name].append(sample)
    return samples


def percentile(values: Sequence[float], part: int) -> float:
    """Return the value that ``part`` of a hundred do not exceed."""
    return quantiles(values, n=100, method="inclusive")[part - 1] if len(values) > 1 else values[0]


def lane_figures(samples: Sequence[Sample]) -> dict[str, Any]:
    """Return the figures of one lane: medians over its rounds, and their spread."""
    rates = [sample.rate for sample in samples]
    figures: dict[str, Any] = {
        "per_second": round(median(rates), 1),
        "per_second_least": round(min(rates), 1),
        "per_second_most": round(max(rates), 1),
    }
    cpus = [sample.cpu / sample.count for sample in samples if sample.cpu is not None]
    if cpus:
        figures["cpu_us_each"] = round(median(cpus) * 1e6, 1)
    if latencies := [latency for sample in samples for latency in sample.latencies]:
        figures["p50_ms"] = round(percentile(latencies, 50) * 1e3, 2)
        part = 99 if len(latencies) >= ENOUGH_FOR_P99 else 95
        figures[f"p{part}_ms"] = round(percentile(latencies, part) * 1e3, 2)
    return figures


def claim_figures(claim: Claim, samples: dict[str, list[Sample]]) -> dict[str, Any]:
    """Return how lane and rival compare, round by round."""
    pairs = zip(samples[claim.lane], samples[claim.rival], strict=True)
    ratios = [lane.rate / rival.rate for lane, rival in pairs]
    return {
        "lane": claim.lane,
        "rival": claim.rival,
        "ratio": round(median(ratios), 2),
        "ratio_least": round(min(ratios), 2),
        "ratio_most": round(max(ratios), 2),
        "aim": claim.aim,
    }
