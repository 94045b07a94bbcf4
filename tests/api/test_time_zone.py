"""The time zone of the house in the API: days of sheets, and days in the names of files."""

from pathlib import Path

import pytest

from service.reports.formats import FORMATS
from service.zones import Zone
from tests.api.caller import Table
from tests.api.service_under_test import ManualClock, open_inline_service

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
