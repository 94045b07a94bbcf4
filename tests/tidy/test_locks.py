"""The lock files match pyproject.toml and each other, and every pin has a hash."""

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
BUILD = [*RUNTIME, *GROUPS["web"]]
TEST = [*BUILD, *PROJECT["project"]["optional-dependencies"]["simulation"], *GROUPS["dev"]]
REQUIRED = {
    "requirements-uv.lock": GROUPS["uv"],
    "requirements-pip.lock": GROUPS["pip"],
    "requirements.lock": RUNTIME,
    "requirements-web.lock": BUILD,
    "requirements-dev.lock": TEST,
    "requirements-bench.lock": [*TEST, *GROUPS["bench"]],
}


def pins(lock: str) -> dict[str, str]:
    found = PINNED.findall((ROOT / lock).read_text(encoding="utf-8"))
    return {canonicalize_name(name): version for name, version, _hash in found}


@pytest.mark.parametrize("lock", REQUIRED)
def test_a_lock_has_every_requirement(lock: str) -> None:
    versions = pins(lock)
    required = [Requirement(line) for line in REQUIRED[lock]]
    missing = [
        str(requirement)
        for requirement in required
        if not requirement.specifier.contains(
            versions.get(canonicalize_name(requirement.name), "0")
        )
    ]
    assert missing == [], "run `python3 dev.py lock`"


@pytest.mark.parametrize("lock", REQUIRED)
def test_every_pin_has_a_hash(lock: str) -> None:
    found = PINNED.findall((ROOT / lock).read_text(encoding="utf-8"))
    assert found
    assert [name for name, _version, hashed in found if not hashed] == []


def test_the_lock_files_agree() -> None:
    all_pins = pins("requirements-bench.lock")
    for lock in ("requirements.lock", "requirements-web.lock", "requirements-dev.lock"):
        assert pins(lock).items() <= all_pins.items(), lock
