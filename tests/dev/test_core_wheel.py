"""The domain as a wheel for the browser: always the same bytes, and complete for the preview."""

import hashlib
import subprocess
import sys
import zipfile
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT, committed

PACKER = ROOT / "web" / "core.py"
IMPORT_PREVIEW = """
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


def pack(target: Path, *options: str) -> bytes:
    subprocess.run([sys.executable, *options, str(PACKER), str(target)], check=True)
    return target.read_bytes()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel") / "paroli_core-0.1.0-py3-none-any.whl"
    pack(target)
    return target


def test_the_same_sources_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    assert pack(tmp_path / "again.whl", "-X", "utf8=0") == wheel.read_bytes()


def test_the_wheel_does_not_depend_on_time_or_platform(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        facts = {
            (i.date_time, i.create_system, i.external_attr, i.compress_type)
            for i in archive.infolist()
        }
    assert facts == {((1980, 1, 1, 0, 0, 0), 3, 0o100644 << 16, zipfile.ZIP_STORED)}


def test_the_wheel_contains_only_the_domain_of_the_service(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
    domain = [path.relative_to(ROOT).as_posix() for path in committed("service/domain")]
    assert names == ["service/__init__.py", *sorted(n for n in domain if n.endswith(".py"))]


def test_the_record_of_the_wheel_lists_every_file_with_its_hash(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        record = next(name for name in archive.namelist() if name.endswith("RECORD"))
        lines = archive.read(record).decode().splitlines()
        assert lines == [
            *(
                f"{name},sha256={_hash(archive.read(name))},{len(archive.read(name))}"
                for name in archive.namelist()
                if name != record
            ),
            f"{record},,",
        ]


def _hash(body: bytes) -> str:
    return urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")


def test_the_preview_can_be_imported_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-I", "-c", IMPORT_PREVIEW, str(wheel)]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert process.stdout.strip() == "0.1.0"


def test_without_an_output_path_the_usage_is_printed(tmp_path: Path) -> None:
    process = subprocess.run(
        [sys.executable, str(PACKER)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (process.returncode, process.stderr.strip()) == (1, "usage: python web/core.py OUT.whl")
