"""Reports of sessions: with random corrections, of a score sheet, and with texts to test."""

from functools import lru_cache
from random import Random

from service.domain.games import GAMES
from service.domain.games.basset import GAME as BASSET
from service.domain.money import CURRENCIES
from service.domain.session_entries import Undo
from service.reports.build import session_report
from service.reports.model import SessionReport
from service.sheets import read_sheet
from tests.factories import commands
from tests.factories.corrected_sessions import CorrectedTable
from tests.factories.memory_sessions import SESSION, imported, memory_handler, meta
from tests.factories.openings import OpeningFactory


@lru_cache
def corrected_report(game: str, currency: str, seed: int = 1, steps: int = 120) -> SessionReport:
    """Return the report of a session with random entries and corrections."""
    table = CorrectedTable(GAMES[game], Random(seed), CURRENCIES[currency])
    for _ in range(steps):
        table.step()
    return session_report(GAMES[game], table.log())


def sheet_report(text: str) -> SessionReport:
    """Return the report of a score sheet."""
    handler, session = imported(text)
    return session_report(read_sheet(text).game, handler.ports.store.events(session))


def report_with_texts(title: str, name: str, reason: str) -> SessionReport:
    """Return the report of a session with that title, a player and a banker of that name.

    The player wins and loses nothing. An entry was undone for that reason.
    """
    handler = memory_handler()
    opening = OpeningFactory.build(title=title, holder=name)
    handler.open(SESSION, BASSET, opening, meta("open"))
    handler.enter(SESSION, commands.seat(name, 1000), meta("seat"))
    handler.enter(SESSION, commands.stake("K", 10, name), meta("stake"))
    handler.enter(SESSION, Undo(reason=reason), meta("undo"))
    handler.enter(SESSION, commands.stake("Q", 10, name), meta("other stake"))
    return session_report(BASSET, handler.ports.store.events(SESSION))


def report_of_players(count: int, currency: str = "points") -> SessionReport:
    """Return the report of a session with ``count`` players; each has staked."""
    handler = memory_handler()
    opening = OpeningFactory.build(currency=CURRENCIES[currency])
    handler.open(SESSION, BASSET, opening, meta("open"))
    for number in range(1, count + 1):
        name = f"player {number}"
        handler.enter(SESSION, commands.seat(name, 1000 * number), meta(f"seat {number}"))
        handler.enter(SESSION, commands.stake("K", 2 * number, name), meta(f"stake {number}"))
    return session_report(BASSET, handler.ports.store.events(SESSION))
