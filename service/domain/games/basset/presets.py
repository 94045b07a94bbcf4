"""The six presets: named house rules, each with its source text.

Each preset gives a value to the rules that its text states, and to those where the house chooses
something else than the default. Every other rule is a house choice with its default value.

S0 to S4 are the project's source texts; ``docs/explanation/rules.md`` describes them.
"""

from collections.abc import Mapping
from typing import Any

from service.domain.games.basset.rules import CONTRADICTIONS, FIELDS, HouseRules
from service.domain.port.rules_table import RulesTable, make_preset

SOURCES = ("S0", "S1", "S2", "S3")
"""The short names of the source texts."""

Given = Mapping[str, Any]

MODERN: Given = {
    "decks": 1,
    "layout": "book",
    "max_cards": None,
    "cards_required": 0,
    "fasse": "half_purse",
    "burn": 0,
    "order": "win_first",
    "ladder": (1, 2, 7, 15, 33, 67),
    "pay": None,
    "twins": None,
    "repeat": "lose",
    "last_card": None,
    "after_loss": "out",
    "restake": True,
    "mace": "never",
    "replace": None,
    "carry": True,
    "side_bets": False,
    "books": False,
}

COTTON: Given = {
    **MODERN,
    "fasse": "half_stake",
    "ladder": (1, 7, 15, 33, 67),
    "pay": 2,
    "repeat": "retire",
}

CENTLIVRE: Given = {**MODERN, "after_loss": "stays", "mace": "plain"}

SCA: Given = {
    "decks": "by_punters",
    "layout": "dealt",
    "max_cards": None,
    "cards_required": 0,
    "fasse": "whole_out",
    "burn": 0,
    "order": "lose_first",
    "ladder": (1, 7, 15, 30, 60),
    "pay": None,
    "twins": "first",
    "repeat": "ignore",
    "last_card": None,
    "after_loss": "out",
    "restake": False,
    "mace": "never",
    "replace": None,
    "carry": False,
    "side_bets": False,
    "books": False,
}

PARLOUR: Given = {
    "decks": 1,
    "layout": "book",
    "max_cards": 3,
    "cards_required": 3,
    "fasse": "whole_stays",
    "burn": 2,
    "order": "win_first",
    "ladder": (1, 7, 15, 30, 60),
    "pay": None,
    "twins": "first",
    "repeat": "ignore",
    "last_card": "bank",
    "after_loss": "out",
    "restake": False,
    "mace": "plain",
    "replace": "lost",
    "carry": False,
    "side_bets": True,
    "books": True,
}

OAK: Given = {**SCA, "decks": 1, "layout": "board", "last_card": "bank", "carry": True}

PRESETS = {
    preset.name: preset
    for preset in (
        make_preset("modern", "S0 Modern Rules", HouseRules, MODERN),
        make_preset(
            "cotton",
            "S0 Rules and glossary",
            HouseRules,
            COTTON,
            house_choices=("ladder", "pay", "restake", "fasse", "repeat"),
        ),
        make_preset(
            "centlivre",
            "S0 Variants",
            HouseRules,
            CENTLIVRE,
            house_choices=("mace",),
            other_sources={rule: "S0 Modern Rules" for rule in MODERN if rule != "after_loss"},
        ),
        make_preset(
            "sca", "S1", HouseRules, SCA, house_choices=("twins", "last_card", "carry", "ladder")
        ),
        make_preset(
            "parlour",
            "S2",
            HouseRules,
            PARLOUR,
            house_choices=("twins", "carry", "replace", "mace"),
        ),
        make_preset("oak", "S3", HouseRules, OAK, house_choices=("twins", "carry")),
    )
}

RULES = RulesTable(
    type=HouseRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=SOURCES,
    contradictions=CONTRADICTIONS,
)
"""Everything that a house may choose for Basset."""
