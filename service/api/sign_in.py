"""Devices: signing one in by a link or a key, who it is, and signing it out."""

from typing import Any

from flask import Response, g, jsonify, request
from marshmallow import Schema, ValidationError, fields, validate, validates_schema
from werkzeug.exceptions import Forbidden, Unauthorized

from service.api.blueprint import Blueprint, described, problems, reads
from service.api.door import COOKIE, PREFIX, check_origin, the_door
from service.api.fields import Name
from service.api.games.shape import Fields
from service.api.keys import KeySchema, keep_small, key_view
from service.api.requests import handler
from service.api.rights import EVERYBODY, NO_KEY_NEEDED
from service.application import access
from service.application.keyring import DEVICE, KEY, LINK, AccessKey

blp = Blueprint("devices", __name__, url_prefix=PREFIX, description="Signing devices in and out")
blp.before_request(keep_small)

SECRET_MOST = 500

_ERRORS = {
    400: "malformed",
    401: "unauthorized",
    403: "cross_site",
    413: "body_too_large",
    429: "too_many_requests",
}
_SIGN_IN = {**_ERRORS, 415: "unsupported_media_type", 422: "wrong_shape"}


class SignInSchema(Schema):
    """The secret of a link or a key; ``device`` is what people call the device."""

    link = fields.String(load_default=None, validate=validate.Length(min=1, max=SECRET_MOST))
    key = fields.String(load_default=None, validate=validate.Length(min=1, max=SECRET_MOST))
    device = Name(load_default=None)

    @validates_schema
    def check_one(self, asked: Fields, **_: Any) -> None:
        """Ask for a link or a key."""
        if (asked["link"] is None) == (asked["key"] is None):
            raise ValidationError("Send a link or a key.", "link")


@blp.route("/me")
@reads("Whose key this is, and what it opens.")
@blp.response(200, KeySchema)
def show_me() -> Response:
    return jsonify(key_view(g.key))


@blp.route("/sign-ins", methods=["POST"])
@described(NO_KEY_NEEDED, summary="Sign this device in.", responses=problems(_SIGN_IN), security=[])
@blp.arguments(SignInSchema)
@blp.response(201, KeySchema, description="Signed in; the cookie is all the device needs.")
def sign_in(asked: Fields) -> Response:
    check_origin()
    issued = _paired(asked) if asked["link"] else _by_key(asked)
    _end_former(issued.key)
    response = jsonify(key_view(issued.key))
    response.status_code = 201
    _set_cookie(response, issued.secret, access.DEVICE_SECONDS)
    return response


@blp.route("/sign-outs", methods=["POST"])
@described(EVERYBODY, summary="Sign this device out.", responses=problems(_ERRORS))
@blp.response(200, KeySchema)
def sign_out() -> Response:
    key: AccessKey = g.key
    if key.kind != DEVICE:
        raise Forbidden("A key is not signed in; the house can end it.")
    access.end(handler().ports, key, key.id)
    response = jsonify(key_view(key))
    _set_cookie(response, "", 0)
    return response


def _paired(asked: Fields) -> access.Issued:
    link = the_door().opened_by(asked["link"], LINK)
    issued = access.pair(handler().ports, link, asked["device"]) if link else None
    if issued is None:
        raise Unauthorized("This link was used before, or is too old. Ask for a new one.")
    return issued


def _by_key(asked: Fields) -> access.Issued:
    key = the_door().opened_by(asked["key"], KEY)
    if key is None:
        raise Unauthorized("This key opens nothing here.")
    return the_door().sign_in(key, asked["device"])


def _end_former(device: AccessKey) -> None:
    """End what this browser was signed in as before, which nobody holds any more."""
    ports, secret = handler().ports, request.cookies.get(COOKIE, "")
    former = ports.store.keyring.key(access.id_in(secret))
    if former and access.opens(ports, former, secret, DEVICE):
        access.end(ports, former, device.id)


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
