"""The evenings played during faults: score sheets, and random sessions."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from service.domain.games.basset import GAME
from service.sheets import write_sheet
from service.sheets.books import books_of
from tests.api.sheet_parser import BASSET_SHEETS, Sheet, read
from tests.factories.memory_sessions import SESSION, entered
from tests.factories.random_sessions import random_session

ENTRIES = (60, 240)


@dataclass(frozen=True)
class Play:
    """A sheet to enter. ``has_computed_books``: its expected books were computed independently."""

    sheet: Sheet
    has_computed_books: bool


def plays(chance: Random) -> Iterator[Play]:
    """Yield evenings for ever, a score sheet and a random one in turn."""
    while True:
        yield Play(read(chance.choice(BASSET_SHEETS)), has_computed_books=True)
        yield Play(_random_sheet(chance), has_computed_books=False)


def _random_sheet(chance: Random) -> Sheet:
    """Return a random evening as a score sheet."""
    application = entered(random_session(chance, chance.randint(*ENTRIES)))
    books = books_of(GAME, application.sessions.current(SESSION).state)
    text = write_sheet(GAME, application.ports.store.events(SESSION), books)
    return Sheet(tomllib.loads(text))
