"""A real service on a free port of this machine, for pages and examples that talk to one."""

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

KEY = "a-key-for-tests"
PATIENCE = 60.0


def await_answer(address: str, process: subprocess.Popen[bytes]) -> None:
    """Return when the service answers; fail when it ends before that, or takes too long."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError), urlopen(address, timeout=PATIENCE):  # noqa: S310 - our own
            return
        with suppress(subprocess.TimeoutExpired):
            pytest.fail(f"the service ended with {process.wait(timeout=0.1)}")
    pytest.fail("the service does not answer")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Serve a house; return the environment in which its pages and examples run."""
    folder: Path = tmp_path_factory.mktemp("house")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PAROLI_DATABASE_URL": f"sqlite:///{folder / 'house.db'}",
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
            await_answer(f"{address}/healthz", process)
            yield environment
        finally:
            process.terminate()
