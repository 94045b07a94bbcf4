"""House rules: the valid values of each rule, and rules that contradict each other."""

from typing import Any

import pytest

from service.domain.games.basset.presets import RULES
from service.domain.games.basset.rules import HouseRules
from service.domain.port.rules_table import Flag
from service.domain.values.errors import BadLine, BadRules
from service.domain.values.plain import typed

FLAGS = [name for name, holds in RULES.fields.items() if isinstance(holds, Flag)]
"""The rules that are true or false."""

GOOD: list[tuple[str, Any]] = [
    *((name, value) for name in FLAGS for value in (True, False)),
    ("decks", 1),
    ("decks", 100),
    ("decks", "by_punters"),
    ("layout", "book"),
    ("layout", "dealt"),
    ("layout", "board"),
    ("max_cards", None),
    ("max_cards", 1),
    ("cards_required", 0),
    ("fasse", "half_purse"),
    ("fasse", "half_stake"),
    ("fasse", "whole_out"),
    ("fasse", "whole_stays"),
    ("burn", 0),
    ("burn", 51),
    ("order", "win_first"),
    ("order", "lose_first"),
    ("ladder", (1,)),
    ("ladder", tuple(range(1, 21))),
    ("ladder", (1, 7, 15, 33, 67)),
    ("pay", None),
    ("pay", 1),
    ("twins", None),
    ("twins", "first"),
    ("repeat", "ignore"),
    ("repeat", "lose"),
    ("repeat", "retire"),
    ("last_card", None),
    ("last_card", "bank"),
    ("after_loss", "out"),
    ("after_loss", "stays"),
    ("mace", "never"),
    ("mace", "plain"),
    ("replace", None),
    ("replace", "lost"),
    ("odd_half", "punter"),
    ("odd_half", "bank"),
    ("odd_half", "refuse"),
    ("bank_cover", "owes"),
    ("bank_cover", "covered"),
    ("min_stake", 1),
    ("min_stake", 10**12),
    ("max_stake", None),
    ("max_stake", 1),
    ("target", None),
    ("target", 1),
]

BAD: list[tuple[str, Any]] = [
    *((name, value) for name in FLAGS for value in (None, 0, 1, "yes")),
    ("decks", 0),
    ("decks", 101),
    ("decks", True),
    ("decks", 1.0),
    ("decks", "many"),
    ("decks", None),
    ("layout", "hand"),
    ("max_cards", 0),
    ("max_cards", "3"),
    ("max_cards", 1001),
    ("cards_required", 1001),
    ("cards_required", -1),
    ("cards_required", None),
    ("fasse", "half"),
    ("fasse", None),
    ("burn", 52),
    ("burn", -1),
    ("order", "first"),
    ("ladder", ()),
    ("ladder", (0,)),
    ("ladder", (1, 1001)),
    ("ladder", (1, True)),
    ("ladder", (1, 2.0)),
    ("ladder", tuple(range(1, 22))),
    ("ladder", "1 2 7"),
    ("ladder", None),
    ("pay", 0),
    ("pay", 1001),
    ("twins", "second"),
    ("repeat", None),
    ("last_card", "punter"),
    ("after_loss", "empty"),
    ("mace", True),
    ("replace", "none"),
    ("replace", False),
    ("odd_half", "table"),
    ("bank_cover", False),
    ("min_stake", 0),
    ("min_stake", None),
    ("min_stake", 10**12 + 1),
    ("max_stake", 0),
    ("target", 0),
    ("target", 5.5),
    ("fasse", ["half_purse"]),
    ("fasse", {"half_purse": True}),
]


@pytest.mark.parametrize(("field", "value"), GOOD)
def test_a_valid_value_of_a_rule_is_accepted(field: str, value: Any) -> None:
    assert getattr(RULES.chosen("oak", {field: value}), field) == value


@pytest.mark.parametrize(("field", "value"), BAD)
def test_an_invalid_value_of_a_rule_is_refused(field: str, value: Any) -> None:
    with pytest.raises(BadRules) as refused:
        RULES.chosen("oak", {field: value})
    assert set(refused.value.errors) == {field}


def test_every_rule_is_tested_with_a_valid_and_an_invalid_value() -> None:
    for name in RULES.fields:
        for title, values in {"GOOD": GOOD, "BAD": BAD}.items():
            is_tested = any(name == tested for tested, _ in values)
            assert is_tested, f"{__file__}: add a value of the rule {name} to {title}."
    assert {name for name, _ in (*GOOD, *BAD)} == set(RULES.fields)


def test_a_ladder_may_be_a_list() -> None:
    assert RULES.chosen("oak", {"ladder": [1, 7, 15, 33, 67]}).ladder == (1, 7, 15, 33, 67)


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(BadRules) as refused:
        RULES.chosen("oak", {"jokers": 2})
    assert set(refused.value.errors) == {"jokers"}


def test_all_invalid_rules_are_named_at_once() -> None:
    with pytest.raises(BadRules) as refused:
        RULES.chosen("oak", {"burn": -1, "jokers": 2, "pay": 0})
    assert set(refused.value.errors) == {"burn", "jokers", "pay"}


@pytest.mark.parametrize(
    ("overrides", "field"),
    [
        ({"min_stake": 11, "max_stake": 10}, "max_stake"),
        ({"max_cards": 2, "cards_required": 3}, "cards_required"),
    ],
)
def test_contradictory_rules_are_refused(overrides: dict[str, int], field: str) -> None:
    with pytest.raises(BadRules) as refused:
        RULES.chosen("oak", overrides)
    assert set(refused.value.errors) == {field}


@pytest.mark.parametrize(
    "overrides",
    [{"min_stake": 10, "max_stake": 10}, {"max_cards": 3, "cards_required": 3}],
)
def test_a_maximum_may_equal_its_minimum(overrides: dict[str, int]) -> None:
    assert RULES.plain(RULES.chosen("oak", overrides)).items() >= overrides.items()


@pytest.mark.parametrize("preset", RULES.presets)
def test_rules_are_restored_from_plain_values(preset: str) -> None:
    rules = RULES.presets[preset].rules
    assert typed(HouseRules, RULES.plain(rules)) == rules


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(BadLine):
        RULES.chosen("faro", {})


@pytest.mark.parametrize(
    ("field", "written"),
    [("max_cards", 0), ("pay", 0), ("replace", "none"), ("max_stake", 0), ("target", 0)],
)
def test_a_sheet_writes_none_as_a_toml_value(field: str, written: Any) -> None:
    assert RULES.from_sheet({field: written}) == {field: None}
    assert RULES.to_sheet({field: None}) == {field: written}
    preset = {"max_cards": "parlour", "pay": "cotton", "replace": "parlour"}.get(field, "oak")
    more = {"cards_required": 0} if field == "max_cards" else {}
    rules = RULES.chosen(preset, RULES.from_sheet({field: written, **more}))
    assert getattr(rules, field) is None


@pytest.mark.parametrize(("field", "value"), [("pay", False), ("replace", 0), ("pay", "none")])
def test_other_ways_to_write_none_in_a_sheet_are_refused(field: str, value: Any) -> None:
    with pytest.raises(BadRules):
        RULES.chosen("oak", RULES.from_sheet({field: value}))


@pytest.mark.parametrize(
    ("preset", "overrides"),
    [
        ("cotton", {"pay": 0, "burn": 2}),
        ("oak", {"ladder": [1, 7, 15, 33, 67]}),
        ("parlour", {"replace": "none", "max_cards": 0, "cards_required": 0, "burn": 0}),
    ],
)
def test_a_sheet_states_only_what_differs_from_the_preset(
    preset: str, overrides: dict[str, Any]
) -> None:
    named = RULES.plain(RULES.presets[preset].rules)
    same = {name: named[name] for name in ("fasse", "order")}
    rules = RULES.chosen(preset, {**same, **RULES.from_sheet(overrides)})
    assert RULES.to_sheet(RULES.overrides(preset, rules)) == overrides
