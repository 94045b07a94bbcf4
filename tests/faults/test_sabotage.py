"""`dev.py faults --sabotage`: the mistakes fit the current code, and judges have an outcome."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.exit_codes import CRASHED, FAILED, FOUND, PASSED
from tests.faults.parts import ROOT
from tests.faults.planted import FAULT_RUN, MISTAKES, Mistake
from tests.faults.process_tree import kill_tree
from tests.faults.sabotage import Outcome, verdict_of

SUITE = "tests/store/test_contract.py"
SERVER = "import signal; print('started', flush=True); signal.alarm(60); signal.pause()"
FAULT_RUN_WITH_SERVER = f"""
import subprocess, sys
subprocess.run([sys.executable, "-c", {SERVER!r}], start_new_session=True)
"""


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_a_mistake_can_be_planted(tmp_path: Path, mistake: Mistake) -> None:
    for edit in mistake.edits:
        (tmp_path / edit.file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / edit.file, tmp_path / edit.file)
    mistake.plant(tmp_path)
    for edit in mistake.edits:
        source = (tmp_path / edit.file).read_text(encoding="utf-8")
        compile(source, edit.file, "exec")
        assert source != (ROOT / edit.file).read_text(encoding="utf-8")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_the_tests_that_must_see_a_mistake_exist(mistake: Mistake) -> None:
    assert mistake.judges
    assert all(judge == FAULT_RUN or (ROOT / judge).is_file() for judge in mistake.judges)


@pytest.mark.parametrize(
    ("judge", "code", "output", "outcome"),
    [
        (FAULT_RUN, PASSED, "seed 1711", Outcome.PASSED),
        (FAULT_RUN, FAILED, f"AssertionError: late\n{FOUND} late", Outcome.FAILED),
        (FAULT_RUN, FAILED, "ImportError: cannot import name", Outcome.BROKEN),
        (FAULT_RUN, CRASHED, "CouldNotStart: api is not ready", Outcome.BROKEN),
        (FAULT_RUN, -9, "", Outcome.BROKEN),
        (SUITE, FAILED, "1 failed", Outcome.FAILED),
        (SUITE, 2, "1 error during collection", Outcome.BROKEN),
    ],
)
def test_only_a_judge_that_finds_something_has_seen_a_mistake(
    judge: str, code: int, output: str, outcome: Outcome
) -> None:
    assert verdict_of(judge, code, output).outcome is outcome


def test_a_judge_is_killed_with_the_servers_that_it_started() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", FAULT_RUN_WITH_SERVER],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        kill_tree(process)
        # The pipe ends when no process has it open any more.
        assert process.communicate(timeout=30)[0] == ""
