"""The presets equal the table of the rules, which this file repeats."""

from dataclasses import MISSING, fields
from typing import Any

import pytest

from service.domain.games.basset.presets import RULES
from service.domain.games.basset.rules import HouseRules

NAMES = ("modern", "cotton", "centlivre", "sca", "parlour", "oak")
ENGLISH = [1, 2, 7, 15, 33, 67]
ROUND = [1, 7, 15, 30, 60]

TABLE: dict[str, tuple[Any, ...]] = {
    "decks": (1, 1, 1, "by_punters", 1, 1),
    "layout": ("book", "book", "book", "dealt", "book", "board"),
    "max_cards": (None, None, None, None, 3, None),
    "cards_required": (0, 0, 0, 0, 3, 0),
    "fasse": ("half_purse", "half_stake", "half_purse", "whole_out", "whole_stays", "whole_out"),
    "burn": (0, 0, 0, 0, 2, 0),
    "order": ("win_first", "win_first", "win_first", "lose_first", "win_first", "lose_first"),
    "ladder": (ENGLISH, [1, 7, 15, 33, 67], ENGLISH, ROUND, ROUND, ROUND),
    "pay": (None, 2, None, None, None, None),
    "twins": (None, None, None, "first", "first", "first"),
    "repeat": ("lose", "retire", "lose", "ignore", "ignore", "ignore"),
    "last_card": (None, None, None, None, "bank", "bank"),
    "after_loss": ("out", "out", "stays", "out", "out", "out"),
    "restake": (True, True, True, False, False, False),
    "mace": ("never", "never", "plain", "never", "plain", "never"),
    "replace": (None, None, None, None, "lost", None),
    "carry": (True, True, True, False, False, True),
    "side_bets": (False, False, False, False, True, False),
    "books": (False, False, False, False, True, False),
    "odd_half": ("punter",) * 6,
    "bank_cover": ("owes",) * 6,
    "min_stake": (1,) * 6,
    "max_stake": (None,) * 6,
    "target": (None,) * 6,
}
CHOICES_OF_ALL_PRESETS = {"odd_half", "bank_cover", "min_stake", "max_stake", "target"}
HOUSE_CHOICES = {
    "modern": set(),
    "cotton": {"ladder", "pay", "restake", "fasse", "repeat"},
    "centlivre": {"mace"},
    "sca": {"twins", "last_card", "carry", "ladder"},
    "parlour": {"twins", "carry", "replace", "mace"},
    "oak": {"twins", "carry"},
}
SEEDS = {
    "modern": "S0",
    "cotton": "S0",
    "centlivre": "S0",
    "sca": "S1",
    "parlour": "S2",
    "oak": "S3",
}


def test_the_presets_are_listed_in_order() -> None:
    assert tuple(RULES.presets) == NAMES


def test_the_table_has_every_field_of_the_texts() -> None:
    assert list(TABLE) == list(RULES.fields)[: len(TABLE)]
    without_default = {part.name for part in fields(HouseRules) if part.default is MISSING}
    assert without_default <= TABLE.keys()


@pytest.mark.parametrize("preset", NAMES)
def test_a_preset_has_the_values_of_the_table(preset: str) -> None:
    column = {field: values[NAMES.index(preset)] for field, values in TABLE.items()}
    newer = {part.name: part.default for part in fields(HouseRules) if part.name not in TABLE}
    assert RULES.plain(RULES.presets[preset].rules) == {**column, **newer}


@pytest.mark.parametrize("preset", NAMES)
def test_a_yes_or_no_rule_is_a_boolean(preset: str) -> None:
    kinds = {field: type(values[NAMES.index(preset)]) for field, values in TABLE.items()}
    values = RULES.plain(RULES.presets[preset].rules)
    assert {field: type(values[field]) for field in TABLE} == kinds


@pytest.mark.parametrize("preset", NAMES)
def test_a_value_without_a_source_is_marked_as_a_house_choice(preset: str) -> None:
    marked = {field for field in TABLE if RULES.presets[preset].source_of(field) is None}
    assert marked == HOUSE_CHOICES[preset] | CHOICES_OF_ALL_PRESETS


@pytest.mark.parametrize("preset", NAMES)
def test_a_rule_that_a_preset_does_not_give_is_a_house_choice(preset: str) -> None:
    assert RULES.presets[preset].not_given & TABLE.keys() == CHOICES_OF_ALL_PRESETS
    assert RULES.presets[preset].not_given <= RULES.presets[preset].house_choices


@pytest.mark.parametrize("preset", NAMES)
def test_a_value_that_is_not_a_house_choice_cites_its_source(preset: str) -> None:
    cited = {RULES.presets[preset].source_of(field) for field in RULES.fields} - {None}
    assert {str(source)[:2] for source in cited} == {SEEDS[preset]}
