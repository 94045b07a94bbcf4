"""Finds hledger for the tests, or unpacks it from its Debian package into the venv.

`dev.py test` runs this file before pytest. If hledger is in place, it does nothing.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

if sys.platform != "win32":  # unpacked on Linux only
    import fcntl

VARIABLE = "PAROLI_HLEDGER"
FOLDER = Path(sys.prefix) / "hledger"
PROGRAM = FOLDER / "usr" / "bin" / "hledger"
COMMAND_SECONDS_MAX = 120

HOW_TO_INSTALL = (
    "Install hledger so that it is on the PATH, or set PAROLI_HLEDGER to its program file."
)
# apt reads these after its own settings, which name the sources and the proxy. It verifies
# signatures as always. Root fetches too: apt's own user cannot write below a private home folder.
# The cleared commands run after an update of the system, and some delete the system's packages.
APT_SETTINGS = """
Dir::State::Lists "{folder}/lists";
Dir::Cache "{folder}";
Dir::Cache::archives "archives";
APT::Sandbox::User "root";
Acquire::Languages "none";
Debug::NoLocking "true";
#clear APT::Update;
"""


class NoHledger(Exception):  # noqa: N818 - the name says what is missing
    """No hledger was found. The message says what was tried, and what to do."""


class HledgerError(Exception):
    """hledger failed. The message is what it wrote to standard error."""


class Hledger:
    """Runs hledger on a journal."""

    def __init__(self, program: Path) -> None:
        self._program = program
        self._environment = environment(program)

    def __call__(self, journal: str, *arguments: str) -> str:
        """Return what hledger writes to standard output. Raises: ``HledgerError``."""
        done = subprocess.run(
            [self._program, "--file=-", *arguments],
            cwd=os.sep,  # hledger reads hledger.conf from the current folder and its parents
            env=self._environment,
            input=journal,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise HledgerError(done.stderr)
        return done.stdout


def find_hledger() -> Path:
    """Return hledger's program file; download it first if necessary. Raises: ``NoHledger``."""
    if chosen := os.environ.get(VARIABLE):
        program = Path(chosen).absolute()
        if not is_usable(program):
            raise NoHledger(f"{VARIABLE} is {chosen}, which does not run. {HOW_TO_INSTALL}")
        return program
    found = Path(shutil.which("hledger") or PROGRAM).absolute()
    if is_usable(found):
        return found
    if not is_usable(PROGRAM):
        download_once()
    return PROGRAM


def is_usable(program: Path) -> bool:
    """Return whether the program starts. A copied venv may lack a library of the new system."""
    try:
        Hledger(program)("", "--version")
    except (OSError, HledgerError):
        return False
    return True


def environment(program: Path) -> dict[str, str]:
    """Return the environment of hledger: UTF-8, no file of the user, the unpacked libraries."""
    own = {"LC_ALL": "C.UTF-8", "HOME": os.devnull, "XDG_CONFIG_HOME": os.devnull}
    if program == PROGRAM:
        folders = {str(library.parent) for library in FOLDER.rglob("*.so*")}
        own["LD_LIBRARY_PATH"] = os.pathsep.join(sorted(folders))
    return {**os.environ, **own}


def download_once() -> None:
    """Download hledger unless another process has done so in the meantime."""
    if shutil.which("apt-get") is None:
        raise NoHledger(
            f"hledger is not on the PATH, and this system has no apt-get. {HOW_TO_INSTALL}"
        )
    with FOLDER.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_usable(PROGRAM):
            download(FOLDER.with_suffix(".partial"))
    if not is_usable(PROGRAM):
        raise NoHledger(f"apt-get downloaded {PROGRAM}, which does not run. {HOW_TO_INSTALL}")


def download(partial: Path) -> None:
    """Download hledger and the libraries that this system lacks, and unpack them.

    The rename comes last: a folder with the final name is complete.
    """
    shutil.rmtree(partial, ignore_errors=True)
    for name in ("lists/partial", "archives/partial", "unpacked"):
        (partial / name).mkdir(parents=True)
    download_packages(partial)
    for package in (partial / "archives").glob("*.deb"):
        code, output = run(["dpkg-deb", "--extract", str(package), str(partial / "unpacked")])
        if code:
            raise NoHledger(f"dpkg-deb cannot unpack {package.name}: {output}\n{HOW_TO_INSTALL}")
    shutil.rmtree(FOLDER, ignore_errors=True)
    (partial / "unpacked").rename(FOLDER)
    shutil.rmtree(partial)


def download_packages(folder: Path) -> None:
    """Download the packages into ``folder``/archives. apt changes nothing outside ``folder``."""
    settings = folder / "apt.conf"
    settings.write_text(APT_SETTINGS.format(folder=folder), encoding="utf-8")
    apt = ["apt-get", f"--config-file={settings}", "--quiet=2"]
    options = ["--download-only", "--no-install-recommends", "--yes"]
    # The update also fails if a source without hledger does not answer. The install decides.
    _, updated = run([*apt, "update"])
    code, installed = run([*apt, *options, "install", "hledger"])
    if code:
        raise NoHledger(
            "hledger is not on the PATH, and `apt-get update` with `apt-get install "
            f"--download-only hledger`, both in {folder.parent}, did not download it:\n"
            f"{updated}{installed}{HOW_TO_INSTALL}"
        )


def run(command: Sequence[str]) -> tuple[int, str]:
    """Run a command; return its exit code and all its output."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=COMMAND_SECONDS_MAX,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return 1, f"{error}\n"
    return done.returncode, done.stdout


if __name__ == "__main__":
    try:
        find_hledger()
    except NoHledger as error:
        sys.exit(str(error))
