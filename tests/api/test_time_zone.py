"""The time zone of the house in the API: days of sheets, statements, lists and names of files."""

from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.reports.formats import FORMATS
from service.zones import Zone
from tests.api.caller import Table
from tests.api.service_under_test import ManualClock, open_inline_service

TOKYO = Zone("Asia/Tokyo")
HOUR = 3600
SHEET = 'rules = "oak"\nentries = """\nseat anne 100\nclose\n"""\n'


@pytest.mark.parametrize(
    ("zone", "opened_at"),
    [
        ("Asia/Tokyo", "2026-01-06T11:00:00.000000Z"),
        ("America/New_York", "2026-01-07T01:00:00.000000Z"),
    ],
)
def test_a_sheet_of_a_day_was_played_in_its_evening(
    blank: Path, tmp_path: Path, zone: str, opened_at: str
) -> None:
    with open_inline_service(blank, tmp_path, zone=Zone(zone)) as service:
        caller = service.caller()
        path = "/v1/score-sheets?date=2026-01-06"
        opened = caller.client.post(path, data=SHEET, content_type="application/toml")
        table = Table(caller, opened.get_json()["id"])
        (row,) = caller.get("/v1/sessions").get_json()["sessions"]
        assert row["opened_at"] == opened_at
        for form in FORMATS:
            name = table.read(f"report.{form}").headers["Content-Disposition"]
            assert "2026-01-06" in name, form


def test_the_name_of_a_report_has_the_day_in_the_zone(
    blank: Path, tmp_path: Path, clock: ManualClock
) -> None:
    zone = Zone("Pacific/Kiritimati")
    with open_inline_service(blank, tmp_path, clock=clock, zone=zone) as service:
        report = service.caller().table().read("report.pdf")
        assert "2026-01-07" in report.headers["Content-Disposition"]


def test_the_days_of_a_statement_begin_in_the_zone(
    blank: Path, tmp_path: Path, clock: ManualClock
) -> None:
    """At ten hours after noon in UTC, it is seven in the morning of the next day in Tokyo."""
    clock.advance(10 * HOUR)
    with open_inline_service(blank, tmp_path, clock=clock, zone=TOKYO) as service:
        caller = service.caller()
        anne = caller.post("/v1/people", {"name": "Anne"}).get_json()["id"]
        for amount in (500, 70):
            caller.post(f"/v1/people/{anne}/deposits", {"currency": "eur", "amount": amount})
            clock.advance(24 * HOUR)

        def statement(form: str = "json", **days: Any) -> TestResponse:
            return caller.get(f"/v1/people/{anne}/statement.{form}", **days)

        first_day = statement(**{"from": "2026-01-07", "to": "2026-01-07"}).get_json()
        assert first_day["time_zone"] == "Asia/Tokyo"
        assert [move["amount"] for move in first_day["moves"]] == [500]
        assert statement(to="2026-01-06").get_json()["moves"] == []
        after = statement(**{"from": "2026-01-08"}).get_json()
        assert after["totals"]["opening_balance"] == 500
        assert [move["amount"] for move in after["moves"]] == [70]
        assert after["journal"][0]["at"] == "2026-01-07T15:00:00.000000Z"
        page = statement("html")
        assert "8 January 2026, 07:00" in page.text
        assert "Date (Tokyo)" in page.text
        assert "Asia_Tokyo" in page.headers["ETag"]
        assert "2026-01-08" in statement("pdf").headers["Content-Disposition"]


def test_sessions_are_listed_by_days_in_the_zone(
    blank: Path, tmp_path: Path, clock: ManualClock
) -> None:
    clock.advance(10 * HOUR)
    with open_inline_service(blank, tmp_path, clock=clock, zone=TOKYO) as service:
        caller = service.caller()
        caller.table(name="In the morning")

        def listed(**days: Any) -> list[str]:
            return [
                row["name"] for row in caller.get("/v1/sessions", **days).get_json()["sessions"]
            ]

        assert listed(**{"from": "2026-01-07", "to": "2026-01-07"}) == ["In the morning"]
        assert listed(to="2026-01-06") == listed(**{"from": "2026-01-08"}) == []
        assert listed(to="9999-12-31") == ["In the morning"]
