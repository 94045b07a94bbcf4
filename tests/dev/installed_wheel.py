"""An environment of its own with a wheel of this checkout, and only what the wheel requires."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.tidy.tree import ROOT, committed

PACKED = ("service", "workers", "migrations", "pyproject.toml", "setup.py")
"""What a wheel is made of."""

PIP = (sys.executable, "-m", "pip")


def copy_checkout(folder: Path) -> Path:
    """Copy what a wheel is made of, as git has it, to a folder; return the folder."""
    for path in committed(*PACKED):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return folder


def build_wheel(checkout: Path, folder: Path) -> tuple[Path, str]:
    """Build a wheel as ``pip wheel .`` does, without a network; return it and the output."""
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--verbose")
    command = [*PIP, "wheel", *offline, "--wheel-dir", str(folder), "."]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel, done.stdout + done.stderr


def install_alone(wheel: Path, folder: Path) -> Path:
    """Install a wheel with its dependencies, without extras, in an empty environment.

    The dependencies are links to the installed packages. Returns the folder of the programs.
    """
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    (packages,) = folder.rglob("site-packages")
    python = programs / "python"
    pip = [*PIP, "--python", str(python)]
    subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", wheel], check=True)
    (paroli,) = packages.glob("paroli-*.dist-info")
    for found in _required_by(Distribution.at(paroli), {}).values():
        for name in _top_names(found):
            link = packages / name
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(name))))
    subprocess.run([*pip, "check", "--quiet"], check=True)
    return programs


def _required_by(
    package: Distribution, found: dict[str, Distribution], extras: tuple[str, ...] = ()
) -> dict[str, Distribution]:
    """Add what a package and its requirements require to ``found``, by name."""
    for line in package.requires or ():
        required = Requirement(line)
        environments = [{"extra": extra} for extra in ("", *extras)]
        if required.marker and not any(map(required.marker.evaluate, environments)):
            continue
        name = canonicalize_name(required.name)
        if name not in found or required.extras:
            found[name] = distribution(name)
            _required_by(found[name], found, tuple(required.extras))
    return found


def _top_names(package: Distribution) -> Iterator[str]:
    """Yield the files and folders of a package in ``site-packages``."""
    names = {file.parts[0] for file in package.files or ()}
    yield from names - {"..", "__pycache__"}
