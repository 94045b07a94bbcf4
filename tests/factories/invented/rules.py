"""The rules of the invented game: one field of every type."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from service.domain.port.rules_table import (
    Amount,
    Choice,
    Contradiction,
    Either,
    OrNone,
    RulesTable,
    Whole,
    WholeList,
    fields_of,
    make_preset,
)

BY_PLAYERS = "by_players"


@dataclass(frozen=True)
class InventedRules:
    """Every rule. ``None`` means none; see ``FIELDS`` for each."""

    ante: int = 2
    max_bet: int | None = None
    seats: int | None = 4
    sides: int = 1
    rounds: int = 2
    packs: int | str = 1
    shares: tuple[int, ...] = (2, 1)
    bets: bool = True
    leftover: str = "shared"
    tie: str | None = None


FIELDS = fields_of(
    InventedRules,
    {
        "ante": Amount(0),
        "max_bet": OrNone(Amount(1)),
        "seats": OrNone(Whole(2, 40)),
        "sides": Whole(1, 2),
        "rounds": Whole(1, 9),
        "packs": Either(Whole(1, 9), Choice((BY_PLAYERS,))),
        "shares": WholeList(Whole(1, 9), 3),
        "leftover": Choice(("shared", "stays")),
        "tie": OrNone(Choice(("first",)), word="null"),
    },
)
"""What each rule may hold, as ``fields_of`` takes it."""


CONTRADICTIONS: tuple[Contradiction[InventedRules], ...] = (
    Contradiction(
        "seats",
        "Must be even with two sides.",
        lambda rules: rules.sides == 2 and rules.seats is not None and rules.seats % 2 != 0,
    ),
)


STATED: Mapping[str, Any] = {
    "ante": 2,
    "max_bet": None,
    "seats": 4,
    "sides": 1,
    "rounds": 2,
    "packs": 1,
    "shares": (2, 1),
    "bets": True,
    "leftover": "shared",
}
"""The values that the source states. The house chooses the others."""

PRESETS = {
    "one_side": make_preset("one_side", "T1", InventedRules, STATED),
    "two_sides": make_preset("two_sides", "T1", InventedRules, {**STATED, "sides": 2}),
}

RULES = RulesTable(
    type=InventedRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=("T1",),
    contradictions=CONTRADICTIONS,
)
"""Everything that a house may choose for the invented game."""
