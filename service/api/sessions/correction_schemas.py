"""The response to a dry run of a correction."""

from marshmallow import Schema, fields, validate

from service.api.http.record_schemas import schema_of
from service.api.http.schemas import EnteredSchema, RefusalSchema
from service.application.reading.must_decide import MustDecide
from service.domain.port.parties import ROLES


class AmountChangeSchema(Schema):
    """An amount in smallest units, before and after."""

    before = fields.Integer(required=True)
    after = fields.Integer(required=True)


class TextChangeSchema(Schema):
    """A word, before and after."""

    before = fields.String(required=True)
    after = fields.String(required=True)


class NamesChangeSchema(Schema):
    """Names, before and after."""

    before = fields.List(fields.String(), required=True)
    after = fields.List(fields.String(), required=True)


class StandingSchema(Schema):
    """A player's place and net."""

    place = fields.Integer(required=True)
    net = fields.Integer(required=True)


class StandingChangeSchema(Schema):
    """A player's standing, before and after; null: the player is not seated."""

    before = fields.Nested(StandingSchema, required=True, allow_none=True)
    after = fields.Nested(StandingSchema, required=True, allow_none=True)


class PartyChangeSchema(Schema):
    """A party whose money differs. The role `bank` is the bank of the table.

    ``role`` is that after the correction.
    """

    name = fields.String(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    purse = fields.Nested(AmountChangeSchema, required=True)
    at_table = fields.Nested(AmountChangeSchema, required=True)
    held = fields.Nested(AmountChangeSchema, required=True)
    net = fields.Nested(AmountChangeSchema, required=True)


class CountChangeSchema(Schema):
    """A count of the game that differs, such as a player's score."""

    figure = fields.String(required=True)
    of = fields.String(required=True, allow_none=True)
    before = fields.Integer(required=True)
    after = fields.Integer(required=True)


class NameChangeSchema(Schema):
    """A name of the game that differs, such as the banker's. Null: no name."""

    figure = fields.String(required=True)
    before = fields.String(required=True, allow_none=True)
    after = fields.String(required=True, allow_none=True)


class RefusedEntrySchema(RefusalSchema):
    """A later entry that the rules refuse after the correction, and why."""

    entry = fields.String(required=True)
    version = fields.Integer(required=True)
    entered = fields.Nested(EnteredSchema, required=True)


class OtherPlayersSchema(Schema):
    """A later entry that stays, but takes or moves the money of other players.

    Such as a wager, which is of the player who banks, or the stakes of the last hand.
    """

    entry = fields.String(required=True)
    version = fields.Integer(required=True)
    entered = fields.Nested(EnteredSchema, required=True)
    players = fields.Nested(NamesChangeSchema, required=True)


class CorrectionPreviewSchema(Schema):
    """What a correction would change.

    ``balances``, ``parties``, ``counts``, ``names`` and ``standings`` have only what differs.
    """

    dry_run = fields.Boolean(required=True)
    version = fields.Integer(required=True)
    refused = fields.List(fields.Nested(RefusedEntrySchema), required=True)
    must_decide = fields.Nested(schema_of("", MustDecide), required=True, allow_none=True)
    other_players = fields.List(fields.Nested(OtherPlayersSchema), required=True)
    balances = fields.Dict(fields.String(), fields.Nested(AmountChangeSchema), required=True)
    parties = fields.List(fields.Nested(PartyChangeSchema), required=True)
    counts = fields.List(fields.Nested(CountChangeSchema), required=True)
    names = fields.List(fields.Nested(NameChangeSchema), required=True)
    standings = fields.Dict(fields.String(), fields.Nested(StandingChangeSchema), required=True)
    bank_net = fields.Nested(AmountChangeSchema, required=True)
    phase = fields.Nested(TextChangeSchema, required=True)
    waiting_for = fields.Nested(NamesChangeSchema, required=True)
    winners = fields.Nested(NamesChangeSchema, required=True)
