"""The rules of a Lansquenet session: one frozen value, with its preset.

Source: S3 (see `docs/explanation/lansquenet.md`). Where S3 says nothing, house choices.
"""

from dataclasses import dataclass

from service.domain.port.rules_table import (
    Amount,
    Choice,
    Contradiction,
    OrNone,
    RulesTable,
    below_minimum,
    fields_of,
    make_preset,
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


FIELDS = fields_of(
    LansquenetRules,
    {
        "match": Choice(("suit", "rank")),
        "next_banker": Choice(("line", "auction")),
        "cover_order": Choice(("spoken", "line")),
        "winnings": Choice(("home", "stay")),
        "min_wager": Amount(1),
        "max_wager": OrNone(Amount(1)),
        "min_cover": Amount(1),
        "max_cover": OrNone(Amount(1)),
    },
)
"""What each rule may hold, as ``fields_of`` takes it."""

CONTRADICTIONS: tuple[Contradiction[LansquenetRules], ...] = (
    below_minimum("max_wager", "min_wager"),
    below_minimum("max_cover", "min_cover"),
)


STATED = {"match": "suit", "next_banker": "line"}
"""The values that the source states. The house chooses the others."""

PRESETS = {"lansquenet": make_preset("lansquenet", "S3", LansquenetRules, STATED)}

RULES = RulesTable(
    type=LansquenetRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=("S3",),
    contradictions=CONTRADICTIONS,
)
"""Everything that a house may choose for Lansquenet."""
