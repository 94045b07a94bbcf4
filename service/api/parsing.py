"""Reading bodies and queries: what is not what it should be is a problem, never a crash."""

import json
import math
from typing import Any, NoReturn

from flask import Request, g, request
from marshmallow import RAISE, Schema, ValidationError
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

from service.api.errors import Malformed, WrongShape


class Parser(FlaskParser):
    """Reads JSON strictly: the right media type, no constants outside JSON, no unknown fields."""

    DEFAULT_UNKNOWN_BY_LOCATION = {**FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION, "query": RAISE}  # noqa: RUF012 - as the library has it

    def load_json(self, req: Request, schema: Schema) -> Any:  # noqa: ARG002 - the library's call
        """Return the body as plain values."""
        return json_body(req)

    def handle_error(self, error: ValidationError, *_args: Any, **_kwargs: Any) -> NoReturn:
        """Turn what marshmallow found into a problem."""
        messages = error.messages
        errors = messages.get("json", messages) if isinstance(messages, dict) else messages
        raise WrongShape(errors if isinstance(errors, dict) else {"_schema": errors}) from error


def json_body(req: Request = request) -> Any:
    """Return a JSON body as plain values, read once a request.

    Raises: ``UnsupportedMediaType``, ``RequestEntityTooLarge``, ``Malformed``.
    """
    if not req.is_json:
        raise UnsupportedMediaType("The body must be application/json.")
    if "body" not in g:
        try:
            text = _whole(req).decode("utf-8")
            g.body = json.loads(
                text,
                parse_constant=_refuse_constant,
                parse_float=_finite,
                object_pairs_hook=_said_once,
            )
        except (ValueError, RecursionError) as error:
            raise Malformed(f"The body is no JSON: {error}") from error
    return g.body


def text_body(media_type: str) -> str:
    """Return a body of that media type as text.

    Raises: ``UnsupportedMediaType``, ``RequestEntityTooLarge``, ``Malformed``.
    """
    if request.mimetype != media_type:
        raise UnsupportedMediaType(f"The body must be {media_type}.")
    try:
        return _whole(request).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed("The body is no text in UTF-8.") from error


def _whole(req: Request) -> bytes:
    """Return a body, all of it. Raises: ``RequestEntityTooLarge``."""
    body = req.get_data()
    most = req.max_content_length
    # A body that came in chunks is cut off there without a word.
    if req.content_length is None and most is not None and len(body) >= most:
        raise RequestEntityTooLarge
    return body


def _said_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a member that stands twice: nobody could say which amount was meant."""
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member stands twice")
    return members


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"{text} is beyond every number kept here")
    return number


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
