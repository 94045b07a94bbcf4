"""`dev.py image` says whether the image was built, and with what."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT

NO_TOOL = "Not built: none of docker, podman, buildah works on this machine. Install one of them.\n"
FAILS = '#!/bin/sh\necho "$@" >> "{log}"\n[ "$1" = info ]\n'


def try_image(programs: Path, *words: str) -> tuple[int, str]:
    """Return the exit status and the output, if only ``programs`` are installed."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "image", *words],
        env={**os.environ, "PATH": str(programs)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_without_a_builder_nothing_is_built(tmp_path: Path) -> None:
    assert try_image(tmp_path) == (2, NO_TOOL)


def test_a_builder_that_does_not_answer_is_not_used(tmp_path: Path) -> None:
    docker = tmp_path / "docker"
    docker.write_text("#!/bin/sh\nexit 1\n")
    docker.chmod(0o755)
    assert try_image(tmp_path) == (2, NO_TOOL)


@pytest.mark.parametrize(("builder", "form"), [("docker", ""), ("buildah", "--format docker ")])
def test_a_build_that_fails_is_reported(tmp_path: Path, builder: str, form: str) -> None:
    log = tmp_path / "log"
    program = tmp_path / builder
    program.write_text(FAILS.format(log=log))
    program.chmod(0o755)
    status, output = try_image(tmp_path, "--base", "mine", "--pull=never")
    assert status == 1
    assert output.endswith(f"FAILED: {builder} did not build the image. See its output above.\n")
    tag = "--tag localhost/paroli:trial"
    build = f"build {form}{tag} --build-arg PYTHON_IMAGE=mine --pull=never ."
    assert log.read_text().splitlines() == ["info", build]
