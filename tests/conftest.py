"""Settings for all tests: the markers `slow` and `thorough`, and the hypothesis profiles.

`dev.py test --fast` leaves out the slow tests. Only `--thorough` runs the tests marked `thorough`.
By default, hypothesis uses the same few examples in each run; with `--thorough` it uses more, at
random. `HYPOTHESIS_PROFILE` chooses another profile: `few`, `more` or `many`.
"""

import gc
import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

COMMON_SETTINGS = settings(
    deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
# A failure of random examples prints how to repeat it.
settings.register_profile("few", COMMON_SETTINGS, max_examples=15, derandomize=True)
settings.register_profile("more", COMMON_SETTINGS, max_examples=100, print_blob=True)
settings.register_profile("many", COMMON_SETTINGS, max_examples=2000, print_blob=True)

# The plugin that measures comes before all that it measures. The games come before the servers:
# other modules read the registry when they are imported.
pytest_plugins = [
    *["tests.coverage_report"] * ("PAROLI_TEST_COVERAGE" in os.environ),
    *("tests.factories.games", "tests.servers.fixtures"),
]

TESTS = Path(__file__).parent
MEMORY = "/dev/shm"  # noqa: S108 - pytest makes a folder in it that others cannot read
MEMORY_BYTES = 4 << 30
"""How much must be free: many times what the tests write."""

OBJECTS_BETWEEN_COLLECTIONS = 50_000
"""How many new objects start the garbage collector. Python's default takes a tenth of a run."""

SLOW_FOLDERS = frozenset({"dev", "faults", "flow", "messaging", "serving", "workers"})
SLOW_FIXTURES = frozenset(
    {"browser", "database", "each_redis", "hledger", "mortal_redis", "one_redis", "server"}
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough",
        action="store_true",
        help="run also the tests marked thorough, and more examples of hypothesis",
    )
    parser.addoption(
        "--only",
        metavar="FOLDER",
        type=Path,
        help="run the tests of this folder, but import all test modules, so that later processes"
        " find their bytecode and that of the packages they import",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Load the hypothesis profile. Temporary files go into memory, times of reports are in UTC."""
    use_memory()
    os.environ["PAROLI_TIME_ZONE"] = "UTC"  # not that of this machine, also in processes of tests
    profile = "more" if config.getoption("thorough") else "few"
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", profile))


class ImportedModule(pytest.Module):
    """A test module that is imported, but whose tests are left out."""

    def collect(self) -> list[pytest.Item]:
        assert self.obj
        return []


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> ImportedModule | None:
    only = parent.config.getoption("only")
    if only is None or module_path.is_relative_to(parent.config.rootpath / only):
        return None  # pytest makes a module with tests
    return ImportedModule.from_parent(parent, path=module_path)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without the garbage collector, and exempt from it what collecting has made.

    Modules and thousands of tests live to the end. To look at them again and again for garbage
    takes a tenth of a run.
    """
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests that start processes as slow, and leave out those marked thorough.

    Other slow tests have the marker themselves. With ``--thorough``, nothing is left out.
    """
    for item in items:
        if is_slow(item):
            item.add_marker("slow")
    if not config.getoption("thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)


def use_memory() -> None:
    """Put temporary files into memory, if this machine has enough and TMPDIR is not set.

    Databases of tests wait for the disk otherwise, as in production.
    """
    is_free = "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK)
    if is_free and shutil.disk_usage(MEMORY).free >= MEMORY_BYTES:
        os.environ["TMPDIR"] = MEMORY
        tempfile.tempdir = None  # reads TMPDIR again


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test starts processes: a browser, PostgreSQL, Redis, hledger or Paroli."""
    if item.path.relative_to(TESTS).parts[0] in SLOW_FOLDERS:
        return True
    if SLOW_FIXTURES.intersection(getattr(item, "fixturenames", ())):
        return True
    call = getattr(item, "callspec", None)
    return call is not None and "postgresql" in call.id
