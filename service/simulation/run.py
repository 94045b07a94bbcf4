"""Simulates evenings in parts, on all cores. A seed always gives the same result."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from service.domain.deal_model import UNITS, DealModel
from service.simulation.estimates import PolicySums, Simulated, mean_of, percentiles_of
from service.simulation.tables import Players, Tables

CELLS = 1 << 17
"""About so many cards or stakes are in memory at once: they fit into the cache of a core."""

KEPT = 1_000_000
"""The bank's lowest and last gain are kept of so many evenings."""

COURSES = 20_000
"""The bank's course is kept of so many evenings."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: ``evenings`` of ``deals`` each. Stakes that stand then are played out."""

    model: DealModel
    players: Players
    evenings: int
    deals: int
    seed: int


@dataclass(frozen=True, slots=True)
class _Part:
    """What some evenings came to. ``course`` has the bank's gain by deal and evening."""

    evenings: int
    sums: dict[str, PolicySums]
    course: NDArray[np.int64]
    lowest: NDArray[np.int64]


def simulate(
    plan: Plan, progress: Callable[[int, int], None] = lambda _done, _of: None
) -> Simulated:
    """Simulate the plan. ``progress`` gets how many evenings are done, and how many there are."""
    sums: dict[str, PolicySums] = dict.fromkeys(plan.players.policies, PolicySums())
    courses, last, lowest = [], [], []
    done = 0
    for part in _parts(plan):
        sums = {name: found + part.sums[name] for name, found in sums.items()}
        if done < COURSES:
            courses.append(part.course)
        if done < KEPT:
            last.append(part.course[-1])
            lowest.append(part.lowest)
        done += part.evenings
        progress(done, plan.evenings)
    course = np.concatenate(courses, axis=1) / UNITS
    return Simulated(
        gains={name: found.gain() for name, found in sums.items()},
        laid={name: found.laid for name, found in sums.items()},
        bank=mean_of(np.concatenate(last) / UNITS),
        course=[percentiles_of(gains) for gains in course],
        lowest=np.sort(np.concatenate(lowest)) / UNITS,
    )


def _parts(plan: Plan) -> Iterator[_Part]:
    """Yield the parts in their order; each has a random generator of its own."""
    stakes = len(plan.players.policies) * plan.players.cards_each
    size = max(CELLS // max(plan.model.cards, stakes, plan.deals), 1)
    counts = [min(size, plan.evenings - start) for start in range(0, plan.evenings, size)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda part: _play(plan, *part), enumerate(counts))


def _play(plan: Plan, number: int, count: int) -> _Part:
    seeds = np.random.SeedSequence(plan.seed, spawn_key=(number,))
    tables = Tables(plan.model, plan.players, count, np.random.Generator(np.random.SFC64(seeds)))
    course = np.zeros((plan.deals + 1, count), np.int64)
    for deal in range(plan.deals):
        tables.lay()
        tables.deal()
        course[deal + 1] = tables.bank
    tables.play_out()
    return _Part(count, _sums(plan.players, tables), course, tables.lowest)


def _sums(players: Players, tables: Tables) -> dict[str, PolicySums]:
    """Return the sums of each way to play."""
    of_row = np.repeat(np.array(players.policies), players.cards_each)
    return {
        policy: PolicySums.of(
            tables.laid[of_row == policy].sum(axis=0), tables.gains[of_row == policy].sum(axis=0)
        )
        for policy in dict.fromkeys(players.policies)
    }
