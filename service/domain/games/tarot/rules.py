"""The rules of a Swiss Tarot session: one frozen value, with its preset.

Source: S3 (see `docs/explanation/tarot.md`). Where S3 says nothing, house choices.
"""

from dataclasses import dataclass

from service.domain.port.rules_table import (
    Amount,
    Choice,
    RulesTable,
    Whole,
    fields_of,
    make_preset,
)

ROUNDS_MAX = 100


@dataclass(frozen=True)
class TarotRules:
    """Every rule that a house may choose; see ``FIELDS`` for each."""

    ante: int = 10
    rounds: int = 3
    tie: str = "split"
    odd_coin: str = "seat"


FIELDS = fields_of(
    TarotRules,
    {
        "ante": Amount(0),
        "rounds": Whole(1, ROUNDS_MAX),
        "tie": Choice(("split", "stays")),
        "odd_coin": Choice(("seat", "pot")),
    },
)
"""What each rule may hold, as ``fields_of`` takes it."""

STATED = {"rounds": 3}
"""The values that the source states. The house chooses the others."""

PRESETS = {"swiss_tarot": make_preset("swiss_tarot", "S3", TarotRules, STATED)}

RULES = RulesTable(
    type=TarotRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=("S3",),
)
"""Everything that a house may choose for Swiss Tarot."""
