"""Amounts: read as people write them, whole numbers of the smallest unit, written back."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.values.money import (
    AMOUNT_MAX,
    CURRENCIES,
    BadAmount,
    format_amount,
    parse_amount,
)

READ = [
    ("points", "1", 1),
    ("points", "1000000000000", 10**12),
    ("points", "007", 7),
    ("lsd", "2l10s6d", 2 * 960 + 10 * 48 + 6 * 4),
    ("lsd", "3gn", 3 * 1008),
    ("lsd", "1gn1f", 1009),
    ("lsd", "1d2f", 6),
    ("lsd", "240d", 960),
    ("lsd", "2500", 2500),
    ("livre", "1louis2ecu3l4s5d", 5760 + 2 * 1440 + 3 * 240 + 4 * 12 + 5),
    ("livre", "1l", 240),
    ("livre", "1s", 12),
    ("gbp", "2.50", 250),
    ("eur", "0.01", 1),
    ("usd", "250", 250),
]

REFUSED = [
    ("points", "0"),
    ("points", "-1"),
    ("points", "+1"),
    ("points", "1000000000001"),
    ("points", "1.0"),
    ("points", "1.50"),
    ("points", "1e3"),
    ("points", "1_000"),
    ("points", "1,000"),
    ("points", "0x10"),
    ("points", ""),
    ("points", " 5"),
    ("points", "5 "),
    ("points", "5\n"),
    ("points", "\u0663"),
    ("points", "\uff15"),
    ("points", "²"),
    ("points", "1l"),
    ("points", "NaN"),
    ("points", "9" * 31),
    ("points", "9" * 5000),
    ("lsd", "0d"),
    ("lsd", "2s2s"),
    ("lsd", "6d10s"),
    ("lsd", "1l1gn"),
    ("lsd", "2l 10s"),
    ("lsd", "2L"),
    ("lsd", "s"),
    ("lsd", "2x"),
    ("lsd", "2ls"),
    ("lsd", "2l10"),
    ("lsd", "10s2.5d"),
    ("lsd", "2.50"),
    ("lsd", "\u0663s"),
    ("lsd", "1041666667l"),
    ("livre", "1gn"),
    ("livre", "1louis1louis"),
    ("livre", "1d1s"),
    ("gbp", "2.5"),
    ("gbp", "2.500"),
    ("gbp", ".50"),
    ("gbp", "2."),
    ("gbp", "0.00"),
    ("gbp", "2,50"),
    ("gbp", "10000000000.01"),
    ("eur", "1l"),
]


@pytest.mark.parametrize(("code", "text", "amount"), READ)
def test_an_amount_is_read(code: str, text: str, amount: int) -> None:
    assert parse_amount(text, CURRENCIES[code]) == amount


@pytest.mark.parametrize(("code", "text"), REFUSED)
def test_an_invalid_amount_is_refused(code: str, text: str) -> None:
    with pytest.raises(BadAmount):
        parse_amount(text, CURRENCIES[code])


@pytest.mark.parametrize("code", ["gbp", "eur", "usd"])
@pytest.mark.parametrize("text", ["5.5", "5,50", "5."])
def test_the_message_of_decimals_names_their_number(code: str, text: str) -> None:
    message = f"'{text}' is no amount in {code}. Write two decimals, such as 5.50."
    with pytest.raises(BadAmount, match=re.escape(message)):
        parse_amount(text, CURRENCIES[code])


def test_zero_is_accepted_if_the_minimum_is_zero() -> None:
    assert parse_amount("0", CURRENCIES["points"], least=0) == 0


@pytest.mark.parametrize(
    ("code", "amount", "text"),
    [
        ("points", 2500, "2500"),
        ("points", 0, "0"),
        ("points", -3, "-3"),
        ("lsd", 2424, "2l10s6d"),
        ("lsd", 1008, "1l1s"),
        ("lsd", 3, "3f"),
        ("lsd", 0, "0"),
        ("lsd", -961, "-1l1f"),
        ("livre", 5760, "24l"),
        ("livre", 253, "1l1s1d"),
        ("gbp", 250, "2.50"),
        ("gbp", 5, "0.05"),
        ("gbp", -250, "-2.50"),
        ("eur", 0, "0.00"),
        ("usd", 100, "1.00"),
    ],
)
def test_an_amount_is_written(code: str, amount: int, text: str) -> None:
    assert format_amount(amount, CURRENCIES[code]) == text


@given(st.sampled_from(sorted(CURRENCIES)), st.integers(0, AMOUNT_MAX))
def test_a_written_amount_is_read_back(code: str, amount: int) -> None:
    currency = CURRENCIES[code]
    assert parse_amount(format_amount(amount, currency), currency, least=0) == amount


@given(
    st.sampled_from(sorted(CURRENCIES)),
    st.text(alphabet="0123456789lsdfgn.-+ e_\u0663", max_size=9),
)
def test_an_amount_is_within_its_limits_or_refused(code: str, text: str) -> None:
    try:
        amount = parse_amount(text, CURRENCIES[code])
    except BadAmount:
        return
    assert 1 <= amount <= AMOUNT_MAX


@pytest.mark.parametrize(
    ("code", "unit"),
    [
        ("points", "point"),
        ("lsd", "farthing"),
        ("livre", "denier"),
        ("gbp", "penny"),
        ("eur", "cent"),
        ("usd", "cent"),
    ],
)
def test_a_currency_names_its_unit(code: str, unit: str) -> None:
    assert CURRENCIES[code].unit == unit


def test_the_currencies_are_listed_in_order() -> None:
    assert list(CURRENCIES) == ["points", "lsd", "livre", "gbp", "eur", "usd"]
