"""The schema of a session's view: that of its game's view, and what every session has."""

from marshmallow import Schema, fields, validate

from service.api.games.rules_schemas import session_rules_schema
from service.api.http.record_schemas import schema_of, set_schema
from service.api.http.schemas import SessionViewSchema
from service.domain.port.game import AnyGame
from service.domain.port.offers import Offer
from service.domain.session.session_summary import SessionSummary


def session_view_schema(game: AnyGame) -> type[Schema]:
    """Return the schema of the view of a session of ``game``."""
    prefix = game.name.capitalize()
    set_schema(prefix, game.rules.type, session_rules_schema(game))
    members = {
        "game": fields.String(required=True, validate=validate.OneOf((game.name,))),
        "summary": fields.Nested(schema_of("", SessionSummary), required=True),
        "offers": fields.List(fields.Nested(schema_of("", Offer)), required=True),
    }
    view = schema_of(prefix, game.view_type)
    return type(view.__name__, (SessionViewSchema, view), members)
