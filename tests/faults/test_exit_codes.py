"""The exit code of a fault run: a finding differs from a run that could not start."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.faults.exit_codes import CRASHED, FAILED, FOUND
from tests.faults.faults import FULL, JUMP
from tests.faults.run import Plan, Report, exit_code, run, started
from tests.waiting import until


@contextmanager
def service_that_does_not_start() -> Iterator[None]:
    until(lambda: False, "api is not ready", seconds=0)
    yield


@contextmanager
def service_that_starts() -> Iterator[None]:
    yield


def lose_an_entry() -> Report:
    with started(service_that_starts()):
        raise AssertionError("an entry was lost")


def do_not_start() -> Report:
    with started(service_that_does_not_start()):
        raise AssertionError("an entry was lost")


def test_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(lose_an_entry) == FAILED
    assert f"{FOUND} an entry was lost" in capsys.readouterr().out


@pytest.mark.parametrize("without_folder", [False, True])
def test_a_run_that_cannot_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *, without_folder: bool
) -> None:
    plan = Plan("1711", 1.0, embedded=True, without=(FULL, JUMP))
    work: Callable[[], Report] = partial(run, plan, tmp_path / "missing")
    assert exit_code(work if without_folder else do_not_start) == CRASHED
    assert FOUND not in capsys.readouterr().out
