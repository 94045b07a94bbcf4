"""The rules of a Baccarat session: one frozen value, with its presets.

Source: S4 (see `docs/explanation/baccarat.md`). Where S4 says nothing, house choices.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

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
from service.domain.values.cards import PACK


@dataclass(frozen=True)
class BaccaratRules:
    """Every rule that a house may choose. ``None`` means none; see ``FIELDS`` for each."""

    sides: int = 1
    decks: int = 6
    seats: int | None = None
    stock_minimum: int = 7
    bank_goes: str = "rotation"
    bank_ends: str = "loss"
    bank_minimum: int = 1
    must_play: int = 0
    replenish: str = "never"
    excess: str = "declined"
    uncovered: str = "safe"
    accepted: str = "hand"
    banco_again: str = "first"
    banco_limit: int | None = None
    cheval: bool = False
    odd_half: str = "first"
    false_draw: str = "stands"
    fine: int = 0
    min_stake: int = 1
    max_stake: int | None = None


FIELDS = fields_of(
    BaccaratRules,
    {
        "sides": Whole(1, 2),
        "decks": Whole(1, 100),
        "seats": OrNone(Whole(1, 1000)),
        "stock_minimum": Whole(0, 100 * PACK),
        "bank_goes": Choice(("rotation", "auction")),
        "bank_ends": Choice(("loss", "shoe")),
        "bank_minimum": Amount(1),
        "must_play": Whole(0, 1000),
        "replenish": Choice(("never", "broken", "any")),
        "excess": Choice(("declined", "paid_in_order")),
        "uncovered": Choice(("safe", "lost")),
        "accepted": Choice(("hand", "unlimited")),
        "banco_again": Choice(("first", "in_turn")),
        "banco_limit": OrNone(Whole(1, 1000)),
        "odd_half": Choice(("first", "refuse")),
        "false_draw": Choice(("stands", "liable", "fine", "refuse")),
        "fine": Amount(0),
        "min_stake": Amount(1),
        "max_stake": OrNone(Amount(1)),
    },
)
"""What each rule may hold, as ``fields_of`` takes it."""

CHEMIN_DE_FER: Mapping[str, Any] = {
    "sides": 1,
    "decks": 6,
    "seats": None,
    "stock_minimum": 7,
    "bank_goes": "rotation",
    "bank_ends": "loss",
    "must_play": 0,
    "excess": "declined",
    "banco_limit": None,
    "cheval": False,
    "fine": 0,
}
BANQUE: Mapping[str, Any] = {
    "sides": 2,
    "decks": 3,
    "seats": 10,
    "stock_minimum": 10,
    "bank_goes": "auction",
    "bank_ends": "shoe",
    "must_play": 1,
    "replenish": "broken",
    "excess": "paid_in_order",
    "accepted": "unlimited",
    "banco_limit": 3,
    "cheval": True,
    "fine": 0,
}
"""The values that the source states. The house chooses the others, and the stock of a banque."""


def _has_odd_seats(rules: BaccaratRules) -> bool:
    return rules.seats is not None and rules.seats % rules.sides != 0


CONTRADICTIONS: tuple[Contradiction[BaccaratRules], ...] = (
    Contradiction(
        "bank_ends",
        "loss needs one side.",
        lambda rules: rules.bank_ends == "loss" and rules.sides > 1,
    ),
    Contradiction("cheval", "Needs two sides.", lambda rules: rules.cheval and rules.sides == 1),
    Contradiction("seats", "Must be even with two sides.", _has_odd_seats),
    Contradiction(
        "stock_minimum",
        "Is more than the cards of the decks.",
        lambda rules: rules.stock_minimum > PACK * rules.decks,
    ),
    below_minimum("max_stake", "min_stake"),
)


PRESETS = {
    "chemin_de_fer": make_preset("chemin_de_fer", "S4", BaccaratRules, CHEMIN_DE_FER),
    "banque": make_preset("banque", "S4", BaccaratRules, BANQUE, house_choices=("stock_minimum",)),
}

RULES = RulesTable(
    type=BaccaratRules,
    fields=FIELDS,
    presets=PRESETS,
    sources=("S4",),
    contradictions=CONTRADICTIONS,
)
"""Everything that a house may choose for Baccarat."""
