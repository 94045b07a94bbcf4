"""Entries of an invented game: one for each type of field, and for each way to write it.

The tests of the web app read them from ``invented_entries.json``, which this module writes:
``python -m tests.factories.invented_entries``.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

from service.domain.entry_reference import kind_as_json
from service.domain.port.entries import EntryKind, Field, FieldType, PlayerCount, RuleCondition
from service.domain.port.game_texts import DeclarationTexts, EntryText, FieldText
from service.domain.session.seats import AMOUNT, PLAYER
from service.domain.session.texts import SESSION_TEXTS

CARD_PATTERN = "^(?:[A2-9JQK]|10)[hdcs]?$"
RESULTS = ("bank", "punters", "tie", "none")

Hand = tuple[str, ...]
Counts = tuple[PlayerCount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NameBest:
    """Name the players with the best hand."""

    punters: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BestNamed:
    """The best hands were named."""

    NAME: ClassVar[str] = "invented.best_named.v1"
    punters: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CountRound:
    """Count the points of a round."""

    entered: Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCounted:
    """A round was counted: what was entered, and the points of all."""

    NAME: ClassVar[str] = "invented.round_counted.v1"
    entered: Counts
    counts: Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOut:
    """A player is out of cards; the others have some left."""

    punter: str
    left: Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class WentOut:
    """A player was out of cards."""

    NAME: ClassVar[str] = "invented.went_out.v1"
    punter: str
    left: Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginGame:
    """Begin a game with a number of rounds, and perhaps with a handicap."""

    rounds: int
    handicap: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegun:
    """A game began."""

    NAME: ClassVar[str] = "invented.game_begun.v1"
    rounds: int
    handicap: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealHand:
    """Enter the results of a hand."""

    right: str
    left: str = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCards:
    """Enter the cards of a hand."""

    bank_cards: Hand
    right_cards: Hand
    left_cards: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """A hand was dealt; without cards if its results were entered."""

    NAME: ClassVar[str] = "invented.hand_dealt.v1"
    right: str
    left: str
    bank_cards: Hand = ()
    right_cards: Hand = ()
    left_cards: Hand = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimBanco:
    """Play against the whole bank."""

    punter: str
    how: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BancoClaimed:
    """A player plays against the whole bank."""

    NAME: ClassVar[str] = "invented.banco_claimed.v1"
    punter: str
    how: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PayAnte:
    """Pay an ante."""

    amount: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AntePaid:
    """An ante was paid."""

    NAME: ClassVar[str] = "invented.ante_paid.v1"
    amount: int | None


def event_of(command: Any) -> Any:
    """Return the event that records a command of the invented game."""
    match command:
        case CountRound(entered=entered):
            rest = PlayerCount(punter="the rest", count=78 - sum(each.count for each in entered))
            return RoundCounted(entered=entered, counts=(*entered, rest))
        case DealCards(bank_cards=bank, right_cards=right, left_cards=left):
            cards = {"bank_cards": bank, "right_cards": right, "left_cards": left}
            return HandDealt(
                right="tie" if right else "none", left="bank" if left else "none", **cards
            )
        case DealHand(right=right_result, left=left_result):
            return HandDealt(right=right_result, left=left_result)
    event = _KIND_OF[type(command)].event
    return event(**{name: getattr(command, name) for name in command.__slots__})


COUNTS = Field(
    name="counts",
    type=FieldType.COUNTS,
    arguments=("entered",),
    least=2,
    most=3,
    each_most=78,
)
TWO_SIDES = RuleCondition(rule="sides", values=(2,))


def _hand(name: str, **options: Any) -> Field:
    return Field(
        name=name,
        type=FieldType.CARDS,
        arguments=(f"{name}_cards",),
        least=2,
        most=3,
        pattern=CARD_PATTERN,
        joined=True,
        **options,
    )


RIGHT = Field(
    name="right",
    type=FieldType.CHOICE,
    choices=RESULTS,
)

ENTRIES = (
    EntryKind(
        verb="best",
        path="best-hands",
        command=NameBest,
        event=BestNamed,
        fields=(
            Field(
                name="punters",
                type=FieldType.PLAYERS,
                most=4,
            ),
        ),
    ),
    EntryKind(
        verb="count",
        path="counts",
        command=CountRound,
        event=RoundCounted,
        fields=(COUNTS,),
    ),
    EntryKind(
        verb="out",
        path="outs",
        command=GoOut,
        event=WentOut,
        fields=(
            PLAYER,
            replace(COUNTS, name="left", arguments=(), least=1, most=9, each_least=1, each_most=5),
        ),
    ),
    EntryKind(
        verb="begin",
        path="games",
        command=BeginGame,
        event=GameBegun,
        fields=(
            Field(
                name="rounds",
                type=FieldType.NUMBER,
                most=100,
            ),
            Field(
                name="handicap",
                type=FieldType.NUMBER,
                optional=True,
                least=0,
                most=10,
            ),
        ),
    ),
    # A hand with cards is written as cards, so that kind comes before the results alone.
    EntryKind(
        verb="cards",
        path="hands",
        command=DealCards,
        event=HandDealt,
        selector="kind",
        fields=(
            _hand("bank"),
            _hand("right", optional=True),
            _hand("left", optional=True, only_if=TWO_SIDES),
        ),
        waits=True,
    ),
    EntryKind(
        verb="hand",
        path="hands",
        command=DealHand,
        event=HandDealt,
        selector="kind",
        fields=(
            RIGHT,
            replace(
                RIGHT,
                name="left",
                optional=True,
                default="none",
                only_if=replace(TWO_SIDES, required=True),
            ),
        ),
        waits=True,
    ),
    EntryKind(
        verb="banco",
        path="bancos",
        command=ClaimBanco,
        event=BancoClaimed,
        fields=(
            PLAYER,
            Field(
                name="how",
                type=FieldType.CHOICE,
                optional=True,
                choices=("cheval",),
                only_if=RuleCondition(rule="cheval", values=(True,)),
            ),
        ),
    ),
    EntryKind(
        verb="ante",
        path="antes",
        command=PayAnte,
        event=AntePaid,
        fields=(replace(AMOUNT, optional=True),),
    ),
)

TEXTS = DeclarationTexts(
    shared=SESSION_TEXTS["en"],
    entries={
        "best": EntryText("Best", "Name the best hand, or all equal ones."),
        "count": EntryText("Count", "Count the points of a round."),
        "out": EntryText("Out", "A player is out of cards."),
        "begin": EntryText("Begin", "Begin a game."),
        "cards": EntryText("Cards", "Deal a hand and enter its cards."),
        "hand": EntryText("Hand", "Deal a hand and enter its results."),
        "banco": EntryText("Banco", "Play against the whole bank."),
        "ante": EntryText("Ante", "Pay the ante."),
    },
    fields={
        "punters": FieldText("The players with the best hand.", "a name"),
        "counts": FieldText(
            "The points of the players. The last player may be left out.", "a name"
        ),
        "out.left": FieldText("The cards that the players have left.", "a name"),
        "rounds": FieldText("How many rounds the game has.", "a number of rounds"),
        "handicap": FieldText("The points that the dealer gives.", "a handicap"),
        "cards.bank": FieldText("The cards of the bank, the first card first.", "a hand"),
        "cards.right": FieldText("The cards on the right, the first card first.", "a hand"),
        "cards.left": FieldText("The cards on the left, the first card first.", "a hand"),
        "hand.right": FieldText("What won on the right.", "a result"),
        "hand.left": FieldText("What won on the left.", "a result"),
        "how": FieldText("Whether both sides are played for.", "cheval"),
    },
    labels={},
    choices={},
    events={},
)

_KIND_OF: Mapping[type, EntryKind] = {kind.command: kind for kind in ENTRIES}
BY_VERB: Mapping[str, EntryKind] = {kind.verb: kind for kind in ENTRIES}
BY_EVENT: Mapping[type, tuple[EntryKind, ...]] = {
    event: tuple(kind for kind in ENTRIES if kind.event is event)
    for event in dict.fromkeys(kind.event for kind in ENTRIES)
}

DECLARATIONS = Path(__file__).with_suffix(".json")


def declarations() -> str:
    """Return the entries as the web app has them."""
    return json.dumps([kind_as_json(kind) for kind in ENTRIES], indent=2) + "\n"


if __name__ == "__main__":
    DECLARATIONS.write_text(declarations(), encoding="utf-8")
