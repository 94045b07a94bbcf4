"""The rules as data: the preset, its house choices, and what a rule may hold."""

from typing import Any

import pytest

from service.domain.games.tarot.rules import PRESETS, RULES
from service.domain.values.errors import BadRules


def test_the_preset_has_the_values_of_the_rules_page() -> None:
    assert RULES.plain(RULES.chosen("swiss_tarot", {})) == {
        "ante": 10,
        "rounds": 3,
        "tie": "split",
        "odd_coin": "seat",
    }


def test_only_the_rounds_have_a_source() -> None:
    preset = PRESETS["swiss_tarot"]
    assert {name for name in RULES.fields if preset.source_of(name)} == {"rounds"}


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
