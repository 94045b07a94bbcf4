"""Exact odds equal a second, slower computation, for any rules and points of a deal."""

from fractions import Fraction
from random import Random

import pytest

from service.domain.games.basset.odds.case import answer
from service.domain.games.basset.presets import RULES
from tests.domain.games.basset.odds.random_cases import random_case
from tests.domain.games.basset.odds.slow_odds import Stake, expectation
from tests.seeds import seeds


@pytest.mark.parametrize("seed", seeds(12, 200))
def test_expectations_equal_the_second_odds(seed: int) -> None:
    case = random_case(Random(f"odds {seed}"))
    given, stake = answer(case), case["stake"]
    rules = RULES.chosen(case["rules"], case["overrides"])
    standing = Stake(
        stake["crooks"],
        stake["paying"],
        case.get("run") == stake["rank"],
        case.get("retired") == stake["rank"],
    )
    seen = case.get("seen")
    for policy, value in given["expectation"].items():
        expected = expectation(rules, case["punters"], policy, seen, stake["rank"], standing)
        assert Fraction(value) == expected, (case, policy)
    assert sum(Fraction(given[name]) for name in ("win", "lose", "stand", "faced")) == 1
