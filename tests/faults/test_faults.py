"""A short run in which every part is killed: no entry is lost or repeated."""

from pathlib import Path

import pytest

from tests.faults.fault_injector import FaultTimes
from tests.faults.faults import FULL, JUMP
from tests.faults.run import Plan, run

TIMES = FaultTimes(interval=0.4, reconnecting=1.0, measured=1.0)
BEFORE_THE_NEXT_POLL = 10.0
"""Streams without announcements read the database every 15 seconds. Tests run side by side."""


@pytest.mark.parametrize(
    "embedded",
    [
        pytest.param(False, id="production"),
        # tests/flow/test_http_crashes.py kills a service of one process each day.
        pytest.param(True, id="embedded", marks=pytest.mark.thorough),
    ],
)
def test_no_entry_is_lost_if_every_part_is_killed(tmp_path: Path, *, embedded: bool) -> None:
    plan = Plan(
        "1711",
        5.0,
        embedded=embedded,
        tables=4,
        has_large_session=False,
        times=TIMES,
        without=(FULL, JUMP),  # they need root and Linux
        late_seconds=BEFORE_THE_NEXT_POLL,
    )
    report = run(plan, tmp_path)
    assert report.kills >= 4
    assert report.counts["acknowledged"] > 50
    assert report.counts["draws"] > 10
