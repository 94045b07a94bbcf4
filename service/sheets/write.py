"""Writing a session as a score sheet that plays to the same books."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import tomli_w

from service.domain.entries import write_line
from service.domain.game import AnyGame
from service.domain.games import DEFAULT_GAME
from service.domain.history import Recorded, effective_events
from service.domain.opening import Opening
from service.sheets.header import FORMAT


def write_sheet(game: AnyGame, history: Sequence[Recorded], books: Mapping[str, Any]) -> str:
    """Return the score sheet of a session's ``history``, with its ``books`` to be checked.

    Entries that were undone are left out.
    """
    first, *rest = effective_events(history)
    lines = [
        line
        for _, recorded in groupby(rest, key=lambda r: r.entry)
        if (line := write_line(game.entries_by_event, [r.event for r in recorded])) is not None
    ]
    opening = game.opening_of(first.event)
    sheet = {**_header(game, opening), "entries": "\n".join([*lines, ""])}
    if overrides := game.rules.overrides(opening.preset, opening.rules):
        sheet["overrides"] = game.rules.to_sheet(overrides)
    # TOML has no null: a missing name is an empty string.
    sheet["expect"] = {name: "" if value is None else value for name, value in books.items()}
    return tomli_w.dumps(sheet, multiline_strings=True)


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
