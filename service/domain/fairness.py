"""The test whether deals look like those of a fair shuffle, the same for every game.

Each question of a game adds up what its trials came to. The chances of that sum are computed from
the chances of the trials. The p-value is how likely a sum is that is no more likely than the found
one. Sums are computed in whole numbers of 2**-96, so they are exact to more than 20 decimals.

Who looks often enough finds something rare. So the chance of a false alarm is shared equally by the
questions, and by the parts of each: a p-value is multiplied by both numbers (Bonferroni).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from service.domain.port.fairness import Chances, Trial

STATED_SHARE = Fraction(1, 100)
"""At most this share of fair evenings is called unusual."""

_BITS = 96
_ONE = 1 << _BITS
_FIELD = 256
"""Bits of a coefficient while two sums are multiplied; twice ``_BITS``, and room to add up."""

_BYTES = _FIELD >> 3
_TIES = 40
"""Two chances that agree in so many bits are equal; rounding may tell them apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """The answer to one question about one part.

    ``found`` is the sum over its ``trials``, and ``expected`` its average. ``p_value`` is that of
    this sum alone. ``corrected`` is how likely a fair evening has any answer as rare as this one.
    """

    question: str
    part: str
    trials: int
    found: int
    expected: Fraction
    p_value: Fraction
    corrected: Fraction

    @property
    def once_in(self) -> int:
        """In how many fair evenings chance alone would show as much, once."""
        return self.corrected.denominator // self.corrected.numerator if self.corrected else _ONE

    @property
    def is_unusual(self) -> bool:
        """Whether it is rarer than the stated share of fair evenings."""
        return self.corrected <= STATED_SHARE


def findings(trials: Iterable[Trial], looks: int = 1) -> tuple[Finding, ...]:
    """Return the answer to each question and part, in the order in which they came up.

    ``looks`` is how many times such a list is made of one evening: for all, and for each dealer.
    """
    asked: dict[tuple[str, str], list[Trial]] = {}
    for trial in trials:
        asked.setdefault((trial.question, trial.part), []).append(trial)
    parts = Counter(question for question, _ in asked)
    return tuple(
        _finding(given, looks=looks * len(parts) * parts[question])
        for (question, _), given in asked.items()
    )


def is_unusual(found: Iterable[Finding]) -> bool:
    """Return whether any answer is rarer than the stated share of fair evenings."""
    return any(finding.is_unusual for finding in found)


def _finding(trials: Sequence[Trial], looks: int) -> Finding:
    found = sum(trial.found for trial in trials)
    kinds = Counter(trial.chances for trial in trials)
    p_value = _p_value(_chances_of_sum(kinds), found)
    return Finding(
        question=trials[0].question,
        part=trials[0].part,
        trials=len(trials),
        found=found,
        expected=sum(
            (number * value * chance for kind, number in kinds.items() for value, chance in kind),
            start=Fraction(0),
        ),
        p_value=p_value,
        corrected=min(p_value * looks, Fraction(1)),
    )


def _p_value(weights: Sequence[int], found: int) -> Fraction:
    """Return how likely a sum is that is no more likely than the one found."""
    limit = weights[found] + (weights[found] >> _TIES)
    return min(Fraction(sum(weight for weight in weights if weight <= limit), _ONE), Fraction(1))


def _chances_of_sum(kinds: Mapping[Chances, int]) -> list[int]:
    """Return how likely each sum from 0 is, in 2**-96."""
    total = [_ONE]
    for chances, number in kinds.items():
        total = _product(total, _sum_of_equal(chances, number))
    return total


@lru_cache(maxsize=1024)
def _sum_of_equal(chances: Chances, number: int) -> tuple[int, ...]:
    """Return the chances of the sum of so many equal trials; evenings repeat them."""
    return tuple(_power(_weights(chances), number))


def _weights(chances: Chances) -> list[int]:
    weights = [0] * (max(value for value, _ in chances) + 1)
    for value, chance in chances:
        weights[value] += round(chance * _ONE)
    return weights


def _power(weights: list[int], number: int) -> list[int]:
    """Return the chances of the sum of so many equal trials, by squaring."""
    result = [_ONE]
    while number:
        if number & 1:
            result = _product(result, weights)
        number >>= 1
        if number:
            weights = _product(weights, weights)
    return result


def _product(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Return the chances of the sum of two independent sums.

    Both are written into one long number each, so that one multiplication adds up all products.
    """
    product = _as_number(one) * _as_number(other)
    length = len(one) + len(other) - 1
    data = product.to_bytes(_BYTES * (length + 1), "little")
    return [
        int.from_bytes(data[place : place + _BYTES], "little") >> _BITS
        for place in range(0, _BYTES * length, _BYTES)
    ]


def _as_number(weights: Sequence[int]) -> int:
    data = b"".join(weight.to_bytes(_BYTES, "little") for weight in weights)
    return int.from_bytes(data, "little")
