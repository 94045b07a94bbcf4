"""Basset's endpoints: what a body must look like, and the command it asks for."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from service.api.fields import Flag, Name, Text, amount, drawn_card, table_card
from service.api.games.basset_history import HistoryPageSchema
from service.api.games.basset_rules import ChosenRulesSchema, RulesSchema, show_rules
from service.api.games.basset_shown import show_table
from service.api.games.basset_table import TableSchema
from service.api.games.game_api import EntryPoint, Fields, GameApi
from service.api.schemas import EntrySchema
from service.domain.cards import BOOK_SUITS
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.rules import overridden
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.money import CURRENCIES

PLACE_MAX = 10**6


class BankSchema(Schema):
    """Who holds the bank, and what it begins with."""

    holder = Text(load_default=None)
    funds = amount(least=0, required=True)


class OpeningSchema(EntrySchema):
    """A new session. A tablet may choose its id."""

    id = fields.UUID(load_default=None)
    name = Text(required=True)
    rules = fields.Nested(ChosenRulesSchema, required=True)
    currency = fields.String(load_default="points", validate=validate.OneOf(tuple(CURRENCIES)))
    bank = fields.Nested(BankSchema, required=True)


class SeatSchema(EntrySchema):
    """Somebody sits down."""

    name = Name(required=True)
    purse = amount(least=0, required=True)
    suit = fields.String(load_default=None, validate=validate.OneOf(BOOK_SUITS))


class FundsSchema(EntrySchema):
    """Money for the bank."""

    amount = amount(required=True)


class MoneySchema(FundsSchema):
    """Money of one punter."""

    punter = Name(required=True)


class CardSchema(EntrySchema):
    """A punter's card on the table."""

    punter = Name(required=True)
    card = table_card(required=True)


class StakeSchema(CardSchema):
    """Money on a punter's card."""

    amount = amount(required=True)


DRAWN_BY_KIND = {"fasse": 1, "pair": 2, "last": 1}


def _place() -> fields.Integer:
    in_deal = validate.Range(min=0, max=PLACE_MAX)
    return fields.Integer(strict=True, load_default=None, validate=in_deal)


class DrawSchema(EntrySchema):
    """The fasse, a pair in the order dealt, or the last card."""

    kind = fields.String(required=True, validate=validate.OneOf(tuple(DRAWN_BY_KIND)))
    cards = fields.List(drawn_card(), required=True, validate=validate.Length(min=1, max=2))
    place = _place()

    @validates_schema
    def check_cards(self, draw: Fields, **_: Any) -> None:
        """A pair has two cards, other draws one."""
        due = DRAWN_BY_KIND[draw["kind"]]
        if len(draw["cards"]) != due:
            raise ValidationError(f"This draw has {due} card(s).", "cards")


TAKE, PAROLI, PAY = "take", "paroli", "pay"


class WinAnswerSchema(EntrySchema):
    """The answer to one win, or ``{"answer": "take", "all": true}`` for every win that waits.

    With ``place`` it is the answer to the win of that draw, and to no later one.
    """

    answer = fields.String(required=True, validate=validate.OneOf((TAKE, PAROLI, PAY)))
    all = Flag(load_default=False)
    punter = Name(load_default=None)
    card = table_card(load_default=None)
    restake = amount(load_default=None)
    place = _place()

    @validates_schema
    def check_answer(self, answer: Fields, **_: Any) -> None:
        """Name one card, or all; restake only what is taken."""
        named = [name for name in ("punter", "card", "restake") if answer[name] is not None]
        if answer["all"]:
            if answer["answer"] != TAKE or named:
                raise ValidationError("Only a take without punter, card and restake can be of all.")
            return
        if missing := [name for name in ("punter", "card") if answer[name] is None]:
            required = ["Missing data for required field."]
            raise ValidationError(dict.fromkeys(missing, required))
        if answer["restake"] is not None and answer["answer"] != TAKE:
            raise ValidationError("Only a take can restake.", "restake")


class SideBetSchema(EntrySchema):
    """``backer`` backs that the stake will ``outcome``; ``against`` takes it."""

    backer = Name(required=True)
    against = Name(required=True)
    punter = Name(required=True)
    card = table_card(required=True)
    outcome = fields.String(required=True, validate=validate.OneOf((WIN, LOSE)))
    amount = amount(required=True)


class BookSchema(EntrySchema):
    """A further book from the bank."""

    punter = Name(required=True)
    price = amount(least=0, required=True)


def _open(opening: Fields) -> c.OpenSession:
    chosen = opening["rules"]
    return c.OpenSession(
        name=opening["name"],
        preset=chosen["preset"],
        rules=overridden(PRESETS[chosen["preset"]].rules, chosen["overrides"]),
        currency=opening["currency"],
        funds=opening["bank"]["funds"],
        holder=opening["bank"]["holder"],
    )


ENTRIES = (
    EntryPoint(
        "punters",
        SeatSchema,
        "Seat a punter with a purse.",
        ("seat",),
    ),
    EntryPoint(
        "buy-ins",
        MoneySchema,
        "Bring money into a purse.",
        ("buyin",),
    ),
    EntryPoint(
        "cash-outs",
        MoneySchema,
        "Take money out of a purse.",
        ("cashout",),
    ),
    EntryPoint(
        "bank-funds",
        FundsSchema,
        "Bring money into the bank.",
        ("fund",),
    ),
    EntryPoint(
        "stakes",
        StakeSchema,
        "Put a couch on a card.",
        ("stake",),
    ),
    EntryPoint(
        "withdrawals",
        CardSchema,
        "Take a couch back before the fasse.",
        ("withdraw",),
    ),
    EntryPoint(
        "draws",
        DrawSchema,
        "Record a draw. A worker settles it; `Prefer: wait=SECONDS` waits for that.",
        tuple(DRAWN_BY_KIND),
        named_by="kind",
        waits=True,
    ),
    EntryPoint(
        "answers",
        WinAnswerSchema,
        "Answer a win.",
        (TAKE, PAROLI, PAY),
        named_by="answer",
    ),
    EntryPoint(
        "maces",
        StakeSchema,
        "Put more money on a card.",
        ("mace",),
    ),
    EntryPoint(
        "side-bets",
        SideBetSchema,
        "Lay a side bet between two punters.",
        ("sidebet",),
    ),
    EntryPoint(
        "books",
        BookSchema,
        "Buy another book from the bank.",
        ("book",),
    ),
    EntryPoint(
        "deal-ends",
        EntrySchema,
        "End the deal; staking opens for the next.",
        ("end",),
    ),
    EntryPoint(
        "closings",
        EntrySchema,
        "Close the session.",
        ("close",),
    ),
)

API = GameApi(
    game=GAME,
    opening=OpeningSchema,
    open_command=_open,
    entries=ENTRIES,
    table=TableSchema,
    show=show_table,
    history=HistoryPageSchema,
    rules=RulesSchema,
    show_rules=show_rules,
)
