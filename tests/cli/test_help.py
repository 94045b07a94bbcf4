"""What commands say about themselves, and how they report what a person can fix."""

import os
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from service import settings
from service.cli.main import main
from tests.command import PAROLI_CODE
from tests.servers.forked_process import run

GROUPS = [(), *((name,) for name, one in main.commands.items() if isinstance(one, click.Group))]


@pytest.mark.parametrize("words", GROUPS, ids=lambda words: " ".join(words) or "paroli")
def test_no_summary_is_cut(words: tuple[str, ...]) -> None:
    shown = CliRunner().invoke(main, [*words, "--help"]).stdout
    commands = shown.partition("Commands:")[2]
    assert commands.strip()
    assert "..." not in commands


def test_the_version_is_printed() -> None:
    assert re.fullmatch(r"\S+ \d+\.\d+\.\d+\n", CliRunner().invoke(main, ["--version"]).stdout)


@pytest.mark.parametrize("day", ["2026-13-01", "6 January"])
def test_a_wrong_day_is_reported_with_the_form_of_a_day(day: str) -> None:
    done = CliRunner().invoke(main, ["report", "--person", "Anne", "--from", day])
    assert done.exit_code == 2
    message = f"'{day}' is no day of the calendar. Write it as 2026-01-06."
    assert done.stderr.splitlines()[-1] == f"Error: Invalid value for '--from': {message}"


def test_an_output_in_a_missing_folder_is_reported() -> None:
    done = CliRunner().invoke(main, ["openapi", "--output", "/nope/x"])
    assert (done.exit_code, done.stderr) == (1, "Error: /nope/x: No such file or directory.\n")


@pytest.mark.slow
@pytest.mark.parametrize("host", ["999.1.1.1", "", "nonsense.invalid"])
def test_an_invalid_host_is_reported(tmp_path: Path, host: str) -> None:
    # In a process of its own, because serving configures the log of its process.
    env = {**os.environ, "PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'paroli.db'}"}
    done = run(PAROLI_CODE, "serve", "--port", "0", "--host", host, env=env)
    assert done.returncode == 1
    assert done.stderr == (
        f"Error: {host!r} is not an address of this machine. Choose another with --host or"
        " PAROLI_HOST.\n"
    )


def test_an_invalid_database_url_names_its_variable() -> None:
    done = CliRunner(env={"PAROLI_DATABASE_URL": "foo"}).invoke(main, ["verify"])
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: PAROLI_DATABASE_URL is not a valid URL.")


def test_a_short_house_key_is_refused() -> None:
    done = CliRunner(env={"PAROLI_HOUSE_KEY": "fifteen-letters"}).invoke(main, ["sessions"])
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: PAROLI_HOUSE_KEY has 15 characters.")
    key = "sixteen-letters!"
    assert settings.read_settings({"PAROLI_HOUSE_KEY": key}).house_key == key
