#!/usr/bin/env python3
"""Run, test and check this checkout. Needs only Python 3.11 with venv, and git.

Installs everything into .venv beside this file, from locks with hashes.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tools.audit import CHECK_SECONDS, audit_passes, run_audit
from tools.checks import (
    FIXES,
    STEPS,
    TEST_PROGRAMS,
    THOROUGH_STEPS,
    StartedSteps,
    changed_files,
    is_web,
    run_step,
    run_steps,
    selected_paths,
    steps_for,
    wrong_argument,
)
from tools.commands import ROOT, VENV, environment, foreground, run_or_exit, say, tool
from tools.locks import BENCH_LOCK, DEV_LOCK, LOCKS, WEB_LOCK
from tools.packages import install_checkout, install_lock, install_uv, installed
from tools.wheel import build_wheel

TEST_HELP = """\
--fast leaves out slow tests and coverage. With --fast and folders or files, only these are tested
and checked, with the files that changed since the last commit: formatting in both, types and import
contracts if a file has changed, and the web app's checks if a path is in web or tests/web. A folder
in web runs the web app's tests. Before you submit a change, run all tests.

--thorough adds the tests marked thorough (fuzzing, and repeats of a check in another size, theme or
language) and a second check of the types, by mypy. Hypothesis uses more examples, chosen at random.
"""

# Each test process starts its own databases and browser.
TEST_PROCESSES_MAX = 4

COVERAGE = {"PAROLI_TEST_COVERAGE": "yes"}

# What gets the further arguments of a verb. Its options are shown by `dev.py VERB --help`.
STARTED = {
    "run": ["paroli", "serve"],
    "test": ["pytest"],
    "bench": ["python", "-m", "bench"],
    "screenshots": ["python", "-m", "tests.web.screenshots"],
    "faults": ["python", "-m", "tests.faults.run"],
}


def venv_works() -> bool:
    try:
        subprocess.run([tool("python"), "-c", "import pip"], capture_output=True, check=True)
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


def prepare(lock: str) -> None:
    make_venv()
    install_lock(lock)
    install_checkout()


def build(*arguments: str) -> None:
    """Build the web app, unless the build is up to date."""
    run_or_exit(
        "Building the web app", [tool("python"), str(ROOT / "web" / "build.py"), *arguments]
    )


def audit(rest: list[str]) -> int:
    prepare(DEV_LOCK)
    return 0 if audit_passes(run_audit(rest), allow_unreachable=False) else 1


def run(rest: list[str]) -> int:
    is_first = WEB_LOCK not in installed()
    prepare(WEB_LOCK)
    build()
    if is_first:
        say("Starting Paroli (the first start compiles it, which takes some seconds):")
    command = [*started("run"), *rest]
    if os.name != "nt":  # on Windows exec returns to the prompt while the server still runs
        os.execve(command[0], command, environment())
    return subprocess.call(command, env=environment())


def image(rest: list[str]) -> int:
    from tools.image import build_and_try_image  # noqa: PLC0415 - no other verb needs it

    return build_and_try_image(rest)


def prepare_check() -> Future[None]:
    """Install what the checks and tests need. Return the build of the web app, which goes on."""
    prepare(WEB_LOCK)
    pool = ThreadPoolExecutor(1)
    built = pool.submit(build, "--tests")
    pool.shutdown(wait=False)
    prepare(DEV_LOCK)
    return built


class StartedCheck:
    """All checks with the audit. They run from now on."""

    def __init__(self, start: Callable[[], StartedSteps]) -> None:
        say("Checking:")
        pool = ThreadPoolExecutor(1)
        self._audit = pool.submit(run_audit, seconds=CHECK_SECONDS)
        pool.shutdown(wait=False)
        self._steps = start()

    def finish(self, *, fixed: bool = False) -> int:
        """Wait for the checks, and print which failed; return the exit status."""
        # Tests fail without their programs, so these are not reported once more.
        failed = [title for title in self._steps.failed() if title not in TEST_PROGRAMS]
        failed += [] if audit_passes(self._audit.result(), allow_unreachable=True) else ["audit"]
        return report_failed(failed, fixed=fixed)


def check(*, fix: bool) -> int:
    built = prepare_check()
    if fix:
        built.result()
        for title, arguments in FIXES.items():
            run_step(title, arguments)
    return StartedCheck(lambda: StartedSteps(STEPS, built)).finish(fixed=fix)


def check_selection(selected: list[str]) -> int:
    """Run the checks of the selected tests and of what changed since the last commit."""
    prepare(DEV_LOCK)
    steps = steps_for(selected, changed_files())
    build(*["--tests"] * any(title.startswith("web ") for title in steps))
    say("Checking what the tests and the changes since the last commit touch:")
    return report_failed(run_steps(steps))


def report_failed(failed: list[str], *, fixed: bool = False) -> int:
    """Print which checks failed; return the exit status. ``fixed``: after `check --fix`."""
    if failed:
        advice = "" if fixed else " `python3 dev.py check --fix` fixes what it can."
        say(f"Check failed: {', '.join(failed)}.{advice}")
    return 1 if failed else 0


def cores() -> int:
    """Return how many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def parallel_options() -> list[str]:
    """Return the options with which pytest uses every core; idle processes take over tests.

    One more process than cores works while the browsers and servers of the others wait.
    """
    return [f"--numprocesses={min(cores() + 1, TEST_PROCESSES_MAX)}", "--dist=worksteal"]


def pytest_options(rest: list[str], *, fast: bool, thorough: bool) -> list[str]:
    """Return the options of pytest. If arguments are given, it runs only those, in one process."""
    options = ["-m", "not slow"] if fast else ["--thorough"] if thorough else []
    if not rest:
        options += ["--ignore=tests/tidy", *parallel_options()]  # the check has run the tidy tests
    return [*options, *rest]


def test(rest: list[str], *, fast: bool, thorough: bool) -> int:
    """Check, and run pytest even if the check fails."""
    if problem := wrong_argument(rest):
        print(problem, file=sys.stderr)
        return 2
    command = [tool("pytest"), *pytest_options(rest, fast=fast, thorough=thorough)]
    if selected := selected_paths(rest) if fast else []:
        return test_selection(selected, command)
    built = prepare_check()
    more = {**TEST_PROGRAMS, **(THOROUGH_STEPS if thorough else {})}
    steps = {**STEPS, **({} if fast else more)}
    checking = StartedCheck(lambda: StartedSteps.before_tests(steps, built))
    say("Testing, while the other checks end:")
    tested = foreground(command, **COVERAGE if not rest and not fast else {})
    return checking.finish() or tested


def test_selection(selected: list[str], command: list[str]) -> int:
    """Check what the selected tests need, then run them with ``command``."""
    checked = check_selection(selected)
    if all(map(is_web, selected)):
        return checked  # Node has run the tests of the web app
    say("Testing:")
    tested = foreground(command)
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
    if not install_uv():
        return 1
    universal = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    for name, wanted in LOCKS.items():
        command = [tool("uv"), "pip", "compile", *wanted, *universal, *rest]
        run_or_exit(f"Locking {name}", [*command, "--output-file", name])
    return 0


def wheel(rest: list[str]) -> int:
    prepare(WEB_LOCK)
    build()
    return build_wheel(rest)


def started(verb: str) -> list[str]:
    """Return the command that gets the further arguments of ``verb``."""
    return [tool(STARTED[verb][0]), *STARTED[verb][1:]]


def show_help(verb: str) -> int:
    """Print the help of what ``verb`` starts. Nothing is installed for it."""
    is_test = verb == "test"
    options = " [--fast | --thorough]" if is_test else ""
    words = " ".join(STARTED[verb])
    say(f"usage: dev.py {verb}{options} [ARGUMENT ...]\n\nThe arguments go to `{words}`.\n")
    if is_test:
        say(TEST_HELP)
    command = [*started(verb), "--help"]
    missing = f"It is not installed yet. After the first `dev.py {verb}`, this shows its options."
    if not Path(command[0]).exists():
        say(missing)
        return 0
    columns = str(shutil.get_terminal_size().columns)
    shown = subprocess.run(
        command,
        cwd=ROOT,
        env={**environment(), "COLUMNS": columns},
        capture_output=True,
        text=True,
        check=False,
    )
    is_missing = "ModuleNotFoundError" in shown.stderr
    say(missing if is_missing else shown.stdout + shown.stderr)
    return 0 if is_missing else shown.returncode


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description="Run, test and check Paroli.", allow_abbrev=False)
    names = "run|test|check|audit|bench|screenshots|faults|lock|wheel|image"
    verbs = top.add_subparsers(dest="verb", required=True, metavar=names)
    verbs.add_parser(
        "run", help="start the service; further arguments go to `paroli serve`", add_help=False
    )
    tests = verbs.add_parser(
        "test",
        help="check, then run all tests; further arguments go to pytest. With --fast, leave out"
        " slow tests and coverage; with --fast and folders, run their tests, and check only these"
        " and what changed since the last commit. With --thorough, run also the tests marked"
        " thorough",
        add_help=False,
        allow_abbrev=False,
    )
    amount = tests.add_mutually_exclusive_group()
    amount.add_argument("--fast", action="store_true")
    amount.add_argument("--thorough", action="store_true")
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
    verbs.add_parser("wheel", help="build the pages, then a wheel with them for a release, in dist")
    verbs.add_parser(
        "image",
        help="build the container image, and try it; see `dev.py image --help`",
        add_help=False,
    )
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
        return test(rest, fast=chosen.fast, thorough=chosen.thorough)
    verbs: dict[str, Callable[[list[str]], int]] = {
        "run": run,
        "audit": audit,
        "bench": bench,
        "screenshots": screenshots,
        "faults": faults,
        "lock": lock,
        "wheel": wheel,
        "image": image,
    }
    return verbs[chosen.verb](rest)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
    except BrokenPipeError:  # as in `dev.py test --help | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
