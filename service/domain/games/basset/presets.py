"""The six presets: named house rules, each with its source text.

S0 to S4 are the project's source texts; ``docs/explanation/rules.md`` describes them.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from service.domain.games.basset.rules import FIELDS, HouseRules, contradictions
from service.domain.port.rules_table import Preset, RulesTable

SOURCES = {
    "S0": "an encyclopaedia article: history, rules after Cotton (1725), a modern reading",
    "S1": "a redaction of the rules for the Society for Creative Anachronism",
    "S2": "the rules a tailleur hands out in the parlour, with side bets",
    "S3": "the rules of The Oak, played on a board",
}
"""What the short names of the source texts stand for."""

_EVERYWHERE = MappingProxyType(
    {
        "odd_half": "If an odd stake is halved, no source says who keeps the extra coin.",
        "bank_cover": "No source says who is paid first when the bank is broke.",
        "min_stake": "The sources give limits in old coins; we use none of them.",
        "max_stake": "The sources give limits in old coins; we use none of them.",
        "target": "Only the SCA rules play for points, and they give no fixed target.",
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
                ladder=(
                    "In its Rules, the encyclopaedia gives 30 and 60; 33 and 67 come from The"
                    " Oak and the Britannica."
                ),
                pay="From the Britannica; the encyclopaedia's Rules do not decide it.",
                restake=(
                    "The encyclopaedia's Rules do not say that a paid card can be staked on again."
                ),
                fasse=(
                    "In the encyclopaedia's Rules, the bank takes half the stake; removing "
                    "the card is our choice."
                ),
                repeat=(
                    "The encyclopaedia's Rules say both that the bank wins and that no money "
                    "moves; we use the second."
                ),
            ),
        ),
        Preset(
            "centlivre",
            "Mrs Centlivre's table",
            "S0 Variants",
            CENTLIVRE,
            _choices(
                mace=(
                    "In the encyclopaedia's Variants, money is added to lost cards only; here"
                    " to any card without a bent corner."
                ),
            ),
            _from("S0 Modern Rules", all_but="after_loss"),
        ),
        Preset(
            "sca",
            "SCA redaction",
            "S1",
            SCA,
            _choices(
                twins="The SCA rules do not mention a pair of one rank.",
                last_card="The SCA rules do not mention a card left over.",
                carry="The SCA rules do not mention a paroli in play when the pack ends.",
                ladder='We read "won four times is taken out" as five, or 60 could not be won.',
            ),
        ),
        Preset(
            "parlour",
            "The tailleur's parlour",
            "S2",
            PARLOUR,
            _choices(
                twins="The parlour rules do not mention a pair of one rank.",
                carry="The parlour rules do not mention a paroli in play when the pack ends.",
                replace="The parlour rules say that a lost card must be replaced; here it can be.",
                mace=(
                    "The parlour rules do not forbid adding money to a paroli; here only a "
                    "card without a bent corner gets it."
                ),
            ),
        ),
        Preset(
            "oak",
            "The Oak",
            "S3",
            OAK,
            _choices(
                twins="The Oak does not mention a pair of one rank.",
                carry="The Oak lets only a bet that won four times stay; here any paroli.",
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
