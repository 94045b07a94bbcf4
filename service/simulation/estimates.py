"""What was simulated: averages and shares, with their intervals, and the course of the bank."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from service.domain.deal_model import UNITS

LEVEL = 0.99
"""How likely an interval contains the true figure."""

Z = NormalDist().inv_cdf((1 + LEVEL) / 2)

EVENINGS_LEAST = 100
"""A mean of fewer evenings has no interval: rare large wins may be missing, and so their spread."""

SHOWN_PERCENTILES = (5, 50, 95)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure that was simulated, and its interval.

    The interval is unlimited if there were too few evenings to say more.
    """

    value: float
    low: float
    high: float

    @property
    def has_interval(self) -> bool:
        """Whether the interval has limits."""
        return isfinite(self.high)

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
        laid, gained = self.laid, self.gained
        # In whole numbers, so that equal evenings have a spread of exactly 0.
        squares = (
            laid**2 * self.gained_squared
            - 2 * laid * gained * self.product
            + gained**2 * self.laid_squared
        )
        spread = squares / laid**2 * self.evenings / max(self.evenings - 1, 1)
        off = _off(sqrt(spread) / self.laid, self.evenings)
        return Estimate(*(figure / UNITS for figure in (mean, mean - off, mean + off)))


def _off(error: float, evenings: int) -> float:
    """Return how far a mean may be off, from its standard error; without limit if unknown."""
    return Z * error if error and evenings >= EVENINGS_LEAST else inf


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
    spread = float(values.std(ddof=1)) if values.min() < values.max() else 0.0
    off = _off(spread / sqrt(len(values)), len(values))
    return Estimate(mean, mean - off, mean + off)


def percentiles_of(values: NDArray[np.float64]) -> Percentiles:
    """Return the percentiles of the bank's gain."""
    return Percentiles(*map(float, np.percentile(values, SHOWN_PERCENTILES)))
