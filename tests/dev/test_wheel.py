"""A wheel of a clean checkout runs with what it requires, and says that it has no pages."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.api.http_client import HttpClient
from tests.dev.installed_wheel import build_wheel, copy_checkout, install_alone
from tests.tidy.tree import ROOT, committed
from tests.waiting import until
from tools.wheel import PAGES, commit_of_checkout, has_pages, is_committed

SHEET = ROOT / "examples" / "twelfth-night.basset.toml"
NO_PAGES = "The pages are missing: the web app is not built. `dev.py wheel` builds it."
ADDRESS = re.compile(r"^The API is described at http://127\.0\.0\.1:(\d+)/docs$", re.MULTILINE)
STOP_SECONDS = 30


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def wheel_and_output(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    return build_wheel(checkout, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def paroli(wheel_and_output: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, installed without extras."""
    wheel, _ = wheel_and_output
    return install_alone(wheel, tmp_path_factory.mktemp("installed")) / "paroli"


def test_a_build_without_pages_has_one_line_about_it(wheel_and_output: tuple[Path, str]) -> None:
    wheel, output = wheel_and_output
    assert len(re.findall(re.escape(NO_PAGES), output)) == 1
    assert not has_pages(wheel)


def test_a_build_with_pages_has_them_and_its_commit(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUILD_COMMIT", "1a2b3c4d5e6f.changed")
    # A checkout of its own: what a build leaves in it would be in the next wheel.
    index = copy_checkout(tmp_path) / PAGES
    index.parent.mkdir()
    index.write_text("the pages")
    wheel, output = build_wheel(tmp_path, tmp_path_factory.mktemp("dist"))
    assert NO_PAGES not in output
    assert has_pages(wheel)
    assert wheel.name.endswith("+g1a2b3c4d5e6f.changed-py3-none-any.whl")


def test_a_wheel_has_the_commit_of_the_checkout(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        settings = ("user.name=A", "user.email=a@localhost", "commit.gpgsign=false")
        options = [word for setting in settings for word in ("-c", setting)]
        command = ["git", *options, *words]
        done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    git("init")
    assert commit_of_checkout(tmp_path) == ""
    (tmp_path / "file").touch()
    git("add", ".")
    git("commit", "-m", "first")
    commit = git("rev-parse", "HEAD")[:12]
    assert commit_of_checkout(tmp_path) == commit
    assert is_committed(tmp_path)
    (tmp_path / "new").touch()
    assert commit_of_checkout(tmp_path) == f"{commit}.changed"
    assert not is_committed(tmp_path)


def test_without_the_program_git_a_wheel_has_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commit_of_checkout() == ""
    assert not is_committed()


def test_the_wheel_has_every_file_of_its_packages(
    wheel_and_output: tuple[Path, str],
) -> None:
    wheel, _ = wheel_and_output
    files = {path.relative_to(ROOT).as_posix() for path in committed("service", "workers")}
    assert len(files) > 300
    with ZipFile(wheel) as packed:
        assert files - set(packed.namelist()) == set()


def test_the_wheel_shows_its_version(paroli: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [paroli, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"paroli \d+\.\d+\.\d+\n", done.stdout)


def test_the_wheel_plays_a_score_sheet(paroli: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [paroli, "play", SHEET], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "Anne" in done.stdout


@contextmanager
def running_service(paroli: Path, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """Yield a service with an empty home, and the file with its output."""
    output = folder / "output"
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with output.open("wb") as stream:
        process = subprocess.Popen(
            [paroli, "serve", "--port", "0"],
            cwd=folder,
            env=environment,
            stdout=stream,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process, output
    finally:
        process.kill()
        process.wait()


def test_the_wheel_serves_and_says_how_to_get_the_pages(paroli: Path, tmp_path: Path) -> None:
    with running_service(paroli, tmp_path) as (process, output):
        until(
            lambda: bool(ADDRESS.search(output.read_text())) or process.poll() is not None,
            "it does not start",
        )
        found = ADDRESS.search(output.read_text())
        assert found, output.read_text()
        with HttpClient(int(found[1])) as client:
            assert client.get("/readyz").status == 200
            page = client.get("/")
        assert page.status == 503
        assert b"python3 dev.py wheel" in page.data
        assert "Note: The web app is not built" in output.read_text()
        process.send_signal(signal.SIGINT)
        assert process.wait(STOP_SECONDS) == 0
