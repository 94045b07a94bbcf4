"""A preset is made from the values that it gives; it cites its source for these only."""

from dataclasses import dataclass
from typing import Any

from service.domain.games import GAMES
from service.domain.port.rules_table import make_preset


@dataclass(frozen=True)
class TwoRules:
    """An older rule, and a newer one with a default."""

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


def test_every_house_choice_has_a_reason_in_every_language() -> None:
    for game in GAMES.values():
        for preset in game.rules.presets.values():
            for language, texts in game.texts.items():
                for rule in preset.house_choices:
                    reason = texts.house_choice(preset.name, rule)
                    assert reason.endswith("."), f"{game.name}, {language}: {preset.name}.{rule}"
