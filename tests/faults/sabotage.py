"""``python3 dev.py faults --sabotage``: plants mistakes, and checks that the tests see each.

Each mistake is planted alone, in a copy of the checkout. First all judges run on a copy without a
mistake, where they must pass. A mistake is seen if every judge that it names fails.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from tests.faults.parts import ROOT
from tests.faults.planted import FAULT_RUN, Mistake

PASSED, FAILED = 0, 1
SEED = "1711"
RUN = ("--seed", SEED, "--minutes", "0.4", "--tables", "6")
WITHOUT = ("--without", "full-disk", "--without", "clock-jump")
JUDGE_SECONDS = 600
BUILT = "service/pages/built"
"""Not in version control, but the service serves it."""


class BrokenJudge(Exception):  # noqa: N818 - reads well at the raise
    """A judge failed without a mistake, or could not run."""


@dataclass(frozen=True)
class Verdict:
    """What a judge found. ``reason`` is the last line of its output that names an error."""

    judge: str
    seen: bool
    reason: str


def sabotage(mistakes: Sequence[Mistake]) -> bool:
    """Plant each mistake, print a table, and return whether all were seen.

    Raises: ``BrokenJudge``.
    """
    judges = list(dict.fromkeys(judge for mistake in mistakes for judge in mistake.judges))
    click.echo(f"without a mistake: {len(judges)} judges must pass")
    for verdict in _judged(None, judges):
        if verdict.seen:
            raise BrokenJudge(f"{verdict.judge} fails without a mistake: {verdict.reason}")
    seen = [_is_seen(number, mistake) for number, mistake in enumerate(mistakes, start=1)]
    click.echo(f"{sum(seen)} of {len(seen)} mistakes were seen by every test that must see them")
    return all(seen)


def _is_seen(number: int, mistake: Mistake) -> bool:
    click.echo(f"{number:2} {mistake.name}")
    verdicts = []
    for verdict in _judged(mistake, mistake.judges):
        verdicts.append(verdict)
        click.echo(f"   {'seen by' if verdict.seen else 'NOT SEEN by'} {verdict.judge}")
        click.echo(f"      {verdict.reason}")
    return all(verdict.seen for verdict in verdicts)


def _judged(mistake: Mistake | None, judges: Sequence[str]) -> Iterable[Verdict]:
    with tempfile.TemporaryDirectory(prefix="paroli-sabotage-") as folder:
        copy = Path(folder) / "paroli"
        _copy_checkout(copy)
        if mistake:
            mistake.plant(copy)
        for judge in judges:
            yield _verdict(copy, judge)


def _copy_checkout(copy: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / BUILT, copy / BUILT, dirs_exist_ok=True)


def _verdict(copy: Path, judge: str) -> Verdict:
    """Run a judge. Raises: ``BrokenJudge`` if it neither passes nor fails."""
    if judge == FAULT_RUN:
        command = ["tests.faults.run", *RUN, *WITHOUT]
    else:
        command = ["pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", judge]
    try:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=JUDGE_SECONDS,
        )
    except subprocess.TimeoutExpired as error:
        raise BrokenJudge(f"{judge} did not end within {JUDGE_SECONDS} seconds.") from error
    if done.returncode not in {PASSED, FAILED}:
        raise BrokenJudge(f"{judge} could not run: {done.stdout[-2000:]}")
    return Verdict(judge, done.returncode == FAILED, _reason(done.stdout))


def _reason(output: str) -> str:
    """Return the line that says what is wrong, shortened."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("E  ") or "Error" in line]
    return (errors or lines or [""])[-1][:160]
