"""Schemas of people and their bankrolls."""

from marshmallow import Schema, fields, validate

from service.api.http.fields import Name, Text, Timestamp
from service.api.http.schemas import EntrySchema, PageSchema
from service.domain.values.money import AMOUNT_MAX, CURRENCIES

_BALANCES = {"description": "By currency, in smallest units."}


class PersonSchema(Schema):
    """A person, with the bankroll in each currency and what is in each session."""

    id = fields.UUID(required=True)
    version = fields.Integer(required=True)
    name = fields.String(required=True)
    balances = fields.Dict(
        keys=fields.String(), values=fields.Integer(), required=True, metadata=_BALANCES
    )
    in_sessions = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class PersonTableSchema(Schema):
    """A table at which a person has money in play, or owes some, in smallest units.

    ``player`` is the seat's name, or ``bank``. ``in_play`` is 0 after the close; below 0, a bank
    has lost more than it had. ``owed`` is what the bank still owes after the close, because the
    bankroll had too little.
    """

    session = fields.UUID(required=True)
    name = fields.String(required=True)
    currency = fields.String(required=True)
    player = fields.String(required=True)
    closed = fields.Boolean(required=True)
    in_play = fields.Integer(required=True)
    owed = fields.Integer(required=True)


class PersonWithContactSchema(PersonSchema):
    """A person, with how to reach them, or null, and when they were added.

    ``in_play`` is what the person has at open tables, and ``owed`` what the person still owes as a
    banker. Both have only the currencies in which there is some. ``tables`` are the newest first.
    """

    contact = fields.String(required=True, allow_none=True)
    added_at = Timestamp(required=True)
    in_play = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    owed = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    tables = fields.List(fields.Nested(PersonTableSchema), required=True)


class PersonPageSchema(Schema):
    """A page of people, newest first. ``next`` is the cursor to continue with, or null."""

    people = fields.List(fields.Nested(PersonWithContactSchema), required=True)
    next = fields.String(required=True, allow_none=True)


class PeopleQuerySchema(PageSchema):
    """Which people to list: those whose name contains a text."""

    name = fields.String(load_default=None, validate=validate.Length(min=1, max=40))


class RenamePersonSchema(EntrySchema):
    """The name of a person."""

    name = Name(required=True)


class RegisterPersonSchema(RenamePersonSchema):
    """A new person; a client may choose the id."""

    id = fields.UUID(load_default=None)


class ContactSchema(Schema):
    """How to reach a person; null erases it. It is not in the log."""

    contact = Text(required=True, allow_none=True)


class BankrollMoveSchema(EntrySchema):
    """Money from or to outside."""

    currency = fields.String(required=True, validate=validate.OneOf(tuple(CURRENCIES)))
    amount = fields.Integer(
        required=True, strict=True, validate=validate.Range(min=1, max=AMOUNT_MAX)
    )
    note = Text(load_default=None, allow_none=True, metadata={"description": "What it was for."})


class LinkBankrollSchema(EntrySchema):
    """The seat, or `bank`, that plays with a person's bankroll."""

    punter = Name(required=True, metadata={"description": "A seat that is still free, or `bank`."})
    person = fields.UUID(required=True)
