"""`dev.py test --thorough` runs everything; other runs leave out what is marked `thorough`.

Also the other choices of tests/conftest.py.
"""

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from service.domain.games import GAMES
from tests.api.sheet_parser import SHEETS, read, sheets_of
from tests.factories.sheet_cover import all_parts, covering_sheets, parts_of
from tests.seeds import sheets
from tools.commands import environment

ROOT = Path(__file__).parents[2]
PARTLY_THOROUGH = "tests/domain/games/test_offers.py"


COLLECT = """
import sys, pytest
for arguments in sys.argv[1:]:
    assert pytest.main(["--collect-only", "-q", *arguments.split()]) == 0
    print("next")
"""


def collected(*runs: str) -> list[set[str]]:
    """Return the ids of the tests that pytest would run with the arguments of each run."""
    done = subprocess.run(
        [sys.executable, "-c", COLLECT, *runs],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    shown = done.stdout.split("next\n")[:-1]
    return [{line for line in run.splitlines() if "::" in line} for run in shown]


def test_runs_without_the_option_leave_out_only_the_marked_tests() -> None:
    everything, marked, others = collected(
        f"--thorough {PARTLY_THOROUGH}",
        f"--thorough -m thorough {PARTLY_THOROUGH}",
        PARTLY_THOROUGH,
    )
    assert marked
    assert everything > marked
    assert others == everything - marked


def test_a_run_of_one_folder_imports_the_modules_of_others() -> None:
    chosen, other = "tests/tidy/test_links.py", ROOT / "tests" / "docs" / "test_http.py"
    for bytecode in other.parent.glob("__pycache__/test_http.*"):
        bytecode.unlink(missing_ok=True)
    (found,) = collected(f"--only=tests/tidy {chosen} {other.relative_to(ROOT)}")
    assert {name.partition("::")[0] for name in found} == {chosen}
    assert any(other.parent.glob("__pycache__/test_http.*-pytest-*.pyc"))


@pytest.mark.parametrize("cores", [1, 4])
def test_a_thorough_run_differs_in_its_option_only(
    monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    monkeypatch.setattr(dev, "cores", lambda: cores)
    plain = dev.pytest_options([], fast=False, thorough=False)
    assert dev.pytest_options([], fast=False, thorough=True) == ["--thorough", *plain]
    assert not {"-m", "-k", "--thorough"} & {*plain}


def test_only_fast_runs_choose_by_marker() -> None:
    chosen = ["tests/domain", "-x"]
    assert dev.pytest_options(chosen, fast=False, thorough=True) == ["--thorough", *chosen]
    assert dev.pytest_options(chosen, fast=True, thorough=False) == ["-m", "not slow", *chosen]
    assert dev.pytest_options(chosen, fast=False, thorough=False) == chosen


def test_a_run_is_fast_or_thorough() -> None:
    with pytest.raises(SystemExit):
        dev.parser().parse_args(["test", "--fast", "--thorough"])


@pytest.mark.parametrize("game", GAMES)
def test_the_sheets_of_each_day_have_what_all_sheets_of_a_game_have(game: str) -> None:
    every, daily = sheets_of(game), covering_sheets() & set(sheets_of(game))
    assert all_parts(daily) == all_parts(every)
    needed = [path for path in daily if all_parts(daily - {path}) != all_parts(every)]
    assert set(needed) == daily


def test_a_sheet_has_a_preset_a_currency_verbs_and_refusals() -> None:
    (path,) = (path for path in SHEETS if path.name.startswith("modern-riding"))
    assert parts_of(read(path)) == {
        ("preset", "modern"),
        ("currency", "points"),
        *(("verb", verb) for verb in ("seat", "stake", "fasse", "pair")),
        *(("verb", verb) for verb in ("paroli", "take", "end", "close")),
        *(("refusal", code) for code in ("odd_stake", "staking_closed", "session_closed")),
        ("refusal", "paroli_may_not_be_altered"),
    }


def test_all_but_the_covering_sheets_are_for_thorough_runs() -> None:
    daily = {parameter.values[0] for parameter in sheets(SHEETS) if not parameter.marks}
    assert daily == covering_sheets()
    assert 0 < len(daily) < len(SHEETS)
