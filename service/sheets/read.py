"""Reading a score sheet: TOML for the header, one entry a line."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.domain.port.entries import EnteredValues, read_entered_line
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.errors import BadLine, UnknownEntry
from service.domain.values.money import Currency
from service.sheets.errors import BadSheet
from service.sheets.expect import Expected, expected_books
from service.sheets.header import sheet_currency, sheet_game, sheet_opening
from service.sheets.line_numbers import LineNumbers
from service.sheets.line_words import words_of
from service.sheets.toml_limits import check_toml_limits

SHEET_MAX = 2_000_000
"""The longest sheet, in characters."""

LINES_MAX = 10_000
"""The most lines of entries; a long evening has some hundreds."""

LINE_MAX = 10_000
"""The longest line of entries, in characters."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One entry: its line number, its command, and the refusal code that the sheet expects."""

    number: int
    entered: EnteredValues
    command: Any
    refusal: str | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet that can be played: how its session opens, and its entries."""

    game: AnyGame
    currency: Currency
    opening: Opening[Any]
    lines: Sequence[SheetLine]
    expected: Expected | None


def read_sheet(text: str) -> Sheet:
    """Read a whole score sheet before anything of it is played.

    Raises: ``BadSheet`` with the line of the first thing that cannot be read.
    """
    if len(text) > SHEET_MAX:
        raise BadSheet(1, f"The sheet is longer than {SHEET_MAX} characters.")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    table = _toml(text)
    numbers = LineNumbers(text)
    game = sheet_game(table, numbers)
    currency = sheet_currency(table, numbers)
    opening = sheet_opening(table, game, currency, numbers)
    lines = tuple(_lines(table, game, currency, numbers))
    expected = expected_books(table, game, currency, numbers)
    return Sheet(game, currency, opening, lines, expected)


def _toml(text: str) -> dict[str, Any]:
    check_toml_limits(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadSheet(_line_of(error), f"This is not TOML: {error}.") from error


def _line_of(error: ValueError) -> int:
    """Return the line number of a TOML error, or 1 if it has none."""
    named = re.search(r"at line (\d+)", str(error))
    return int(named[1]) if named else 1


def _lines(
    table: Mapping[str, Any], game: AnyGame, currency: Currency, numbers: LineNumbers
) -> Iterator[SheetLine]:
    entries = table.get("entries")
    line = numbers.of_key("entries")
    if not isinstance(entries, str):
        raise BadSheet(line, "The key 'entries' must be a text with one entry on each line.")
    texts = entries.split("\n")
    if len(texts) > LINES_MAX:
        raise BadSheet(line, f"There are more than {LINES_MAX} lines.")
    for number, text in zip(numbers.of_entries(), texts, strict=False):
        if len(text) > LINE_MAX:
            raise BadSheet(number, f"The line is longer than {LINE_MAX} characters.")
        words, refusal = words_of(text, number, game.refusal_codes)
        if words:
            entered, command = _entry(game, words, currency, number)
            yield SheetLine(number, entered, command, refusal)


def _entry(
    game: AnyGame, words: Sequence[str], currency: Currency, number: int
) -> tuple[EnteredValues, Any]:
    try:
        entered = read_entered_line(entries_by_verb(game), words, currency, game.english.wanted)
        command = entered.command
    except UnknownEntry as error:
        raise BadSheet(number, str(error), unknown_entry=error.verb) from error
    except BadLine as error:
        raise BadSheet(number, str(error)) from error
    return entered, command
