"""The messages of `paroli serve` with settings that it cannot use."""

import sys

import pytest
from click.testing import CliRunner
from gunicorn.errors import AppImportError

from service.cli.main import main
from service.serving.gunicorn.production import app
from service.settings import read_settings

MANY = {
    "PAROLI_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/books",
    "PAROLI_REDIS_URL": "redis://127.0.0.1:1/0",
    "PAROLI_HOUSE_KEY": "a-key-of-this-house-that-is-long-enough",
}


def refusal(environment: dict[str, str | None], *words: str) -> str:
    """Return the error of a refused start, as one line."""
    done = CliRunner().invoke(main, ["serve", *words], env={"PAROLI_PROCESSES": "", **environment})
    assert done.exit_code == 1, done.output
    (line,) = done.output.splitlines()
    return line


@pytest.mark.parametrize("missing", ["PAROLI_DATABASE_URL", "PAROLI_REDIS_URL"])
def test_several_processes_need_postgresql_and_redis(missing: str) -> None:
    line = refusal({**MANY, missing: None}, "--processes", "2")
    assert line.startswith("Error: More than one process needs PostgreSQL and Redis")


def test_several_processes_need_gunicorn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gunicorn", None)
    assert "needs gunicorn" in refusal({**MANY, "PAROLI_PROCESSES": "2"})


def test_gunicorn_started_by_hand_needs_postgresql_and_redis(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
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
        ("PAROLI_ADDRESS", "cards.example.org"),
        ("PAROLI_ADDRESS", "ftp://cards.example.org"),
        ("PAROLI_ADDRESS", "https://cards.example.org/paroli"),
        ("PAROLI_ADDRESS", "https://somebody@cards.example.org"),
        ("PAROLI_ADDRESS", "https://cards.example.org:99999"),
        ("PAROLI_ADDRESS", "https://"),
        ("PAROLI_LOG", "xml"),
        ("PAROLI_LOG_LEVEL", "loud"),
        ("PAROLI_TLS", "perhaps"),
        ("PAROLI_AUTHORITY_PORT", "65536"),
    ],
)
def test_an_invalid_setting_is_named(name: str, word: str) -> None:
    assert refusal({name: word}).startswith(f"Error: {name} must be ")


@pytest.mark.parametrize(
    "environment",
    [{**MANY, "PAROLI_PROCESSES": "2"}, {"PAROLI_REDIS_URL": MANY["PAROLI_REDIS_URL"]}],
)
def test_https_needs_one_process_without_redis(environment: dict[str, str | None]) -> None:
    assert "let a proxy serve https" in refusal(environment, "--tls")
    assert "let a proxy serve https" in refusal({**environment, "PAROLI_TLS": "1"})


def test_gunicorn_started_by_hand_serves_no_https(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {**MANY, "PAROLI_TLS": "yes"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(AppImportError, match="let a proxy serve https"):
        app()


@pytest.mark.parametrize("name", ["a b", "-table", "table_1", "tísch", "1.2.3.4.5", "a..b", "x/y"])
def test_an_invalid_certificate_name_is_reported(name: str) -> None:
    assert f"holds {name!r}, which is neither a host name" in refusal(
        {}, "--tls", "--tls-name", name
    )


def test_names_and_addresses_are_read_as_certificates_hold_them() -> None:
    settings = read_settings({"PAROLI_TLS_NAMES": "Table.Club.example, 10.0.0.7 FD00::0:1"})
    assert settings.tls_names == ("table.club.example", "10.0.0.7", "fd00::1")
    assert (settings.tls, settings.authority_port) == (False, None)
