"""The coins of a table: which are allowed, and amounts paid with them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import gcd

from service.domain.values.money import AMOUNT_MAX

COINS_MAX = 9
"""The most coins of a table: a screen shows them in one row, and digits choose one."""

SMALLEST_MAX = 1000
"""How large the smallest coin may be, in the greatest common divisor of all coins.

Coins that divide one another need 1; half-crowns and florins need 4. It bounds the time of ``pay``.
"""

Coins = tuple[int, ...]
"""What each coin is worth in smallest units of the currency, from the largest down."""


class BadCoins(ValueError):  # noqa: N818 - reads as what it says at the call
    """A table cannot have these coins; the message says why."""


@dataclass(frozen=True, slots=True)
class Payment:
    """An amount in coins: each coin's units with its count, the largest first, no count of 0.

    ``remains`` is what the coins cannot pay, in smallest units.
    """

    coins: tuple[tuple[int, int], ...]
    remains: int


def checked_coins(coins: Iterable[int]) -> Coins:
    """Return the coins of a table; none means those of the currency. Raises: ``BadCoins``."""
    checked = tuple(coins)
    if len(checked) > COINS_MAX:
        raise BadCoins(f"A table has at most {COINS_MAX} coins.")
    if any(not 1 <= units <= AMOUNT_MAX for units in checked):
        raise BadCoins(f"A coin is worth 1 to {AMOUNT_MAX} smallest units.")
    if any(larger <= smaller for larger, smaller in pairwise(checked)):
        raise BadCoins("Coins go from the largest down, each once.")
    if checked and checked[-1] > SMALLEST_MAX * gcd(*checked):
        raise BadCoins("These coins add up to few amounts. Add a smaller coin.")
    return checked


def pay(amount: int, coins: Coins) -> Payment:
    """Return the largest amount that the coins pay, up to ``amount``, and what remains.

    It takes as many of each coin, from the largest down, as leave a rest that smaller ones can pay.
    """
    if not coins:
        return Payment((), amount)
    unit = gcd(*coins)
    whole, remains = divmod(amount, unit)
    worths = [units // unit for units in coins]
    payable = _payable(tuple(worths))
    rest = whole
    while not payable[0].allows(rest):
        rest -= 1
    remains += (whole - rest) * unit
    counted = []
    for worth, units, smaller in zip(worths, coins, payable[1:], strict=True):
        count = rest // worth
        while not smaller.allows(rest - count * worth):
            count -= 1
        rest -= count * worth
        counted.append((units, count))
    return Payment(tuple((units, count) for units, count in counted if count), remains)


@dataclass(frozen=True, slots=True)
class _Payable:
    """The amounts that some coins can pay.

    ``least`` has, for each remainder after the division by the smallest coin of the table, the
    least amount that they pay with this remainder, or None. With more of the smallest coin they
    pay every larger amount with it. ``is_nothing``: there are no coins.
    """

    least: Sequence[int | None]
    is_nothing: bool = False

    def allows(self, amount: int) -> bool:
        """Return whether the coins can pay an amount of 0 or more."""
        if self.is_nothing:
            return amount == 0
        least = self.least[amount % len(self.least)]
        return least is not None and least <= amount


@lru_cache(maxsize=256)
def _payable(coins: Coins) -> tuple[_Payable, ...]:
    """Return what the coins can pay: all of them, without the largest, and so on to none."""
    *larger, smallest = coins
    least: list[int | None] = [0, *(None for _ in range(smallest - 1))]
    payable = [_Payable((), is_nothing=True), _Payable(tuple(least))]
    for coin in reversed(larger):
        _add_coin(least, coin)
        payable.append(_Payable(tuple(least)))
    return tuple(reversed(payable))


def _add_coin(least: list[int | None], coin: int) -> None:
    """Lower the least amounts to those that one more coin allows.

    Source: S. Böcker and Zs. Lipták, "A fast and simple algorithm for the Money Changing Problem",
    Algorithmica 48 (2007): two rounds over each cycle of remainders reach all that is least.
    """
    modulus = len(least)
    cycles = gcd(modulus, coin)
    for start in range(cycles):
        place = start
        for _ in range(2 * modulus // cycles):
            before, place = least[place], (place + coin) % modulus
            after = least[place]
            if before is not None and (after is None or before + coin < after):
                least[place] = before + coin
