"""The house rules of a session: one frozen value, checked field by field."""

from collections.abc import Mapping
from dataclasses import dataclass

from service.domain.port.rules_table import (
    Amount,
    Choice,
    Either,
    Flag,
    OrNone,
    RuleField,
    Whole,
    WholeList,
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


FIELDS = {
    "decks": RuleField(
        "Packs dealt from; by_punters is one more than a quarter of the seated punters.",
        Either(Whole(1, 100), Choice((BY_PUNTERS,))),
    ),
    "layout": RuleField(
        "Punters hold a book of thirteen cards, cards dealt out of the packs, or share a board.",
        Choice(("book", "dealt", "board")),
    ),
    "max_cards": RuleField(
        "Most cards one punter may have on the table at once, empty ones too.",
        OrNone(Whole(1, 1000)),
    ),
    "cards_required": RuleField(
        "Cards that a punter who has any must have at the fasse; 0 for any number.",
        Whole(0, 1000),
    ),
    "fasse": RuleField(
        "What the first card costs: half from the purse, half of the stake and out, all and out, "
        "or all and the card stays empty.",
        Choice(("half_purse", "half_stake", "whole_out", "whole_stays")),
    ),
    "burn": RuleField("Cards set aside unseen after the fasse.", Whole(0, 51)),
    "order": RuleField(
        "Which card of a pair wins for the punters.", Choice(("win_first", "lose_first"))
    ),
    "ladder": RuleField(
        "Times the couch, by wins in a row on a riding card.",
        WholeList(Whole(1, RUNG_MAX), LADDER_MAX),
    ),
    "pay": RuleField(
        "Times the couch that a declined first win pays on the next win, with nothing to lose.",
        OrNone(Whole(1, RUNG_MAX)),
    ),
    "twins": RuleField(
        "A pair of one rank: null moves nothing, first lets the first card decide.",
        OrNone(Choice(("first",)), word="null"),
    ),
    "repeat": RuleField(
        "A rank that wins twice running: nothing special, it loses, or it retires for once.",
        Choice(("ignore", "lose", "retire")),
    ),
    "last_card": RuleField(
        "The one card left over: nothing, or stakes of its rank go to the bank.",
        OrNone(Choice(("bank",)), word="null"),
    ),
    "after_loss": RuleField(
        "A card that lost leaves the table, or stays there empty.", Choice(("out", "stays"))
    ),
    "restake": RuleField("A card whose win is taken may be staked anew at once.", Flag()),
    "mace": RuleField(
        "More money on a card in play: never, or on any card without a crook.",
        Choice(("never", "plain")),
    ),
    "replace": RuleField(
        "Whether a card lost to a pair may be replaced from the book before the deal ends.",
        OrNone(Choice(("lost",))),
    ),
    "carry": RuleField("Standing parolis stay on the table for the next deal.", Flag()),
    "side_bets": RuleField("Punters may bet against one another on a stake.", Flag()),
    "books": RuleField("The bank sells further books.", Flag()),
    "odd_half": RuleField(
        "Who gains when the fasse halves an odd couch; or odd stakes are refused.",
        Choice(("punter", "bank", "refuse")),
    ),
    "bank_cover": RuleField(
        "The bank may owe and is shown as broken, or it refuses what it could not pay.",
        Choice(("owes", "covered")),
    ),
    "min_stake": RuleField("Least couch on a card.", Amount(1)),
    "max_stake": RuleField("Most couch on a card.", OrNone(Amount(1))),
    "target": RuleField("A purse that wins the evening once it is reached.", OrNone(Amount(1))),
}


def contradictions(rules: HouseRules) -> Mapping[str, str]:
    """Return, by field, why valid rules contradict each other."""
    errors = {}
    if rules.max_stake is not None and rules.max_stake < rules.min_stake:
        errors["max_stake"] = "Is below min_stake."
    if rules.max_cards is not None and rules.cards_required > rules.max_cards:
        errors["cards_required"] = "Is above max_cards."
    return errors
