"""`--version` and the help of every command import nothing large; every command finds its code."""

import gc
import inspect
import os
import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name

import click
import pytest
from click.testing import CliRunner

from service.cli.commands.implementation import import_function
from service.cli.main import main
from service.reports.format_names import FORMAT_NAMES
from service.reports.formats import FORMATS

LARGE = (
    *("alembic", "cryptography", "flask", "jinja2", "marshmallow", "psycopg", "redis", "rq"),
    *("sqlalchemy", "typst", "waitress", "werkzeug", "xlsxwriter", "yaml"),
    *("service.api", "service.app", "service.store", "workers"),
)
SHOW_ALL = """
import contextlib, io, sys
from service.cli.main import main

for words in sys.stdin.read().splitlines():
    with contextlib.redirect_stdout(io.StringIO()) as shown, contextlib.suppress(SystemExit):
        main(words.split())
    assert shown.getvalue(), words
print(*sys.modules)
"""

SERVERS = ("psycopg", "redis", "rq", "gunicorn")
SERVE = """
import os, sys
from service.serving.http_service import open_http_service
from service.settings import read_settings

open_http_service(read_settings(dict(os.environ))).close()
print(*sys.modules)
"""


def commands_in(group: click.Group, *before: str) -> list[tuple[str, ...]]:
    """Return the words that start each command and each group."""
    found: list[tuple[str, ...]] = [before]
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            found += commands_in(command, *before, name)
        else:
            found.append((*before, name))
    return found


COMMANDS = commands_in(main)


def command_of(words: tuple[str, ...]) -> click.Command:
    command: click.Command = main
    for word in words:
        assert isinstance(command, click.Group)
        command = command.commands[word]
    return command


def test_the_version_and_every_help_import_nothing_large() -> None:
    lines = ["--version", *(" ".join([*words, "--help"]) for words in COMMANDS)]
    done = subprocess.run(
        [sys.executable, "-c", SHOW_ALL],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    imported = set(done.stdout.split())
    assert "service.cli.main" in imported
    assert imported & {*LARGE} == set()


def test_a_service_alone_imports_no_client_of_another_server(tmp_path: Path) -> None:
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'house.db'}"}
    done = subprocess.run(
        [sys.executable, "-c", SERVE],
        env={"PATH": os.environ["PATH"], **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    imported = set(done.stdout.split())
    assert {"waitress", "workers.embedded"} <= imported
    assert imported & {*SERVERS} == set()


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_code_of_a_command_takes_its_parameters(words: tuple[str, ...]) -> None:
    command = command_of(words)
    name = getattr(command.callback, "implementation", None)
    if name is None:
        assert isinstance(command, click.Group), "only a group of commands has no code"
        return
    parameters = {str(parameter.name): None for parameter in command.params}
    inspect.signature(resolve_name(name)).bind(**parameters)


def test_a_command_runs_with_the_garbage_collector() -> None:
    for words, exit_code in ((["entries"], 0), (["play", "missing"], 2)):
        assert CliRunner().invoke(main, words).exit_code == exit_code
        assert gc.isenabled()
    with pytest.raises(ModuleNotFoundError):
        import_function("service.cli.no_module:run")
    assert gc.isenabled()


def test_no_garbage_is_looked_for_during_an_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "made_command.py").write_text("import gc\ndef run(was=gc.isenabled()): return was")
    monkeypatch.syspath_prepend(tmp_path)
    assert import_function("made_command:run")() is False
    assert gc.isenabled()


def test_the_formats_of_a_report_are_those_of_its_command() -> None:
    assert tuple(FORMATS) == FORMAT_NAMES
