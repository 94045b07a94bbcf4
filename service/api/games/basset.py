"""Basset's endpoints: what a body must look like, and the command it asks for."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from service.api.fields import Flag, Name, Text, amount, drawn_card, table_card
from service.api.games.basset_table import RulesSchema, TableSchema, show_rules, show_table
from service.api.games.shape import EntryPoint, Fields, GameApi
from service.api.schemas import EntrySchema
from service.domain.cards import BOOK_SUITS
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.rules import LADDER_MAX, RUNG_MAX, WHOLE_MAX, overridden
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.money import CURRENCIES

PLACE_MAX = 10**6


def _whole(least: int, most: int = WHOLE_MAX) -> Fields:
    return {"type": "integer", "minimum": least, "maximum": most}


def _or_none(schema: Fields) -> Fields:
    return {**schema, "type": [schema["type"], "null"]}


def _word(*words: str) -> Fields:
    return {"type": "string", "enum": list(words)}


_FLAG = {"type": "boolean"}

OVERRIDES: Fields = {
    "decks": {"oneOf": [_whole(1, 100), _word("by_punters")]},
    "layout": _word("book", "dealt", "board"),
    "max_cards": _or_none(_whole(1, 1000)),
    "cards_required": _whole(0, 1000),
    "fasse": _word("half_purse", "half_stake", "whole_out", "whole_stays"),
    "burn": _whole(0, 51),
    "order": _word("win_first", "lose_first"),
    "ladder": {
        "type": "array",
        "items": _whole(1, RUNG_MAX),
        "minItems": 1,
        "maxItems": LADDER_MAX,
    },
    "pay": _or_none(_whole(1, RUNG_MAX)),
    "twins": _word("null", "first"),
    "repeat": _word("ignore", "lose", "retire"),
    "last_card": _word("null", "bank"),
    "after_loss": _word("out", "stays"),
    "restake": _FLAG,
    "mace": _word("never", "plain"),
    "replace": {"type": ["string", "null"], "enum": ["lost", None]},
    "carry": _FLAG,
    "side_bets": _FLAG,
    "books": _FLAG,
    "odd_half": _word("punter", "bank", "refuse"),
    "bank_cover": _word("owes", "covered"),
    "min_stake": _whole(1),
    "max_stake": _or_none(_whole(1)),
    "target": _or_none(_whole(1)),
}
"""What each field of the house rules may hold, for the API's document; a test tries them all."""


class ChosenRulesSchema(Schema):
    """A preset, and fields of it that this house plays otherwise."""

    preset = fields.String(required=True, validate=validate.OneOf(tuple(PRESETS)))
    overrides = fields.Dict(
        keys=fields.String(),
        load_default=dict,
        metadata={"properties": OVERRIDES, "additionalProperties": False},
    )


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


class DrawSchema(EntrySchema):
    """The fasse, a pair in the order dealt, or the last card."""

    kind = fields.String(required=True, validate=validate.OneOf(tuple(DRAWN_BY_KIND)))
    cards = fields.List(drawn_card(), required=True, validate=validate.Length(min=1, max=2))
    place = fields.Integer(
        strict=True, load_default=None, validate=validate.Range(min=0, max=PLACE_MAX)
    )

    @validates_schema
    def check_cards(self, draw: Fields, **_: Any) -> None:
        """A pair has two cards, other draws one."""
        due = DRAWN_BY_KIND[draw["kind"]]
        if len(draw["cards"]) != due:
            raise ValidationError(f"This draw has {due} card(s).", "cards")


TAKE, PAROLI, PAY = "take", "paroli", "pay"


class WinAnswerSchema(EntrySchema):
    """The answer to one win, or ``{"answer": "take", "all": true}`` for every win that waits."""

    answer = fields.String(required=True, validate=validate.OneOf((TAKE, PAROLI, PAY)))
    all = Flag(load_default=False)
    punter = Name(load_default=None)
    card = table_card(load_default=None)
    restake = amount(load_default=None)

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


def _draw(draw: Fields) -> c.Command:
    place, cards = draw["place"], draw["cards"]
    match draw["kind"]:
        case "fasse":
            return c.TurnFasse(card=cards[0], place=place)
        case "pair":
            return c.DealPair(first=cards[0], second=cards[1], place=place)
        case _:
            return c.TurnLastCard(card=cards[0], place=place)


def _answer(answer: Fields) -> c.Command:
    if answer["all"]:
        return c.TakeEveryWin()
    at = {"punter": answer["punter"], "card": answer["card"]}
    match answer["answer"]:
        case "take":
            return c.TakeWin(**at, restake=answer["restake"])
        case "paroli":
            return c.MakeParoli(**at)
        case _:
            return c.ChoosePay(**at)


ENTRIES = (
    EntryPoint(
        "punters",
        SeatSchema,
        lambda f: c.SeatPunter(punter=f["name"], purse=f["purse"], suit=f["suit"]),
        "Seat a punter with a purse.",
        {"seat": {}},
    ),
    EntryPoint(
        "buy-ins",
        MoneySchema,
        lambda f: c.BuyIn(**f),
        "Bring money into a purse.",
        {"buyin": {}},
    ),
    EntryPoint(
        "cash-outs",
        MoneySchema,
        lambda f: c.CashOut(**f),
        "Take money out of a purse.",
        {"cashout": {}},
    ),
    EntryPoint(
        "bank-funds",
        FundsSchema,
        lambda f: c.FundBank(**f),
        "Bring money into the bank.",
        {"fund": {}},
    ),
    EntryPoint(
        "stakes",
        StakeSchema,
        lambda f: c.PlaceStake(**f),
        "Put a couch on a card.",
        {"stake": {}},
    ),
    EntryPoint(
        "withdrawals",
        CardSchema,
        lambda f: c.WithdrawStake(**f),
        "Take a couch back before the fasse.",
        {"withdraw": {}},
    ),
    EntryPoint(
        "draws",
        DrawSchema,
        _draw,
        "Record a draw. A worker settles it; `Prefer: wait=SECONDS` waits for that.",
        {kind: {"kind": kind} for kind in DRAWN_BY_KIND},
        waits=True,
    ),
    EntryPoint(
        "answers",
        WinAnswerSchema,
        _answer,
        "Answer a win.",
        {answer: {"answer": answer} for answer in (TAKE, PAROLI, PAY)},
    ),
    EntryPoint(
        "maces",
        StakeSchema,
        lambda f: c.MaceStake(**f),
        "Put more money on a card.",
        {"mace": {}},
    ),
    EntryPoint(
        "side-bets",
        SideBetSchema,
        lambda f: c.LaySideBet(**f),
        "Lay a side bet between two punters.",
        {"sidebet": {}},
    ),
    EntryPoint(
        "books",
        BookSchema,
        lambda f: c.BuyBook(**f),
        "Buy another book from the bank.",
        {"book": {}},
    ),
    EntryPoint(
        "deal-ends",
        EntrySchema,
        lambda _: c.EndDeal(),
        "End the deal; staking opens for the next.",
        {"end": {}},
    ),
    EntryPoint(
        "closings",
        EntrySchema,
        lambda _: c.CloseSession(),
        "Close the session.",
        {"close": {}},
    ),
)

API = GameApi(
    game=GAME,
    opening=OpeningSchema,
    open_command=_open,
    entries=ENTRIES,
    table=TableSchema,
    show=show_table,
    rules=RulesSchema,
    show_rules=show_rules,
)
