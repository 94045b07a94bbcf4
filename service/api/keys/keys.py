"""Endpoints with which a house key makes, lists and ends keys, pairing links and devices."""

from uuid import UUID

from flask import Flask, Response, current_app, g, jsonify, request
from marshmallow import Schema, fields, validate
from werkzeug.exceptions import Forbidden, Unauthorized

from service.api.games.game_api import Fields
from service.api.guards.authentication import BAD_KEY, authenticator
from service.api.http.blueprint import Blueprint, endpoint, read_endpoint
from service.api.http.cursors import cursor_text, read_cursor
from service.api.http.errors import UnknownKey
from service.api.http.fields import Flag, Name, QueryFlag, Timestamp
from service.api.http.openapi_responses import REPEATABLE, problems
from service.api.http.permissions import BOOKKEEPERS_AND_BOARDS, HOUSE_ONLY
from service.api.http.requests import KEY_PATTERN, application, idempotency_key
from service.api.http.schemas import PageSchema, request_header
from service.application.access import access_keys
from service.application.access.key_names import new_key_name
from service.application.ports.keyring import DAYS_MAX, KINDS, LIMITS, ROLES, Grant
from service.qr import svg_qr

blp = Blueprint("keys", __name__, url_prefix="/v1", description="Access keys")

BODY_BYTES_MAX = 10_000
"""The maximum size of a body of a request about keys, in bytes."""

NAME_REFUSALS = "name_invalid, name_looks_like_another"

_ERRORS = {
    400: "malformed",
    401: "unauthorized",
    403: "forbidden, cross_site",
    415: "unsupported_media_type",
    422: "wrong_shape",
    429: "too_many_requests",
}
_ADDRESS = "paroli-address"
_FOLLOWER = "A phone that follows a table makes no keys. To follow it too, scan the board's code."

_RETRY_HEADER = request_header(
    "Idempotency-Key",
    "The caller's own id for this request. If the same request is repeated and its key was never "
    "used, a new key replaces that key. Made up where missing.",
    pattern=KEY_PATTERN,
)


class GrantSchema(Schema):
    """What a key may do. If ``sessions`` is missing or null: in all sessions, also new ones."""

    name = Name(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    sessions = fields.List(
        fields.UUID(),
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=1, max=100),
    )
    punter = Name(load_default=None, allow_none=True)
    purses = Flag(load_default=True)


class KeyWishSchema(GrantSchema):
    """A new key and the days it is valid. Without ``days``, or with null, it does not expire."""

    days = fields.Integer(
        strict=True,
        load_default=None,
        allow_none=True,
        validate=validate.Range(min=1, max=DAYS_MAX),
    )


class KeySchema(Schema):
    """A key, a device or a link, without its secret, which is not stored."""

    id = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    name = fields.String(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    sessions = fields.List(fields.UUID(), required=True, allow_none=True)
    punter = fields.String(required=True, allow_none=True)
    purses = fields.Boolean(required=True)
    made_at = Timestamp(required=True, allow_none=True)
    made_by = fields.String(required=True)
    expires_at = Timestamp(required=True, allow_none=True)
    ended_at = Timestamp(required=True, allow_none=True)
    used_at = Timestamp(required=True, allow_none=True)


class CurrentKeySchema(KeySchema):
    """The key of a request, or of a device that has just signed in, without its secret."""

    follower = fields.Boolean(required=True)


class KeyPageSchema(Schema):
    """A page of keys, newest first. ``next`` is the cursor to continue with, or null."""

    keys = fields.List(fields.Nested(KeySchema), required=True)
    next = fields.String(required=True, allow_none=True)


class NewKeySchema(KeySchema):
    """A new key with its secret, which no later response shows."""

    key = fields.String(required=True)


class PairingSchema(KeySchema):
    """A new pairing link, to open on the device, and its QR code (SVG), to scan there."""

    link = fields.String(required=True)
    qr = fields.String(required=True)


class FollowKeySchema(NewKeySchema):
    """A key with which phones follow a table, its link, and the link's QR code (SVG)."""

    link = fields.String(required=True)
    qr = fields.String(required=True)


class KeyListSchema(PageSchema):
    """Which keys to list: only valid ones, or ended and expired ones too."""

    ended = QueryFlag(load_default=False)


@blp.route("/keys")
@read_endpoint("Keys, devices and links, newest first, page by page.", by=HOUSE_ONLY)
@blp.arguments(KeyListSchema, location="query")
@blp.response(200, KeyPageSchema)
def list_keys(query: Fields) -> Response:
    keys = access_keys.list_keys(
        application().ports,
        with_ended=query["ended"],
        before=read_cursor(query["cursor"]),
        limit=query["limit"] + 1,
    )
    shown = keys[: query["limit"]]
    after = cursor_text(shown[-1].made_at, shown[-1].id) if len(keys) > len(shown) else None
    return jsonify(keys=[access_keys.key_view(key) for key in shown], next=after)


@blp.before_request
def limit_body() -> None:
    """Limit the size of the request body to ``BODY_BYTES_MAX``."""
    request.max_content_length = BODY_BYTES_MAX


@blp.route("/keys", methods=["POST"])
@endpoint(
    HOUSE_ONLY,
    summary="Make a key, one for each Idempotency-Key.",
    parameters=[_RETRY_HEADER],
    responses=problems(
        {**_ERRORS, 409: f"key_exists, {NAME_REFUSALS}", 422: "wrong_shape, key_reused"}
    ),
)
@blp.arguments(KeyWishSchema)
@blp.response(201, NewKeySchema, headers=REPEATABLE)
def make_key(body: Fields) -> Response:
    key_request = access_keys.KeyRequest(body["name"], _grant(body), body["days"])
    request_id = idempotency_key()
    issued, repeated = application().keys.make_once(key_request, g.actor, request_id)
    response = _secret_response(issued, key=issued.secret)
    response.headers["Idempotency-Key"] = request_id
    if repeated:
        response.headers["Idempotency-Replayed"] = "true"
    return response


@blp.route("/pairings", methods=["POST"])
@endpoint(
    HOUSE_ONLY,
    summary="Make a link that signs in one device.",
    responses=problems({**_ERRORS, 409: NAME_REFUSALS}),
)
@blp.arguments(GrantSchema)
@blp.response(201, PairingSchema)
def make_pairing(body: Fields) -> Response:
    with new_key_name(application().ports, body["name"]):
        issued = application().keys.make_link(body["name"], _grant(body), g.actor)
    link = access_keys.pairing_link(_server_address(), issued)
    return _secret_response(issued, link=link, qr=svg_qr(link))


@blp.route("/sessions/<uuid:session>/follow-keys", methods=["POST"])
@endpoint(
    BOOKKEEPERS_AND_BOARDS,
    summary="Make a key with which phones follow the table for a day, and end the last one.",
    responses=problems({**_ERRORS, 404: "unknown_session"}),
)
@blp.response(201, FollowKeySchema)
def make_follow_key(session: UUID) -> Response:
    if g.key.is_follow_key:
        raise Forbidden(_FOLLOWER)
    parent = authenticator().parent_of(g.key)
    issued = application().keys.make_follow_key(str(session), g.key, parent)
    if issued is None:
        raise Unauthorized(BAD_KEY)
    link = access_keys.follow_link(_server_address(), issued)
    return _secret_response(issued, key=issued.secret, link=link, qr=svg_qr(link))


@blp.route("/keys/<string:key_id>", methods=["DELETE"])
@endpoint(
    HOUSE_ONLY,
    summary="End a key, a link or a device, and the devices signed in with it.",
    responses=problems({**_ERRORS, 404: "unknown_key"}),
)
@blp.response(200, KeySchema)
def end_key(key_id: str) -> Response:
    key = access_keys.key_by_id(application().ports, key_id)
    if key is None:
        raise UnknownKey(key_id)
    return jsonify(access_keys.key_view(access_keys.end_key(application().ports, key, g.actor)))


def set_address(app: Flask, address: str | None) -> None:
    """Make links for ``address``. None: for the address that a request came to."""
    app.extensions[_ADDRESS] = address


def _server_address() -> str:
    """Return the address for links: that of the settings, or that of the request."""
    return current_app.extensions[_ADDRESS] or request.host_url


def _grant(body: Fields) -> Grant:
    named = body["sessions"]
    sessions = None if named is None else tuple(map(str, named))
    if sessions and LIMITS[body["role"]].sessions_max is None:
        sessions = tuple(dict.fromkeys(sessions))
    return Grant(body["role"], sessions, body["punter"], body["purses"])


def _secret_response(issued: access_keys.Issued, **secret: str) -> Response:
    """Return a new key with its secret; no cache may store the response."""
    response = jsonify({**access_keys.key_view(issued.key), **secret})
    response.status_code = 201
    response.headers["Cache-Control"] = "no-store"
    return response
