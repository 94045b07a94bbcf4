"""The shape of what happened to one punter at a Basset table."""

from marshmallow import Schema, fields

from service.api.games.basset_table import many, one, text, whole
from service.domain.games.basset import draw_result as reading


class HistoryDrawSchema(Schema):
    """The draw that a settlement settles: how it was called, its deal, and its number there."""

    kind = text(*reading.KINDS)
    cards = fields.List(fields.String(), required=True)
    how = text(*reading.HOWS)
    wins = text(allow_none=True)
    loses = text(allow_none=True)
    deal = whole()
    number = whole()


class HistoryLineSchema(Schema):
    """An event as it concerns the punter; ``data`` are its members, cut to theirs."""

    version = whole()
    entry = text()
    at = text()
    occurred_at = text(allow_none=True)
    type = text()
    data = fields.Dict(required=True)
    draw = one(HistoryDrawSchema, allow_none=True)


class HistoryPageSchema(Schema):
    """A page of one punter's history, newest first; ``next`` is the version to go on after."""

    history = many(HistoryLineSchema)
    next = whole(allow_none=True)
