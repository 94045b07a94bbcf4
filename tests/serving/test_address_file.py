"""A running service records its address, and `keys pair` and `health` use it."""

import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from os import utime
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.cli.main import main
from service.serving import address_file
from service.serving.address_file import STALE_SECONDS, AddressFile, running_services
from service.settings import Settings, read_settings
from service.store.opening.engines import sqlite_path
from tests.servers.forked_process import start
from tests.serving import conftest
from tests.serving.service_process import SERVE, SERVE_TLS, ServiceProcess
from tests.serving.settings_in_folder import settings_in
from tests.waiting import until

POSTGRESQL = "postgresql://{user}@127.0.0.1:5432/books"
OTHER_SERVICE = """
import sys
from pathlib import Path
from service.serving.address_file import AddressFile
from tests.serving.settings_in_folder import settings_in

folder, url, port = sys.argv[1:]
file = AddressFile(settings_in(Path(folder), database_url=url))
file.write(int(port))
print("written", flush=True)
sys.stdin.read()
"""


def run_command(environment: conftest.Settings, *words: str) -> tuple[str, str]:
    """Return the output of a command, and its notes."""
    done = CliRunner(env=environment).invoke(main, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout, done.stderr


def health_when_ready(environment: conftest.Settings) -> str:
    """Return what `health` prints as soon as the service answers: its file may be there before."""
    command = CliRunner(env=environment)
    until(lambda: command.invoke(main, ["health"]).exit_code == 0, "it does not answer")
    return run_command(environment, "health")[0]


def ports_of(settings: Settings) -> list[int]:
    return [service.port for service in running_services(settings)]


@pytest.mark.parametrize(("words", "scheme"), [(SERVE, "http"), (SERVE_TLS, "https")])
def test_commands_find_a_service_at_a_chosen_port(
    single_process: conftest.Settings, tmp_path: Path, words: tuple[str, ...], scheme: str
) -> None:
    file = Path(single_process["HOME"]) / "paroli.db-address"
    pair = ("keys", "pair", "--role", "house")
    service = ServiceProcess((*words, "--port", "0"), single_process, tmp_path)
    try:
        until(lambda: "serving" in service.log(), "it does not start")
        until(file.exists, "it writes no address file")
        found = re.fullmatch(
            rf"The service at ({scheme}://127\.0\.0\.1:\d+) answers\.\n",
            health_when_ready(single_process),
        )
        assert found
        assert found[1].rpartition(":")[2] != str(service.port), "the port is not the configured"
        output, notes = run_command(single_process, *pair, "First")
        assert output.startswith(f"{found[1]}/#pair=paroli_")
        assert notes == ""
        chosen, _ = run_command(single_process, *pair, "Second", "--address", "https://a.lan")
        assert chosen.startswith("https://a.lan/#pair=")
        assert service.stop() == 0
    finally:
        service.process.kill()
        service.process.wait()
    assert not file.exists()


def test_the_file_of_a_killed_service_is_ignored(
    single_process: conftest.Settings, tmp_path: Path
) -> None:
    file = Path(single_process["HOME"]) / "paroli.db-address"
    service = ServiceProcess((*SERVE, "--port", "0"), single_process, tmp_path)
    try:
        until(lambda: file.exists() and bool(file.read_text()), "it writes no address file")
    finally:
        service.stop(signal.SIGKILL)
    assert file.exists()
    settings = {**single_process, "PAROLI_PORT": "8123"}
    output, notes = run_command(settings, "keys", "pair", "First", "--role", "house")
    assert output.startswith("http://127.0.0.1:8123/#pair=")
    public = {**settings, "PAROLI_ADDRESS": "https://paroli.example"}
    named = run_command(public, "keys", "pair", "Second", "--role", "house")
    assert named[0].startswith("https://paroli.example/#pair=")
    assert named[1] == ""
    assert notes == (
        "No service runs on this database here, so the link has http://127.0.0.1:8123."
        " Choose another address with --address.\n"
    )


def test_several_processes_record_the_address_of_their_parent(
    production: conftest.Settings, tmp_path: Path
) -> None:
    environment = {**production, "XDG_DATA_HOME": str(tmp_path)}
    service = ServiceProcess((*SERVE, "--processes", "2", "--port", "0"), environment, tmp_path)
    settings = settings_in(tmp_path / "paroli", database_url=production["PAROLI_DATABASE_URL"])
    try:
        until(lambda: len(ports_of(settings)) == 1, "it writes no address file")
        (address,) = ports_of(settings)
        health = health_when_ready(environment)
        assert health == f"The service at http://127.0.0.1:{address} answers.\n"
        assert service.stop() == 0
    finally:
        service.process.kill()
        service.process.wait()
    assert list((tmp_path / "paroli" / "services").iterdir()) == []


@contextmanager
def other_service(folder: Path, url: str, port: int) -> Iterator[None]:
    """Run another process with an address file."""
    with start(OTHER_SERVICE, str(folder), url, str(port)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "written\n"
        yield


def test_each_service_on_a_server_has_a_file(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database_url=POSTGRESQL.format(user="app:secret"), port="8002")
    with ExitStack() as services:
        for number, user in enumerate(("app", "owner", "app:another")):
            url = POSTGRESQL.format(user=user)
            services.enter_context(other_service(tmp_path, url, 8001 + number))
        services.enter_context(other_service(tmp_path, f"{settings.database_url}2", 8009))
        assert ports_of(settings)[0] == 8002, "the one at the configured port is the first"
        assert sorted(ports_of(settings)) == [8001, 8002, 8003]
        assert "secret" not in "".join(str(path) for path in tmp_path.rglob("*"))
    assert ports_of(settings) == []


def test_files_of_killed_services_are_removed_later(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database_url=POSTGRESQL.format(user="app"))
    with other_service(tmp_path, settings.database_url, 8001):
        pass
    (left,) = (tmp_path / "services").iterdir()
    mine = AddressFile(settings)
    mine.write(8002)
    assert left.exists(), "it may be new, and not locked yet"
    mine.remove()
    modified = left.stat().st_mtime - STALE_SECONDS - 1
    utime(left, (modified, modified))
    mine.write(8002)
    assert ports_of(settings) == [8002]
    assert not left.exists()
    mine.remove()
    assert list((tmp_path / "services").iterdir()) == []


def test_host_and_scheme_are_those_of_the_service(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'books.db'}"
    served = replace(read_settings({"PAROLI_DATABASE_URL": url, "PAROLI_TLS": "1"}), host="::")
    file = AddressFile(served)
    file.write(8443)
    assert running_services(read_settings({"PAROLI_DATABASE_URL": url})) == [
        replace(served, tls=True, port=8443)
    ]
    for damaged in ("", "[]", "{}", '{"host": "a", "port": "b", "tls": 0}'):
        (tmp_path / "books.db-address").write_text(damaged)
        assert running_services(served) == []
    file.remove()


def test_a_service_runs_without_its_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger=address_file.__name__)
    (tmp_path / "services").touch()
    settings = settings_in(tmp_path, database_url=POSTGRESQL.format(user="app"))
    file = AddressFile(settings)
    file.write(8001)
    file.remove()
    assert "cannot be written" in caplog.text
    assert running_services(settings) == []


@pytest.mark.parametrize(
    "url", ["sqlite:////a/b c.db", "sqlite:///books.db", "sqlite+pysqlite:////a/b%20c.db?timeout=3"]
)
def test_the_file_is_beside_the_database(url: str) -> None:
    database = sqlite_path(url).resolve()
    expected = database.with_name(f"{database.name}-address")
    assert address_file._beside(read_settings({"PAROLI_DATABASE_URL": url})) == expected
