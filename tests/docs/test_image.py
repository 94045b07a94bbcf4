"""The Dockerfile and compose.yaml pass their linters and use existing commands."""

import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from service.cli.main import main
from tests.docs.pages import ROOT

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
PAROLI_SERVICES = {n: s for n, s in COMPOSE["services"].items() if s["image"].startswith("paroli")}
SETTINGS = (ROOT / "docs/reference/settings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "command",
    ["hadolint Dockerfile", "check-jsonschema --builtin-schema vendor.compose-spec compose.yaml"],
)
def test_the_linters_find_nothing(command: str) -> None:
    name, *words = shlex.split(command)
    tool = Path(sys.executable).with_name(name)
    done = subprocess.run([tool, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_composition_has_all_services() -> None:
    assert PAROLI_SERVICES.keys() == {"migrate", "api-1", "api-2", "worker-1", "worker-2"}
    assert {"postgres", "redis"} <= COMPOSE["services"].keys()


@pytest.mark.parametrize("name", PAROLI_SERVICES)
def test_a_service_runs_an_existing_command(name: str) -> None:
    verb, *words = PAROLI_SERVICES[name]["command"]
    command = main.commands[verb]
    context = click.Context(command, info_name=verb)
    with context:
        command.parse_args(context, words)


def test_the_image_starts_the_server() -> None:
    (command,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert yaml.safe_load(command) == ["serve"]
    assert 'ENTRYPOINT ["paroli"]' in DOCKERFILE


def test_every_setting_is_documented() -> None:
    names = {name for service in PAROLI_SERVICES.values() for name in service["environment"]}
    names |= set(re.findall(r"\bPAROLI_[A-Z_]+(?==)", DOCKERFILE))
    assert {name for name in names if f"`{name}`" not in SETTINGS} == set()


def test_only_migrate_uses_the_owner_of_the_tables() -> None:
    urls = {n: s["environment"]["PAROLI_DATABASE_URL"] for n, s in PAROLI_SERVICES.items()}
    assert "//paroli_owner:" in urls.pop("migrate")
    assert all("//paroli_app:" in url for url in urls.values())


def test_the_builder_receives_only_copied_files() -> None:
    copied = {
        word
        for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
        for word in line.split()
    }
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    included = {line[1:] for line in lines if line.startswith("!")}
    assert lines[0] == "*"
    assert copied == included
    assert all((ROOT / name).exists() for name in copied)
    assert any(fnmatch("service/api/__pycache__", line) for line in lines)


def test_the_image_does_not_run_as_root() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9][0-9]+$", last, re.MULTILINE)
    assert Path("/var/lib/paroli").as_posix() in last
