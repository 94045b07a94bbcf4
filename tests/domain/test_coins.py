"""Coins of a table: which are allowed, and amounts paid with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.values.coins import COINS_MAX, BadCoins, Coins, Payment, checked_coins, pay
from service.domain.values.money import AMOUNT_MAX, CURRENCIES

SHILLINGS: Coins = (480, 240, 120, 24)
"""10s, 5s, 2s 6d and 6d in farthings: the coins of the trial's table."""


def coins_of_a_table(largest: int = 60) -> st.SearchStrategy[Coins]:
    units = st.sets(st.integers(1, largest), min_size=1, max_size=5)
    return units.map(lambda chosen: tuple(sorted(chosen, reverse=True)))


def sums_of(coins: Coins, most: int) -> set[int]:
    """Return every amount up to ``most`` that the coins pay: each is a coin more than another."""
    sums = {0}
    for amount in range(1, most + 1):
        if any(amount - units in sums for units in coins):
            sums.add(amount)
    return sums


@pytest.mark.parametrize("coins", [(), (1,), SHILLINGS, (25, 10), tuple(range(9, 0, -1))])
def test_coins_that_a_table_may_have(coins: Coins) -> None:
    assert checked_coins(list(coins)) == coins


@pytest.mark.parametrize("currency", CURRENCIES.values(), ids=lambda currency: currency.code)
def test_the_notes_and_coins_of_a_currency_pay_every_amount(currency: object) -> None:
    cash = CURRENCIES[currency.code].cash  # type: ignore[attr-defined]
    assert list(cash) == sorted(set(cash), reverse=True)
    assert not cash or pay(123_457, cash).remains == 0


@pytest.mark.parametrize(
    ("coins", "message"),
    [
        ([0], "A coin is worth 1 to 1000000000000 smallest units."),
        ([5, -1], "A coin is worth 1 to 1000000000000 smallest units."),
        ([AMOUNT_MAX + 1], "A coin is worth 1 to 1000000000000 smallest units."),
        ([1, 5], "Coins go from the largest down, each once."),
        ([5, 5], "Coins go from the largest down, each once."),
        (range(COINS_MAX + 1, 0, -1), "A table has at most 9 coins."),
        ([1009, 1003], "These coins add up to few amounts. Add a smaller coin."),
    ],
)
def test_coins_that_a_table_cannot_have(coins: list[int], message: str) -> None:
    with pytest.raises(BadCoins) as error:
        checked_coins(coins)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("amount", "coins", "payment"),
    [
        (600, SHILLINGS, Payment(((480, 1), (120, 1)), 0)),  # 12s 6d
        (119 * 960, SHILLINGS, Payment(((480, 238),), 0)),
        (628, SHILLINGS, Payment(((480, 1), (120, 1), (24, 1)), 4)),  # a penny remains
        (20, SHILLINGS, Payment((), 20)),
        (30, (25, 10), Payment(((10, 3),), 0)),  # a quarter would leave 5
        (35, (25, 10), Payment(((25, 1), (10, 1)), 0)),
        (15, (25, 10), Payment(((10, 1),), 5)),
        (0, SHILLINGS, Payment((), 0)),
        (7, (), Payment((), 7)),
    ],
)
def test_an_amount_is_paid_with_the_coins_of_the_table(
    amount: int, coins: Coins, payment: Payment
) -> None:
    assert pay(amount, coins) == payment


@given(coins_of_a_table(), st.integers(0, 300))
def test_as_much_is_paid_as_the_coins_allow(coins: Coins, amount: int) -> None:
    payment = pay(amount, coins)
    assert sum(units * count for units, count in payment.coins) + payment.remains == amount
    assert amount - payment.remains == max(sums_of(coins, amount))


@given(coins_of_a_table(1000), st.integers(0, AMOUNT_MAX))
def test_a_large_amount_leaves_less_than_the_smallest_coin(coins: Coins, amount: int) -> None:
    payment = pay(amount, coins)
    assert sum(units * count for units, count in payment.coins) + payment.remains == amount
    assert 0 <= payment.remains < coins[-1]
    assert [units for units, _ in payment.coins] == [
        units for units in coins if units in dict(payment.coins)
    ]
    assert all(count > 0 for _, count in payment.coins)
