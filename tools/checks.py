"""The checks of dev.py, and which of them a selection of tests needs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from difflib import get_close_matches

from tools.commands import ROOT, run_command, tool

Steps = Mapping[str, Sequence[str]]

WEB = ROOT / "web"
PACKAGES = "node_modules"
# A native compiler, four times as fast. openapi-typescript needs TypeScript 5 as a library.
TSC = f"{PACKAGES}/typescript-7/bin/tsc"
BIOME = f"{PACKAGES}/@biomejs/biome/bin/biome"
CRUISER = f"{PACKAGES}/dependency-cruiser/bin/dependency-cruiser.mjs"


# Pages are made and thrown away: with more room for new objects, collections take half the time.
NODE_MEMORY = ("--max-semi-space-size=64", "--single-threaded-gc")
# After a failure, a test may leave something open for which Node would wait for ever.
NODE_TESTS = ("node", *NODE_MEMORY, "--test", "--test-isolation=none", "--test-force-exit")
SCREENS = "tests/screens/*.screen.ts"
TIDY_TESTS = "tidy tests"
TYPES = "types"
# Pyrefly reads the settings of mypy, which infers the types of these.
INFERRED = "--ignore=implicit-any-lambda,implicit-any-empty-container,implicit-any-attribute"


STEPS: Steps = {
    "ruff check": ["ruff", "check", "--quiet"],
    "ruff format": ["ruff", "format", "--check", "--quiet"],
    TYPES: ["pyrefly", "check", "--min-severity=error", "--summary=none", INFERRED],
    "import contracts": ["lint-imports", "--no-logo"],
    TIDY_TESTS: ["pytest", "-q", "--only=tests/tidy"],
    "web types": ["node", TSC, "-p", "."],
    "web test types": ["node", TSC, "-p", "tests"],
    "web style": ["node", BIOME, "check", "--error-on-warnings"],
    "web layers": ["node", CRUISER, "--config", ".dependency-cruiser.json", "src"],
    # One process for all files: it loads the modules once, and the screens start one server.
    "web tests": [*NODE_TESTS, "tests/**/*.test.ts"],
    "web screen tests": [*NODE_TESTS, "--import", "./tests/dom/register.ts", SCREENS],
}
# Takes ten times as long. It also finds dead code, and comparisons that never hold.
THOROUGH_STEPS: Steps = {"types, by mypy": ["mypy", "--no-error-summary"]}
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
# The tests start after these. The tidy tests write the bytecode of all tests: without it, each
# process that runs tests would compile all.
BEFORE_TESTS = frozenset({TIDY_TESTS, *TEST_PROGRAMS})
# These need the packages of the web app, so they start when it is built.
AFTER_BUILD = frozenset({*(title for title in STEPS if title.startswith("web ")), "browser"})
# These wait for a page or a server themselves, so they start with the tests.
WITH_TESTS = frozenset(title for title in STEPS if title.startswith("web ") and "tests" in title)
NICENESS = 10
"""That of all other steps: they use what the tests, which often wait, leave idle."""

PYTHON_STEPS = ("ruff check", "ruff format")
CONTRACTS = "import contracts"
CONTRACT_FOLDERS = ("service/", "workers/", "bench/")
WEB_FOLDERS = ("web/", "tests/web/")


def run_step(title: str, arguments: Sequence[str]) -> bool:
    """Run a step, with Node in the folder of the web app; return whether it passed."""
    name, *rest = arguments
    folder = WEB if name == "node" else ROOT
    niceness = 0 if title in BEFORE_TESTS | WITH_TESTS else NICENESS
    return run_command(title, [tool(name), *rest], folder, niceness=niceness)


class StartedSteps:
    """Steps that run at the same time, those of ``AFTER_BUILD`` when the web app is built."""

    def __init__(self, steps: Steps, built: Future[None] | None = None) -> None:
        self._results: dict[str, Future[bool]] = {}
        later = {title: steps[title] for title in steps if built and title in AFTER_BUILD}
        self._start({title: steps[title] for title in steps if title not in later})
        if built:
            built.result()  # ends dev.py if the build has failed
            self._start(later)

    @classmethod
    def before_tests(cls, steps: Steps, built: Future[None]) -> StartedSteps:
        """Start the steps, those of ``WITH_TESTS`` when those of ``BEFORE_TESTS`` have ended."""
        later = {title: steps[title] for title in steps if title in WITH_TESTS}
        started = cls({title: steps[title] for title in steps if title not in later}, built)
        wait([result for title, result in started._results.items() if title in BEFORE_TESTS])
        started._start(later)
        return started

    def _start(self, steps: Steps) -> None:
        pool = ThreadPoolExecutor(max(1, len(steps)))
        self._results |= {title: pool.submit(run_step, title, steps[title]) for title in steps}
        pool.shutdown(wait=False)

    def failed(self) -> list[str]:
        """Wait for all steps; return the titles of those that failed."""
        return [title for title, result in self._results.items() if not result.result()]


def run_steps(steps: Steps) -> list[str]:
    """Run all steps at the same time; return the titles of those that failed."""
    return StartedSteps(steps).failed()


def changed_files() -> list[str]:
    """Return the files that differ from the last commit, and those that git does not know."""
    commands = (
        ["git", "diff", "--name-only", "--diff-filter=d", "-z", "HEAD"],
        ["git", "ls-files", "--others", "--exclude-standard", "-z"],
    )
    listed = [
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for command in commands
    ]
    return [name for name in "".join(listed).split("\0") if name]


OWN_OPTIONS = ("--fast", "--thorough")
# Other options may have a value after them, which is no path.
WITHOUT_VALUE = frozenset(
    {
        *("-x", "-v", "-vv", "-q", "-s", "-l", "--verbose", "--quiet", "--exitfirst", "--lf"),
        *("--last-failed", "--ff", "--failed-first", "--nf", "--sw", "--stepwise", "--pdb"),
        *("--trace", "--co", "--collect-only", "--showlocals", "--thorough"),
    }
)


def wrong_argument(arguments: Sequence[str]) -> str | None:
    """Return a sentence about a mistyped option of dev.py or a path that does not exist; or None.

    Pytest would find both too, but only after the check.
    """
    for before, argument in zip(("-x", *arguments), arguments, strict=False):
        if argument.startswith("--"):
            meant = get_close_matches(argument, OWN_OPTIONS, cutoff=0.8)
            if meant and argument not in OWN_OPTIONS:
                return f"There is no option {argument}. Use {meant[0]}."
        elif argument[:1] != "-" and (before[:1] != "-" or before in WITHOUT_VALUE):
            path = argument.partition("::")[0]
            if not (ROOT / path).exists():
                return f"There is no file or folder {path}. Name one relative to {ROOT}."
    return None


def selected_paths(arguments: Iterable[str]) -> list[str]:
    """Return the files and folders among the arguments of pytest, relative to the checkout."""
    paths = (ROOT / argument.partition("::")[0] for argument in arguments if argument[:1] != "-")
    return [
        path.resolve().relative_to(ROOT).as_posix()
        for path in paths
        if path.exists() and path.resolve().is_relative_to(ROOT)
    ]


def steps_for(selected: Sequence[str], changed: Sequence[str]) -> Steps:
    """Return the checks that the selected tests and the changed files need.

    Formatting is checked in both, types and import contracts if a file has changed. The audit and
    the tidy tests are for the whole checkout, so they are left out.
    """
    python = [name for name in changed if name.endswith(".py")]
    formatted = [*python, *(path for path in selected if not is_web(path))]
    steps: dict[str, Sequence[str]] = {
        title: [*STEPS[title], *formatted] for title in PYTHON_STEPS if formatted
    }
    if python:
        steps[TYPES] = STEPS[TYPES]
    if any(name.startswith(CONTRACT_FOLDERS) for name in python):
        steps[CONTRACTS] = [*STEPS[CONTRACTS]]
    if any(f"{path}/".startswith(WEB_FOLDERS) for path in (*selected, *changed)):
        steps.update({title: step for title, step in STEPS.items() if title.startswith("web ")})
    return steps


def is_web(path: str) -> bool:
    """Return whether a path is in the web app, whose tests Node runs, not pytest."""
    return f"{path}/".startswith("web/")
