"""The balances that a score sheet expects; only what it names is checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from service.domain.port.game import AnyGame, Figure
from service.domain.values.money import Currency
from service.domain.values.short_text import quoted
from service.sheets.errors import BadSheet
from service.sheets.line_numbers import LineNumbers
from service.sheets.values import BALANCE_MAX, amount_in_sheet, balance_value, table_value

_AMOUNTS = ("purses", "at_table")
_STANDINGS = "standings"


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected values by key, amounts in smallest units, and the line of ``expect``."""

    line: int
    values: Mapping[str, Any]


def figures_in_expect(game: AnyGame) -> Mapping[str, Figure | None]:
    """Return the type of each key that ``expect`` may have; None for the standings."""
    return {**game.figures, **dict.fromkeys(_AMOUNTS, Figure.AMOUNTS), _STANDINGS: None}


def expected_books(
    table: Mapping[str, Any], game: AnyGame, currency: Currency, lines: LineNumbers
) -> Expected | None:
    """Return what a sheet expects, or None without ``expect``. Raises: ``BadSheet``."""
    if "expect" not in table:
        return None
    line = lines.of_key("expect")
    stated = table_value("expect", table["expect"], line)
    known = figures_in_expect(game)
    for key in stated:
        if key not in known:
            raise BadSheet(line, f"There is no key {quoted(key)} in expect.")
    return Expected(line, {k: _value(k, known[k], v, currency, line) for k, v in stated.items()})


def _value(key: str, figure: Figure | None, value: Any, currency: Currency, line: int) -> Any:
    match figure, value:
        case Figure.AMOUNT, _:
            return balance_value(value, currency, line)
        case Figure.AMOUNTS, dict():
            return {name: balance_value(amount, currency, line) for name, amount in value.items()}
        case Figure.COUNT, _ if _is_count(value):
            return value
        case Figure.COUNTS, dict() if all(map(_is_count, value.values())):
            return value
        case Figure.NAME, str():
            return value or None
        case None, list() if all(isinstance(row, dict) for row in value):
            return [_standing_row(row, currency, line) for row in value]
    raise BadSheet(line, f"expect: {key} has the wrong type.")


def _is_count(value: Any) -> bool:
    return type(value) is int and abs(value) <= BALANCE_MAX


def expect_table(game: AnyGame, books: Mapping[str, Any], currency: Currency) -> dict[str, Any]:
    """Return ``books`` as a sheet's ``expect`` states them: the inverse of ``expected_books``."""
    known = figures_in_expect(game)
    return {key: _in_sheet(known[key], value, currency) for key, value in books.items()}


def _in_sheet(figure: Figure | None, value: Any, currency: Currency) -> Any:
    match figure:
        case Figure.AMOUNT:
            return amount_in_sheet(value, currency)
        case Figure.AMOUNTS:
            return {name: amount_in_sheet(amount, currency) for name, amount in value.items()}
        case Figure.COUNT | Figure.COUNTS:
            return value
        case Figure.NAME:
            # TOML has no null: a missing name is an empty string.
            return value or ""
    return [_row_in_sheet(row, currency) for row in value]


def value_in_sheet(value: Any, figure: Figure | None, currency: Currency) -> Any:
    """Return one value of the balances as a sheet states it.

    It is an amount, a plain number, a name or standings; of a mapping, one of its values.
    """
    if isinstance(value, int) and figure not in {Figure.COUNT, Figure.COUNTS}:
        return amount_in_sheet(value, currency)
    if isinstance(value, list):
        return [_row_in_sheet(row, currency) for row in value]
    return value


def _row_in_sheet(row: Mapping[str, Any], currency: Currency) -> dict[str, Any]:
    return {k: amount_in_sheet(v, currency) if k == "net" else v for k, v in row.items()}


def _standing_row(row: Mapping[str, Any], currency: Currency, line: int) -> dict[str, Any]:
    return {k: balance_value(v, currency, line) if k == "net" else v for k, v in row.items()}
