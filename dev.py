#!/usr/bin/env python3
"""Run, test and check this checkout with nothing but Python 3.11, venv and git.

Everything is installed into .venv beside this file, from the hashed locks.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "installed.json"

PIP_LOCK = "requirements-pip.lock"
RUN_LOCK = "requirements.lock"
WEB_LOCK = "requirements-web.lock"
DEV_LOCK = "requirements-dev.lock"
BENCH_LOCK = "requirements-bench.lock"

# These hold everything that the others hold.
AUDITED = (PIP_LOCK, BENCH_LOCK)
# So long `check` waits for an advisory service: about as long as its other steps take.
AUDIT_SECONDS = 30
UNASKED = re.compile(
    r"^(requests\.exceptions\..*|.*(?:_service\.interface\.ServiceError|Could not connect|"
    r"not redirecting).*)$",
    re.MULTILINE,
)

# Every process that tests starts databases and a browser of its own.
MOST_PROCESSES = 4

RUNTIME = ["pyproject.toml", "--extra", "production", "--group", "build"]
BUILDING = [*RUNTIME, "--group", "web"]
# Each lock is held to the versions of the one above it, so that they can share one .venv.
LOCKS = {
    PIP_LOCK: ["--group", "pip"],
    RUN_LOCK: RUNTIME,
    WEB_LOCK: [*BUILDING, "-c", RUN_LOCK],
    DEV_LOCK: [*BUILDING, "--group", "dev", "-c", WEB_LOCK],
    BENCH_LOCK: [*BUILDING, "--group", "dev", "--group", "bench", "-c", DEV_LOCK],
}

Steps = Mapping[str, Sequence[str]]

WEB = ROOT / "web"
PACKAGES = "node_modules"
BIOME = f"{PACKAGES}/@biomejs/biome/bin/biome"
CRUISER = f"{PACKAGES}/dependency-cruiser/bin/dependency-cruiser.mjs"

STEPS: Steps = {
    "ruff check": ["ruff", "check", "--quiet"],
    "ruff format": ["ruff", "format", "--check", "--quiet"],
    "mypy": ["mypy", "--no-error-summary"],
    "import contracts": ["lint-imports", "--no-logo"],
    "tidy tests": ["pytest", "-q", "tests/tidy"],
    "pages' types": ["node", f"{PACKAGES}/typescript/bin/tsc", "-p", "."],
    "pages' tests' types": ["node", f"{PACKAGES}/typescript/bin/tsc", "-p", "tests"],
    "pages' style": ["node", BIOME, "check", "--error-on-warnings"],
    "pages' layers": ["node", CRUISER, "--config", ".dependency-cruiser.json", "src"],
    "pages' tests": ["node", "--test", "tests/**/*.test.ts"],
}
FIXES: Steps = {
    "ruff fix": ["ruff", "check", "--fix", "--exit-zero", "--quiet"],
    "ruff reformat": ["ruff", "format", "--quiet"],
    "pages' fix": ["node", BIOME, "check", "--write"],
}
BROWSER: Steps = {"browser": ["python", "tests/web/browser.py"]}


def environment() -> dict[str, str]:
    """The caller's environment without what would point Python or pip at another place.

    Nor may Python be kept from keeping what it compiled: every start would take thrice as long.
    """
    strangers = {"VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX"}
    strangers.add("PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in strangers}
    ours = {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    return {**kept, **ours, "PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", "")])}


def say(words: str) -> None:
    print(words, flush=True)


def tool(name: str) -> str:
    return str(BIN / f"{name}.exe") if os.name == "nt" else str(BIN / name)


def quietly(title: str, command: Sequence[str], folder: Path = ROOT) -> bool:
    """Run ``command``; print one line, and its output only when it fails."""
    started = time.monotonic()
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    took = f"{time.monotonic() - started:.1f} s"
    if done.returncode == 0:
        say(f"  {title}: done in {took}")
        return True
    words = (done.stdout + done.stderr).rstrip()
    say(f"  {title}: FAILED after {took}, exit code {done.returncode}\n{words}")
    return False


def must(title: str, command: Sequence[str]) -> None:
    if not quietly(title, command):
        sys.exit(f"Stopped: {title.lower()} did not work; the reason is above.")


def venv_works() -> bool:
    try:
        subprocess.run([tool("python"), "-m", "pip", "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def make_venv() -> None:
    if venv_works():
        return
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        sys.exit(
            "Python's venv module is missing here: install it (on Debian and Ubuntu: "
            "apt install python3-venv) and run the same command again."
        )
    shutil.rmtree(VENV, ignore_errors=True)
    must("Making .venv", [sys.executable, "-m", "venv", str(VENV)])


def digest(name: str) -> str:
    path = ROOT / name
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "gone"


def installed() -> dict[str, str]:
    """What .venv holds, as far as it still matches the files of this checkout."""
    if not STAMP.exists():
        return {}
    stamps: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    return {name: stamp for name, stamp in stamps.items() if digest(name) == stamp}


def install(name: str, title: str, *pip: str) -> None:
    """Install what ``name`` lists unless the stamp says it is there already."""
    stamps = installed()
    if name in stamps:
        return
    must(title, [tool("python"), "-m", "pip", "install", "--quiet", "--no-deps", *pip])
    STAMP.write_text(json.dumps({**stamps, name: digest(name)}), encoding="utf-8")


def prepare(lock: str) -> None:
    make_venv()
    hashed = ["--require-hashes", "--no-compile", "-r"]
    install(PIP_LOCK, "Installing a current pip", *hashed, PIP_LOCK)
    install(lock, f"Installing {lock} (takes a while the first time)", *hashed, lock)
    install("pyproject.toml", "Installing Paroli itself", "--no-build-isolation", "-e", ".")


def build(*words: str) -> None:
    """Build the pages unless they are there as they are meant now."""
    must("Building the pages", [tool("python"), str(ROOT / "web" / "build.py"), *words])


def judged(code: int, out: str, err: str) -> tuple[bool | None, str]:
    """Return what pip-audit found: nothing (True), holes or a fault of its own (False), and why.

    None: not everything could be asked about. It calls that a success, or crashes.
    """
    try:
        asked = json.loads(out)["dependencies"]
    except ValueError:
        reasons = UNASKED.findall(err)
        return (None, reasons[-1]) if reasons else (False, err.rstrip())
    known = [
        f"{one['name']} {one['version']}: {hole['id']} {' '.join(hole['fix_versions'])}".rstrip()
        for one in asked
        for hole in one.get("vulns", ())
    ]
    skipped = [one["skip_reason"] for one in asked if "skip_reason" in one]
    if known or code:
        return False, "\n".join(known) or err.rstrip()
    if skipped or not asked:
        return None, f"{len(skipped)} of {len(asked)} packages, the last: {''.join(skipped[-1:])}"
    return True, f"{len(asked)} packages"


def audited(words: Sequence[str] = (), seconds: float | None = None) -> tuple[bool | None, str]:
    """Ask whether a locked version has a known hole; ``words`` go to pip-audit."""
    locks = [word for name in AUDITED for word in ("--requirement", name)]
    how = ["--disable-pip", "--require-hashes", "--format=json", "--progress-spinner=off"]
    patience = ["--timeout=5", f"--cache-dir={VENV / 'audited'}"]
    try:
        done = subprocess.run(
            [tool("pip-audit"), *how, *patience, *locks, *words],
            cwd=ROOT,
            env=environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return None, f"no answer within {seconds:g} s"
    return judged(done.returncode, done.stdout, done.stderr)


def audit_passes(found: tuple[bool | None, str], *, unasked_too: bool) -> bool:
    """Say in a line what the audit found, and whether that will do."""
    fine, why = found
    if fine is None:
        say(f"  audit: could not be asked: {why}")
        return unasked_too
    say(f"  audit: nothing known of {why}" if fine else f"  audit: FAILED\n{why}")
    return fine


def audit(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    return 0 if audit_passes(audited(rest), unasked_too=False) else 1


def run(rest: list[str]) -> int:
    prepare(WEB_LOCK)
    build()
    command = [tool("paroli"), "serve", *rest]
    if os.name != "nt":  # on Windows exec gives the prompt back while the server still runs
        os.execve(command[0], command, environment())
    return subprocess.call(command, env=environment())


def step(title: str, words: Sequence[str]) -> bool:
    """Run one step; what Node runs, in the folder of the web app. Returns whether it passed."""
    name, *rest = words
    return quietly(title, [tool(name), *rest], WEB if name == "node" else ROOT)


def steps(titled: Steps) -> list[str]:
    """Run all steps at the same time and return the titles of those that failed."""
    with ThreadPoolExecutor(len(titled)) as pool:
        worked = pool.map(step, titled, titled.values())
        return [title for title, did in zip(titled, worked, strict=True) if not did]


def check(*, fix: bool, besides: Steps | None = None) -> int:
    """Check, and meanwhile take the steps ``besides``, which may fail."""
    prepare(DEV_LOCK)
    build("--tests")
    say("Checking:")
    for title, words in FIXES.items() if fix else ():
        step(title, words)
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(audited, seconds=AUDIT_SECONDS)
        failed = [title for title in steps({**STEPS, **(besides or {})}) if title in STEPS]
        failed += [] if audit_passes(asking.result(), unasked_too=True) else ["audit"]
    if failed:
        say(f"Check failed: {', '.join(failed)}. `python3 dev.py check --fix` mends what it can.")
    return 1 if failed else 0


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def shared_out() -> list[str]:
    """The words that let pytest use every core; whoever falls idle takes over from the others."""
    processes = min(cores(), MOST_PROCESSES)
    return [f"--numprocesses={processes}", "--dist=worksteal"] if processes > 1 else []


def foreground(command: Sequence[str]) -> int:
    """Run ``command``; at Ctrl-C, which reaches it too, let it clear up and have the last word."""
    with subprocess.Popen(command, cwd=ROOT, env=environment()) as process:
        while process.poll() is None:
            with suppress(KeyboardInterrupt):
                process.wait()
    return process.returncode


def test(rest: list[str], *, fast: bool) -> int:
    """Check, then run pytest even if the check failed; its closing line stays the last but one."""
    checked = check(fix=False, besides={} if fast else BROWSER)
    say("Testing:")
    marks = ["-m", "not slow"] if fast else []
    # The check has run the tidy tests. Further words, as paths, run in one process.
    whole = [] if rest else ["--ignore=tests/tidy", *shared_out()]
    measured = [] if rest or fast else ["--cov", "--cov-report="]
    tested = foreground([tool("pytest"), *marks, *whole, *measured, *rest])
    if checked:
        say("The tests ran, but the check above failed.")
    return tested or checked


def bench(rest: list[str]) -> int:
    prepare(BENCH_LOCK)
    return subprocess.call([tool("python"), "-m", "bench", *rest], cwd=ROOT, env=environment())


def screenshots(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    build("--tests")
    command = [tool("python"), "-m", "tests.web.screens", *rest]
    return subprocess.call(command, cwd=ROOT, env=environment())


def faults(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    command = [tool("python"), "-m", "tests.faults.run", *rest]
    return subprocess.call(command, cwd=ROOT, env=environment())


def lock(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    universal = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    for name, wanted in LOCKS.items():
        command = [tool("uv"), "pip", "compile", *wanted, *universal, *rest]
        must(f"Locking {name}", [*command, "--output-file", name])
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description="Run, test and check Paroli.", allow_abbrev=False)
    names = "run|test|check|audit|bench|screenshots|faults|lock"
    verbs = top.add_subparsers(dest="verb", required=True, metavar=names)
    verbs.add_parser("run", help="start the service; further words go to `paroli serve`")
    tests = verbs.add_parser("test", help="check, then all tests; further words go to pytest")
    tests.add_argument("--fast", action="store_true", help="leave out slow tests and coverage")
    checks = verbs.add_parser("check", help="style, types, import contracts and tidiness")
    checks.add_argument("--fix", action="store_true", help="let ruff mend what it can first")
    verbs.add_parser("audit", help="ask whether a locked version has a known hole")
    verbs.add_parser("bench", help="measure speed; further words go to `python -m bench`")
    verbs.add_parser("screenshots", help="take pictures of the pages; further words name them")
    verbs.add_parser("faults", help="kill everything for a while; --seed N --minutes M")
    verbs.add_parser("lock", help="remake the locks; further words (--upgrade) go to uv")
    return top


def main() -> int:
    if sys.version_info < (3, 11):
        sys.exit(f"Paroli needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    top = parser()
    chosen, rest = top.parse_known_args()
    if chosen.verb == "check":
        if rest:
            top.error(f"check does not know {' '.join(rest)}")
        return check(fix=chosen.fix)
    if chosen.verb == "test":
        return test(rest, fast=chosen.fast)
    verbs: dict[str, Callable[[list[str]], int]] = {
        "run": run,
        "audit": audit,
        "bench": bench,
        "screenshots": screenshots,
        "faults": faults,
        "lock": lock,
    }
    return verbs[chosen.verb](rest)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
