"""Schemas of gatherings."""

from marshmallow import Schema, fields

from service.api.http.fields import Day, Title
from service.api.http.schemas import EntrySchema, SessionRowSchema


class GatheringSchema(Schema):
    """An evening with a name, a date and a place, and tables that belong to it."""

    id = fields.UUID(required=True)
    version = fields.Integer(required=True)
    name = fields.String(required=True)
    date = fields.Date(required=True)
    place = fields.String(required=True, allow_none=True)


class GatheringWithSessionsSchema(GatheringSchema):
    """A gathering with its sessions that the key may read, oldest first, hidden ones too."""

    sessions = fields.List(fields.Nested(SessionRowSchema), required=True)


class GatheringPageSchema(Schema):
    """A page of gatherings, newest first. ``next`` is the cursor to continue with, or null."""

    gatherings = fields.List(fields.Nested(GatheringSchema), required=True)
    next = fields.String(required=True, allow_none=True)


class DescribeGatheringSchema(EntrySchema):
    """What is known of a gathering."""

    name = Title(required=True, metadata={"description": "What the evening is called."})
    date = Day(required=True, metadata={"description": "The day on which it begins."})
    place = Title(load_default=None, allow_none=True, metadata={"description": "Where it is."})


class OpenGatheringSchema(DescribeGatheringSchema):
    """A new gathering; a client may choose its id."""

    id = fields.UUID(load_default=None)


class FilingSchema(EntrySchema):
    """Where a session belongs. What is left out stays as it is."""

    gathering = fields.UUID(
        allow_none=True, metadata={"description": "The gathering it belongs to; null for none."}
    )
    hidden = fields.Boolean(metadata={"description": "Whether the evening leaves it out."})
    practice = fields.Boolean(metadata={"description": "Whether it is practice and never counts."})


class SessionEveningPunterSchema(Schema):
    """A person at one or more tables of the evening, with the net of all of them."""

    name = fields.String(required=True)
    place = fields.Integer(required=True)
    net = fields.Integer(required=True)


class SessionEveningSchema(Schema):
    """The standings over the tables of a session's evening that the key may read.

    Only those in the session's currency.
    """

    gathering = fields.Nested(GatheringSchema, required=True, allow_none=True)
    tables = fields.Integer(required=True)
    punters = fields.List(fields.Nested(SessionEveningPunterSchema), required=True)
