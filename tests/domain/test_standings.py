"""Standings: highest first, equals share a place, in the order seated."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.session.standings import Standing, standings


@pytest.mark.parametrize(
    ("nets", "places"),
    [
        ([], []),
        ([5], [1]),
        ([30, 20, 20, 10], [1, 2, 2, 4]),
        ([7, 7, 7], [1, 1, 1]),
        ([9, 9, 1, 1], [1, 1, 3, 3]),
        ([-5, -5, -9], [1, 1, 3]),
        ([1, 0, -1], [1, 2, 3]),
    ],
)
def test_equal_nets_share_a_place(nets: list[int], places: list[int]) -> None:
    names = [f"punter{number}" for number in range(len(nets))]
    assert [place.place for place in standings(zip(names, nets, strict=True))] == places


def test_the_highest_net_comes_first() -> None:
    assert standings([("anne", -3), ("bess", 8)]) == (
        Standing(1, "bess", 8),
        Standing(2, "anne", -3),
    )


def test_equal_nets_stay_in_the_order_seated() -> None:
    ranked = standings([("carl", 5), ("anne", 9), ("bess", 5)])
    assert [standing.punter for standing in ranked] == ["anne", "carl", "bess"]


@given(st.lists(st.integers(-5, 5)))
def test_a_place_is_one_more_than_those_ahead(nets: list[int]) -> None:
    for standing in standings((str(number), net) for number, net in enumerate(nets)):
        assert standing.place == 1 + sum(net > standing.net for net in nets)
