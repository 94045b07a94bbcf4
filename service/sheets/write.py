"""Writing a session as a score sheet that plays to the same balances."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import tomli_w

from service.domain.games import DEFAULT_GAME
from service.domain.port.entries import FieldType, write_line
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.session.history import Entry, entries_that_count, opening_of_history
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_entries import entries_by_event
from service.domain.values.money import Currency
from service.sheets.books import books_of_sheet
from service.sheets.change_notes import ChangeNotes, change_notes
from service.sheets.expect import expect_table
from service.sheets.header import FORMAT
from service.sheets.values import amount_in_sheet


def score_sheet(
    game: AnyGame, history: Sequence[Recorded], state: Any, *, with_changes: bool = False
) -> str:
    """Return the score sheet of a log. It plays to the same balances. ``state`` is after the log.

    ``with_changes``: comments say how the entries were corrected.
    """
    books = books_of_sheet(game, history, state)
    return write_sheet(game, history, books, with_changes=with_changes)


def write_sheet(
    game: AnyGame,
    history: Sequence[Recorded],
    books: Mapping[str, Any],
    *,
    with_changes: bool = False,
) -> str:
    """Return the score sheet of a session's ``history``, with its ``books`` to be checked.

    Entries that were taken back are left out. ``with_changes``: comments say how the entries were
    corrected.
    """
    opened, *entries = entries_that_count(history).counting.values()
    opening = opening_of_history(game, history)
    currency = opening.currency
    notes = change_notes(game, history, currency) if with_changes else ChangeNotes()
    lines = [line for entry in (opened, *entries) for line in _lines(game, entry, currency, notes)]
    sheet = {**_header(game, opening), "entries": "\n".join([*lines, ""])}
    if overrides := game.rules.overrides(opening.preset, opening.rules):
        sheet["overrides"] = _overrides(game, overrides, currency)
    sheet["expect"] = expect_table(game, books, currency)
    return tomli_w.dumps(sheet, multiline_strings=True)


def _lines(game: AnyGame, entry: Entry, currency: Currency, notes: ChangeNotes) -> Iterator[str]:
    """Yield the line of an entry with its comments; the opening has none of its own."""
    comments = "; ".join(notes.beside.get(entry.id, ()))
    line = write_line(entries_by_event(game), [r.event for r in entry.events], currency)
    if line is not None:
        yield f"{line} // {comments}" if comments else line
    for comment in notes.below.get(entry.id, ()):
        yield f"// {comment}"


def _header(game: AnyGame, opening: Opening[Any]) -> dict[str, Any]:
    """Return the keys above the entries. The default game has no key."""
    amounts = {f.field.name for f in game.opening_fields if f.field.type is FieldType.AMOUNT}
    own = {
        name: amount_in_sheet(value, opening.currency) if name in amounts else value
        for name, value in opening.own.items()
        if value is not None
    }
    return {
        "format": FORMAT,
        **({} if game.name == DEFAULT_GAME else {"game": game.name}),
        "title": opening.title,
        "rules": opening.preset,
        "currency": opening.currency.code,
        **_coins(opening),
        **own,
    }


def _coins(opening: Opening[Any]) -> dict[str, Any]:
    """Return the coins that were chosen for the table. Those of the currency have no key."""
    coins = [amount_in_sheet(coin, opening.currency) for coin in opening.coins]
    return {"coins": coins} if coins else {}


def _overrides(game: AnyGame, overrides: Mapping[str, Any], currency: Currency) -> dict[str, Any]:
    return {
        name: amount_in_sheet(value, currency) if game.rules.is_amount(name) else value
        for name, value in game.rules.to_sheet(overrides).items()
    }
