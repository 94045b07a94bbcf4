"""Installs locked packages into .venv: with uv, or with pip where uv cannot."""

from __future__ import annotations

import hashlib
import json
import subprocess
from functools import cache

from tools.commands import ROOT, VENV, environment, run_command, run_or_exit, tool
from tools.locks import UV_LOCK

STAMP = VENV / "installed.json"
HASHED = ("--require-hashes", "-r")
OWN_INDEX = (".index-url=", ".no-index=")
"""Settings of pip, as `pip config list` shows them, that name another index than PyPI."""


def digest(name: str) -> str:
    path = ROOT / name
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "missing"


def installed() -> dict[str, str]:
    """Return the digests of the installed locks that still match this checkout."""
    if not STAMP.exists():
        return {}
    stamps: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    return {name: stamp for name, stamp in stamps.items() if digest(name) == stamp}


def mark_installed(name: str) -> None:
    STAMP.write_text(json.dumps({**installed(), name: digest(name)}), encoding="utf-8")


def install_lock(lock: str) -> None:
    """Install a lock file, unless it is installed already."""
    if lock not in installed():
        install(f"Installing {lock} (takes a while the first time)", *HASHED, lock)
        mark_installed(lock)


def install_checkout() -> None:
    """Install Paroli itself, unless it is installed already."""
    name = "pyproject.toml"
    if name not in installed():
        install("Installing Paroli itself", "--no-build-isolation", "-e", ".")
        mark_installed(name)


def install(title: str, *arguments: str) -> None:
    """Install with these arguments of pip. If uv fails, its output is shown, and pip installs."""
    if not pip_has_own_index() and install_uv():
        options = ["--quiet", "--no-deps", "--python", tool("python")]
        if run_command(title, [tool("uv"), "pip", "install", *options, *arguments]):
            return
        title = f"{title}, now with pip"
    run_or_exit(title, pip_install(*arguments))


def pip_install(*arguments: str) -> list[str]:
    """Return the command. It compiles nothing: that would compile files which are never used."""
    options = ["--quiet", "--no-deps", "--no-compile"]
    return [tool("python"), "-m", "pip", "install", *options, *arguments]


@cache
def pip_has_own_index() -> bool:
    """Return whether pip is set up to install from another index than PyPI: uv would not know."""
    command = [tool("python"), "-m", "pip", "config", "list"]
    listed = subprocess.run(
        command, env=environment(), capture_output=True, text=True, check=False
    ).stdout
    return any(setting in listed for setting in OWN_INDEX)


@cache
def install_uv() -> bool:
    """Install uv unless it is installed already; return whether it is installed then."""
    if UV_LOCK in installed():
        return True
    is_installed = run_command("Installing uv", pip_install(*HASHED, UV_LOCK))
    if is_installed:
        mark_installed(UV_LOCK)
    return is_installed
