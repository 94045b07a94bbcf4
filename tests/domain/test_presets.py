"""A preset is made from the values that it gives; it cites its source for these only."""

from dataclasses import dataclass
from typing import Any

import pytest

from service.domain.games import GAMES
from service.domain.port.rules_table import Flag, Whole, fields_of, make_preset


@dataclass(frozen=True)
class TwoRules:
    """An older rule, and a newer one with a default."""

    ante: int = 1
    aces: bool = True


@dataclass(frozen=True)
class ThreeRules:
    """A rule without a default before the others."""

    packs: int
    ante: int = 1
    aces: bool = True


def test_a_rule_with_a_default_that_a_preset_does_not_give_is_a_house_choice() -> None:
    preset = make_preset("plain", "T1", TwoRules, {"ante": 2})
    assert preset.rules == TwoRules(ante=2, aces=True)
    assert (preset.source_of("ante"), preset.source_of("aces")) == ("T1", None)
    assert preset.house_choices == preset.not_given == {"aces"}


def test_a_value_that_a_preset_gives_may_be_a_house_choice() -> None:
    preset = make_preset(
        "plain", "T1", TwoRules, {"ante": 2, "aces": False}, house_choices=["aces"]
    )
    assert (preset.source_of("ante"), preset.source_of("aces")) == ("T1", None)
    assert preset.house_choices == {"aces"}
    assert not preset.not_given


def test_another_source_may_state_a_rule() -> None:
    given: dict[str, Any] = {"ante": 2, "aces": False}
    preset = make_preset("plain", "T1", TwoRules, given, other_sources={"aces": "T2"})
    assert (preset.source_of("ante"), preset.source_of("aces")) == ("T1", "T2")


def test_a_preset_must_give_a_rule_without_a_default() -> None:
    with pytest.raises(TypeError, match=r"^The preset plain gives no value to packs\."):
        make_preset("plain", "T1", ThreeRules, {})


def test_a_rule_that_is_true_or_false_needs_no_declaration() -> None:
    assert fields_of(TwoRules, {"ante": Whole(1)}) == {"ante": Whole(1), "aces": Flag()}
    assert [*fields_of(ThreeRules, {"ante": Whole(1), "packs": Whole(1)})] == [
        *("packs", "ante", "aces")
    ]


def test_a_rule_without_a_declaration_is_named_with_its_file() -> None:
    with pytest.raises(TypeError, match="add what the rule ante of TwoRules may hold to FIELDS"):
        fields_of(TwoRules, {})
    with pytest.raises(TypeError, match="FIELDS has kings, but TwoRules has no such rule"):
        fields_of(TwoRules, {"ante": Whole(1), "kings": Flag()})


def test_every_house_choice_has_a_reason_in_every_language() -> None:
    for game in GAMES.values():
        for preset in game.rules.presets.values():
            for language, texts in game.texts.items():
                for rule in preset.house_choices:
                    reason = texts.house_choice(preset.name, rule)
                    assert reason.endswith("."), f"{game.name}, {language}: {preset.name}.{rule}"
