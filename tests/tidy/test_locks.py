"""The locks hold what pyproject.toml asks for, each with a hash, and agree with one another."""

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.tidy.tree import ROOT

PINNED = re.compile(r"^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;\\]+)([^\n]*\n\s+--hash=)?", re.MULTILINE)
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
RUNTIME: list[str] = [
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["production"],
    *GROUPS["build"],
]
BUILDING = [*RUNTIME, *GROUPS["web"]]
WANTED = {
    "requirements-pip.lock": GROUPS["pip"],
    "requirements.lock": RUNTIME,
    "requirements-web.lock": BUILDING,
    "requirements-dev.lock": [*BUILDING, *GROUPS["dev"]],
    "requirements-bench.lock": [*BUILDING, *GROUPS["dev"], *GROUPS["bench"]],
}


def pins(lock: str) -> dict[str, str]:
    found = PINNED.findall((ROOT / lock).read_text(encoding="utf-8"))
    return {canonicalize_name(name): version for name, version, _hash in found}


@pytest.mark.parametrize("lock", WANTED)
def test_a_lock_holds_what_is_asked_for(lock: str) -> None:
    held = pins(lock)
    wanted = [Requirement(line) for line in WANTED[lock]]
    missing = [
        str(one)
        for one in wanted
        if not one.specifier.contains(held.get(canonicalize_name(one.name), "0"))
    ]
    assert missing == [], "run `python3 dev.py lock`"


@pytest.mark.parametrize("lock", WANTED)
def test_every_pin_has_a_hash(lock: str) -> None:
    found = PINNED.findall((ROOT / lock).read_text(encoding="utf-8"))
    assert found
    assert [name for name, _version, hashed in found if not hashed] == []


def test_the_locks_agree() -> None:
    everything = pins("requirements-bench.lock")
    for lock in ("requirements.lock", "requirements-web.lock", "requirements-dev.lock"):
        assert pins(lock).items() <= everything.items(), lock
