"""dev.py installs with uv, or with pip where uv does not know the index or cannot install."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import commands, packages
from tools.locks import UV_LOCK

OF_PIP = ("PIP_INDEX_URL", "PIP_NO_INDEX", "PIP_EXTRA_INDEX_URL")
INSTALLED_ALREADY = ("--no-index", "pip")


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """Forget, before and after a test, what was found out about pip and uv."""
    cached = (packages.pip_has_own_index, packages.install_uv)
    for one in cached:
        one.cache_clear()
    yield
    for one in cached:
        one.cache_clear()


@pytest.mark.parametrize(
    ("settings", "has_own"),
    [
        ({}, False),
        ({"PIP_EXTRA_INDEX_URL": "https://index.test/simple"}, False),
        ({"PIP_INDEX_URL": "https://index.test/simple"}, True),
        ({"PIP_NO_INDEX": "1"}, True),
    ],
    ids=["none", "one more", "another", "none but files"],
)
def test_pip_may_be_set_up_for_another_index(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], *, has_own: bool
) -> None:
    for name in OF_PIP:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert packages.pip_has_own_index() == has_own


def test_pip_installs_what_uv_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "BIN", tmp_path)
    monkeypatch.setattr(packages, "STAMP", tmp_path / "installed.json")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    for name in OF_PIP:
        monkeypatch.delenv(name, raising=False)
    packages.mark_installed(UV_LOCK)
    write_program(tmp_path / "python", f'exec "{sys.executable}" "$@"')
    write_program(tmp_path / "uv", "echo the index does not answer; exit 2")
    packages.install("Installing one package", *INSTALLED_ALREADY)
    failed, reason, done = capsys.readouterr().out.splitlines()
    assert failed.startswith("  Installing one package: FAILED after ")
    assert reason == "the index does not answer"
    assert done.startswith("  Installing one package, now with pip: done in ")


def write_program(file: Path, script: str) -> None:
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
