"""Baccarat tables as lines of a score sheet."""

from typing import Any

from service.domain.games.baccarat import GAME
from service.domain.port.entries import read_line
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.money import CURRENCIES
from service.sheets.line_words import words_of
from tests.factories.baccarat import events
from tests.factories.spec import Decision, Spec

CHEMIN_DE_FER, BANQUE = "chemin_de_fer", "banque"
FOUR = ("seat anne 1000", "seat bess 1000", "seat carl 1000", "seat dora 1000")
"""In banque, anne and carl sit at the right, bess and dora at the left."""


def command_of(line: str) -> Any:
    """Return the command of a line."""
    words, _ = words_of(line, 1, GAME.refusal_codes)
    return read_line(entries_by_verb(GAME), words, CURRENCIES["points"])


def enter(start: Spec, line: str) -> Decision:
    """Return what a line leads to."""
    return start.when(command_of(line))


def played(*lines: str, preset: str = CHEMIN_DE_FER, **rules: Any) -> Spec:
    """Return a table after lines, each of which is accepted; ``rules`` differ from the preset's."""
    return after(Spec(GAME).given(events.opened(preset, **rules)), *lines)


def after(start: Spec, *lines: str) -> Spec:
    """Return a table after more lines, each of which is accepted."""
    for line in lines:
        start = enter(start, line).allowed()
    return start
