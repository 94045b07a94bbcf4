"""Builds the wheel of a release, with the pages of the web app."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.commands import ROOT, run_or_exit, say, tool

DIST = ROOT / "dist"
PAGES = "service/pages/built/index.html"


def build_wheel(arguments: list[str]) -> int:
    """Build a wheel of this checkout in ``dist``; ``arguments`` go to pip. The pages are built."""
    # setuptools would also pack what it finds here from earlier builds.
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    for earlier in DIST.glob("paroli-*.whl"):
        earlier.unlink()
    pip = [tool("python"), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
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


def is_committed() -> bool:
    """Return whether every file of the checkout is as git has it."""
    command = ["git", "status", "--porcelain"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode == 0 and not done.stdout
