"""The days of transactions: when entries happened, in an order that programs of accounts accept."""

import re
from dataclasses import replace
from typing import Any

import pytest
from beancount import loader

from service.application.application import Application
from service.application.recording.score_sheets import import_sheet
from service.application.sessions.correction import Correction
from service.domain.games import GAMES
from service.domain.session.corrections import Undo
from service.reports.build import session_report
from service.reports.formats import FORMATS
from service.reports.gathering.build import SessionLog, gathering_report
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.model import SessionReport
from service.sheets import read_sheet
from tests.factories.basset import commands
from tests.factories.basset.gathering_reports import FACTS, table_sheet
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import handler_over, meta, number
from tests.factories.day_clock import DayClock
from tests.memory_store.store import MemoryStore
from tests.reports.read_formats import csv_tables, from_beancount, from_hledger
from tests.servers.hledger import Hledger

TABLE, PLAYED, RECORDED = number("table"), "2026-01-06", "2026-03-01"
AT_THE_TABLE = f"{PLAYED}T12:00:00.000000Z"
HEAD = re.compile(r"^(\d{4}-\d\d-\d\d) \* .*$", re.MULTILINE)


class Table:
    """A table that was opened on the day played; each entry may have a time of its own."""

    def __init__(self) -> None:
        self.clock = DayClock(PLAYED)
        self.application: Application = handler_over(MemoryStore(), self.clock)
        self.application.recorder.open(
            TABLE, GAMES["basset"], OpeningFactory.build(bank=1000), meta("open")
        )

    def enter(self, command: Any, day: str, happened: str | None = None) -> None:
        self.clock.day = day
        occurred_at = happened and f"{happened}T12:00:00.000000Z"
        key = replace(meta(f"{command} {day}"), occurred_at=occurred_at)
        self.application.recorder.enter(TABLE, command, key)

    def report(self) -> SessionReport:
        history = self.application.ports.store.events(TABLE)
        return session_report(GAMES["basset"], history)


def sheet_of(*lines: str) -> tuple[Application, str]:
    """Return an application with a sheet that was played long before it is imported."""
    application = handler_over(MemoryStore(), DayClock(RECORDED))
    key = replace(meta("import"), occurred_at=AT_THE_TABLE)
    import_sheet(application.recorder, TABLE, read_sheet(table_sheet("Hall", *lines)), key)
    return application, TABLE


def imported(*lines: str) -> SessionReport:
    application, session = sheet_of(*lines)
    return session_report(GAMES["basset"], application.ports.store.events(session))


def days_in(content: bytes) -> list[str]:
    return HEAD.findall(content.decode())


def assert_programs_accept(report: SessionReport, hledger: Hledger) -> None:
    beancount = FORMATS["beancount"].write(report, "en")
    journal = FORMATS["journal"].write(report, "en")
    assert from_beancount(report.currency, beancount).balances == report.balances
    from_hledger(report.currency, journal, hledger)


@pytest.mark.parametrize("form", ["journal", "beancount"])
def test_a_sheet_has_the_day_played_in_every_ledger(form: str) -> None:
    report = imported("seat anne 100", "buyin anne 50", "undo", "seat bess 70")
    assert set(days_in(FORMATS[form].write(report, "en"))) == {PLAYED}


def test_a_settlement_has_the_day_of_its_draw() -> None:
    report = imported("seat anne 9600", "stake anne K 240", "fasse K", "end", "buyin anne 50")
    settled = [line.at for line in report.journal if line.event == "basset.draw_settled.v1"]
    assert settled == [AT_THE_TABLE]
    assert {line.at for line in report.journal} == {AT_THE_TABLE}


def test_a_clock_that_was_ahead_moves_no_later_entry() -> None:
    table = Table()
    table.enter(commands.seat("anne", 100), PLAYED, happened="2027-01-06")
    table.enter(commands.seat("bess", 70), "2026-01-07")
    assert [line.at[:10] for line in table.report().journal] == [PLAYED, PLAYED, "2026-01-07"]


def test_the_tables_have_both_times() -> None:
    report = imported("seat anne 100")
    rows = csv_tables(FORMATS["csv"].write(report, "en"))["journal"]
    assert {(row["at"], row["recorded_at"][:10]) for row in rows} == {(AT_THE_TABLE, RECORDED)}


def test_the_ledgers_name_the_day_of_recording_if_it_differs(hledger: Hledger) -> None:
    report = imported("seat anne 100")
    journal = FORMATS["journal"].write(report, "en").decode()
    assert f"{PLAYED} * (1) session opened  ; recorded: {RECORDED}" in journal
    assert "100" in hledger(journal, "register", f"tag:recorded={RECORDED}", "anne")
    entries, errors, _ = loader.load_string(FORMATS["beancount"].write(report, "en").decode())
    assert errors == []
    recorded = {str(e.meta["recorded"]) for e in entries if "recorded" in e.meta}
    assert recorded == {RECORDED}
    same_day = FORMATS["journal"].write(Table().report(), "en")
    assert b"recorded" not in same_day


def test_an_entry_that_happened_earlier_keeps_the_order(hledger: Hledger) -> None:
    table = Table()
    table.enter(commands.seat("anne", 100), "2026-01-07")
    table.enter(commands.seat("bess", 70), "2026-01-08", happened="2026-01-05")
    report = table.report()
    days = [line.at[:10] for line in report.journal]
    assert days == ["2026-01-06", "2026-01-07", "2026-01-07"]
    assert_programs_accept(report, hledger)


def correct(table: Table, version: int) -> None:
    table.application.recorder.correct(
        TABLE, Correction(change="struck", version=version), meta(f"strike {version}")
    )


def test_a_correction_has_the_day_of_what_it_corrects(hledger: Hledger) -> None:
    table = Table()
    for name in ("anne", "bess", "cleo"):
        table.enter(commands.seat(name, 100), PLAYED)
    table.clock.day = "2026-01-09"
    correct(table, 3)
    table.enter(Undo(), "2026-01-10")
    report = table.report()
    assert {line.at[:10] for line in report.journal} == {PLAYED}
    assert {line.recorded_at and line.recorded_at[:10] for line in report.journal} == {
        *(PLAYED, "2026-01-09", "2026-01-10")
    }
    assert_programs_accept(report, hledger)


def test_an_evening_has_the_days_of_its_tables(hledger: Hledger) -> None:
    application, session = sheet_of("seat anne 100", "undo", "seat bess 70")
    logs = [SessionLog(GAMES["basset"], application.ports.store.events(session))]
    report = gathering_report(FACTS, imported().currency, logs)
    for form in ("journal", "beancount"):
        assert set(days_in(GATHERING_FORMATS[form].write(report, "en"))) == {PLAYED}
    from_hledger(report.currency, GATHERING_FORMATS["journal"].write(report, "en"), hledger)


def test_an_entry_on_the_last_day_of_the_calendar_has_its_balances_checked(
    hledger: Hledger,
) -> None:
    table = Table()
    table.enter(commands.seat("anne", 100), PLAYED, happened="9999-12-31")
    assert_programs_accept(table.report(), hledger)
