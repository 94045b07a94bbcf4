"""The times of reports: those of the house's time zone on pages and in spreadsheets."""

import os
import subprocess
import sys
from dataclasses import replace
from datetime import datetime

import pytest

from service.reports.documents.page import page_of
from service.reports.gathering.page import gathering_page
from service.reports.gathering.worksheets import gathering_worksheets
from service.reports.model import SessionReport
from service.reports.spreadsheets.csv_zip import csv_report
from service.reports.spreadsheets.worksheets import worksheets_of
from service.settings import BadSetting, read_settings
from service.zones import UTC, Zone, zone_named
from tests.factories.basset.gathering_reports import sheets_report, table_sheet
from tests.factories.basset.session_reports import example_report

PARIS, NEW_YORK = Zone("Europe/Paris"), Zone("America/New_York")


def report_in(zone: Zone) -> SessionReport:
    return replace(example_report("twelfth-night"), zone=zone)


@pytest.mark.parametrize(
    ("zone", "at", "local"),
    [
        (PARIS, "2026-01-06T23:30:00.000000Z", "2026-01-07T00:30:00.000000"),
        (PARIS, "2026-07-06T20:00:00.000000Z", "2026-07-06T22:00:00.000000"),
        (NEW_YORK, "2026-01-07T00:10:00.000000Z", "2026-01-06T19:10:00.000000"),
        (UTC, "2026-01-06T23:30:00.000000Z", "2026-01-06T23:30:00.000000Z"),
        (PARIS, "2026-01-06", "2026-01-06"),
        (PARIS, "9999-12-31T23:30:00.000000Z", "9999-12-31T23:30:00.000000Z"),
        (NEW_YORK, "0001-01-01T00:00:00.000000Z", "0001-01-01T00:00:00.000000Z"),
    ],
)
def test_a_moment_is_written_in_the_zone(zone: Zone, at: str, local: str) -> None:
    assert zone.local(at) == local


@pytest.mark.parametrize(
    "name", ["Europe", "Paris", "", "localtime", "../UTC", "/etc/passwd", "Europe/Paris\0"]
)
def test_a_zone_that_the_system_lacks_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="There is no time zone"):
        zone_named(name)


@pytest.mark.parametrize(
    ("name", "title", "suffix"),
    [
        ("UTC", "UTC", ""),
        ("America/Port-au-Prince", "Port-au-Prince", "-America_Port_au_Prince"),
        ("Etc/GMT+5", "UTC\N{MINUS SIGN}5", "-Etc_GMT_5"),
        ("Etc/GMT-14", "UTC+14", "-Etc_GMT_14"),
    ],
)
def test_a_zone_has_a_title_and_a_suffix_of_ids(name: str, title: str, suffix: str) -> None:
    zone = zone_named(name)
    assert (zone.title, zone.suffix) == (title, suffix)


@pytest.mark.parametrize(
    ("zone", "day", "at"),
    [
        (UTC, "2026-01-06", "2026-01-06T20:00:00.000000Z"),
        (Zone("Asia/Tokyo"), "2026-01-06", "2026-01-06T11:00:00.000000Z"),
        (NEW_YORK, "2026-07-06", "2026-07-07T00:00:00.000000Z"),
        (NEW_YORK, "9999-12-31", "9999-12-31T20:00:00.000000Z"),
    ],
)
def test_an_evening_of_a_day_is_in_the_zone(zone: Zone, day: str, at: str) -> None:
    assert zone.moment(day, "20:00") == at
    assert zone.day(at) == day


@pytest.mark.parametrize(
    ("zone", "day", "start", "end"),
    [
        (UTC, "2026-01-06", "2026-01-06T00:00:00.000000Z", "2026-01-07T00:00:00.000000Z"),
        (PARIS, "2026-01-31", "2026-01-30T23:00:00.000000Z", "2026-01-31T23:00:00.000000Z"),
        (PARIS, "2026-03-29", "2026-03-28T23:00:00.000000Z", "2026-03-29T22:00:00.000000Z"),
        # A day without midnight: the clocks go forward at that hour.
        (
            Zone("Asia/Beirut"),
            "2026-03-29",
            "2026-03-28T22:00:00.000000Z",
            "2026-03-29T21:00:00.000000Z",
        ),
        (NEW_YORK, "9999-12-31", "9999-12-31T05:00:00.000000Z", None),
        (
            Zone("Asia/Tokyo"),
            "0001-01-01",
            "0001-01-01T00:00:00.000000Z",
            "0001-01-01T14:41:01.000000Z",
        ),
    ],
)
def test_a_day_begins_and_ends_in_the_zone(
    zone: Zone, day: str, start: str, end: str | None
) -> None:
    assert (zone.start_of(day), zone.end_of(day)) == (start, end)
    assert zone.start_of(None) is zone.end_of(None) is None


@pytest.mark.parametrize("name", ["UTC", "Etc/UTC", "Zulu"])
def test_utc_has_several_names(name: str) -> None:
    assert zone_named(name) == UTC
    assert zone_named("Etc/GMT+1") != UTC


PRINT_ZONE = "from service.settings import read_settings; print(read_settings({}).zone.name)"


@pytest.mark.slow
@pytest.mark.parametrize(("machine", "zone"), [("Asia/Tokyo", "Asia/Tokyo"), ("X-1Y", "UTC")])
def test_the_zone_is_that_of_the_machine_if_it_has_a_name(machine: str, zone: str) -> None:
    environment = {**os.environ, "TZ": machine}
    command = [sys.executable, "-c", PRINT_ZONE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == zone


def test_the_zone_is_a_setting() -> None:
    assert read_settings({"PAROLI_TIME_ZONE": "Europe/Paris"}).zone == PARIS
    assert read_settings({"PAROLI_TIME_ZONE": ""}).time_zone is None
    with pytest.raises(BadSetting, match="PAROLI_TIME_ZONE is 'Mars', which is no time zone"):
        read_settings({"PAROLI_TIME_ZONE": "Mars"})


@pytest.mark.parametrize(
    ("zone", "opened", "title"),
    [
        (UTC, "6 January 2026, 20:15 UTC", "Time (UTC)"),
        (PARIS, "6 January 2026, 21:15 (Paris)", "Time (Paris)"),
        (NEW_YORK, "6 January 2026, 15:15 (New York)", "Time (New York)"),
    ],
)
def test_a_page_names_the_zone_of_its_times(zone: Zone, opened: str, title: str) -> None:
    page = page_of(report_in(zone), "en")
    assert opened in {fact.text for fact in page.facts}
    rounds = next(table for table in page.tables if table.name == "rounds")
    place = [column.title for column in rounds.columns].index(title)
    ends = [zone.local(ended.at)[11:16] for ended in report_in(zone).rounds]
    assert [row[place] for row in rounds.rows] == ends


@pytest.mark.parametrize(
    ("language", "rounds", "title"),
    [("en", "Round by round", "Time (Paris)"), ("fr", "Tour par tour", "Heure (Paris)")],
)
def test_a_spreadsheet_has_the_times_of_the_zone(language: str, rounds: str, title: str) -> None:
    report = report_in(PARIS)
    (sheet,) = (sheet for sheet in worksheets_of(report, language) if sheet.title == rounds)
    place = sheet.headers.index(title)
    ends = [datetime.fromisoformat(PARIS.local(ended.at)) for ended in report.rounds]
    assert [row[place] for row in sheet.rows] == ends


def test_the_spreadsheet_of_an_evening_has_the_times_of_the_zone() -> None:
    evening = sheets_report(table_sheet("Great hall", "seat anne 100", "close"))
    opened = evening.tables[0].report.opened_at
    for zone in (UTC, PARIS):
        (tables,) = (
            sheet
            for sheet in gathering_worksheets(replace(evening, zone=zone), "en")
            if sheet.title == "Tables"
        )
        place = tables.headers.index(f"Opened ({zone.title})")
        local = datetime.fromisoformat(zone.local(opened)).replace(tzinfo=None)
        assert tables.rows[0][place] == local


def test_files_for_programs_have_times_in_utc() -> None:
    assert csv_report(report_in(PARIS)) == csv_report(report_in(UTC))


def test_the_page_of_an_evening_has_the_date_of_a_table_only_if_it_is_another_day() -> None:
    evening = sheets_report(table_sheet("Great hall", "seat anne 100", "close"))
    (table,) = evening.tables
    late = replace(table.report, opened_at="2026-01-07T00:10:00.000000Z", closed_at=None)
    evening = replace(evening, tables=(replace(table, report=late),))
    played = {
        zone: gathering_page(replace(evening, zone=zone), "en").lead[-1].rows[0][2]
        for zone in (UTC, NEW_YORK)
    }
    assert played[UTC].startswith("7 January 2026, 00:10")
    assert played[NEW_YORK].startswith("19:10")
