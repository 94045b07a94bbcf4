"""Reports of gatherings: random evenings of several tables, and tables of score sheets."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any
from uuid import UUID, uuid5

from service.application.times import later
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.session.log.recorded import Recorded
from service.domain.values.money import CURRENCIES
from service.reports.gathering.build import SessionLog, gathering_report
from service.reports.gathering.model import GatheringFacts, GatheringReport
from service.sheets import read_sheet
from tests.factories.basset.session_reports import random_log
from tests.factories.memory_sessions import SESSION, imported

FACTS = GatheringFacts(
    id="00000000-0000-4000-8000-00000000000e",
    version=1,
    head="e" * 64,
    name="Twelfth Night",
    date="2026-01-06",
    place="Great hall",
)
MINUTE = 60


def random_gathering(seed: int, count: int = 3) -> GatheringReport:
    """Return the report of random tables of all games in turn, with corrections."""
    currency = list(CURRENCIES.values())[seed % len(CURRENCIES)]
    games = [list(GAMES.values())[(seed + number) % len(GAMES)] for number in range(count)]
    logs = [
        (game, random_log(game, currency, count * seed + number, session_id(number)))
        for number, game in enumerate(games)
    ]
    return gathering_report(FACTS, currency, in_one_evening(logs))


def in_one_evening(logs: Sequence[tuple[AnyGame, Sequence[Recorded]]]) -> list[SessionLog]:
    """Return logs with times as if the sessions were played at the same time."""
    return [SessionLog(game, _at_times(log, number)) for number, (game, log) in enumerate(logs)]


def session_id(number: int) -> str:
    """Return the id of a session by its number."""
    return str(uuid5(UUID(SESSION), str(number)))


def _at_times(log: Sequence[Recorded], minutes: int) -> Sequence[Recorded]:
    """Return a log that begins some minutes later, with five minutes between its events."""
    return [
        replace(recorded, at=later(recorded.at, (minutes + 5 * recorded.version) * MINUTE))
        for recorded in log
    ]


def sheets_report(*sheets: str, facts: GatheringFacts = FACTS) -> GatheringReport:
    """Return the report of tables of score sheets in one currency."""
    logs = []
    for sheet in sheets:
        application, session = imported(sheet)
        logs.append((read_sheet(sheet).game, application.ports.store.events(session)))
    game, log = logs[0]
    currency = game.opening_of(log[0].event).currency
    return gathering_report(facts, currency, in_one_evening(logs))


def table_sheet(title: str, *lines: str, currency: str = "lsd", bank: int = 1000000) -> str:
    """Return the score sheet of a Basset table."""
    entries = "\n".join(lines)
    return f"""
format = "basset/1"
title = {title!r}
rules = "oak"
currency = "{currency}"
bank = {bank}

entries = '''
{entries}
'''
"""


def owed_by_the_bank(*payments: str) -> GatheringReport:
    """Return an evening whose bank still pays 12 into the box, and whose player gets 252."""
    lines = ("seat anne 240", "stake anne K 12", "fasse 2", "pair 3 K", "take anne K", "end")
    return sheets_report(table_sheet("Oak", *lines, "close", *payments, bank=0))


@lru_cache
def cached_gathering(seed: int) -> GatheringReport:
    """Return a random evening, made once."""
    return random_gathering(seed)


def facts_with(**fields: Any) -> GatheringFacts:
    """Return the facts of a gathering with other fields."""
    return replace(FACTS, **fields)


def empty_gathering() -> GatheringReport:
    """Return the report of a gathering without tables."""
    return gathering_report(FACTS, CURRENCIES["points"], [])
