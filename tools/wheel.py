"""Builds the wheel of a release, with the pages of the web app."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.commands import ROOT, run_or_exit, say, tool

DIST = ROOT / "dist"
COMMIT_DIGITS = 12
PAGES = "service/pages/built/index.html"


def build_wheel(arguments: list[str]) -> int:
    """Build a wheel of this checkout in ``dist``; ``arguments`` go to pip. The pages are built."""
    # setuptools would also pack what it finds here from earlier builds.
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    for earlier in DIST.glob("paroli-*.whl"):
        earlier.unlink()
    pip = [tool("python"), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    # setup.py reads it.
    os.environ["BUILD_COMMIT"] = commit_of_checkout()
    run_or_exit("Building the wheel", [*pip, "--wheel-dir", str(DIST), *arguments, "."])
    (wheel,) = DIST.glob("paroli-*.whl")
    if not has_pages(wheel):
        sys.exit(f"Stopped: {wheel.name} has no pages.")
    if not is_committed():
        say("Note: the checkout has changes that are not committed. Do not release this wheel.")
    say(f"{wheel.relative_to(ROOT)} has the service and the pages.")
    return 0


def has_pages(wheel: Path) -> bool:
    """Return whether the web app is in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return PAGES in archive.namelist()


def commit_of_checkout(checkout: Path = ROOT) -> str:
    """Return the checkout's commit for a version, with a mark if files differ; "" without git."""
    commit = _git(checkout, "rev-parse", f"--short={COMMIT_DIGITS}", "HEAD")
    if commit is None:
        return ""
    return commit.strip() + ("" if is_committed(checkout) else ".changed")


def is_committed(checkout: Path = ROOT) -> bool:
    """Return whether every file of the checkout is as git has it."""
    return _git(checkout, "status", "--porcelain") == ""


def _git(checkout: Path, *arguments: str) -> str | None:
    """Return what git prints, or None if it fails or is not installed."""
    command = ["git", *arguments]
    try:
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None
