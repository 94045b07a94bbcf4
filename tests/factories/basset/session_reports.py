"""Reports of sessions: with random corrections, of a score sheet, and with texts to test."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

from service.application.recording.draft import Meta
from service.domain.games import GAMES
from service.domain.games.basset import GAME as BASSET
from service.domain.port.entries import read_entry
from service.domain.port.game import AnyGame
from service.domain.session.corrections import Undo
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_entries import entries_by_verb
from service.domain.session.settling_up import settling_up
from service.domain.values.errors import Refused
from service.domain.values.money import CURRENCIES, Currency
from service.reports.build import session_report
from service.reports.model import SessionReport
from service.sheets import read_sheet
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.corrected_sessions import CorrectedTable
from tests.factories.memory_sessions import (
    SESSION,
    imported,
    memory_application,
    meta,
    recorded_long_ago,
    seat_long_ago,
)

EXAMPLES = Path(__file__).parents[3] / "examples"
STEPS = 60
"""How many entries and corrections a random session has, refused ones too."""
ENDING = 8
"""How many entries may end a round before a random session is closed."""


def random_evening(seed: int) -> SessionReport:
    """Return the report of a random session with corrections; some are closed and paid."""
    game = list(GAMES.values())[seed % len(GAMES)]
    currency = list(CURRENCIES.values())[seed % len(CURRENCIES)]
    return session_report(game, random_log(game, currency, seed))


def random_log(
    game: AnyGame, currency: Currency, seed: int, session: str = SESSION
) -> Sequence[Recorded]:
    """Return the log of a random session with corrections; some are closed and paid."""
    table = CorrectedTable(game, Random(seed), currency, session)
    for _ in range(STEPS):
        table.step()
    if seed // len(GAMES) % 2 == 0:
        _close(table)
    table.application.recorder.settle(session)
    log: Sequence[Recorded] = table.log()
    return log


def _close(table: CorrectedTable) -> None:
    """Close a session, if its game lets it after a few entries, and note some payments."""
    application, game = table.application, table.sheet.game
    for number in range(ENDING):
        try:
            application.recorder.enter(
                table.session, game.closing.command(), meta(f"close {number}")
            )
            break
        except Refused:
            _end_round(table, meta(f"end {number}"))
    else:
        return
    pay = entries_by_verb(game)["payment"].command
    ways = settling_up(game.summary(application.recorder.settle(table.session).state), ())
    for number, due in enumerate((*ways.payouts, *ways.with_bank)):
        if table.random.random() < 0.5:
            made = pay(source=due.source, target=due.target, amount=due.amount)
            application.recorder.enter(table.session, made, meta(f"payment {number}"))


def _end_round(table: CorrectedTable, of_entry: Meta) -> None:
    """Make the first entry that needs no further values, such as the end of a deal."""
    game = table.sheet.game
    offers = game.offers(table.application.recorder.settle(table.session).state)
    for offer in offers:
        if offer.next is None and offer.player is None and offer.verb != game.closing.verb:
            command = read_entry(entries_by_verb(game), offer.verb, offer.fixed)
            table.application.recorder.enter(table.session, command, of_entry)
            return


@lru_cache
def corrected_report(game: str, currency: str, seed: int = 1, steps: int = 120) -> SessionReport:
    """Return the report of a session with random entries and corrections."""
    table = CorrectedTable(GAMES[game], Random(seed), CURRENCIES[currency])
    for _ in range(steps):
        table.step()
    return session_report(GAMES[game], table.log())


def sheet_report(text: str, *, long_ago: bool = False) -> SessionReport:
    """Return the report of a score sheet. ``long_ago``: with names that new players cannot have."""
    application, session = recorded_long_ago(text) if long_ago else imported(text)
    return session_report(read_sheet(text).game, application.ports.store.events(session))


def example_report(name: str) -> SessionReport:
    """Return the report of a score sheet of the documentation."""
    return sheet_report((EXAMPLES / f"{name}.basset.toml").read_text(encoding="utf-8"))


def report_with_texts(title: str, name: str, reason: str) -> SessionReport:
    """Return the report of a session with that title, a player and a banker of that name.

    The player wins and loses nothing. An entry was undone for that reason.
    """
    application = memory_application()
    opening = OpeningFactory.build(title=title, holder=name)
    application.recorder.open(SESSION, BASSET, opening, meta("open"))
    seat_long_ago(application, commands.seat(name, 1000))
    application.recorder.enter(SESSION, commands.stake("K", 10, name), meta("stake"))
    application.recorder.enter(SESSION, Undo(reason=reason), meta("undo"))
    application.recorder.enter(SESSION, commands.stake("Q", 10, name), meta("other stake"))
    return session_report(BASSET, application.ports.store.events(SESSION))


def report_of_players(count: int, currency: str = "points") -> SessionReport:
    """Return the report of a session with ``count`` players; each has staked."""
    application = memory_application()
    opening = OpeningFactory.build(currency=CURRENCIES[currency])
    application.recorder.open(SESSION, BASSET, opening, meta("open"))
    for number in range(1, count + 1):
        name = f"player {number}"
        application.recorder.enter(
            SESSION, commands.seat(name, 1000 * number), meta(f"seat {number}")
        )
        application.recorder.enter(
            SESSION, commands.stake("K", 2 * number, name), meta(f"stake {number}")
        )
    return session_report(BASSET, application.ports.store.events(SESSION))
