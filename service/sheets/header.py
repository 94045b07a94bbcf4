"""The keys above the entries of a score sheet: format, game, currency, and how a session opens."""

from collections.abc import Mapping
from typing import Any

from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.port.entries import FieldType
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening, OpeningField
from service.domain.values.coins import BadCoins, Coins, checked_coins
from service.domain.values.errors import BadLine, BadRules
from service.domain.values.money import CURRENCIES, Currency
from service.domain.values.short_text import quoted
from service.sheets.errors import BadSheet, short_repr
from service.sheets.line_numbers import LineNumbers
from service.sheets.values import amount_value, table_value, text_value

FORMAT = "basset/1"
"""The format of a score sheet, whatever its game."""

UNTITLED = "Untitled evening"

_KEYS = frozenset(
    {"format", "game", "title", "rules", "currency", "coins", "overrides", "expect", "entries"}
)


def sheet_game(table: Mapping[str, Any], lines: LineNumbers) -> AnyGame:
    """Return the game that a sheet names. Raises: ``BadSheet``."""
    stated = table.get("format", FORMAT)
    if stated != FORMAT:
        message = f"format must be {FORMAT}, not {short_repr(stated)}."
        raise BadSheet(lines.of_key("format"), message)
    name = table.get("game", DEFAULT_GAME)
    if not isinstance(name, str) or name not in GAMES:
        known = ", ".join(GAMES)
        message = f"There is no game {short_repr(name)}. Use one of: {known}."
        raise BadSheet(lines.of_key("game"), message)
    return GAMES[name]


def sheet_currency(table: Mapping[str, Any], lines: LineNumbers) -> Currency:
    """Return the currency that a sheet names, points by default. Raises: ``BadSheet``."""
    code = table.get("currency", "points")
    if not isinstance(code, str) or code not in CURRENCIES:
        known = ", ".join(CURRENCIES)
        message = f"There is no currency {short_repr(code)}. Use one of: {known}."
        raise BadSheet(lines.of_key("currency"), message)
    return CURRENCIES[code]


def sheet_opening(
    table: Mapping[str, Any], game: AnyGame, currency: Currency, lines: LineNumbers
) -> Opening[Any]:
    """Return how a sheet's session opens. Raises: ``BadSheet``."""
    own = {opening.field.name: opening for opening in game.opening_fields}
    for key in table:
        if key not in _KEYS and key not in own:
            raise BadSheet(
                lines.of_key(key), f"A score sheet of this game has no key {quoted(key)}."
            )
    title = _text(table, "title", lines)
    preset = _text(table, "rules", lines)
    if preset is None:
        raise BadSheet(1, "The key 'rules' is missing.")
    values = {name: _own(table, field, currency, lines) for name, field in own.items()}
    overrides = _overrides(table, game, currency, lines)
    try:
        rules = game.rules.chosen(preset, game.rules.from_sheet(overrides))
    except BadLine as error:
        raise BadSheet(lines.of_key("rules"), str(error)) from error
    except BadRules as error:
        line = lines.of_key(next(iter(error.errors)))
        raise BadSheet(line, str(error), error.errors) from error
    return Opening(
        title=title or UNTITLED,
        preset=preset,
        rules=rules,
        currency=currency,
        own=values,
        coins=_coins(table, currency, lines),
    )


def _coins(table: Mapping[str, Any], currency: Currency, lines: LineNumbers) -> Coins:
    """Return the coins on the table; none if the sheet does not state them."""
    stated, line = table.get("coins", []), lines.of_key("coins")
    if not isinstance(stated, list):
        raise BadSheet(line, "coins must be a list of amounts.")
    try:
        return checked_coins(amount_value(coin, currency, line) for coin in stated)
    except BadCoins as error:
        raise BadSheet(line, f"coins: {error}") from error


def _overrides(
    table: Mapping[str, Any], game: AnyGame, currency: Currency, lines: LineNumbers
) -> Mapping[str, Any]:
    """Return the overrides; an amount as a text is read in the currency's notation."""
    stated = table_value("overrides", table.get("overrides", {}), lines.of_key("overrides"))
    return {
        name: amount_value(value, currency, lines.of_key(name))
        if isinstance(value, str) and game.rules.is_amount(name)
        else value
        for name, value in stated.items()
    }


def _own(
    table: Mapping[str, Any], opening: OpeningField, currency: Currency, lines: LineNumbers
) -> Any:
    """Return the value of a key that the game declares."""
    field = opening.field
    if field.type is FieldType.AMOUNT:
        value, line = table.get(field.name, opening.default), lines.of_key(field.name)
        return amount_value(value, currency, line, field.most)
    text = _text(table, field.name, lines)
    return opening.default if text is None else text


def _text(table: Mapping[str, Any], key: str, lines: LineNumbers) -> str | None:
    value = table.get(key)
    return None if value is None else text_value(key, value, lines.of_key(key))
