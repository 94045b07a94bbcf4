"""The endpoint for the pen: the device that may write to a session."""

from uuid import UUID

from flask import Response

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, write_endpoint
from service.api.http.parsing import json_body
from service.api.http.requests import application, meta_of_request, respond
from service.api.http.schemas import EntrySchema, RecordedSchema

blp = Blueprint("pen", __name__, url_prefix="/v1", description="Which device may write")


@blp.route("/sessions/<uuid:session>/pen", methods=["POST"])
@write_endpoint("Take the pen for the device that sends the request, from any other device.")
@blp.doc(security=[{"device": []}])
@blp.arguments(EntrySchema)
@blp.response(201, RecordedSchema, description="What was recorded.")
def take_pen(fields: Fields, session: UUID) -> Response:
    meta = meta_of_request(json_body(), fields["occurred_at"])
    return respond(application().recorder.take_control(str(session), meta))
