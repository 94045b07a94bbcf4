"""The rules as data: the preset, its house choices, and what a rule may hold."""

from typing import Any

import pytest

from service.domain.games.tarot.rules import PRESETS, RULES
from service.domain.values.errors import BadRules

PRESET = {
    "ante": (10, None),  # S3 has an agreed stake and names none
    "rounds": (3, "S3"),  # S3: three
    "tie": ("split", None),  # The Oak does not mention ties
    "odd_coin": ("seat", None),  # The Oak does not mention ties
}
"""The value of each rule with its source; a house choice has none."""


def test_the_preset_has_the_values_of_its_source_and_the_house_choices() -> None:
    preset, values = PRESETS["swiss_tarot"], RULES.plain(RULES.chosen("swiss_tarot", {}))
    assert {name: (values[name], preset.source_of(name)) for name in values} == PRESET


@pytest.mark.parametrize(
    ("field", "value"),
    [("ante", -1), ("rounds", 0), ("rounds", 101), ("tie", "first"), ("odd_coin", "dealer")],
)
def test_a_rule_holds_only_what_it_may(field: str, value: Any) -> None:
    with pytest.raises(BadRules) as error:
        RULES.chosen("swiss_tarot", {field: value})
    assert list(error.value.errors) == [field]


def test_a_game_may_have_any_number_of_rounds_within_its_limits() -> None:
    assert [RULES.chosen("swiss_tarot", {"rounds": n}).rounds for n in (1, 100)] == [1, 100]
