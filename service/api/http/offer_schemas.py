"""Schemas of offers: the entries that may be made now."""

from marshmallow import Schema, fields


class OpenFieldSchema(Schema):
    """The next field of an entry.

    ``choices`` are the values that the rules allow; null: any text or amount. A choice of a card
    may be a rank or a suit, for every such card that is left. An amount is ``least`` plus a
    multiple of ``step``, up to ``most``, in smallest units. In a list of cards, ``least`` and
    ``most`` are how many cards may follow. ``suggested`` is a value to start with, or null.
    ``optional``: the entry is complete without it.
    """

    name = fields.String(required=True)
    choices = fields.List(fields.String(), required=True, allow_none=True)
    least = fields.Integer(required=True, allow_none=True)
    most = fields.Integer(required=True, allow_none=True)
    step = fields.Integer(required=True)
    suggested = fields.Raw(
        required=True,
        allow_none=True,
        metadata={"oneOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}]},
    )
    optional = fields.Boolean(required=True)


class OfferSchema(Schema):
    """An entry that may be made now.

    ``verb`` is its `kind` in a batch. ``player`` is the player concerned, or null. ``fixed`` are
    the given values by field. ``next`` is the first open field; null: the entry is complete.
    ``main``: the table waits for this entry.
    """

    verb = fields.String(required=True)
    player = fields.String(required=True, allow_none=True)
    fixed = fields.Dict(required=True)
    next = fields.Nested(OpenFieldSchema, required=True, allow_none=True)
    main = fields.Boolean(required=True)


class NextFieldSchema(Schema):
    """The next field of an entry, or null if the entry is complete."""

    version = fields.Integer(required=True)
    field = fields.Nested(OpenFieldSchema, required=True, allow_none=True)
