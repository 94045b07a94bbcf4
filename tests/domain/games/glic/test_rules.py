"""The rules as data: the preset, its house choices, and contradictory rules."""

from collections.abc import Mapping
from typing import Any

import pytest

from service.domain.games.glic.rules import PRESETS, RULES
from service.domain.values.errors import BadRules


def test_the_preset_has_the_values_of_the_rules_page() -> None:
    assert RULES.plain(RULES.chosen("glic", {})) == {
        "piece": 1,
        "ante_by": "round",
        "deck": 52,
        "first_bettor": "eldest",
        "min_bet": 1,
        "bet_limit": 12,
        "ties": "split",
        "short_purse": "forgive",
    }


def test_piece_antes_and_deck_have_a_source() -> None:
    preset = PRESETS["glic"]
    sourced = {name for name in RULES.fields if preset.source_of(name)}
    assert sourced == {"piece", "ante_by", "deck"}


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
