"""What was simulated: averages and shares, with their intervals, and the course of the bank."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from service.domain.deal_model import UNITS

LEVEL = 0.99
"""How likely an interval contains the true figure."""

Z = NormalDist().inv_cdf((1 + LEVEL) / 2)

SHOWN_PERCENTILES = (5, 50, 95)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure that was simulated, and its interval."""

    value: float
    low: float
    high: float

    def contains(self, value: float) -> bool:
        """Return whether a figure lies in the interval."""
        return self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class PolicySums:
    """Sums over evenings of one way to play: stakes laid, what they gained, and their products.

    Evenings are independent; the stakes of one evening are not.
    """

    evenings: int = 0
    laid: int = 0
    gained: int = 0
    laid_squared: int = 0
    gained_squared: int = 0
    product: int = 0

    @classmethod
    def of(cls, laid: NDArray[np.int64], gained: NDArray[np.int64]) -> "PolicySums":
        """Return the sums of evenings; ``gained`` is in units of a stake."""
        return cls(
            len(laid),
            *map(int, (laid.sum(), gained.sum(), laid @ laid, gained @ gained, laid @ gained)),
        )

    def __add__(self, other: "PolicySums") -> "PolicySums":
        names = self.__slots__
        return PolicySums(*(getattr(self, name) + getattr(other, name) for name in names))

    def gain(self) -> Estimate:
        """Return what a stake gains: all that was gained, for each stake laid."""
        mean = self.gained / self.laid
        squares = self.gained_squared - 2 * mean * self.product + mean**2 * self.laid_squared
        spread = max(squares, 0.0) * self.evenings / max(self.evenings - 1, 1)
        off = Z * sqrt(spread) / self.laid
        return Estimate(*(figure / UNITS for figure in (mean, mean - off, mean + off)))


def share(found: int, total: int) -> Estimate:
    """Return a share with Wilson's interval."""
    part, weight = found / total, Z**2 / total
    middle = (part + weight / 2) / (1 + weight)
    off = Z / (1 + weight) * sqrt(part * (1 - part) / total + weight / (4 * total))
    # Rounding could leave out a share of 0 or 1.
    return Estimate(part, min(max(middle - off, 0.0), part), max(min(middle + off, 1.0), part))


@dataclass(frozen=True, slots=True)
class Percentiles:
    """The bank's gain in stakes: less than ``low`` in one evening of 20, more than ``high`` too."""

    low: float
    middle: float
    high: float


@dataclass(frozen=True, slots=True)
class Simulated:
    """The result of a simulation.

    ``gains`` and ``laid`` are by way to play: what a stake gains, and how many were laid.
    ``bank`` is what the bank gains in an evening, in stakes, ``course`` its gain after each deal,
    from the opening on. ``lowest`` has the lowest gain of each evening, in stakes, sorted.
    """

    gains: Mapping[str, Estimate]
    laid: Mapping[str, int]
    bank: Estimate
    course: Sequence[Percentiles]
    lowest: NDArray[np.float64]

    def ruin(self, bank: float) -> Estimate:
        """Return in which share of evenings a bank that starts with so many stakes is ruined.

        It is ruined by a draw after which it owes more than it has.
        """
        ruined = int(np.searchsorted(self.lowest, -bank, side="left"))
        return share(ruined, len(self.lowest))


def mean_of(values: NDArray[np.float64]) -> Estimate:
    """Return the mean of independent values."""
    mean = float(values.mean())
    off = Z * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - off, mean + off)


def percentiles_of(values: NDArray[np.float64]) -> Percentiles:
    """Return the percentiles of the bank's gain."""
    return Percentiles(*map(float, np.percentile(values, SHOWN_PERCENTILES)))
