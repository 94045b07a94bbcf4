"""The rules as data: the preset, its house choices, and contradictory rules."""

from collections.abc import Mapping
from typing import Any

import pytest

from service.domain.games.lansquenet.rules import PRESETS, RULES
from service.domain.values.errors import BadRules

PRESET = {
    "match": ("suit", "S3"),  # S3: the suit
    "next_banker": ("line", "S3"),  # S3: the next in line, or the buyer of the deck
    "cover_order": ("spoken", None),  # The Oak does not say who may cover first
    "winnings": ("home", None),  # S3 says nothing of winnings
    "min_wager": (1, None),  # The Oak names no limit
    "max_wager": (None, None),  # The Oak names no limit
    "min_cover": (1, None),  # The Oak names no limit
    "max_cover": (None, None),  # The Oak names no limit
}
"""The value of each rule with its source; a house choice has none."""


def test_the_preset_has_the_values_of_its_source_and_the_house_choices() -> None:
    preset, values = PRESETS["lansquenet"], RULES.plain(RULES.chosen("lansquenet", {}))
    assert {name: (values[name], preset.source_of(name)) for name in values} == PRESET


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
