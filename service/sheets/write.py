"""Writing a session as a score sheet that plays to the same books."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import tomli_w

from service.domain.game import Game, SheetHeader, Tally
from service.domain.history import Recorded, standing
from service.domain.standings import standings


def write_sheet(game: Game, history: Sequence[Recorded], tally: Tally) -> str:
    """Return the score sheet of a session's ``history``, with its books to be checked.

    What was taken back is left out: the sheet holds what stood at the end.
    """
    opened, *rest = standing(history)
    lines = [
        line
        for _, recorded in groupby(rest, key=lambda r: r.entry)
        if (line := game.write_line([r.event for r in recorded])) is not None
    ]
    header = game.header(opened.event)
    table = {**_head(game, header), "entries": "\n".join([*lines, ""])}
    return tomli_w.dumps(_with_tables(table, header, tally), multiline_strings=True)


def _head(game: Game, header: SheetHeader) -> dict[str, Any]:
    head: dict[str, Any] = {
        "format": f"{game.name}/1",
        "title": header.title,
        "rules": header.rules,
        "currency": header.currency.code,
        "bank": header.bank,
    }
    if header.holder:
        head["holder"] = header.holder
    return head


def _with_tables(table: Mapping[str, Any], header: SheetHeader, tally: Tally) -> dict[str, Any]:
    overrides = {"overrides": dict(header.overrides)} if header.overrides else {}
    return {**table, **overrides, "expect": summary(tally)}


def summary(tally: Tally) -> dict[str, Any]:
    """Return what everybody has in the words of a sheet's ``expect`` and of ``play --json``."""
    return {
        "bank": tally.bank,
        "bank_net": tally.bank_net,
        "purses": dict(tally.purses),
        "at_table": dict(tally.at_table),
        "standings": [
            {"place": place.place, "punter": place.punter, "net": place.net}
            for place in standings(tally.nets.items())
        ],
    }
