"""The rules as data: the preset, its house choices, and contradictory rules."""

from collections.abc import Mapping
from typing import Any

import pytest

from service.domain.games.lansquenet.rules import PRESETS, RULES
from service.domain.values.errors import BadRules


def test_the_preset_has_the_values_of_the_rules_page() -> None:
    assert RULES.plain(RULES.chosen("lansquenet", {})) == {
        "match": "suit",
        "next_banker": "line",
        "cover_order": "spoken",
        "winnings": "home",
        "min_wager": 1,
        "max_wager": None,
        "min_cover": 1,
        "max_cover": None,
    }


def test_only_match_and_next_banker_have_a_source() -> None:
    preset = PRESETS["lansquenet"]
    sourced = {name for name in RULES.fields if preset.source_of(name)}
    assert sourced == {"match", "next_banker"}


@pytest.mark.parametrize(
    ("overrides", "field"),
    [
        ({"min_wager": 5, "max_wager": 4}, "max_wager"),
        ({"min_cover": 5, "max_cover": 4}, "max_cover"),
        ({"min_wager": 0}, "min_wager"),
        ({"max_cover": 0}, "max_cover"),
        ({"match": "colour"}, "match"),
        ({"bank_cover": "owes"}, "bank_cover"),
    ],
)
def test_contradictory_rules_are_refused(overrides: Mapping[str, Any], field: str) -> None:
    with pytest.raises(BadRules) as error:
        RULES.chosen("lansquenet", overrides)
    assert list(error.value.errors) == [field]


@pytest.mark.parametrize("most", ["max_wager", "max_cover"])
def test_a_maximum_may_equal_its_minimum(most: str) -> None:
    least = most.replace("max", "min")
    assert getattr(RULES.chosen("lansquenet", {least: 5, most: 5}), most) == 5


@pytest.mark.parametrize("most", ["max_wager", "max_cover"])
def test_a_sheet_writes_no_maximum_as_zero(most: str) -> None:
    assert RULES.from_sheet({most: 0}) == {most: None}
    assert RULES.to_sheet({most: None}) == {most: 0}
