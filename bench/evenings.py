"""The evening of many tables: from stored standings, and from the log of every table."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved, timed
from bench.evening import CODEC, Evening
from service.app import make_application
from service.application.application import Application
from service.application.ports.keyring import HOUSE, Grant
from service.application.reading.evening import evening, evening_places, evening_rows
from service.application.reading.standings import ListedTable, standings_row
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store

TABLES, ENTRIES = 40, 500
AIM = 10.0
"""How many times as fast stored standings are as logs that the process has not read."""


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield how long evening and board take, with stored standings and without."""
    database = f"sqlite:///{folder}"
    with (
        open_store(f"{database}/stored.db", CODEC) as stored,
        open_store(f"{database}/none.db", CODEC) as none,
    ):
        for number in range(scale.of(TABLES)):
            _record(stored, none, Evening(number), scale.of(ENTRIES))
        known = make_application(none)
        lanes = [
            Lane("logs, not read before", lambda: _timed(make_application(none), evening)),
            Lane("logs, read before", partial(_timed, known, evening)),
            Lane("stored standings", lambda: _timed(make_application(stored), evening)),
            Lane(
                "stored standings, for the board",
                lambda: _timed(make_application(stored), evening_places),
            ),
        ]
        claims = (
            Claim("stored standings", "logs, not read before", AIM),
            Claim("stored standings", "logs, read before"),
        )
        title = f"An evening of {TABLES} tables with {ENTRIES} entries each"
        yield Measured(title, "evenings", interleaved(lanes, scale.rounds), claims)


def _record(stored: SqlStore, none: SqlStore, played: Evening, entries: int) -> None:
    """Record an evening at one table in both stores, and its standings in one of them."""
    while played.draft.session.counting < entries:
        for _ in played.deal():
            pass
    for store in (stored, none):
        store.append([played.draft.append()])
    stored.put_standings(standings_row(played.draft.session))


def _timed(application: Application, show: Callable[[list[ListedTable]], object]) -> Sample:
    return timed(1, lambda: show(_tables(application)))


def _tables(application: Application) -> list[ListedTable]:
    rows = application.queries.all_rows(Grant(HOUSE))
    return application.standings.tables(evening_rows(rows, application.gatherings, None))
