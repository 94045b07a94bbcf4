"""Sums on the page are written and read as people count them, to the last unit."""

from typing import Any

import pytest

from service.domain.money import CURRENCIES, parse_amount
from tests.web.visit import Visit

pytestmark = pytest.mark.slow

CALL = """async ([name, code, given]) => {
  const money = await import('/start/money.js');
  const { currencies } = await (await fetch('/v1/rules')).json();
  const currency = currencies.find((one) => one.code === code);
  return given.map((one) => money[name](one, currency));
}"""
WRITTEN: dict[str, dict[int, str]] = {
    "points": {0: "0", 7: "7", 1204: "1,204", -30: "\u221230"},
    "lsd": {
        1: "¼d",
        2: "½d",
        27: "6¾d",
        48: "1s",
        960: "£1",
        2424: "£2 10s 6d",
        961: "£1 ¼d",
        -3480: "\u2212£3 12s 6d",
        10**12: "£1,041,666,666 13s 4d",
    },
    "livre": {1: "1 d", 12: "1 s", 240: "1 lt", 606: "2 lt 10 s 6 d"},
    "gbp": {450: "£4.50", 400: "£4", 5: "£0.05"},
    "eur": {10**12: "€10,000,000,000", -1: "\u2212€0.01"},
    "usd": {123456: "$1,234.56"},
}
READ: dict[str, dict[str, int | None]] = {
    "points": {"20": 20, " 1,204 ": 1204, "2.50": None, "-3": None, "": None, "ten": None},
    "lsd": {
        "20": 19200,
        "2l10s6d": 2424,
        "£2 10s 6d": 2424,
        "£ 5": 4800,
        "3gn": 3024,
        "1d2f": 6,
        "6d 2s": None,
        "1s1s": None,
        "2.50": None,
        "3x": None,
        "20 5": None,
    },
    "livre": {"2 lt 10 s": 600, "1ecu": 1440, "1louis": 5760},
    "eur": {"20": 2000, "2.5": 250, "€2.50": 250, "2.505": None, "3gn": None},
}


def called(visit: Visit, name: str, code: str, given: list[Any]) -> list[Any]:
    answers: list[Any] = visit.page.evaluate(CALL, [name, code, given])
    return answers


def test_sums_are_written_in_the_coins_of_their_currency(visit: Visit) -> None:
    visit.enter()
    for code, cases in WRITTEN.items():
        shown = called(visit, "money", code, list(cases))
        assert [text.replace("\u00a0", " ") for text in shown] == list(cases.values()), code
    assert called(visit, "net", "gbp", [450, 0, -450]) == ["+£4.50", "0", "\u2212£4.50"]


def test_sums_are_read_as_they_are_typed(visit: Visit) -> None:
    visit.enter()
    for code, cases in READ.items():
        assert called(visit, "amountIn", code, list(cases)) == list(cases.values()), code


def test_what_a_sheet_may_hold_is_read_the_same_here(visit: Visit) -> None:
    visit.enter()
    for code, texts in {
        "lsd": ["2l10s6d", "3gn", "1d2f"],
        "livre": ["1ecu3s"],
        "usd": ["2.50"],
    }.items():
        expected = [parse_amount(text, CURRENCIES[code]) for text in texts]
        assert called(visit, "amountIn", code, texts) == expected
