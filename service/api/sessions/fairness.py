"""Endpoints that say whether the deals of a session, or of an evening, look fair."""

from uuid import UUID

from flask import Response, jsonify
from marshmallow import Schema, fields

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.permissions import HOUSE_AND_KEEPERS
from service.api.http.requests import application, session_at
from service.api.http.schemas import AsOfSchema
from service.application.reading.fairness import fairness_of, fairness_view, trials_of

blp = Blueprint("fairness", __name__, url_prefix="/v1", description="Whether deals look fair")


class FairnessAnswerSchema(Schema):
    """What the trials of one question came to, and how likely that is by chance."""

    game = fields.String(required=True)
    question = fields.String(required=True)
    part = fields.String(required=True)
    title = fields.String(required=True)
    trials = fields.Integer(required=True)
    found = fields.Integer(required=True)
    expected = fields.String(required=True)
    p_value = fields.String(required=True)
    corrected = fields.String(required=True)
    once_in = fields.Integer(required=True)
    unusual = fields.Boolean(required=True)
    text = fields.String(required=True)


class DealerFairnessSchema(Schema):
    """The answers for what one key entered."""

    dealer = fields.String(required=True)
    unusual = fields.Boolean(required=True)
    answers = fields.List(fields.Nested(FairnessAnswerSchema), required=True)


class FairnessSchema(Schema):
    """Whether deals look like those of a fair shuffle. An unusual answer accuses no dealer."""

    unusual_below = fields.String(required=True)
    unusual = fields.Boolean(required=True)
    answers = fields.List(fields.Nested(FairnessAnswerSchema), required=True)
    dealers = fields.List(fields.Nested(DealerFairnessSchema), required=True)


@blp.route("/sessions/<uuid:session>/fairness")
@read_endpoint("Whether the deals of a session look fair.", by=HOUSE_AND_KEEPERS)
@blp.arguments(AsOfSchema, location="query")
@blp.response(200, FairnessSchema)
def show_fairness(query: Fields, session: UUID) -> Response:
    shown = session_at(str(session), query["as_of"])
    history = application().queries.whole_log(shown)
    return jsonify(fairness_view(fairness_of(trials_of(shown.game, history))))


@blp.route("/gatherings/<uuid:gathering>/fairness")
@read_endpoint(
    "Whether the deals of all tables of a gathering look fair.",
    by=HOUSE_AND_KEEPERS,
    all_sessions=True,
    _404="unknown_gathering",
)
@blp.response(200, FairnessSchema)
def show_gathering_fairness(gathering: UUID) -> Response:
    services = application()
    services.gatherings.find(str(gathering))
    tables = (
        services.sessions.current(row.id)
        for row in services.gatherings.sessions(str(gathering))
        if not row.practice
    )
    dealt = (
        trial
        for table in tables
        for trial in trials_of(table.game, services.queries.whole_log(table))
    )
    return jsonify(fairness_view(fairness_of(dealt)))
