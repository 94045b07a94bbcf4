"""`paroli fairness` on stored sessions."""

import json
from pathlib import Path

from tests.store.imported_sheets import RIGHT, Paroli, import_sheet


def test_the_answers_of_an_evening_are_lines_the_rarest_first(paroli: Paroli) -> None:
    session = import_sheet(paroli)
    view = json.loads(paroli("fairness", session, "--json").stdout)
    assert not view["unusual"]
    lines = paroli("fairness", session[:8]).stdout.splitlines()
    assert sorted(lines[:-1]) == sorted(answer["text"] for answer in view["answers"])
    rarest = min(view["answers"], key=lambda answer: float(answer["corrected"]))
    assert lines[0] == rarest["text"]
    assert lines[-1] == "Nothing here is unusual for a fair shuffle."


def test_sessions_are_tested_together(paroli: Paroli) -> None:
    sessions = [import_sheet(paroli) for _ in range(2)]
    one, both = (
        json.loads(paroli("fairness", *named, "--json").stdout)["answers"]
        for named in (sessions[:1], sessions)
    )
    assert [2 * answer["trials"] for answer in one] == [answer["trials"] for answer in both]


def test_a_session_without_deals(paroli: Paroli, tmp_path: Path) -> None:
    sheet = tmp_path / "no-deal.basset.toml"
    sheet.write_text(RIGHT, encoding="utf-8")
    shown = paroli("fairness", import_sheet(paroli, sheet)).stdout
    assert shown == "No deal is recorded that a shuffle decided.\n"
