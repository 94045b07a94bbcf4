"""The range of amounts is what all limits allow, one by one."""

from itertools import product

import pytest

from service.domain.port.limits import NOTHING, AmountRange, Limit, amounts_within, check_amount
from service.domain.port.offers import allowed
from service.domain.values.errors import Refused

LARGEST = 12


def limit(least: int = 0, most: int | None = None, step: int = 1, held: int = 0) -> Limit:
    return Limit(lambda _: Refused("stake_above_maximum", ""), least, most, step, held)


@pytest.mark.parametrize(
    ("least", "most", "step", "held", "purse"),
    list(product((0, 1, 4), (None, 5, 6), (1, 2), (0, 1, 3), (0, 5, 8))),
)
def test_the_range_has_every_amount_that_no_limit_refuses(
    least: int, most: int | None, step: int, held: int, purse: int
) -> None:
    limits = (limit(least, most, held=held), limit(step=step, held=held), limit(most=purse))
    fit = [a for a in range(1, LARGEST + 1) if allowed(check_amount, a, limits)]
    found = amounts_within(limits, most=LARGEST)
    assert fit == ([*range(found.least, found.most + 1, found.step)] if found else [])
    assert found is None or (found.least, found.most) == (fit[0], fit[-1])


def test_the_first_limit_that_an_amount_is_beyond_refuses_it() -> None:
    first = Limit(lambda amount: Refused("purse_short", f"not {amount}"), most=5)
    second = limit(most=3)
    check_amount(3, (first, second))
    with pytest.raises(Refused, match="not 6"):
        check_amount(6, (first, second))


def test_a_limit_may_allow_nothing() -> None:
    assert amounts_within((limit(most=NOTHING),)) is None
    assert amounts_within((), least=0, most=9) == AmountRange(0, 9, 1)
