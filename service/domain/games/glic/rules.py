"""The rules of a Glic session: one frozen value, with its preset.

Source: S3 (see `docs/explanation/glic.md`). Where S3 says nothing, house choices.
"""

from dataclasses import dataclass

from service.domain.port.rules_table import (
    Amount,
    Choice,
    Contradiction,
    OrNone,
    RulesTable,
    Whole,
    below_minimum,
    fields_of,
    make_preset,
)

DECKS = (32, 48, 52)


@dataclass(frozen=True)
class GlicRules:
    """Every rule that a house may choose. ``None`` means none; see ``FIELDS`` for each."""

    piece: int = 1
    ante_by: str = "round"
    deck: int = 52
    first_bettor: str = "eldest"
    min_bet: int = 1
    bet_limit: int | None = 12
    ties: str = "split"
    short_purse: str = "forgive"


FIELDS = fields_of(
    GlicRules,
    {
        "piece": Amount(1, usual={"lsd": 4}),
        "ante_by": Choice(("round", "each", "dealer")),
        "deck": Whole(min(DECKS), max(DECKS)),
        "first_bettor": Choice(("eldest", "dealer")),
        "min_bet": Whole(1),
        "bet_limit": OrNone(Whole(1)),
        "ties": Choice(("split", "eldest")),
        "short_purse": Choice(("forgive", "refuse")),
    },
)
"""What each rule may hold, as ``fields_of`` takes it."""

CONTRADICTIONS: tuple[Contradiction[GlicRules], ...] = (
    Contradiction("deck", "Must be 32, 48 or 52.", lambda rules: rules.deck not in DECKS),
    below_minimum("bet_limit", "min_bet"),
)


STATED = {"piece": 1, "ante_by": "round", "deck": 52}
"""The values that the source states. The house chooses the others."""

PRESETS = {"glic": make_preset("glic", "S3", GlicRules, STATED)}

RULES = RulesTable(
    type=GlicRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=("S3",),
    contradictions=CONTRADICTIONS,
)
"""Everything that a house may choose for Glic."""
