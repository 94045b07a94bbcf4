"""The endpoint that says which values the next field of an entry may have."""

from collections.abc import Sequence
from uuid import UUID

from flask import Response
from marshmallow import Schema, fields, validate

from service.api.games.dispatch import api_of
from service.api.games.game_api import Fields
from service.api.guards.visibility import forbidden_verbs
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.errors import NotInThisGame, WrongShape
from service.api.http.fields import BoundedList
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.record_schemas import schema_of
from service.api.http.requests import application, view_response
from service.application.reading.offers import offers_of
from service.application.sessions.ruling_rights import RulingForbidden
from service.application.sessions.session import Session
from service.domain.port.offers import OpenField
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.plain import plain
from service.domain.values.short_text import quoted

blp = Blueprint("offers", __name__, url_prefix="/v1", description="What may be entered now")

VALUES_MAX = 100
"""More values than an entry has: up to 52 cards of a list, or two for each of 40 players."""

_VALUE_MAX = 60


class OfferQuerySchema(Schema):
    """The values of the fields before."""

    value = BoundedList(
        fields.String(validate=validate.Length(max=_VALUE_MAX)),
        load_default=list,
        validate=validate.Length(max=VALUES_MAX),
        metadata={
            "description": "The values of the fields before, in the order of the words of the"
            " entry's line. Each card or name of a list is one value, a pair of name and number is"
            " two, and cards that the line joins are one."
        },
    )


class NextFieldSchema(Schema):
    """The next field of an entry, or null if the entry is complete."""

    version = fields.Integer(required=True)
    field = fields.Nested(schema_of("", OpenField), required=True, allow_none=True)


@blp.route("/sessions/<uuid:session>/offers/<verb>")
@read_endpoint(
    "The next field of an entry that may be made, and the values that it may have.",
    by=BOOKKEEPERS,
    tagged=True,
    _404="unknown_session, not_in_this_game",
    _409="A rule refuses the values; `code` names it.",
)
@blp.arguments(OfferQuerySchema, location="query")
@blp.response(200, NextFieldSchema)
def show_next_field(query: Fields, session: UUID, verb: str) -> Response:
    api = api_of(str(session))
    if verb not in entries_by_verb(api.game):
        raise NotInThisGame(f"entry {quoted(verb)}", api.game.title)
    current = application().sessions.current(str(session))
    if verb in forbidden_verbs(current):
        raise RulingForbidden
    following = _next_field(current, verb, query["value"])
    return view_response(
        lambda: {"version": current.version, "field": plain(following)},
        current.version,
        current.head,
    )


def _next_field(current: Session, verb: str, texts: Sequence[str]) -> OpenField | None:
    """Return the next field after the values of a query. Raises: ``Refused``, ``WrongShape``."""
    try:
        return offers_of(current).open_field(verb, texts)
    except BadLine as error:
        raise WrongShape({"query": {"value": [str(error)]}}) from error
