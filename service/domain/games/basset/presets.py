"""The six presets: named house rules, each with its source text.

S0 to S4 are the project's source texts; ``docs/explanation/rules.md`` describes them.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from service.domain.games.basset.rules import CONTRADICTIONS, FIELDS, HouseRules
from service.domain.port.rules_table import Preset, RulesTable

SOURCES = ("S0", "S1", "S2", "S3")
"""The short names of the source texts."""

_EVERYWHERE = frozenset({"odd_half", "bank_cover", "min_stake", "max_stake", "target"})


def _house_choices(*rules: str) -> frozenset[str]:
    return _EVERYWHERE | {*rules}


def _from(source: str, *, all_but: str) -> Mapping[str, str]:
    return MappingProxyType({name: source for name in FIELDS if name != all_but})


MODERN = HouseRules(
    decks=1,
    layout="book",
    max_cards=None,
    cards_required=0,
    fasse="half_purse",
    burn=0,
    order="win_first",
    ladder=(1, 2, 7, 15, 33, 67),
    pay=None,
    twins=None,
    repeat="lose",
    last_card=None,
    after_loss="out",
    restake=True,
    mace="never",
    replace=None,
    carry=True,
    side_bets=False,
    books=False,
)

COTTON = replace(MODERN, fasse="half_stake", ladder=(1, 7, 15, 33, 67), pay=2, repeat="retire")

CENTLIVRE = replace(MODERN, after_loss="stays", mace="plain")

SCA = HouseRules(
    decks="by_punters",
    layout="dealt",
    max_cards=None,
    cards_required=0,
    fasse="whole_out",
    burn=0,
    order="lose_first",
    ladder=(1, 7, 15, 30, 60),
    pay=None,
    twins="first",
    repeat="ignore",
    last_card=None,
    after_loss="out",
    restake=False,
    mace="never",
    replace=None,
    carry=False,
    side_bets=False,
    books=False,
)

PARLOUR = HouseRules(
    decks=1,
    layout="book",
    max_cards=3,
    cards_required=3,
    fasse="whole_stays",
    burn=2,
    order="win_first",
    ladder=(1, 7, 15, 30, 60),
    pay=None,
    twins="first",
    repeat="ignore",
    last_card="bank",
    after_loss="out",
    restake=False,
    mace="plain",
    replace="lost",
    carry=False,
    side_bets=True,
    books=True,
)

OAK = replace(SCA, decks=1, layout="board", last_card="bank", carry=True)

PRESETS = {
    preset.name: preset
    for preset in (
        Preset("modern", "S0 Modern Rules", MODERN, _house_choices()),
        Preset(
            "cotton",
            "S0 Rules and glossary",
            COTTON,
            _house_choices("ladder", "pay", "restake", "fasse", "repeat"),
        ),
        Preset(
            "centlivre",
            "S0 Variants",
            CENTLIVRE,
            _house_choices("mace"),
            _from("S0 Modern Rules", all_but="after_loss"),
        ),
        Preset("sca", "S1", SCA, _house_choices("twins", "last_card", "carry", "ladder")),
        Preset("parlour", "S2", PARLOUR, _house_choices("twins", "carry", "replace", "mace")),
        Preset("oak", "S3", OAK, _house_choices("twins", "carry")),
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
