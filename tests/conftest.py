"""What holds for all tests: which of them are slow, and how long hypothesis looks.

Hypothesis takes the same few examples every time by default; `HYPOTHESIS_PROFILE=thorough` looks
for a long time, and elsewhere every time. A test that writes to a disk, starts a thread or
talks to a server is slow.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ALL_INTERFACES = settings(
    deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", ALL_INTERFACES, max_examples=15, derandomize=True)
settings.register_profile("thorough", ALL_INTERFACES, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

pytest_plugins = ["tests.coverage_report", "tests.servers.fixtures"]

HERE = Path(__file__).parent
ON_DISK_OR_WIRE = frozenset(
    {"api", "dev", "faults", "flow", "serving", "signals", "store", "workers"}
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark whole folders as slow."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ON_DISK_OR_WIRE:
            item.add_marker("slow")
