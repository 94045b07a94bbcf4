"""The rules of a Lansquenet session: one frozen value, with its preset.

Source: S3 (see `docs/explanation/lansquenet.md`). Where S3 says nothing, house choices.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from service.domain.port.rules_table import (
    Amount,
    Choice,
    Contradiction,
    Holds,
    OrNone,
    Preset,
    RulesTable,
    below_minimum,
)


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


FIELDS: Mapping[str, Holds] = {
    "match": Choice(("suit", "rank")),
    "next_banker": Choice(("line", "auction")),
    "cover_order": Choice(("spoken", "line")),
    "winnings": Choice(("home", "stay")),
    "min_wager": Amount(1),
    "max_wager": OrNone(Amount(1)),
    "min_cover": Amount(1),
    "max_cover": OrNone(Amount(1)),
}

HOUSE_CHOICES = frozenset(
    {"cover_order", "winnings", "min_wager", "max_wager", "min_cover", "max_cover"}
)
"""The rules of the preset that the source does not decide."""


CONTRADICTIONS: tuple[Contradiction[LansquenetRules], ...] = (
    below_minimum("max_wager", "min_wager"),
    below_minimum("max_cover", "min_cover"),
)


PRESETS = {"lansquenet": Preset("lansquenet", "S3", LansquenetRules(), HOUSE_CHOICES)}

RULES = RulesTable(
    type=LansquenetRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=("S3",),
    contradictions=CONTRADICTIONS,
)
"""Everything that a house may choose for Lansquenet."""
