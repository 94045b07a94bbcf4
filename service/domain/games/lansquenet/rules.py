"""The rules of a Lansquenet session: one frozen value, with its preset.

Source: S3 (see `docs/explanation/lansquenet.md`). Where S3 says nothing, house choices.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from service.domain.port.rules_table import Amount, Choice, OrNone, Preset, RuleField, RulesTable


@dataclass(frozen=True)
class LansquenetRules:
    """Every rule that a house may choose. ``None`` means none; see ``FIELDS`` for each."""

    match: str = "suit"
    next_banker: str = "line"
    cover_order: str = "spoken"
    winnings: str = "home"
    min_wager: int = 1
    max_wager: int | None = None
    min_cover: int = 1
    max_cover: int | None = None


FIELDS = {
    "match": RuleField("What two cards share when they match.", Choice(("suit", "rank"))),
    "next_banker": RuleField(
        "After a loss the deck goes to the next in line, or the loser sells it.",
        Choice(("line", "auction")),
    ),
    "cover_order": RuleField(
        "Who covers first: the first to speak, or seat by seat after the banker.",
        Choice(("spoken", "line")),
    ),
    "winnings": RuleField(
        "A winning banker's money goes to the purse, or stays as the next wager.",
        Choice(("home", "stay")),
    ),
    "min_wager": RuleField("Minimum wager of a banker.", Amount(1)),
    "max_wager": RuleField("Maximum wager of a banker.", OrNone(Amount(1))),
    "min_cover": RuleField("Minimum cover of one player in a hand.", Amount(1)),
    "max_cover": RuleField("Maximum cover of one player in a hand.", OrNone(Amount(1))),
}

SOURCES = {"S3": "the rules of The Oak, with Lansquenet beside Basset"}
"""What the short name of the source text stands for."""

_HOUSE_CHOICES = MappingProxyType(
    {
        "cover_order": "S3 does not say who may cover first.",
        "winnings": "S3 does not say whether a winning banker may take the money home.",
        "min_wager": "S3 names no limit.",
        "max_wager": "S3 names no limit.",
        "min_cover": "S3 names no limit.",
        "max_cover": "S3 names no limit.",
    }
)


def contradictions(rules: LansquenetRules) -> Mapping[str, str]:
    """Return, by field, why valid rules contradict each other."""
    errors = {}
    if rules.max_wager is not None and rules.max_wager < rules.min_wager:
        errors["max_wager"] = "Is below min_wager."
    if rules.max_cover is not None and rules.max_cover < rules.min_cover:
        errors["max_cover"] = "Is below min_cover."
    return errors


PRESETS = {
    "lansquenet": Preset("lansquenet", "Lansquenet", "S3", LansquenetRules(), _HOUSE_CHOICES)
}

RULES = RulesTable(
    type=LansquenetRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=SOURCES,
    contradictions=contradictions,
)
"""Everything that a house may choose for Lansquenet."""
