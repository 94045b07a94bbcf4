"""Writing a session as a score sheet that plays to the same books."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import tomli_w

from service.domain.entries import write_line
from service.domain.game import AnyGame
from service.domain.games import DEFAULT_GAME
from service.domain.history import Entry, Recorded, entries_that_count
from service.domain.opening import Opening
from service.sheets.change_notes import ChangeNotes, change_notes
from service.sheets.header import FORMAT


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
    first = opened.events[0]
    notes = change_notes(game, history) if with_changes else ChangeNotes()
    lines = [line for entry in (opened, *entries) for line in _lines(game, entry, notes)]
    opening = game.opening_of(first.event)
    sheet = {**_header(game, opening), "entries": "\n".join([*lines, ""])}
    if overrides := game.rules.overrides(opening.preset, opening.rules):
        sheet["overrides"] = game.rules.to_sheet(overrides)
    # TOML has no null: a missing name is an empty string.
    sheet["expect"] = {name: "" if value is None else value for name, value in books.items()}
    return tomli_w.dumps(sheet, multiline_strings=True)


def _lines(game: AnyGame, entry: Entry, notes: ChangeNotes) -> Iterator[str]:
    """Yield the line of an entry with its comments; the opening has none of its own."""
    comments = "; ".join(notes.beside.get(entry.id, ()))
    line = write_line(game.entries_by_event, [recorded.event for recorded in entry.events])
    if line is not None:
        yield f"{line} // {comments}" if comments else line
    for comment in notes.below.get(entry.id, ()):
        yield f"// {comment}"


def _header(game: AnyGame, opening: Opening[Any]) -> dict[str, Any]:
    """Return the keys above the entries. The default game has no key."""
    own = {name: value for name, value in opening.own.items() if value is not None}
    return {
        "format": FORMAT,
        **({} if game.name == DEFAULT_GAME else {"game": game.name}),
        "title": opening.title,
        "rules": opening.preset,
        "currency": opening.currency.code,
        **own,
    }
