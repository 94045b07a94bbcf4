"""A first start names the database that it makes, and makes none if it cannot serve."""

import socket
from pathlib import Path

import pytest

from tests.command import PAROLI_CODE
from tests.servers.forked_process import run
from tests.serving.service_process import SERVE, run_service


@pytest.mark.parametrize("is_empty", [False, True])
def test_a_new_database_is_named_at_its_first_start(tmp_path: Path, *, is_empty: bool) -> None:
    file = tmp_path / "paroli.db"
    if is_empty:
        file.touch()
    note = f"New database: {file}"
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{file}"}
    with run_service(SERVE, settings, tmp_path) as first:
        (line,) = first.log_lines(message=note)
        assert line["level"] == "WARNING"
    with run_service(SERVE, settings, tmp_path) as second:
        assert second.log_lines(message=note) == []


def test_no_database_is_made_if_the_port_is_in_use(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{file}", "PATH": ""}
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = run(PAROLI_CODE, "serve", "--port", port, env=settings)
    assert (done.returncode, file.exists()) == (1, False)
    assert f"Cannot serve on 127.0.0.1:{port}: Address already in use." in done.stderr


def test_a_misspelt_setting_is_named_at_the_start(tmp_path: Path) -> None:
    settings = {
        "PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'paroli.db'}",
        "PAROLI_TREADS": "8",
    }
    note = "PAROLI_TREADS is set, but Paroli has no such setting. Did you mean PAROLI_THREADS?"
    with run_service(SERVE, settings, tmp_path) as service:
        assert len(service.log_lines(message=note)) == 1
