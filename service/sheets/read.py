"""Reading a score sheet: TOML for the header, one entry a line."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.domain.errors import BadLine, BadRules
from service.domain.game import Command, Game, SheetHeader
from service.domain.games import GAMES
from service.domain.money import AMOUNT_MAX, CURRENCIES, Currency, parse_amount
from service.domain.names import SESSION_NAME_MAX, BadName, plain_text
from service.sheets.errors import BadSheet, shown
from service.sheets.where import Where
from service.sheets.words import words_of

SHEET_MAX = 2_000_000
"""The longest sheet, in characters."""

BALANCE_MAX = 2**53
"""The largest figure that books can come to, either way."""

LINES_MAX = 20_000
"""The most lines of entries; a long evening has some hundreds."""

UNTITLED = "Untitled evening"

_KEYS = frozenset(
    {"format", "title", "rules", "currency", "bank", "holder", "overrides", "expect", "entries"}
)
_EXPECT_KEYS = frozenset({"bank", "bank_net", "purses", "at_table", "standings"})


_TOO_MANY_DIGITS = re.compile(r"[0-9_]{4300,}")

# Reading a key of many parts takes time and memory by the square of them. No name is that long.
_TOO_MANY_PARTS = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]+[ \t]*\.[ \t]*){40,}")


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One entry: where it stands, what it asks for, and the code it must be refused with."""

    number: int
    command: Command
    refusal: str | None


@dataclass(frozen=True, slots=True)
class Expected:
    """What the sheet says its books come to; only what it names is checked."""

    line: int
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet that can be played: the command that opens it, and its lines."""

    game: Game
    currency: Currency
    opening: Command
    lines: Sequence[SheetLine]
    expected: Expected | None


def read_sheet(text: str) -> Sheet:
    """Read a score sheet.

    Raises: ``BadSheet`` with the line for whatever cannot be played, before anything is.
    """
    if len(text) > SHEET_MAX:
        raise BadSheet(1, f"The sheet is longer than {SHEET_MAX} characters.")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    table = _toml(text)
    where = Where(text)
    game = _game(table, where)
    currency = _currency(table, where)
    opening = _opening(table, game, currency, where)
    lines = tuple(_lines(table, game, currency, where))
    return Sheet(game, currency, opening, lines, _expected(table, currency, where))


def _toml(text: str) -> dict[str, Any]:
    if deep := _TOO_MANY_PARTS.search(text):
        raise BadSheet(text.count("\n", 0, deep.start()) + 1, "A key has too many parts.")
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadSheet(_line_of(error, text), f"This is not TOML: {error}.") from error
    except RecursionError as error:
        raise BadSheet(1, "This is not TOML: it is nested too deep.") from error


def _line_of(error: ValueError, text: str) -> int:
    """Return the line an error names; a number too long for Python comes without one."""
    if named := re.search(r"at line (\d+)", str(error)):
        return int(named[1])
    digits = _TOO_MANY_DIGITS.search(text)
    return text.count("\n", 0, digits.start()) + 1 if digits else 1


def _game(table: Mapping[str, Any], where: Where) -> Game:
    games = {f"{name}/1": game for name, game in GAMES.items()}
    stated = table.get("format", next(iter(games)))
    if isinstance(stated, str) and stated in games:
        return games[stated]
    known = ", ".join(games)
    raise BadSheet(where.key("format"), f"format must be {known}, not {shown(stated)}.")


def _currency(table: Mapping[str, Any], where: Where) -> Currency:
    code = table.get("currency", "points")
    if not isinstance(code, str) or code not in CURRENCIES:
        known = ", ".join(CURRENCIES)
        raise BadSheet(
            where.key("currency"), f"There is no currency {shown(code)}; there are {known}."
        )
    return CURRENCIES[code]


def _opening(table: Mapping[str, Any], game: Game, currency: Currency, where: Where) -> Command:
    for key in table:
        if key not in _KEYS:
            raise BadSheet(where.key(key), f"There is no key {key!r} in a score sheet.")
    header = SheetHeader(
        title=_text(table, "title", where) or UNTITLED,
        rules=_required_text(table, "rules", where),
        currency=currency,
        bank=_amount(table.get("bank", 0), currency, where.key("bank")),
        overrides=_table(table, "overrides", where),
        holder=_text(table, "holder", where),
    )
    try:
        return game.open_sheet(header)
    except BadLine as error:
        raise BadSheet(where.key("rules"), str(error)) from error
    except BadRules as error:
        line = where.key(next(iter(error.errors)))
        raise BadSheet(line, str(error), error.errors) from error


def _required_text(table: Mapping[str, Any], key: str, where: Where) -> str:
    text = _text(table, key, where)
    if text is None:
        raise BadSheet(1, f"The key {key!r} is missing.")
    return text


def _text(table: Mapping[str, Any], key: str, where: Where) -> str | None:
    value = table.get(key)
    if value is None:
        return None
    if not isinstance(value, str):
        raise BadSheet(where.key(key), f"{key} must be a text.")
    try:
        return plain_text(value, longest=SESSION_NAME_MAX)
    except BadName as error:
        raise BadSheet(where.key(key), f"{key}: {error}") from error


def _table(table: Mapping[str, Any], key: str, where: Where) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise BadSheet(where.key(key), f"{key} must be a table.")
    return value


def _amount(value: Any, currency: Currency, line: int) -> int:
    """Return an amount of the header: a whole number, or denominated in quotes."""
    if type(value) is int and 0 <= value <= AMOUNT_MAX:
        return value
    if isinstance(value, str):
        try:
            return parse_amount(value, currency, least=0)
        except ValueError as error:
            raise BadSheet(line, str(error)) from error
    raise BadSheet(line, f"{shown(value)} is no amount within 0 and {AMOUNT_MAX}.")


def _lines(
    table: Mapping[str, Any], game: Game, currency: Currency, where: Where
) -> Iterator[SheetLine]:
    entries = table.get("entries")
    if not isinstance(entries, str):
        raise BadSheet(where.key("entries"), "The key 'entries' must hold the lines as a text.")
    lines = entries.split("\n")
    if len(lines) > LINES_MAX:
        raise BadSheet(where.key("entries"), f"There are more than {LINES_MAX} lines.")
    for number, line in zip(where.entries(), lines, strict=False):
        words, refusal = words_of(line, number)
        if words:
            yield SheetLine(number, _command(game, words, currency, number), refusal)


def _command(game: Game, words: Sequence[str], currency: Currency, number: int) -> Command:
    try:
        return game.read_line(words, currency)
    except BadLine as error:
        raise BadSheet(number, str(error)) from error


def _expected(table: Mapping[str, Any], currency: Currency, where: Where) -> Expected | None:
    if "expect" not in table:
        return None
    expected = _table(table, "expect", where)
    line = where.key("expect")
    for key in expected:
        if key not in _EXPECT_KEYS:
            raise BadSheet(line, f"There is no key {key!r} in expect.")
    books = {key: _books(key, value, currency, line) for key, value in expected.items()}
    return Expected(line, books)


def _books(key: str, value: Any, currency: Currency, line: int) -> Any:
    """Return what a sheet expects under ``key``, amounts counted in smallest units."""
    match key, value:
        case "purses" | "at_table", dict():
            return {name: _signed(amount, currency, line) for name, amount in value.items()}
        case "standings", list() if all(isinstance(place, dict) for place in value):
            return [_place(place, currency, line) for place in value]
        case "bank" | "bank_net", _:
            return _signed(value, currency, line)
    raise BadSheet(line, f"What is expected of {key} must be a table or a list of tables.")


def _place(place: Mapping[str, Any], currency: Currency, line: int) -> dict[str, Any]:
    return {k: _signed(v, currency, line) if k == "net" else v for k, v in place.items()}


def _signed(value: Any, currency: Currency, line: int) -> int:
    if type(value) is int and abs(value) <= BALANCE_MAX:
        return value
    if isinstance(value, str):
        below, text = value.startswith("-"), value.removeprefix("-")
        amount = _amount(text, currency, line)
        return -amount if below else amount
    raise BadSheet(line, f"{shown(value)} is no amount.")
