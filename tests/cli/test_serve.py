"""What `paroli serve` says when it cannot be had."""

import sys

import pytest
from click.testing import CliRunner
from gunicorn.errors import AppImportError

from service.cli import main
from service.serving.production import app

MANY = {
    "PAROLI_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/books",
    "PAROLI_REDIS_URL": "redis://127.0.0.1:1/0",
    "PAROLI_HOUSE_KEY": "a-key",
}


def told(environment: dict[str, str | None], *words: str) -> str:
    """Return what a refused start says, in one line."""
    done = CliRunner().invoke(main, ["serve", *words], env={"PAROLI_PROCESSES": "", **environment})
    assert done.exit_code == 1, done.output
    (line,) = done.output.splitlines()
    return line


@pytest.mark.parametrize("missing", ["PAROLI_DATABASE_URL", "PAROLI_REDIS_URL"])
def test_many_processes_need_both_servers(missing: str) -> None:
    line = told({**MANY, missing: None}, "--processes", "2")
    assert line.startswith("Error: More than one process needs PostgreSQL and Redis")


def test_many_processes_need_gunicorn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gunicorn", None)
    assert "needs gunicorn" in told({**MANY, "PAROLI_PROCESSES": "2"})


def test_gunicorn_started_by_hand_needs_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in MANY:
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(AppImportError, match="More than one process needs PostgreSQL and Redis"):
        app()


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("PAROLI_PROCESSES", "0"),
        ("PAROLI_PROCESSES", "two"),
        ("PAROLI_THREADS", "0"),
        ("PAROLI_THREADS", "-1"),
        ("PAROLI_THREADS", "513"),
        ("PAROLI_WRITE_RATE", "-1"),
        ("PAROLI_WRITE_RATE", "100001"),
        ("PAROLI_PROXIES", "10"),
        ("PAROLI_PROXIES", "all"),
        ("PAROLI_LOG", "xml"),
        ("PAROLI_LOG_LEVEL", "loud"),
    ],
)
def test_a_setting_that_is_none_is_named(name: str, word: str) -> None:
    assert told({name: word}).startswith(f"Error: {name} must be ")
