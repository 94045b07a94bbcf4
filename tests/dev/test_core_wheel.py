"""The core as a wheel for the tablet: always the same bytes, and enough to play by."""

import hashlib
import subprocess
import sys
import zipfile
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT, committed

PACKER = ROOT / "web" / "core.py"
PLAYED = """
import sys
sys.path.insert(0, sys.argv[1])
from importlib.metadata import version
from service.domain.preview import Preview
from service.domain.games import GAMES
import service
assert service.__file__.startswith(sys.argv[1])
assert Preview.__module__ == "service.domain.preview" and GAMES
print(version("paroli_core"))
"""


def packed(target: Path, *options: str) -> bytes:
    subprocess.run([sys.executable, *options, str(PACKER), str(target)], check=True)
    return target.read_bytes()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel") / "paroli_core-0.1.0-py3-none-any.whl"
    packed(target)
    return target


def test_the_same_sources_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    assert packed(tmp_path / "again.whl", "-X", "utf8=0") == wheel.read_bytes()


def test_nothing_in_it_tells_when_or_where_it_was_packed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as there:
        facts = {
            (i.date_time, i.create_system, i.external_attr, i.compress_type)
            for i in there.infolist()
        }
    assert facts == {((1980, 1, 1, 0, 0, 0), 3, 0o100644 << 16, zipfile.ZIP_STORED)}


def test_it_holds_the_domain_and_nothing_else_of_the_service(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as there:
        names = [name for name in there.namelist() if ".dist-info/" not in name]
    domain = [path.relative_to(ROOT).as_posix() for path in committed("service/domain")]
    assert names == ["service/__init__.py", *sorted(n for n in domain if n.endswith(".py"))]


def test_its_record_has_every_file_with_its_hash(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as there:
        record = next(name for name in there.namelist() if name.endswith("RECORD"))
        lines = there.read(record).decode().splitlines()
        assert lines == [
            *(
                f"{name},sha256={_hash(there.read(name))},{len(there.read(name))}"
                for name in there.namelist()
                if name != record
            ),
            f"{record},,",
        ]


def _hash(body: bytes) -> str:
    return urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")


def test_it_is_all_that_the_preview_needs(wheel: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-I", "-c", PLAYED, str(wheel)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0.1.0"


def test_whoever_says_not_where_is_told_how(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(PACKER)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (1, "usage: python web/core.py OUT.whl")
