"""Endpoints of seals: that of a session, and the public keys that they were signed with."""

from uuid import UUID

from flask import Response, jsonify

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.permissions import NO_KEY_NEEDED
from service.api.http.requests import application, check_version, session_at
from service.api.http.schemas import AsOfSchema
from service.api.sessions.seal_schemas import SealKeyListSchema, SealSchema
from service.qr import svg_qr
from service.sealing.seal_text import encoded

blp = Blueprint("seals", __name__, url_prefix="/v1", description="Proofs outside the database")


@blp.route("/sessions/<uuid:session>/seal")
@read_endpoint("The seal of a session: its newest hash, signed.", _503="no_seal_key")
@blp.arguments(AsOfSchema, location="query")
@blp.response(200, SealSchema)
def show_seal(query: Fields, session: UUID) -> Response:
    found = application()
    current = found.sessions.current(str(session))
    check_version(current, query["as_of"])
    version = current.version
    if query["as_of"] is not None:
        version = found.sessions.whole_version(current.id, query["as_of"])
    seal = found.seals.seal(session_at(current.id, version))
    return jsonify({**seal.view(), "qr": svg_qr(seal.text)})


@blp.route("/seal-keys")
@read_endpoint(
    "The public keys of the house for seals; needs no key.",
    by=NO_KEY_NEEDED,
    _503="no_seal_key",
)
@blp.doc(security=[])
@blp.response(200, SealKeyListSchema)
def list_seal_keys() -> Response:
    keys = application().seals.public_keys()
    return jsonify(
        keys=[
            {"fingerprint": key.fingerprint, "key": encoded(key.key), "current": key.current}
            for key in keys
        ]
    )
