"""The evenings played during faults: score sheets, and random sessions."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from service.domain.port.game import AnyGame
from service.sheets import write_sheet
from service.sheets.books import books_of
from tests.api.sheet_parser import Sheet, read, sheets_of
from tests.factories.games import RELEASED
from tests.factories.memory_sessions import SESSION, entered
from tests.factories.random_sessions import random_session

ENTRIES = (60, 240)
PLAYED = list(RELEASED.values())


@dataclass(frozen=True)
class Play:
    """A sheet to enter. ``is_funded``: during it, a second client adds money to the bank."""

    sheet: Sheet
    is_funded: bool


def plays(chance: Random) -> Iterator[Play]:
    """Yield evenings for ever: of each game a score sheet and a random one, in random order.

    The books of the score sheets were computed independently. A second client funds the bank of
    random evenings with a house bank.
    """
    while True:
        for game in chance.sample(PLAYED, len(PLAYED)):
            yield Play(read(chance.choice(sheets_of(game.name))), is_funded=False)
            yield Play(_random_sheet(chance, game), is_funded=game.has_bank)


def _random_sheet(chance: Random, game: AnyGame) -> Sheet:
    """Return a random evening as a score sheet."""
    application = entered(random_session(chance, chance.randint(*ENTRIES), game))
    books = books_of(game, application.sessions.current(SESSION).state)
    text = write_sheet(game, application.ports.store.events(SESSION), books)
    return Sheet(tomllib.loads(text))
