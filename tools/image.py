"""Builds the container image and tries it: its version, its user, and a service that is ready.

docker and podman run the image as a container. buildah runs commands in it, in the network of this
machine.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tools.commands import ROOT, say

TAG = "localhost/paroli:trial"
USER = "10001"
PORT = "8000"
START_SECONDS = 60
STOP_SECONDS = 20
POLL_SECONDS = 0.2
NO_TOOL = 2
"""The exit status if nothing on this machine can build an image."""

LOOPBACK = "127.0.0.1"
ENGINES = ("docker", "podman")
BUILDERS = (*ENGINES, "buildah")


class TrialFailed(Exception):  # noqa: N818 - reads better at the raise without "Error"
    """The image cannot be built, or does not do what it should. The message says what."""


def build_and_try_image(arguments: list[str]) -> int:
    """Build the image and try it; return the exit status. Unknown arguments go to the build."""
    chosen, rest = _parser().parse_known_args(arguments)
    builder = chosen.builder or next(filter(is_usable, BUILDERS), None)
    if builder is None:
        say(f"Not built: none of {', '.join(BUILDERS)} works on this machine. Install one of them.")
        return NO_TOOL
    try:
        _build(builder, chosen.base, rest)
        (_try_container if builder in ENGINES else _try_with_buildah)(builder)
    except (TrialFailed, OSError, subprocess.TimeoutExpired) as error:
        say(f"FAILED: {error}")
        return 1
    say(f"The image {TAG} works.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py image",
        description="Build the container image and try it. Further arguments go to the build.",
        epilog=f"Exit status: 0 if it works, 1 if not, {NO_TOOL} if no builder works here.",
        allow_abbrev=False,
    )
    parser.add_argument("--base", metavar="IMAGE", help="the base image [that of the Dockerfile]")
    parser.add_argument(
        "--builder", choices=BUILDERS, help="what builds it [the first of these that works]"
    )
    return parser


def is_usable(builder: str) -> bool:
    """Return whether a builder is installed and, for docker, reaches its daemon."""
    if shutil.which(builder) is None:
        return False
    return subprocess.run([builder, "info"], capture_output=True, check=False).returncode == 0


def _build(builder: str, base: str | None, more: Sequence[str]) -> None:
    """Build the image. Raises: ``TrialFailed``."""
    say(f"Building {TAG} with {builder}:")
    # Only images in Docker's format have the health check.
    form = [] if builder == "docker" else ["--format", "docker"]
    argument = ["--build-arg", f"PYTHON_IMAGE={base}"] if base else []
    command = [builder, "build", *form, "--tag", TAG, *argument, *more, "."]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise TrialFailed(f"{builder} did not build the image. See its output above.")


def _try_container(engine: str) -> None:
    """Try the image as a container. Raises: ``TrialFailed``."""
    _check_version(_output([engine, "run", "--rm", TAG, "--version"]))
    publish = f"{LOOPBACK}::{PORT}"
    container = _output([engine, "run", "--detach", "--publish", publish, TAG])
    try:
        port = _output([engine, "port", container, PORT]).splitlines()[0].rpartition(":")[2]
        _check_service([engine, "exec", container], int(port))
        stopped = _output([engine, "wait", _output([engine, "stop", container])])
        if stopped != "0":
            raise TrialFailed(f"The service ended with the status {stopped}.")
    finally:
        _output([engine, "rm", "--force", "--volumes", container])


def _try_with_buildah(buildah: str) -> None:
    """Try the image without a container engine. Raises: ``TrialFailed``."""
    container = _output([buildah, "from", TAG])
    run = [buildah, "run", container, "--"]
    try:
        _check_version(_output([*run, "paroli", "--version"]))
        port = _free_port()
        with _running([*run, "paroli", "serve", "--host", LOOPBACK, "--port", str(port)]):
            _check_service(run, port)
    finally:
        _output([buildah, "rm", container])


def _check_version(shown: str) -> None:
    if not shown.startswith("paroli "):
        raise TrialFailed(f"paroli --version shows {shown!r}.")
    say(f"  {shown}")


def _check_service(run: Sequence[str], port: int) -> None:
    """Wait until the service is ready, and run commands beside it. Raises: ``TrialFailed``."""
    say(f"  /readyz: {_wait_until_ready(port)}")
    user = _output([*run, "id", "-u"])
    if user != USER:
        raise TrialFailed(f"It runs as the user {user}, not {USER}.")
    say(f"  user: {user}")
    say(f"  paroli health: {_output([*run, 'paroli', 'health'])}")


def _wait_until_ready(port: int) -> str:
    """Return the status in the answer of ``/readyz``, when it is 200. Raises: ``TrialFailed``."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/readyz", timeout=5) as answer:
                status: str = json.load(answer)["status"]
                return status
        except (OSError, urllib.error.HTTPError) as error:
            if time.monotonic() > deadline:
                raise TrialFailed(f"/readyz is not 200 after {START_SECONDS} s: {error}") from error
        time.sleep(POLL_SECONDS)


@contextmanager
def _running(command: Sequence[str]) -> Iterator[None]:
    """Run a command during the block. Raises: ``TrialFailed`` with its output if the block does."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        try:
            yield
        except TrialFailed as error:
            log.seek(0)
            raise TrialFailed(f"{error}\n{log.read().decode(errors='replace')}") from error
        finally:
            # buildah does not pass signals on, so its whole group gets them.
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(STOP_SECONDS)


def _output(command: Sequence[str]) -> str:
    """Return what a command prints. Raises: ``TrialFailed`` with its errors if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TrialFailed(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()


def _free_port() -> int:
    with socket.create_server((LOOPBACK, 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
