"""Limits of amounts: what an entry must keep within, and what it may still choose from."""

from collections.abc import Callable, Iterable
from math import lcm
from typing import NamedTuple

from service.domain.values.errors import Refused
from service.domain.values.money import AMOUNT_MAX

NOTHING = -1
"""The ``most`` of a limit that allows no amount."""


class Limit(NamedTuple):
    """One limit of an amount in smallest units, with the refusal of an amount beyond it.

    Together with what is ``held`` already, the amount is from ``least`` to ``most`` and a multiple
    of ``step``. ``refusal`` takes the amount.
    """

    refusal: Callable[[int], Refused]
    least: int = 0
    most: int | None = None
    step: int = 1
    held: int = 0


class AmountRange(NamedTuple):
    """The amounts from ``least`` to ``most``, each a multiple of ``step`` above ``least``."""

    least: int
    most: int
    step: int


def below_minimum(least: int) -> Callable[[int], Refused]:
    """Return the refusal of an amount below what the rules allow."""
    return lambda _: Refused("stake_below_minimum", f"The minimum is {least}.", minimum=least)


def above_maximum(most: int | None) -> Callable[[int], Refused]:
    """Return the refusal of an amount above what the rules allow."""
    return lambda _: Refused("stake_above_maximum", f"The maximum is {most}.", maximum=most)


def check_amount(amount: int, limits: Iterable[Limit]) -> None:
    """Refuse an amount with the refusal of the first limit that it is beyond."""
    for refusal, least, most, step, held in limits:
        total = amount + held
        if total < least or (most is not None and total > most) or total % step:
            raise refusal(amount)


def amounts_within(
    limits: Iterable[Limit], *, least: int = 1, most: int = AMOUNT_MAX
) -> AmountRange | None:
    """Return the amounts that every limit allows, or None if there are none.

    The steps of all limits must agree: where one has a step, the others have the same or 1.
    """
    step, held = 1, 0
    for _, lowest, highest, each, added in limits:
        least = max(least, lowest - added)
        if highest is not None:
            most = min(most, highest - added)
        if each != 1:
            step, held = lcm(step, each), added
    if step != 1:
        least += -(least + held) % step
        most -= (most + held) % step
    return AmountRange(least, most, step) if least <= most else None
