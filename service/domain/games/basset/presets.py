"""The six presets: named house rules, each with its source text.

S0 to S4 are the project's source texts; ``docs/explanation/rules.md`` describes them.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from service.domain.games.basset.rules import FIELDS, HouseRules, contradictions
from service.domain.rules_table import Preset, RulesTable

SOURCES = {
    "S0": "an encyclopaedia article: history, rules after Cotton (1725), a modern reading",
    "S1": "a redaction of the rules for the Society for Creative Anachronism",
    "S2": "the rules a tailleur hands out in the parlour, with side bets",
    "S3": "the rules of The Oak, played on a board",
}
"""What the short names of the source texts stand for."""

_EVERYWHERE = MappingProxyType(
    {
        "odd_half": "No source says who keeps the odd coin of a half.",
        "bank_cover": "No source says who is paid first when the bank is broke.",
        "min_stake": "The sources give limits in old coins; we use none of them.",
        "max_stake": "The sources give limits in old coins; we use none of them.",
        "target": "Only S1 plays for points, and it gives no fixed target.",
    }
)


def _choices(**more: str) -> Mapping[str, str]:
    return MappingProxyType({**more, **_EVERYWHERE})


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
    twins="null",
    repeat="lose",
    last_card="null",
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
    last_card="null",
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

OAK = HouseRules(
    decks=1,
    layout="board",
    max_cards=None,
    cards_required=0,
    fasse="whole_out",
    burn=0,
    order="lose_first",
    ladder=(1, 7, 15, 30, 60),
    pay=None,
    twins="first",
    repeat="ignore",
    last_card="bank",
    after_loss="out",
    restake=False,
    mace="never",
    replace=None,
    carry=True,
    side_bets=False,
    books=False,
)

PRESETS = {
    preset.name: preset
    for preset in (
        Preset("modern", "Modern", "S0 Modern Rules", MODERN, _choices()),
        Preset(
            "cotton",
            "Cotton",
            "S0 Rules and glossary",
            COTTON,
            _choices(
                ladder="S0 Rules gives 30 and 60; 33 and 67 come from S3 and the Britannica.",
                pay="From the Britannica; S0 Rules does not decide it.",
                restake="S0 Rules does not say that a paid card can be staked on again.",
                fasse="S0 Rules takes half the stake; removing the card is our choice.",
                repeat='S0 Rules has both "for the bank" and "retire"; we use the second.',
            ),
        ),
        Preset(
            "centlivre",
            "Mrs Centlivre's table",
            "S0 Variants",
            CENTLIVRE,
            _choices(
                mace="S0 Variants maces lost cards only; here any card without a bent corner."
            ),
            _from("S0 Modern Rules", all_but="after_loss"),
        ),
        Preset(
            "sca",
            "SCA redaction",
            "S1",
            SCA,
            _choices(
                twins="S1 does not mention a pair of one rank.",
                last_card="S1 does not mention a card left over.",
                carry="S1 does not mention a paroli in play when the pack ends.",
                ladder='We read "won four times is taken out" as five, or 60 could not be won.',
            ),
        ),
        Preset(
            "parlour",
            "The tailleur's parlour",
            "S2",
            PARLOUR,
            _choices(
                twins="S2 does not mention a pair of one rank.",
                carry="S2 does not mention a paroli in play when the pack ends.",
                replace="S2 says a lost card must be replaced; here it can be.",
                mace="S2 does not forbid macing a paroli; here only a card without a bent corner.",
            ),
        ),
        Preset(
            "oak",
            "The Oak",
            "S3",
            OAK,
            _choices(
                twins="S3 does not mention a pair of one rank.",
                carry="S3 lets only a bet that won four times stay; here any paroli.",
            ),
        ),
    )
}

RULES = RulesTable(
    type=HouseRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=SOURCES,
    contradictions=contradictions,
)
"""Everything that a house may choose for Basset."""
