"""The rules as data: the preset, its house choices, and contradictory rules."""

from collections.abc import Mapping
from typing import Any

import pytest

from service.domain.games.glic.rules import PRESETS, RULES
from service.domain.values.errors import BadRules

PRESET = {
    "piece": (1, "S3"),  # S3: a penny
    "ante_by": ("round", "S3"),  # S3: players pay in turn, until each pool has one
    "deck": (52, "S3"),  # S3 has decks of 32, 48 and 52 cards
    "first_bettor": ("eldest", None),  # The Oak does not say who bets first
    "min_bet": (1, None),  # The Oak names no minimum
    "bet_limit": (12, None),  # S3 suggests a limit and names none
    "ties": ("split", None),  # The Oak does not say who wins with equal hands
    "short_purse": ("forgive", None),  # The Oak does not say what happens if a purse is short
}
"""The value of each rule with its source; a house choice has none."""


def test_the_preset_has_the_values_of_its_source_and_the_house_choices() -> None:
    preset, values = PRESETS["glic"], RULES.plain(RULES.chosen("glic", {}))
    assert {name: (values[name], preset.source_of(name)) for name in values} == PRESET


@pytest.mark.parametrize(
    ("overrides", "field"),
    [
        ({"piece": 0}, "piece"),
        ({"deck": 40}, "deck"),
        ({"deck": 53}, "deck"),
        ({"min_bet": 13}, "bet_limit"),
        ({"min_bet": 4, "bet_limit": 3}, "bet_limit"),
        ({"bet_limit": 0}, "bet_limit"),
        ({"ante_by": "eldest"}, "ante_by"),
        ({"ties": "stays"}, "ties"),
        ({"pack": 52}, "pack"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(overrides: Mapping[str, Any], field: str) -> None:
    with pytest.raises(BadRules) as error:
        RULES.chosen("glic", overrides)
    assert list(error.value.errors) == [field]


def test_the_limit_may_equal_the_minimum_or_be_none() -> None:
    assert RULES.chosen("glic", {"min_bet": 4, "bet_limit": 4}).bet_limit == 4
    assert RULES.chosen("glic", {"min_bet": 99, "bet_limit": None}).bet_limit is None
    assert RULES.from_sheet({"bet_limit": 0}) == {"bet_limit": None}
    assert RULES.to_sheet({"bet_limit": None}) == {"bet_limit": 0}
