"""Hand-written and independently computed score sheets play to their books, also by import."""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from service.application.application import Application
from service.application.recording.score_sheets import SheetDisagrees, import_sheet, play_sheet
from service.application.sessions.session import new_session
from service.cli.main import main
from service.sheets import read_sheet
from service.sheets.books import books_of
from service.sheets.write import write_sheet
from tests.factories.memory_sessions import SESSION, imported, memory_application, meta
from tests.factories.sheet_paths import sheet_paths
from tests.seeds import sheets

SHEETS = sheet_paths()
every_sheet = pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name.split(".")[0])
covering_sheets = pytest.mark.parametrize("path", sheets(SHEETS))


@cache
def play_as_json(path: Path) -> Result:
    return CliRunner().invoke(main, ["play", "--json", str(path)])


@cache
def imported_sheet(path: Path) -> tuple[Application, str]:
    return imported(path.read_text(encoding="utf-8"))


def recorded_books(application: Application, session: str) -> dict[str, Any]:
    current = application.sessions.current(session)
    return books_of(current.game, current.state)


def test_all_sheets_are_found() -> None:
    assert len(SHEETS) >= 24 + 6 + 5


@every_sheet
def test_a_sheet_plays_to_its_expected_result(path: Path) -> None:
    assert (play_as_json(path).exit_code, play_as_json(path).stderr) == (0, "")


@every_sheet
def test_a_sheet_prints_the_agreed_keys(path: Path) -> None:
    figures = read_sheet(path.read_text(encoding="utf-8")).game.figures
    keys = ["sheet", *figures, "purses", "at_table", "standings"]
    assert list(json.loads(play_as_json(path).stdout)) == keys


@every_sheet
def test_a_sheet_expects_a_bank_balance(path: Path) -> None:
    """Without ``expect`` a sheet would play to any books."""
    printed = json.loads(play_as_json(path).stdout)
    expected: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["expect"]
    numbers = {key: value for key, value in expected.items() if isinstance(value, int)}
    assert {key: printed[key] for key in numbers} == numbers


@covering_sheets
def test_an_imported_sheet_has_the_result_that_play_prints(path: Path) -> None:
    printed = json.loads(play_as_json(path).stdout)
    assert {"sheet": str(path), **recorded_books(*imported_sheet(path))} == printed


@covering_sheets
def test_the_balances_of_an_imported_sheet_sum_to_zero(path: Path) -> None:
    application, session = imported_sheet(path)
    assert sum(application.ports.store.balances(session).values()) == 0


@pytest.mark.slow
@covering_sheets
def test_an_exported_sheet_plays_to_the_same_result(path: Path) -> None:
    application, session = imported_sheet(path)
    current = application.sessions.current(session)
    text = write_sheet(
        current.game, application.ports.store.events(session), recorded_books(application, session)
    )
    draft = memory_application().recorder.draft(new_session(SESSION, current.game))
    assert play_sheet(draft, read_sheet(text), meta("again")) == []
    assert books_of(current.game, draft.session.state) == recorded_books(application, session)


@pytest.mark.parametrize("figure", ["bank", "bank_net", "purses", "at_table", "standings"])
def test_a_sheet_that_expects_another_result_fails(figure: str, tmp_path: Path) -> None:
    wrong = {"purses": {"anne": 1}, "at_table": {"anne": 1}, "standings": []}
    value = json.dumps(wrong.get(figure, 1)).replace(":", " =")
    sheet = tmp_path / "wrong.basset.toml"
    sheet.write_text(
        f"rules = 'oak'\nentries = '''\nseat anne 5\n'''\n[expect]\n{figure} = {value}\n"
    )
    assert play_as_json(sheet).exit_code == 1


def test_a_sheet_with_too_many_events_is_refused_at_its_line() -> None:
    seats = [f"seat p{number} 1000" for number in range(90)]
    # Each pair records a result for each of 90 stakes.
    deal = [*(f"stake p{number} K 10" for number in range(90)), "fasse 2", *["pair K Q"] * 390]
    lines = "\n".join([*seats, *deal, "end", *deal, "end"])
    overrides = "[overrides]\nafter_loss = 'stays'\ndecks = 100\n"
    sheet = read_sheet(f"rules = 'oak'\nentries = '''\n{lines}\n'''\n{overrides}")
    with pytest.raises(SheetDisagrees, match="more than 5000000 characters") as disagrees:
        import_sheet(memory_application().recorder, SESSION, sheet, meta("import"))
    (found,) = disagrees.value.disagreements
    assert found.code == "sheet_disagrees"
    assert found.line > len(seats) + 300
