"""Devices: signing one in by a link or a key, who it is, and signing it out."""

from typing import Any

from flask import Response, g, jsonify, request
from marshmallow import Schema, ValidationError, fields, validate, validates_schema
from werkzeug.exceptions import Forbidden, Unauthorized

from service.api.authentication import COOKIE, PREFIX, check_origin, the_door
from service.api.blueprint import Blueprint, described, problems, reads
from service.api.errors import SignedIn
from service.api.fields import Flag, Name
from service.api.games.game_api import Fields
from service.api.keys import KeySchema, keep_small
from service.api.limits import count_write
from service.api.permissions import EVERYBODY, NO_KEY_NEEDED
from service.api.requests import handler
from service.application import access_keys as access
from service.application.keyring import DEVICE, KEY, LINK, AccessKey

blp = Blueprint("devices", __name__, url_prefix=PREFIX, description="Signing devices in and out")
blp.before_request(keep_small)

SECRET_MOST = 500
NOTHING = "This key opens nothing here."
USED = "This link was used before, or is too old. Ask for a new one."

_ERRORS = {
    400: "malformed",
    401: "unauthorized",
    403: "cross_site",
    413: "body_too_large",
    429: "too_many_requests",
}
_SIGN_IN = {**_ERRORS, 409: "signed_in", 415: "unsupported_media_type", 422: "wrong_shape"}


class SignInSchema(Schema):
    """The secret of a link or a key; ``device`` is what people call the device.

    ``replace``: it may be signed in already, and is then no longer what it was.
    """

    link = fields.String(load_default=None, validate=validate.Length(min=1, max=SECRET_MOST))
    key = fields.String(load_default=None, validate=validate.Length(min=1, max=SECRET_MOST))
    device = Name(load_default=None)
    replace = Flag(load_default=False)

    @validates_schema
    def check_one(self, asked: Fields, **_: Any) -> None:
        """Ask for a link or a key."""
        if (asked["link"] is None) == (asked["key"] is None):
            raise ValidationError("Send a link or a key.", "link")


@blp.route("/me")
@reads("Whose key this is, and what it opens.")
@blp.response(200, KeySchema)
def show_me() -> Response:
    return jsonify(access.shown(g.key))


@blp.route("/sign-ins", methods=["POST"])
@described(NO_KEY_NEEDED, summary="Sign this device in.", responses=problems(_SIGN_IN), security=[])
@blp.arguments(SignInSchema)
@blp.response(201, KeySchema, description="Signed in; the cookie is all the device needs.")
def sign_in(asked: Fields) -> Response:
    check_origin()
    key = _opened(asked)
    count_write(key.id)
    former = the_door().owner(request.cookies.get(COOKIE, ""), DEVICE)
    if former and not asked["replace"]:
        raise SignedIn(former.name, former.grant.role)
    issued = _signed_in(key, asked["device"])
    if former:
        access.end(handler().ports, former, issued.key.id)
    response = jsonify(access.shown(issued.key))
    response.status_code = 201
    _set_cookie(response, issued.secret, access.seconds_left(handler().ports, issued.key))
    return response


@blp.route("/sign-outs", methods=["POST"])
@described(EVERYBODY, summary="Sign this device out.", responses=problems(_ERRORS))
@blp.response(200, KeySchema)
def sign_out() -> Response:
    key: AccessKey = g.key
    if key.kind != DEVICE:
        raise Forbidden("A key is not signed in; the house can end it.")
    response = jsonify(access.shown(access.end(handler().ports, key, key.id)))
    _set_cookie(response, "", 0)
    return response


def _opened(asked: Fields) -> AccessKey:
    """Return the link or the key that a browser comes with. Raises: ``Unauthorized``."""
    kind, complaint = (LINK, USED) if asked["link"] else (KEY, NOTHING)
    key = the_door().opened_by(asked["link"] or asked["key"], kind)
    if key is None:
        raise Unauthorized(complaint)
    return key


def _signed_in(key: AccessKey, name: str | None) -> access.Issued:
    if key.kind == KEY:
        issued, complaint = the_door().sign_in(key, name), NOTHING
    else:
        issued, complaint = access.pair(handler().ports, key, name), USED
    if issued is None:
        raise Unauthorized(complaint)
    return issued


def _set_cookie(response: Response, secret: str, seconds: int) -> None:
    """Let the browser keep a secret where no script finds it, or forget it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=seconds,
        path=PREFIX,
        secure=request.is_secure,
        httponly=True,
        samesite="Strict",
    )
    response.headers["Cache-Control"] = "no-store"
