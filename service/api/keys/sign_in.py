"""Devices: sign in with a link or a key, show the current key, sign out."""

from typing import Any

from flask import Response, g, jsonify, request
from marshmallow import Schema, ValidationError, fields, validate, validates_schema
from werkzeug.exceptions import Forbidden, Unauthorized

from service.api.games.game_api import Fields
from service.api.guards.authentication import BAD_KEY, COOKIE, PREFIX, authenticator, check_origin
from service.api.guards.rate_limits import count_write
from service.api.http.blueprint import Blueprint, endpoint, read_endpoint
from service.api.http.errors import SignedIn
from service.api.http.fields import Flag, Name
from service.api.http.openapi_responses import problems
from service.api.http.permissions import ALL_ROLES, NO_KEY_NEEDED
from service.api.http.requests import application
from service.api.keys.keys import NAME_REFUSALS, CurrentKeySchema, KeySchema, limit_body
from service.application.access import access_keys
from service.application.access.key_names import new_key_name
from service.application.ports.keyring import DEVICE, HOUSE, KEY, LINK, AccessKey
from service.domain.values.errors import Refused

blp = Blueprint("devices", __name__, url_prefix=PREFIX, description="Signing devices in and out")
blp.before_request(limit_body)

SECRET_MAX = 500
LOOKS_LIKE_A_KEY = "This name looks like that of another key. Choose a name that looks different."
_FIRST_BROWSER_IN = {"fr": "Le premier navigateur"}
BAD_LINK = "This link was used before or has expired. Ask for a new one."

_ERRORS = {
    400: "malformed",
    401: "unauthorized",
    403: "cross_site",
    429: "too_many_requests",
}
_SIGN_IN = {
    **_ERRORS,
    409: f"signed_in, {NAME_REFUSALS}",
    415: "unsupported_media_type",
    422: "wrong_shape",
}


class SignInSchema(Schema):
    """A link, or its part after ``#pair=``, or the secret of a key; ``device`` names the device.

    A follow key signs in without a device of its own, so it ignores ``device``. With ``replace``, a
    device that is signed in already is signed out first.
    """

    link = fields.String(load_default=None, validate=validate.Length(min=1, max=SECRET_MAX))
    key = fields.String(load_default=None, validate=validate.Length(min=1, max=SECRET_MAX))
    device = Name(load_default=None)
    replace = Flag(load_default=False)

    @validates_schema
    def check_one(self, asked: Fields, **_: Any) -> None:
        """Require exactly one of link and key."""
        if (asked["link"] is None) == (asked["key"] is None):
            raise ValidationError("Send a link or a key.", "link")


@blp.route("/me")
@read_endpoint("The request's key and what it may do.")
@blp.response(200, CurrentKeySchema)
def show_me() -> Response:
    return jsonify(access_keys.current_key_view(g.key))


@blp.route("/sign-ins", methods=["POST"])
@endpoint(NO_KEY_NEEDED, summary="Sign this device in.", responses=problems(_SIGN_IN), security=[])
@blp.arguments(SignInSchema)
@blp.response(201, CurrentKeySchema, description="Signed in. The cookie authenticates the device.")
def sign_in(asked: Fields) -> Response:
    check_origin(request.environ)
    key = _authenticate(asked)
    if not key.is_follow_key:  # It stores nothing, and one phone must not use up the limit of all.
        count_write(key.id)
    former = authenticator().find_key(request.cookies.get(COOKIE, ""), DEVICE)
    if former and not asked["replace"]:
        raise SignedIn(former.name, former.grant.role)
    issued = _issued_for(key, asked)
    if former and not former.is_follow_key:
        access_keys.end_key(application().ports, former, issued.key.id)
    response = jsonify(access_keys.current_key_view(issued.key))
    response.status_code = 201
    _set_cookie(response, issued.secret, access_keys.seconds_left(application().ports, issued.key))
    return response


@blp.route("/sign-outs", methods=["POST"])
@endpoint(
    ALL_ROLES,
    summary="Sign this device out.",
    responses=problems(_ERRORS),
    security=[{"device": []}],
)
@blp.response(200, KeySchema)
def sign_out() -> Response:
    key: AccessKey = g.key
    if "Authorization" in request.headers:
        raise Forbidden("Only a signed-in device can sign out. To end a key, revoke it.")
    if not key.is_follow_key:  # Other phones use a follow key too.
        key = access_keys.end_key(application().ports, key, key.id)
    response = jsonify(access_keys.key_view(key))
    _set_cookie(response, "", 0)
    return response


def _authenticate(asked: Fields) -> AccessKey:
    """Return the link or key that the browser sent. Raises: ``Unauthorized``."""
    kind, message = (LINK, BAD_LINK) if asked["link"] else (KEY, BAD_KEY)
    secret = access_keys.link_secret(asked["link"]) if asked["link"] else asked["key"]
    key = authenticator().authenticate(secret, kind, request.remote_addr or "")
    if key is None:
        raise Unauthorized(message)
    return key


def _issued_for(key: AccessKey, asked: Fields) -> access_keys.Issued:
    """Return the device that signs in, or the follow key itself. Raises: ``Unauthorized``."""
    if key.is_follow_key:
        authenticator().record_use(key)
        return access_keys.Issued(key, asked["key"])
    if asked["device"] is None:
        return _new_device(key, _translated_name(key))
    try:
        with new_key_name(application().ports, asked["device"]):
            return _new_device(key, asked["device"])
    except Refused as refused:
        if "other" not in refused.facts or key.grant.role == HOUSE:
            raise
        # Only the house sees the names of other keys.
        raise Refused(refused.code, LOOKS_LIKE_A_KEY, **{**refused.facts, "other": None}) from None


def _translated_name(link: AccessKey) -> str | None:
    """Return the name of the service's first link in the browser's language, if it has one."""
    language = (request.accept_languages.best or "").partition("-")[0]
    is_first = link.kind == LINK and link.name == access_keys.FIRST_BROWSER
    return _FIRST_BROWSER_IN.get(language) if is_first else None


def _new_device(key: AccessKey, name: str | None) -> access_keys.Issued:
    if key.kind == KEY:
        issued, message = authenticator().sign_in(key, name), BAD_KEY
    else:
        issued, message = access_keys.pair_device(application().ports, key, name), BAD_LINK
    if issued is None:
        raise Unauthorized(message)
    return issued


def _set_cookie(response: Response, secret: str, seconds: int) -> None:
    """Set the cookie, which no script can read; zero ``seconds`` delete it."""
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
