"""A real service on a free port, for the pages and examples that call one."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.command import PAROLI
from tests.docs.pages import ROOT
from tests.ports import free_port

KEY = "a-key-for-tests-that-nobody-guesses"
TIMEOUT_SECONDS = 60.0


def wait_until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    """Return when the service responds. Fail if it exits or does not respond in time."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < deadline:
        with suppress(OSError), urlopen(address, timeout=TIMEOUT_SECONDS):  # noqa: S310 - our own
            return
        with suppress(subprocess.TimeoutExpired):
            pytest.fail(f"the service exited with status {process.wait(timeout=0.1)}")
    pytest.fail("the service does not respond")


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Start a service. Return the environment for commands that call it."""
    folder: Path = tmp_path_factory.mktemp("service")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}",
        "PAROLI_HOST": "127.0.0.1",
        "PAROLI_PORT": str(port),
        "PAROLI_HOUSE_KEY": KEY,
        "BASE": address,
        "KEY": KEY,
    }
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            [*PAROLI, "serve"],
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        ) as process,
    ):
        try:
            wait_until_ready(f"{address}/healthz", process)
            yield environment
        finally:
            process.terminate()
