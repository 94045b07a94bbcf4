"""Packs the games' rules into a wheel for the browser: ``python web/core.py OUT.whl``.

The same sources give the same bytes, on every machine and with every version of Python.
"""

import base64
import hashlib
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = "paroli_core"
# Fixed values in place of the files' own, so that the bytes are always the same.
EARLIEST_ZIP_TIME = (1980, 1, 1, 0, 0, 0)
FILE_MODE = 0o100644 << 16
UNIX = 3


def sources(root: Path) -> dict[str, bytes]:
    """Return the content of each source file by its name in the wheel, sorted by name."""
    paths = [root / "service" / "__init__.py", *(root / "service" / "domain").rglob("*.py")]
    by_name = {path.relative_to(root).as_posix(): path for path in paths}
    return {name: by_name[name].read_bytes() for name in sorted(by_name)}


def version(root: Path) -> str:
    """Return the project's version."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def files(root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of every file in the wheel."""
    contents = sources(root)
    folder = f"{NAME}-{version(root)}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version(root)}\n"
    wheel = f"Wheel-Version: 1.0\nGenerator: {NAME}\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    contents[f"{folder}/METADATA"] = metadata.encode()
    contents[f"{folder}/WHEEL"] = wheel.encode()
    record = f"{folder}/RECORD"
    lines = [f"{name},sha256={digest(body)},{len(body)}" for name, body in contents.items()]
    yield from contents.items()
    yield record, "\n".join([*lines, f"{record},,", ""]).encode()


def digest(body: bytes) -> str:
    """Return the hash of a file in the format of a wheel's RECORD."""
    return base64.urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")


def pack(root: Path, target: Path) -> None:
    """Write the wheel of the sources under ``root`` to ``target``."""
    # Stored without compression, because each zlib compresses to other bytes.
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as wheel:
        for name, body in files(root):
            entry = zipfile.ZipInfo(name, EARLIEST_ZIP_TIME)
            entry.create_system = UNIX
            entry.external_attr = FILE_MODE
            wheel.writestr(entry, body)


if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the script and where the wheel goes
        sys.exit("usage: python web/core.py OUT.whl")
    pack(ROOT, Path(sys.argv[1]))
