#!/usr/bin/env python3
"""Run, test and check this checkout. Needs only Python 3.11 with venv, and git.

Installs everything into .venv beside this file, from locks with hashes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from audit_result import read_audit

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "installed.json"

PIP_LOCK = "requirements-pip.lock"
RUN_LOCK = "requirements.lock"
WEB_LOCK = "requirements-web.lock"
DEV_LOCK = "requirements-dev.lock"
BENCH_LOCK = "requirements-bench.lock"

# These two hold every package of the others.
AUDITED = (PIP_LOCK, BENCH_LOCK)
# How long `check` waits for the advisory service: about as long as its other steps take.
AUDIT_SECONDS = 30

# Each test process starts its own databases and browser.
TEST_PROCESSES_MAX = 4

RUNTIME = ["pyproject.toml", "--extra", "production", "--group", "build"]
BUILDING = [*RUNTIME, "--group", "web"]
# Each lock uses the versions of the one above it, so that all share one .venv.
LOCKS = {
    PIP_LOCK: ["--group", "pip"],
    RUN_LOCK: RUNTIME,
    WEB_LOCK: [*BUILDING, "-c", RUN_LOCK],
    DEV_LOCK: [*BUILDING, "--group", "dev", "-c", WEB_LOCK],
    BENCH_LOCK: [*BUILDING, "--group", "dev", "--group", "bench", "-c", DEV_LOCK],
}

# What gets the further arguments of a verb. Its options are shown by `dev.py VERB --help`.
STARTED = {
    "run": ["paroli", "serve"],
    "test": ["pytest"],
    "bench": ["python", "-m", "bench"],
    "screenshots": ["python", "-m", "tests.web.screenshots"],
    "faults": ["python", "-m", "tests.faults.run"],
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
    "web types": ["node", f"{PACKAGES}/typescript/bin/tsc", "-p", "."],
    "web test types": ["node", f"{PACKAGES}/typescript/bin/tsc", "-p", "tests"],
    "web style": ["node", BIOME, "check", "--error-on-warnings"],
    "web layers": ["node", CRUISER, "--config", ".dependency-cruiser.json", "src"],
    "web tests": ["node", "--test", "tests/**/*.test.ts"],
}
FIXES: Steps = {
    "ruff fix": ["ruff", "check", "--fix", "--exit-zero", "--quiet"],
    "ruff reformat": ["ruff", "format", "--quiet"],
    "web fix": ["node", BIOME, "check", "--write"],
}
# Download programs for tests; pip cannot install them. Tests fail without them.
TEST_PROGRAMS: Steps = {
    "browser": ["python", "tests/web/browser.py"],
    "hledger": ["python", "tests/servers/hledger.py"],
}


def environment() -> dict[str, str]:
    """Return the environment without variables that point Python or pip elsewhere.

    PYTHONDONTWRITEBYTECODE is removed too: without bytecode every start takes three times as long.
    """
    removed = {"VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX"}
    removed.add("PYTHONDONTWRITEBYTECODE")
    remaining = {name: value for name, value in os.environ.items() if name not in removed}
    pip_settings = {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    return {
        **remaining,
        **pip_settings,
        "PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", "")]),
    }


def say(line: str) -> None:
    print(line, flush=True)


def tool(name: str) -> str:
    return str(BIN / f"{name}.exe") if os.name == "nt" else str(BIN / name)


def run_command(title: str, command: Sequence[str], folder: Path = ROOT) -> bool:
    """Run ``command``; print one line, and its output only when it fails."""
    started = time.monotonic()
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    took = f"{time.monotonic() - started:.1f} s"
    if done.returncode == 0:
        say(f"  {title}: done in {took}")
        return True
    output = (done.stdout + done.stderr).rstrip()
    say(f"  {title}: FAILED after {took}, exit code {done.returncode}\n{output}")
    return False


def run_or_exit(title: str, command: Sequence[str]) -> None:
    if not run_command(title, command):
        sys.exit(f"Stopped: {title.lower()} failed. See the output above.")


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
            "Python's venv module is missing. Install it (on Debian and Ubuntu: apt install "
            "python3-venv) and run the same command again."
        )
    shutil.rmtree(VENV, ignore_errors=True)
    run_or_exit("Creating .venv", [sys.executable, "-m", "venv", str(VENV)])


def digest(name: str) -> str:
    path = ROOT / name
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "missing"


def installed() -> dict[str, str]:
    """Return the digests of the installed locks that still match this checkout."""
    if not STAMP.exists():
        return {}
    stamps: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    return {name: stamp for name, stamp in stamps.items() if digest(name) == stamp}


def install(name: str, title: str, *pip: str) -> None:
    """Install the lock ``name``, unless it is installed already."""
    stamps = installed()
    if name in stamps:
        return
    run_or_exit(title, [tool("python"), "-m", "pip", "install", "--quiet", "--no-deps", *pip])
    STAMP.write_text(json.dumps({**stamps, name: digest(name)}), encoding="utf-8")


def prepare(lock: str) -> None:
    make_venv()
    hashed = ["--require-hashes", "--no-compile", "-r"]
    install(PIP_LOCK, "Installing a current pip", *hashed, PIP_LOCK)
    install(lock, f"Installing {lock} (takes a while the first time)", *hashed, lock)
    install("pyproject.toml", "Installing Paroli itself", "--no-build-isolation", "-e", ".")


def build(*arguments: str) -> None:
    """Build the web app, unless the build is up to date."""
    run_or_exit(
        "Building the web app", [tool("python"), str(ROOT / "web" / "build.py"), *arguments]
    )


def run_audit(
    arguments: Sequence[str] = (), seconds: float | None = None
) -> tuple[bool | None, str]:
    """Check the locked versions for known vulnerabilities; ``arguments`` go to pip-audit."""
    locks = [word for name in AUDITED for word in ("--requirement", name)]
    how = ["--disable-pip", "--require-hashes", "--format=json", "--progress-spinner=off"]
    limits = ["--timeout=5", f"--cache-dir={VENV / 'audited'}"]
    try:
        done = subprocess.run(
            [tool("pip-audit"), *how, *limits, *locks, *arguments],
            cwd=ROOT,
            env=environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return None, f"no answer within {seconds:g} s"
    return read_audit(done.returncode, done.stdout, done.stderr)


def audit_passes(result: tuple[bool | None, str], *, allow_unreachable: bool) -> bool:
    """Print the result of the audit; return whether it passes."""
    passed, reason = result
    if passed is None:
        say(f"  audit: the advisory service did not answer: {reason}")
        return allow_unreachable
    say(f"  audit: no known vulnerability in {reason}" if passed else f"  audit: FAILED\n{reason}")
    return passed


def audit(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    return 0 if audit_passes(run_audit(rest), allow_unreachable=False) else 1


def run(rest: list[str]) -> int:
    prepare(WEB_LOCK)
    build()
    command = [*started("run"), *rest]
    if os.name != "nt":  # on Windows exec returns to the prompt while the server still runs
        os.execve(command[0], command, environment())
    return subprocess.call(command, env=environment())


def run_step(title: str, arguments: Sequence[str]) -> bool:
    """Run a step, with Node in the folder of the web app; return whether it passed."""
    name, *rest = arguments
    return run_command(title, [tool(name), *rest], WEB if name == "node" else ROOT)


def run_steps(steps: Steps) -> list[str]:
    """Run all steps at the same time; return the titles of those that failed."""
    with ThreadPoolExecutor(len(steps)) as pool:
        worked = pool.map(run_step, steps, steps.values())
        return [title for title, ok in zip(steps, worked, strict=True) if not ok]


def check(*, fix: bool, optional: Steps | None = None) -> int:
    """Run all checks, and meanwhile the ``optional`` steps, which may fail."""
    prepare(DEV_LOCK)
    build("--tests")
    say("Checking:")
    for title, arguments in FIXES.items() if fix else ():
        run_step(title, arguments)
    with ThreadPoolExecutor(1) as pool:
        audit_result = pool.submit(run_audit, seconds=AUDIT_SECONDS)
        failed = [title for title in run_steps({**STEPS, **(optional or {})}) if title in STEPS]
        failed += [] if audit_passes(audit_result.result(), allow_unreachable=True) else ["audit"]
    if failed:
        say(f"Check failed: {', '.join(failed)}. `python3 dev.py check --fix` fixes what it can.")
    return 1 if failed else 0


def cores() -> int:
    """Return how many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def parallel_options() -> list[str]:
    """Return the options with which pytest uses every core; idle processes take over tests."""
    processes = min(cores(), TEST_PROCESSES_MAX)
    return [f"--numprocesses={processes}", "--dist=worksteal"] if processes > 1 else []


def foreground(command: Sequence[str]) -> int:
    """Run ``command``. Ctrl-C reaches it too, so wait until it has cleaned up."""
    with subprocess.Popen(command, cwd=ROOT, env=environment()) as process:
        while process.poll() is None:
            with suppress(KeyboardInterrupt):
                process.wait()
    return process.returncode


def test(rest: list[str], *, fast: bool) -> int:
    """Check, then run pytest even if the check failed."""
    checked = check(fix=False, optional={} if fast else TEST_PROGRAMS)
    say("Testing:")
    marks = ["-m", "not slow"] if fast else []
    # The check has run the tidy tests. If arguments are given, run only those, in one process.
    selection = [] if rest else ["--ignore=tests/tidy", *parallel_options()]
    coverage = [] if rest or fast else ["--cov", "--cov-report="]
    tested = foreground([tool("pytest"), *marks, *selection, *coverage, *rest])
    if checked:
        say("The tests ran, but the check above failed.")
    return tested or checked


def bench(rest: list[str]) -> int:
    prepare(BENCH_LOCK)
    return subprocess.call([*started("bench"), *rest], cwd=ROOT, env=environment())


def screenshots(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    build("--tests")
    return subprocess.call([*started("screenshots"), *rest], cwd=ROOT, env=environment())


def faults(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    return subprocess.call([*started("faults"), *rest], cwd=ROOT, env=environment())


def lock(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    universal = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    for name, wanted in LOCKS.items():
        command = [tool("uv"), "pip", "compile", *wanted, *universal, *rest]
        run_or_exit(f"Locking {name}", [*command, "--output-file", name])
    return 0


def started(verb: str) -> list[str]:
    """Return the command that gets the further arguments of ``verb``."""
    return [tool(STARTED[verb][0]), *STARTED[verb][1:]]


def show_help(verb: str) -> int:
    """Print the help of what ``verb`` starts. Nothing is installed for it."""
    fast = " [--fast]" if verb == "test" else ""
    words = " ".join(STARTED[verb])
    say(f"usage: dev.py {verb}{fast} [ARGUMENT ...]\n\nThe arguments go to `{words}`.\n")
    command = [*started(verb), "--help"]
    if not Path(command[0]).exists() or subprocess.call(command, cwd=ROOT, env=environment()):
        say(f"It is not installed yet. After the first `dev.py {verb}`, this shows its options.")
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description="Run, test and check Paroli.", allow_abbrev=False)
    names = "run|test|check|audit|bench|screenshots|faults|lock"
    verbs = top.add_subparsers(dest="verb", required=True, metavar=names)
    verbs.add_parser(
        "run", help="start the service; further arguments go to `paroli serve`", add_help=False
    )
    tests = verbs.add_parser(
        "test", help="check, then run all tests; further arguments go to pytest", add_help=False
    )
    tests.add_argument("--fast", action="store_true", help="leave out slow tests and coverage")
    checks = verbs.add_parser("check", help="check style, types, import contracts and tidiness")
    checks.add_argument("--fix", action="store_true", help="first fix what ruff and Biome can fix")
    verbs.add_parser("audit", help="check locked versions for known vulnerabilities")
    for verb, words in {
        "bench": "measure speed; further arguments go to `python -m bench`",
        "screenshots": "take screenshots; further arguments name them",
        "faults": "run while processes are killed; --seed N --minutes M",
    }.items():
        verbs.add_parser(verb, help=words, add_help=False)
    verbs.add_parser("lock", help="write the lock files; further arguments (--upgrade) go to uv")
    return top


def main() -> int:
    if sys.version_info < (3, 11):
        sys.exit(f"Paroli needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    top = parser()
    chosen, rest = top.parse_known_args()
    if chosen.verb in STARTED and {"-h", "--help"} & {*rest}:
        return show_help(chosen.verb)
    if chosen.verb == "check":
        if rest:
            top.error(f"unknown arguments for check: {' '.join(rest)}")
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
