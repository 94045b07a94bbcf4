"""The house rules of a session: one frozen value, checked field by field."""

from dataclasses import dataclass

from service.domain.port.rules_table import (
    Amount,
    Choice,
    Contradiction,
    Either,
    OrNone,
    Whole,
    WholeList,
    below_minimum,
    fields_of,
)

BY_PUNTERS = "by_punters"
LADDER_MAX = 20
RUNG_MAX = 1000


@dataclass(frozen=True)
class HouseRules:
    """Every rule on which the sources differ. ``None`` means none; see ``FIELDS`` for each."""

    decks: int | str
    layout: str
    max_cards: int | None
    cards_required: int
    fasse: str
    burn: int
    order: str
    ladder: tuple[int, ...]
    pay: int | None
    twins: str | None
    repeat: str
    last_card: str | None
    after_loss: str
    restake: bool
    mace: str
    replace: str | None
    carry: bool
    side_bets: bool
    books: bool
    odd_half: str = "punter"
    bank_cover: str = "owes"
    min_stake: int = 1
    max_stake: int | None = None
    target: int | None = None


FIELDS = fields_of(
    HouseRules,
    {
        "decks": Either(Whole(1, 100), Choice((BY_PUNTERS,))),
        "layout": Choice(("book", "dealt", "board")),
        "max_cards": OrNone(Whole(1, 1000)),
        "cards_required": Whole(0, 1000),
        "fasse": Choice(("half_purse", "half_stake", "whole_out", "whole_stays")),
        "burn": Whole(0, 51),
        "order": Choice(("win_first", "lose_first")),
        "ladder": WholeList(Whole(1, RUNG_MAX), LADDER_MAX),
        "pay": OrNone(Whole(1, RUNG_MAX)),
        "twins": OrNone(Choice(("first",)), word="null"),
        "repeat": Choice(("ignore", "lose", "retire")),
        "last_card": OrNone(Choice(("bank",)), word="null"),
        "after_loss": Choice(("out", "stays")),
        "mace": Choice(("never", "plain")),
        "replace": OrNone(Choice(("lost",))),
        "odd_half": Choice(("punter", "bank", "refuse")),
        "bank_cover": Choice(("owes", "covered")),
        "min_stake": Amount(1),
        "max_stake": OrNone(Amount(1)),
        "target": OrNone(Amount(1)),
    },
)
"""What each rule may hold, as ``fields_of`` takes it."""


CONTRADICTIONS: tuple[Contradiction[HouseRules], ...] = (
    below_minimum("max_stake", "min_stake"),
    Contradiction(
        "cards_required",
        "Is above max_cards.",
        lambda rules: rules.max_cards is not None and rules.cards_required > rules.max_cards,
    ),
)
