"""The shape of a Basset table, as it is shown."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.api.games.basset_rules import HouseRulesSchema
from service.api.schemas import ShownSchema
from service.domain.cards import RANKS
from service.domain.game import CLOSED
from service.domain.games.basset import draw_result as reading
from service.domain.games.basset import settle
from service.domain.games.basset.state import DRAWING, STAKING

ANSWERS = ("take", "paroli", "pay")


def whole(**options: Any) -> fields.Integer:
    """Return a whole number that is always there."""
    return fields.Integer(required=True, **options)


def text(*words: str, **options: Any) -> fields.String:
    """Return a text that is always there, one of ``words`` if there are any."""
    check = validate.OneOf(words) if words else None
    return fields.String(required=True, validate=check, **options)


def flag() -> fields.Boolean:
    """Return true or false, always there."""
    return fields.Boolean(required=True)


def many(schema: type[Schema]) -> fields.List[Any]:
    """Return a list of parts, always there."""
    return fields.List(fields.Nested(schema), required=True)


def one(schema: type[Schema], **options: Any) -> fields.Nested:
    """Return a part that is always there."""
    return fields.Nested(schema, required=True, **options)


def by_rank(**schema: Any) -> fields.Dict:
    """Return values by rank; a rank of which there is nothing to say is left out."""
    properties = dict.fromkeys(RANKS, schema)
    metadata = {"properties": properties, "additionalProperties": False}
    return fields.Dict(required=True, metadata=metadata)


class LaidCouchSchema(Schema):
    """A couch laid for the last fasse."""

    card = text()
    amount = whole()


class TablePunterSchema(Schema):
    """A seated punter, amounts in smallest units; null where the key is not shown them.

    ``moved``: places gained since the deal began. ``line``: the net at each deal's end. ``wants``:
    cards still to lay. ``next_cards``: what a stake would be, where it is not the plain rank.
    """

    name = text()
    suit = text(allow_none=True)
    purse = whole(allow_none=True)
    at_table = whole()
    net = whole()
    brought_in = whole(allow_none=True)
    cashed_out = whole(allow_none=True)
    books = whole()
    replacements = whole()
    used = fields.List(fields.String(), required=True)
    escrow = whole()
    place = whole()
    moved = whole()
    line = fields.List(fields.Integer(), required=True)
    wants = whole()
    next_cards = by_rank(type=["string", "null"])
    last_deal = many(LaidCouchSchema)


class TakeSchema(Schema):
    """What a take pays; the couch comes home too."""

    pays = whole()


class RestakeSchema(Schema):
    """How little and how much may go back on a card whose win is taken."""

    least = whole()
    most = whole()


class PromiseSchema(Schema):
    """How many times its couch the next win would bring, and how much that is."""

    rung = whole()
    pays = whole()


class WinAnswersSchema(Schema):
    """What may be said to a win; null: not this."""

    take = one(TakeSchema)
    restake = one(RestakeSchema, allow_none=True)
    paroli = one(PromiseSchema, allow_none=True)
    pay = one(PromiseSchema, allow_none=True)


class TableStakeSchema(Schema):
    """A card on the table; a win above 0 waits for its answer.

    ``hope`` is ``rung`` times the couch, what it would win next. ``carried``: from the last deal.
    """

    punter = text()
    card = text()
    couch = whole()
    crooks = whole()
    win = whole()
    take_only = flag()
    paying = flag()
    rung = whole()
    hope = whole()
    carried = flag()
    answers = one(WinAnswersSchema, allow_none=True)


class TableBetSchema(Schema):
    """An open side bet."""

    number = whole()
    backer = text()
    against = text()
    punter = text()
    card = text()
    outcome = text(settle.WIN, settle.LOSE)
    amount = whole()


class TableBankSchema(Schema):
    """The bank; broken when it owes more than it has. A punter is not shown its amounts."""

    holder = text(allow_none=True)
    balance = whole(allow_none=True)
    net = whole(allow_none=True)
    brought_in = whole(allow_none=True)
    broken = flag()


class DrawnSchema(Schema):
    """A draw of the deal: how it is called, and what became of each rank it touched.

    ``gain`` is what the bank took less what it paid at once; 0 while that is owed.
    """

    kind = text(*reading.KINDS)
    cards = fields.List(fields.String(), required=True)
    how = text(*reading.HOWS)
    wins = text(allow_none=True)
    loses = text(allow_none=True)
    marks = by_rank(type="string", enum=list(reading.MARKS))
    gain = whole(allow_none=True)


class OutcomeSchema(Schema):
    """What a draw did to one stake."""

    punter = text()
    card = text()
    result = text(*settle.RESULTS)
    win = whole()
    from_purse = whole()
    from_couch = whole()
    home = whole()
    leaves = flag()
    take_only = flag()
    replaceable = flag()


class BetSettledSchema(Schema):
    """What a side bet came to."""

    number = whole()
    backer = text()
    against = text()
    to_backer = whole()
    to_against = whole()


class SettledSchema(Schema):
    """What a draw did to stakes and side bets."""

    outcomes = many(OutcomeSchema)
    bets = many(BetSettledSchema)


class AnsweredSchema(Schema):
    """What was said to a win since the newest draw.

    A take: ``amount`` was paid. Otherwise ``amount`` is the couch, and ``pays`` what was promised.
    """

    punter = text()
    card = text()
    answer = text(*ANSWERS)
    amount = whole()
    restake = whole()
    rung = whole(allow_none=True)
    pays = whole(allow_none=True)


class WorstRankSchema(Schema):
    """The rank whose win would cost the bank most, and how much."""

    rank = text(*RANKS)
    amount = whole()


class NextDrawSchema(Schema):
    """The draw that may come next, and how many cards are to be laid before."""

    draw = text(*reading.KINDS, allow_none=True)
    cards_wanted = whole()


class TableSchema(ShownSchema):
    """A Basset table at one version."""

    name = text()
    preset = text()
    rules = one(HouseRulesSchema)
    currency = text()
    phase = text(STAKING, DRAWING, CLOSED)
    deal = whole()
    place = whole()
    decks = whole(allow_none=True)
    stock = whole(allow_none=True)
    seen = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    last_draw = fields.List(fields.String(), required=True)
    run = text(allow_none=True)
    retired = text(allow_none=True)
    owes_settlement = flag()
    seated = whole()
    bets_laid = whole()
    bank = one(TableBankSchema)
    punters = many(TablePunterSchema)
    stakes = many(TableStakeSchema)
    waiting = many(TableStakeSchema)
    side_bets = many(TableBetSchema)
    winners = fields.List(fields.String(), required=True)
    draws = many(DrawnSchema)
    settled = one(SettledSchema, allow_none=True)
    answered = many(AnsweredSchema)
    exposure = by_rank(type="integer")
    worst = one(WorstRankSchema, allow_none=True)
    cover = whole(allow_none=True)
    next = one(NextDrawSchema)
