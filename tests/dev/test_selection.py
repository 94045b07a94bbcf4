"""`dev.py test --fast FOLDER` checks the folder and what changed, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tests.docs.pages import ROOT
from tools import checks
from tools.checks import changed_files, is_web, selected_paths, steps_for, wrong_argument

PYTHON = {"ruff check", "ruff format"}
NICENESS_MAX = 19
WEB = {title for title in checks.STEPS if title.startswith("web ")}


@pytest.mark.parametrize(
    ("selected", "changed", "titles"),
    [
        ("tests/domain", "", PYTHON),
        ("tests/domain", "docs/index.md", PYTHON),
        ("tests/domain", "service/settings.py", {*PYTHON, checks.TYPES, "import contracts"}),
        ("tests/domain", "tests/ports.py", {*PYTHON, checks.TYPES}),
        ("tests/web", "", {*PYTHON, *WEB}),
        ("tests/domain", "web/src/main.tsx", {*PYTHON, *WEB}),
        ("web/tests/i18n", "", WEB),
    ],
)
def test_only_what_is_touched_is_checked(selected: str, changed: str, titles: set[str]) -> None:
    steps = steps_for([selected], changed.split())
    assert steps.keys() == titles
    for title in PYTHON & titles:
        python = [name for name in changed.split() if name.endswith(".py")]
        assert list(steps[title]) == [*checks.STEPS[title], *python, selected]


@pytest.mark.parametrize(
    ("title", "more"), [(checks.TYPES, checks.NICENESS), (checks.TIDY_TESTS, 0)]
)
def test_only_what_the_tests_need_has_their_share_of_the_processor(title: str, more: int) -> None:
    expected = min(os.nice(0) + more, NICENESS_MAX)
    assert checks.run_step(title, ["python", "-c", f"import os; assert os.nice(0) == {expected}"])


def test_paths_are_separated_from_the_other_arguments() -> None:
    words = ["-k", "wheel", "tests/dev/test_selection.py::test_x", "tests/domain/", "/tmp", "-x"]  # noqa: S108 - not written
    assert selected_paths(words) == ["tests/dev/test_selection.py", "tests/domain"]
    assert is_web("web")
    assert not is_web("tests/web")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("tests/nosuch", "There is no file or folder tests/nosuch."),
        ("tests/domain tests/nosuch.py::test_x", "There is no file or folder tests/nosuch.py."),
        ("-x tests/nosuch", "There is no file or folder tests/nosuch."),
        ("--fst tests/domain", "There is no option --fst. Use --fast."),
        ("--thoroug", "There is no option --thoroug. Use --thorough."),
        ("-k wheel -n 2 tests/dev --durations 5 -m slow", ""),
        ("tests/domain/test_texts.py::test_x --ff --tb=short -x", ""),
        ("", ""),
    ],
)
def test_a_wrong_path_or_option_is_found_before_the_check(arguments: str, problem: str) -> None:
    assert (wrong_argument(arguments.split()) or "").startswith(problem)
    assert bool(wrong_argument(arguments.split())) is bool(problem)


@pytest.mark.parametrize("arguments", ["--fast tests/nosuch", "--fst tests/domain"])
def test_a_wrong_argument_ends_dev_py_with_status_2(arguments: str) -> None:
    command = [sys.executable, str(ROOT / "dev.py"), "test", *arguments.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_changed_and_new_files_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        author = ("-c", "user.name=A", "-c", "user.email=a@localhost")
        subprocess.run(["git", *author, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("changed.py", "deleted.py", "same.py", ".gitignore"):
        (tmp_path / name).write_text("ignored.py")
    git("add", ".")
    git("commit", "-m", "first")
    (tmp_path / "changed.py").write_text("2")
    (tmp_path / "deleted.py").unlink()
    for name in ("new é.py", "ignored.py"):
        (tmp_path / name).touch()
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    assert changed_files() == ["changed.py", "new é.py"]


def test_node_reads_the_options_of_a_step_before_its_pattern() -> None:
    """Node takes an option after the pattern for another pattern, and runs every test."""
    tests = [step for step in checks.STEPS.values() if "--test" in step]
    assert [step[-1].rpartition("*")[2] for step in tests] == [".test.ts", ".screen.ts"]


@pytest.mark.parametrize("fixed", [True, False])
def test_a_failed_check_advises_to_fix_only_before_it_has_fixed(
    capsys: pytest.CaptureFixture[str], *, fixed: bool
) -> None:
    assert dev.report_failed([checks.TYPES], fixed=fixed) == 1
    assert ("--fix" in capsys.readouterr().out) is not fixed
