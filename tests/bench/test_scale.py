"""The simulation of many tables: what is used, and what waits."""

import pytest

from bench.scale import Load, report, simulate

ONE = Load(tables=1, every=60.0, cores=1, entry=0.01, slow=1.0)


def test_a_table_alone_waits_for_nothing() -> None:
    taken = simulate(ONE, seconds=600)
    assert taken == pytest.approx([0.01] * 10)


def test_entries_wait_for_each_other_and_more_cores_help() -> None:
    busy = Load(tables=5_000, every=60.0, cores=1, entry=0.01, slow=1.0)
    waits = [simulate(load, seconds=120) for load in (busy, Load(5_000, 60.0, 2, 0.01, 1.0))]
    assert [len(taken) for taken in waits] == [10_000] * 2
    one, two = (sum(taken) / len(taken) for taken in waits)
    assert one > 1.5 * two > 0.015


def test_the_used_part_of_the_cores_includes_slow_entries() -> None:
    load = Load(tables=6_000, every=60.0, cores=2, entry=0.01, slow=3.0)
    assert load.use == pytest.approx(0.55)
    assert "6,000 tables, 100 entries/s, 2 cores, 10.0 ms each: 55% used" in report(
        load, [0.01] * 2
    )


def test_the_queue_grows_if_more_arrives_than_is_done() -> None:
    load = Load(tables=7_000, every=60.0, cores=1, entry=0.01, slow=1.0)
    taken = simulate(load, seconds=240)
    assert taken[-1] > 10 * taken[1_000]
