"""Keys, links that pair devices, and devices: made, seen and ended by the house."""

from uuid import UUID

from flask import Response, g, jsonify, request
from marshmallow import Schema, fields, validate
from werkzeug.exceptions import Unauthorized

from service.api.authentication import the_door
from service.api.blueprint import Blueprint, described, problems, reads
from service.api.errors import UnknownKey
from service.api.fields import Flag, Name
from service.api.games.game_api import Fields
from service.api.permissions import BOOKKEEPERS_AND_BOARDS, HOUSE_ONLY
from service.api.requests import handler
from service.application import access_keys as access
from service.application.keyring import KINDS, ROLES, Grant
from service.qr import svg_qr

blp = Blueprint("keys", __name__, url_prefix="/v1", description="Who may do what")

KEYS_MOST = 1000
SMALL_BODY = 10_000
"""The longest body that is read of a request about keys, in bytes."""

_ERRORS = {
    400: "malformed",
    401: "unauthorized",
    403: "forbidden, cross_site",
    413: "body_too_large",
    415: "unsupported_media_type",
    422: "wrong_shape",
    429: "too_many_requests",
}


class GrantSchema(Schema):
    """What a key opens. ``sessions`` left out or null: all of them, those to come too."""

    name = Name(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    sessions = fields.List(
        fields.UUID(), load_default=None, allow_none=True, validate=validate.Length(min=1, max=100)
    )
    punter = Name(load_default=None, allow_none=True)
    purses = Flag(load_default=True)


class KeyWishSchema(GrantSchema):
    """A key to make, and how many days it shall open something; left out or null: for ever."""

    days = fields.Integer(
        strict=True,
        load_default=None,
        allow_none=True,
        validate=validate.Range(min=1, max=access.DAYS_MOST),
    )


class KeySchema(Schema):
    """A key, a device or a link as the house sees it. Its secret is not kept."""

    id = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    name = fields.String(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    sessions = fields.List(fields.UUID(), required=True, allow_none=True)
    punter = fields.String(required=True, allow_none=True)
    purses = fields.Boolean(required=True)
    made_at = fields.String(required=True)
    made_by = fields.String(required=True)
    expires_at = fields.String(required=True, allow_none=True)
    ended_at = fields.String(required=True, allow_none=True)
    used_at = fields.String(required=True, allow_none=True)


class KeyPageSchema(Schema):
    """Keys, the newest first."""

    keys = fields.List(fields.Nested(KeySchema), required=True)


class NewKeySchema(KeySchema):
    """A key that was made, and its secret, which is told here and never again."""

    key = fields.String(required=True)


class PairingSchema(KeySchema):
    """A link that was made: to open on the device, or its QR code (an SVG) to be scanned there."""

    link = fields.String(required=True)
    qr = fields.String(required=True)


class FollowKeySchema(NewKeySchema):
    """A key that lets phones follow a table, its link, and the same as a QR code (an SVG)."""

    link = fields.String(required=True)
    qr = fields.String(required=True)


class KeyListSchema(Schema):
    """Which keys to list: those that open something, or ended ones too."""

    ended = fields.String(load_default="false", validate=validate.OneOf(("true", "false")))


@blp.route("/keys")
@reads("Keys, devices and links, newest first.", by=HOUSE_ONLY)
@blp.arguments(KeyListSchema, location="query")
@blp.response(200, KeyPageSchema)
def list_keys(query: Fields) -> Response:
    opening_at = None if query["ended"] == "true" else handler().ports.clock.now()
    keys = handler().ports.store.keyring.keys(opening_at=opening_at, limit=KEYS_MOST)
    return jsonify(keys=[access.shown(key) for key in keys])


@blp.before_request
def keep_small() -> None:
    """Read no long body where there is none to come."""
    request.max_content_length = SMALL_BODY


@blp.route("/keys", methods=["POST"])
@described(HOUSE_ONLY, summary="Make a key.", responses=problems(_ERRORS))
@blp.arguments(KeyWishSchema)
@blp.response(201, NewKeySchema)
def make_key(wish: Fields) -> Response:
    issued = access.make_key(handler(), wish["name"], _grant(wish), wish["days"], g.actor)
    return _told(issued, key=issued.secret)


@blp.route("/pairings", methods=["POST"])
@described(HOUSE_ONLY, summary="Make a link that signs one device in.", responses=problems(_ERRORS))
@blp.arguments(GrantSchema)
@blp.response(201, PairingSchema)
def make_pairing(wish: Fields) -> Response:
    issued = access.make_link(handler(), wish["name"], _grant(wish), g.actor)
    link = access.link_to(request.host_url, issued)
    return _told(issued, link=link, qr=svg_qr(link))


@blp.route("/sessions/<uuid:session>/follow-keys", methods=["POST"])
@described(
    BOOKKEEPERS_AND_BOARDS,
    summary="Make a key that lets phones follow the table for a day, in place of the last.",
    responses=problems({**_ERRORS, 404: "unknown_session"}),
)
@blp.response(201, FollowKeySchema)
def make_follow_key(session: UUID) -> Response:
    parent = the_door().stands_for(g.key)
    issued = access.let_follow(handler(), str(session), g.key, parent)
    if issued is None:
        raise Unauthorized("This key opens nothing here.")
    link = access.follow_link_to(request.host_url, issued)
    return _told(issued, key=issued.secret, link=link, qr=svg_qr(link))


@blp.route("/keys/<string:key_id>", methods=["DELETE"])
@described(
    HOUSE_ONLY,
    summary="End a key, a link or a device, and the devices that came in with it.",
    responses=problems({**_ERRORS, 404: "unknown_key"}),
)
@blp.response(200, KeySchema)
def end_key(key_id: str) -> Response:
    key = handler().ports.store.keyring.key(key_id) if access.is_id(key_id) else None
    if key is None:
        raise UnknownKey(key_id)
    return jsonify(access.shown(access.end(handler().ports, key, g.actor)))


def _grant(wish: Fields) -> Grant:
    named = wish["sessions"]
    sessions = None if named is None else tuple(dict.fromkeys(map(str, named)))
    return Grant(wish["role"], sessions, wish["punter"], wish["purses"])


def _told(issued: access.Issued, **secret: str) -> Response:
    """Answer with a secret, which nobody on the way may keep."""
    response = jsonify({**access.shown(issued.key), **secret})
    response.status_code = 201
    response.headers["Cache-Control"] = "no-store"
    return response
