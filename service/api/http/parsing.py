"""Strict reading of bodies and queries. Every invalid input becomes a problem."""

import json
import math
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, NoReturn, Protocol, TypeVar
from urllib.parse import unquote_to_bytes

from flask import Request, g, request
from marshmallow import RAISE, Schema, ValidationError, fields
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

from service.api.http.errors import TOO_DEEP, Malformed, WrongShape
from service.api.http.field_messages import REPEATED
from service.domain.values.short_text import QUOTE_MAX, quoted, shortened
from service.lean_flask import current_request

COMMAS_MAX = 50_000
"""The most commas of a body, and so nearly its most values; the largest batch has 12,000."""

NO_TEXT = "Not a text in UTF-8, or it has a NUL."

JSON_TYPE = "application/json"
OCTET_STREAM = "application/octet-stream"
"""The media type of any file. A client may send a file with it, or ask for one."""

_UTF_8 = frozenset({"utf-8", "utf8", "us-ascii"})

_WHOLE_NUMBER = re.compile("-?[0-9]+")

Loaded_co = TypeVar("Loaded_co", covariant=True)


class Loads(Protocol[Loaded_co]):
    """A checker of bodies: a marshmallow schema or a game's resource."""

    def load(self, data: Any, /) -> Loaded_co:
        """Return the checked body. Raises: ``ValidationError``."""


class Parser(FlaskParser):
    """Reads JSON strictly: requires the media type and refuses NaN, Infinity and unknown fields."""

    DEFAULT_UNKNOWN_BY_LOCATION = {**FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION, "query": RAISE}  # noqa: RUF012 - the library declares it so

    def load_json(self, req: Request, schema: Schema) -> Any:  # noqa: ARG002 - the library passes it
        """Return the body as plain values."""
        return json_body(req)

    def load_querystring(self, req: Request, schema: Schema) -> Any:
        """Return the query.

        Raises: ``ValidationError`` if a parameter stands there twice or is not a text in UTF-8.
        """
        _check_texts(req.query_string)
        query = super().load_querystring(req, schema)
        repeated = [name for name, values in req.args.lists() if len(values) > 1]
        if wrong := [name for name in repeated if name not in query.multiple_keys]:
            raise ValidationError({name: [REPEATED] for name in wrong})
        _check_numbers(schema, req.args)
        return query

    def handle_error(self, error: ValidationError, *_args: Any, **_kwargs: Any) -> NoReturn:
        """Turn a validation error into a problem."""
        messages = error.messages
        errors = messages.get("json", messages) if isinstance(messages, dict) else messages
        raise WrongShape(errors if isinstance(errors, dict) else {"_schema": errors}) from error


def _check_texts(query: bytes) -> None:
    """Refuse parameters that are not UTF-8, which the library would change, or have a NUL."""
    wrong = {}
    for pair in query.replace(b"+", b" ").split(b"&"):
        name, _, value = (unquote_to_bytes(part) for part in pair.partition(b"="))
        if not (_is_text(name) and _is_text(value)):
            wrong[name.decode("utf-8", "replace").replace("\0", "\ufffd")] = [NO_TEXT]
    if wrong:
        raise ValidationError(wrong)


def _is_text(part: bytes) -> bool:
    try:
        return "\0" not in part.decode("utf-8")
    except UnicodeDecodeError:
        return False


def _check_numbers(schema: Schema, texts: Mapping[str, str]) -> None:
    """Refuse what ``int`` reads beside decimal digits: blanks, underscores, other digits."""
    wrong = {
        name: [field.error_messages["invalid"]]
        for name, field in schema.load_fields.items()
        if isinstance(field, fields.Integer) and name in texts
        if not _WHOLE_NUMBER.fullmatch(texts[name])
    }
    if wrong:
        raise ValidationError(wrong)


def json_body(req: Request | None = None, *, optional: bool = False) -> Any:
    """Return the JSON body as plain values. It is parsed once per request.

    ``optional``: a request without a body has ``{}``.

    Raises: ``UnsupportedMediaType``, ``RequestEntityTooLarge``, ``Malformed``.
    """
    req = req or current_request()
    if optional and not _full_body(req):
        return {}
    if req.mimetype != JSON_TYPE:
        raise UnsupportedMediaType(f"The body must be {JSON_TYPE}.")
    _check_charset(req)
    if "body" not in g:
        g.body = parsed_json(_full_body(req))
    return g.body


def parsed_json(body: bytes) -> Any:
    """Return a JSON body as plain values. Raises: ``Malformed``."""
    # Parsing values delays the other requests of this process. Counting commas does not.
    if body.count(b",") > COMMAS_MAX:
        raise Malformed("The body has too many values.")
    try:
        return _DECODER.decode(body.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Malformed("The body is not UTF-8 text.") from error
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Malformed(f"The body is not valid JSON. The error is at {place}.") from error
    except RecursionError as error:
        raise Malformed(TOO_DEEP) from error


def load(schema: Loads[Loaded_co], body: Any) -> Loaded_co:
    """Return the values that a schema or a resource loads from a body. Raises: ``WrongShape``."""
    try:
        return schema.load(body)
    except ValidationError as error:
        raise WrongShape(errors_of(error)) from error


def errors_of(error: ValidationError) -> dict[str, Any]:
    """Return the errors of a body, by field."""
    messages = error.messages
    return messages if isinstance(messages, dict) else {"_schema": messages}


def json_request(schema: Any, *, optional: bool = False) -> dict[str, Any]:
    """Return the OpenAPI description of a JSON body."""
    return {"required": not optional, "content": {JSON_TYPE: {"schema": schema}}}


def text_body(media_type: str) -> str:
    """Return a body of the media type, or of that of any file, as text.

    Raises: ``UnsupportedMediaType``, ``RequestEntityTooLarge``, ``Malformed``.
    """
    if request.mimetype not in (media_type, OCTET_STREAM):
        raise UnsupportedMediaType(f"The body must be {media_type}.")
    _check_charset(request)
    try:
        return _full_body(request).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed("The body is not UTF-8 text.") from error


def _check_charset(req: Request) -> None:
    """Refuse a body that says that it is not UTF-8. Raises: ``UnsupportedMediaType``."""
    if req.mimetype_params.get("charset", "utf-8").lower() not in _UTF_8:
        raise UnsupportedMediaType("The body must be in UTF-8.")


def _full_body(req: Request) -> bytes:
    """Return the whole body. Raises: ``RequestEntityTooLarge``, ``UnsupportedMediaType``."""
    if req.headers.get("Content-Encoding", "identity").lower() != "identity":
        raise UnsupportedMediaType("The body must not be compressed.")
    body = req.get_data()
    most = req.max_content_length
    # Werkzeug silently truncates a chunked body at the limit.
    if req.content_length is None and most is not None and len(body) >= most:
        raise RequestEntityTooLarge
    return body


def _unique_members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Raise ``Malformed`` for a repeated member: it is unclear which amount counts."""
    members = dict(pairs)
    if len(members) != len(pairs):
        ((repeated, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise Malformed(f"The member {quoted(repeated)} of the body is repeated.")
    return members


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise Malformed(f"The number {shortened(text, QUOTE_MAX)} in the body is too large.")
    return number


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:  # Python refuses more than 4,300 digits.
        message = f"A number in the body has {len(text)} digits, which are too many."
        raise Malformed(message) from error


def _refuse_constant(name: str) -> NoReturn:
    raise Malformed(f"The body is not valid JSON: it has no {name}.")


_DECODER = json.JSONDecoder(
    parse_constant=_refuse_constant,
    parse_float=_finite,
    parse_int=_whole,
    object_pairs_hook=_unique_members,
)
