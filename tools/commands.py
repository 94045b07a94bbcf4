"""Runs the commands of dev.py with the programs in .venv. Needs the standard library only."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def environment() -> dict[str, str]:
    """Return the environment without variables that point Python or pip elsewhere.

    PYTHONDONTWRITEBYTECODE is removed too: without bytecode every start takes three times as long.
    """
    removed = {"VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX"}
    removed.add("PYTHONDONTWRITEBYTECODE")
    remaining = {name: value for name, value in os.environ.items() if name not in removed}
    pip_settings = {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    return {
        **remaining,
        **pip_settings,
        "PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", "")]),
    }


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def tool(name: str) -> str:
    """Return the path of a program in .venv."""
    return str(BIN / f"{name}.exe") if os.name == "nt" else str(BIN / name)


def run_command(
    title: str, command: Sequence[str], folder: Path = ROOT, *, niceness: int = 0
) -> bool:
    """Run ``command``; print one line, and its output only when it fails.

    With more ``niceness`` it leaves the processor to commands that have less, except on Windows.
    """
    started = time.monotonic()
    if niceness and os.name != "nt":
        command = ["nice", "-n", str(niceness), *command]
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    took = f"{time.monotonic() - started:.1f} s"
    if done.returncode == 0:
        say(f"  {title}: done in {took}")
        return True
    output = (done.stdout + done.stderr).rstrip()
    say(f"  {title}: FAILED after {took}, exit code {done.returncode}\n{output}")
    return False


def run_or_exit(title: str, command: Sequence[str]) -> None:
    """Run ``command``; if it fails, end dev.py."""
    if not run_command(title, command):
        sys.exit(f"Stopped: {title.lower()} failed. See the output above.")


def foreground(command: Sequence[str], **variables: str) -> int:
    """Run ``command`` with more environment variables.

    Ctrl-C reaches it too, so wait until it has cleaned up.
    """
    with subprocess.Popen(command, cwd=ROOT, env=environment() | variables) as process:
        while process.poll() is None:
            with suppress(KeyboardInterrupt):
                process.wait()
    return process.returncode
