"""``python3 dev.py faults --sabotage``: plants mistakes, and checks that the tests see each.

Each mistake is planted alone, in a copy of the checkout. First all judges run on a copy without a
mistake, where they must pass. A mistake is seen if every judge that it names fails. A judge that
crashes, cannot start or takes too long has not seen the mistake.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import click

from tests.faults.exit_codes import FAILED, FOUND, PASSED
from tests.faults.parts import ROOT
from tests.faults.planted import FAULT_RUN, Mistake
from tests.faults.process_tree import kill_tree

SEED = "1711"
RUN = ("--seed", SEED, "--minutes", "0.4", "--tables", "6", "--late", "10")
"""Updates that are not announced are read after 15 seconds. A busy machine takes fewer than 10."""

WITHOUT = ("--without", "full-disk", "--without", "clock-jump")
JUDGE_SECONDS = 600
BUILT = "service/pages/built"
"""Not in version control, but the service serves it."""


class BrokenJudge(Exception):  # noqa: N818 - reads well at the raise
    """A judge does not pass without a mistake."""


class Outcome(Enum):
    """What became of a judge; the value is printed before its name."""

    PASSED = "NOT SEEN by"
    FAILED = "seen by"
    BROKEN = "NOT SEEN, because it could not run:"


@dataclass(frozen=True)
class Verdict:
    """What a judge found. ``reason`` is the last line of its output that names an error."""

    judge: str
    outcome: Outcome
    reason: str


def sabotage(mistakes: Mapping[int, Mistake]) -> bool:
    """Plant each mistake, print a table, and return whether all were seen.

    ``mistakes`` are by number. Raises: ``BrokenJudge``.
    """
    judges = list(dict.fromkeys(judge for mistake in mistakes.values() for judge in mistake.judges))
    click.echo(f"without a mistake: {len(judges)} judges must pass")
    for verdict in _judged(None, judges):
        if verdict.outcome is not Outcome.PASSED:
            raise BrokenJudge(f"{verdict.judge} fails without a mistake: {verdict.reason}")
    seen = [_is_seen(number, mistake) for number, mistake in mistakes.items()]
    click.echo(f"{sum(seen)} of {len(seen)} mistakes were seen by every test that must see them")
    return all(seen)


def _is_seen(number: int, mistake: Mistake) -> bool:
    click.echo(f"{number:2} {mistake.name}")
    verdicts = []
    for verdict in _judged(mistake, mistake.judges):
        verdicts.append(verdict)
        click.echo(f"   {verdict.outcome.value} {verdict.judge}")
        click.echo(f"      {verdict.reason}")
    return all(verdict.outcome is Outcome.FAILED for verdict in verdicts)


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
    """Run a judge. If it takes too long, kill everything that it started."""
    if judge == FAULT_RUN:
        command = ["tests.faults.run", *RUN, *WITHOUT]
    else:
        command = ["pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", judge]
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=JUDGE_SECONDS)
    except subprocess.TimeoutExpired:
        reason = f"It did not end within {JUDGE_SECONDS} seconds."
        return Verdict(judge, Outcome.BROKEN, reason)
    finally:
        kill_tree(process)  # also if this process is interrupted
    return verdict_of(judge, process.returncode, output)


def verdict_of(judge: str, code: int, output: str) -> Verdict:
    """Return the verdict of a judge that ended with an exit code.

    A fault run that crashes in the import of a module ends with the same code as after a finding,
    but without the line ``FOUND``.
    """
    has_found = code == FAILED and (judge != FAULT_RUN or FOUND in output)
    outcome = {PASSED: Outcome.PASSED}.get(code, Outcome.BROKEN)
    return Verdict(judge, Outcome.FAILED if has_found else outcome, _reason(output))


def _reason(output: str) -> str:
    """Return the line that names the error, shortened."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("E  ") or "Error" in line]
    return (errors or lines or [""])[-1][:160]
