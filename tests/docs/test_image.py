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
from service.settings import read_settings
from tests.docs.pages import ROOT, page

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
LAST_STAGE = DOCKERFILE.rpartition("\nFROM ")[2]
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


def test_redis_needs_a_password() -> None:
    redis = COMPOSE["services"]["redis"]
    password = redis["command"][redis["command"].index("--requirepass") + 1]
    assert password.startswith("${PAROLI_REDIS_PASSWORD:?")
    assert redis["environment"]["REDISCLI_AUTH"] == password
    urls = [one["environment"].get("PAROLI_REDIS_URL") for one in PAROLI_SERVICES.values()]
    assert {*urls} == {None, f"redis://:{password}@redis:6379/0"}


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
    names |= set(re.findall(r"\bPAROLI_[A-Z_]+(?==)", LAST_STAGE))
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
    assert re.search(r"^USER [1-9][0-9]+$", LAST_STAGE, re.MULTILINE)


def test_the_data_folder_of_the_image_is_a_volume(monkeypatch: pytest.MonkeyPatch) -> None:
    (home,) = re.findall(r"\bXDG_DATA_HOME=(\S+)", LAST_STAGE)
    monkeypatch.setenv("XDG_DATA_HOME", home)
    folder = read_settings({}).folder.as_posix()
    assert f'VOLUME ["{folder}"]' in LAST_STAGE
    assert f"--home-dir {folder} " in LAST_STAGE


def test_the_health_check_is_a_command_that_follows_the_run_file() -> None:
    (words,) = re.findall(r"^ +CMD (\[.*\])$", LAST_STAGE, re.MULTILINE)
    assert yaml.safe_load(words) == ["paroli", "health"]
    assert "health" in main.commands
    assert "PAROLI_RUN_FILE=/tmp/" in LAST_STAGE
    checks = {name: service.get("healthcheck") for name, service in PAROLI_SERVICES.items()}
    assert checks.pop("migrate") == {"disable": True}
    assert set(checks.values()) == {None}, "the image has the health check of services and workers"


def test_every_image_has_a_full_version() -> None:
    others = {s["image"] for s in COMPOSE["services"].values()} - {"paroli:latest"}
    (base,) = re.findall(r"^ARG PYTHON_IMAGE=(\S+)$", DOCKERFILE, re.MULTILINE)
    assert re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE) == ["${PYTHON_IMAGE}"] * 3
    assert f"PYTHON_IMAGE={base}@sha256:" in page("docs/howto/run-for-an-event.md")
    for image in (base, *others):
        assert re.search(r":\d+(\.\d+){1,2}(-\S+)?(@sha256:[0-9a-f]{64})?$", image), image


def test_one_build_makes_the_image_of_all_services() -> None:
    assert [name for name, s in PAROLI_SERVICES.items() if "build" in s] == ["migrate"]
    assert {s["image"] for s in PAROLI_SERVICES.values()} == {"paroli:latest"}
    others = {n: s.get("pull_policy") for n, s in PAROLI_SERVICES.items() if n != "migrate"}
    assert set(others.values()) == {"never"}


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_every_container_is_limited(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) in ([], ["NET_BIND_SERVICE"])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["deploy"]["resources"]["limits"].keys() == {"cpus", "memory", "pids"}
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    # A read-only container needs a place for temporary files, or a volume.
    assert service["tmpfs"]


def test_all_containers_share_the_key_for_seals() -> None:
    services = {n: s for n, s in PAROLI_SERVICES.items() if n != "migrate"}
    (file,) = {s["environment"]["PAROLI_SEAL_KEY_FILE"] for s in services.values()}
    (volume,) = {volume for s in services.values() for volume in s["volumes"]}
    name, _, folder = volume.partition(":")
    assert name in COMPOSE["volumes"]
    assert file.rpartition("/")[0] == folder
    # A new volume gets the owner that the folder has in the image.
    assert re.search(
        rf"install --directory --owner=paroli --mode=0700 .*{folder}$", LAST_STAGE, re.MULTILINE
    )


def test_configuration_is_mounted_from_files() -> None:
    # Docker cannot copy a text from compose.yaml into a read-only container.
    files = {name: config["file"] for name, config in COMPOSE["configs"].items()}
    assert all((ROOT / file).is_file() for file in files.values())
    used = {c["source"] for s in COMPOSE["services"].values() for c in s.get("configs", [])}
    assert used == files.keys()
