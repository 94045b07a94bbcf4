"""What stands around a body: keys, conditions, wishes to wait; and how an answer goes out."""

import hashlib
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from flask import Response, current_app, g, jsonify, request

from service.api.errors import Malformed, UnknownVersion
from service.api.permissions import BOOKKEEPERS
from service.application.draft import EntryResult, Meta
from service.application.handle import Handler
from service.application.session import Session
from service.domain.chain import canonical_json

KEY_PATTERN = r"^[!-~]([ -~]{0,253}[!-~])?$"
TAG_HASH = 12
"""How much of the last event's hash a tag has: enough to tell one house's books from another's."""

IF_MATCH_PATTERN = rf'^(\*|"[0-9]{{1,18}}(-[0-9a-f]{{{TAG_HASH}}})?")$'
WAIT_MOST = 10

_KEY = re.compile(KEY_PATTERN)
_TAG = re.compile(r'(?:W/)?"([^"]*)"')
_TAGS = re.compile(rf"(?:{_TAG.pattern}\s*(?:,\s*|$))+")
_VERSION = re.compile(rf"([0-9]{{1,18}})(-[0-9a-f]{{{TAG_HASH}}})?")
_WAIT = re.compile(r'(?:^|[,;])\s*wait\s*=\s*"?([0-9]{1,6})"?', re.IGNORECASE)

NEVER_SEEN = -1
NO_KEY = "It must be 1 to 255 printable ASCII characters, no blank at an end."


def is_key(text: str) -> bool:
    """Say whether ``text`` can be the id of an entry."""
    return _KEY.fullmatch(text) is not None


def handler() -> Handler:
    """Return the handler that this app was made with."""
    there: Handler = current_app.extensions["paroli"]
    return there


def fingerprint(path: str, body: Any) -> str:
    """Return what tells one request from another: its path and what its body says.

    Raises: ``Malformed`` for a body that could just be read and is too deep to write down.
    """
    try:
        said = canonical_json([path, body])
    except RecursionError as error:
        raise Malformed("The body is nested too deep.") from error
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()


def meta_of_request(body: Any, occurred_at: str | None = None) -> Meta:
    """Return who asks and under which key; a missing key is made up.

    Raises: ``Malformed`` for headers that cannot be read.
    """
    return Meta(
        key=_idempotency_key(),
        fingerprint=fingerprint(request.path.lower(), body),
        actor=g.actor,
        occurred_at=occurred_at,
        if_match=_if_match(),
        device=g.device,
    )


def respond(answer: EntryResult, *, location: str | None = None) -> Response:
    """Send an answer, waiting for its settlement if the caller prefers so."""
    waited = _waited(answer)
    response = respond_now(waited or answer)
    if waited:
        response.headers["Preference-Applied"] = "wait"
    if location:
        response.headers["Location"] = location
    return response


def respond_now(answer: EntryResult) -> Response:
    """Send an answer as it is: 201, or 202 while its settlement is owed."""
    status = 201 if answer.settled else 202
    response = Response(answer.body, status, content_type="application/json")
    response.headers["ETag"] = f'"{answer.version}"'
    response.headers["Idempotency-Key"] = g.idempotency_key
    if answer.replayed:
        response.headers["Idempotency-Replayed"] = "true"
    return response


def session_shown(session: str, as_of: int | None) -> Session:
    """Return a session as it is, or as it was at version ``as_of``.

    Raises: ``UnknownSession``, ``UnknownVersion``.
    """
    current = handler().sessions.current(session)
    if as_of is None or as_of == current.version:
        return current
    check_reached(current, as_of)
    return handler().sessions.at(session, as_of)


def check_reached(session: Session, version: int | None) -> None:
    """Raise ``UnknownVersion`` for a version that the session has not come to."""
    if version is not None and version > session.version:
        raise UnknownVersion(version, session.version)


def hash_at(current: Session, version: int) -> str:
    """Return the hash of the event at a version that the session has come to."""
    if version == current.version:
        return current.head
    return handler().ports.store.events(current.id, after=version - 1, limit=1)[0].hash


def tagged(body: Callable[[], Any], version: int, head: str) -> Response:
    """Send a view of a session at a version; 304, and nothing computed, to who has it.

    ``head`` is the hash of the event at that version: a house that was brought back from a copy
    comes to the same versions with other books.
    """
    # Who is shown less than others has tags of their own, or one might be shown what another saw.
    whole = g.grant.role in BOOKKEEPERS
    tag = f"{version}-{head[:TAG_HASH]}" + ("" if whole else f"-{g.key.id}")
    known = request.if_none_match.contains_weak(tag)
    response = Response(status=200) if known else jsonify(body())
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    response.make_conditional(request)
    return response


def _waited(answer: EntryResult) -> EntryResult | None:
    wish = _WAIT.search(request.headers.get("Prefer", ""))
    if answer.settled or wish is None:
        return None
    return handler().wait_until_settled(answer, min(int(wish[1]), WAIT_MOST))


def _idempotency_key() -> str:
    key = request.headers.get("Idempotency-Key")
    if key is None:
        key = str(uuid4())
    if not is_key(key):
        raise Malformed(f"Idempotency-Key: {NO_KEY}")
    g.idempotency_key = key
    return key


def _if_match() -> int | None:
    """Return the newest version the caller has seen, or None for whatever there is."""
    header = request.headers.get("If-Match", "*").strip()
    if header == "*":
        return None
    if not _TAGS.fullmatch(header):
        raise Malformed('If-Match must be * or versions in quotes, such as "12".')
    seen = [_VERSION.fullmatch(tag) for tag in _TAG.findall(header)]
    return max((int(version[1]) for version in seen if version), default=NEVER_SEEN)
