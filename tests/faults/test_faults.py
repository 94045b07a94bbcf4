"""A short production run in which every part is killed: no entry is lost or repeated."""

from pathlib import Path

from tests.faults.run import run

SEED = "1711"


def test_no_entry_is_lost_if_every_part_is_killed(tmp_path: Path) -> None:
    report = run(SEED, 8.0, tmp_path, tables=6, every=0.8)
    assert sum(report.kills.values()) >= 5
    assert report.counts["acknowledged"] > 50
    assert report.counts["draws"] > 10
