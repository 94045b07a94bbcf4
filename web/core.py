"""Packs the core into a wheel for the tablet: ``python web/core.py OUT.whl``.

The same sources give the same bytes, on every machine and by every version of Python.
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
EARLIEST = (1980, 1, 1, 0, 0, 0)
READABLE = 0o100644 << 16
UNIX = 3


def sources(root: Path) -> dict[str, bytes]:
    """Return every file of the core by its name in the wheel, in order of name."""
    paths = [root / "service" / "__init__.py", *(root / "service" / "domain").rglob("*.py")]
    named = {path.relative_to(root).as_posix(): path for path in paths}
    return {name: named[name].read_bytes() for name in sorted(named)}


def version(root: Path) -> str:
    """Return the project's version."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def files(root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield everything that is in the wheel, as (name, content)."""
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
    """Return the hash of a file as a wheel's record has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")


def pack(root: Path, target: Path) -> None:
    """Write the wheel of the core under ``root`` to ``target``."""
    # Stored, not deflated: the output of deflate differs between versions of zlib.
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as wheel:
        for name, body in files(root):
            entry = zipfile.ZipInfo(name, EARLIEST)
            entry.create_system = UNIX
            entry.external_attr = READABLE
            wheel.writestr(entry, body)


if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the script and where the wheel goes
        sys.exit("usage: python web/core.py OUT.whl")
    pack(ROOT, Path(sys.argv[1]))
