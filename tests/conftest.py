"""Settings for all tests: the slow marker and the hypothesis profiles.

By default, hypothesis uses the same few examples in each run. `HYPOTHESIS_PROFILE=thorough` uses
many random examples. `dev.py test --fast` skips the slow tests.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

COMMON_SETTINGS = settings(
    deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", COMMON_SETTINGS, max_examples=15, derandomize=True)
settings.register_profile("thorough", COMMON_SETTINGS, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

pytest_plugins = ["tests.servers.fixtures"]

TESTS = Path(__file__).parent
SLOW_FOLDERS = frozenset({"dev", "faults", "flow", "messaging", "serving", "workers"})
SLOW_FIXTURES = frozenset(
    {"browser", "database", "each_redis", "hledger", "mortal_redis", "one_redis", "server"}
)


def pytest_configure(config: pytest.Config) -> None:
    """Load the coverage report if coverage is measured. Other runs need no coverage package."""
    if config.getoption("cov_source", None):
        config.pluginmanager.import_plugin("tests.coverage_report")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that start processes as slow. Other slow tests have the marker themselves."""
    for item in items:
        if is_slow(item):
            item.add_marker("slow")


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test starts processes: a browser, PostgreSQL, Redis, hledger or Paroli."""
    if item.path.relative_to(TESTS).parts[0] in SLOW_FOLDERS:
        return True
    if SLOW_FIXTURES.intersection(getattr(item, "fixturenames", ())):
        return True
    call = getattr(item, "callspec", None)
    return call is not None and "postgresql" in call.id
