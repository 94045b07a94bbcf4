"""Values of a score sheet's TOML, checked; errors name the line of the file."""

from collections.abc import Mapping
from typing import Any

from service.domain.values.money import AMOUNT_MAX, Currency, format_amount, parse_amount
from service.domain.values.name_characters import title
from service.domain.values.names import BadName
from service.sheets.errors import BadSheet, short_repr

BALANCE_MAX = 2**53
"""The largest figure of a balance, above or below zero."""


def text_value(key: str, value: Any, line: int) -> str:
    """Return a text of the header in NFC. Raises: ``BadSheet``."""
    if not isinstance(value, str):
        raise BadSheet(line, f"{key} must be a text.")
    try:
        return title(value)
    except BadName as error:
        raise BadSheet(line, f"{key}: {error}") from error


def table_value(key: str, value: Any, line: int) -> Mapping[str, Any]:
    """Return a table. Raises: ``BadSheet``."""
    if not isinstance(value, dict):
        raise BadSheet(line, f"{key} must be a table.")
    return value


def amount_value(value: Any, currency: Currency, line: int, most: int = AMOUNT_MAX) -> int:
    """Return an amount of 0 or more: a whole number, or a text such as ``"2l10s"``.

    Raises: ``BadSheet``.
    """
    amount = value
    if isinstance(value, str):
        try:
            amount = parse_amount(value, currency, least=0, most=max(most, AMOUNT_MAX))
        except ValueError as error:
            raise BadSheet(line, str(error)) from error
    if isinstance(value, float) and currency.decimals and 0 <= value <= most:
        written = repr(value) if round(value, 2) != value else f"{value:.2f}"
        raise BadSheet(line, f'Put an amount with decimals in quotes: "{written}".')
    if type(amount) is int and 0 <= amount <= most:
        return amount
    raise BadSheet(line, f"{short_repr(value)} is not an amount from 0 to {most}.")


def amount_in_sheet(amount: int, currency: Currency) -> int | str:
    """Return an amount as a sheet's header has it: a whole number, or its notation as a text."""
    text = format_amount(amount, currency)
    return amount if text == str(amount) else text


def balance_value(value: Any, currency: Currency, line: int) -> int:
    """Return an amount that may be below zero. Raises: ``BadSheet``."""
    if type(value) is int and abs(value) <= BALANCE_MAX:
        return value
    if isinstance(value, str):
        amount = amount_value(value.removeprefix("-"), currency, line, BALANCE_MAX)
        return -amount if value.startswith("-") else amount
    raise BadSheet(line, f"{short_repr(value)} is not an amount.")
