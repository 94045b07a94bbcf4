"""The mistakes that `dev.py faults --sabotage` plants can be planted in the current code."""

import shutil
from pathlib import Path

import pytest

from tests.faults.parts import ROOT
from tests.faults.planted import FAULT_RUN, MISTAKES, Mistake


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
