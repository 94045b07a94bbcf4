"""Request headers (idempotency key, condition, preference to wait) and how responses are sent."""

import hashlib
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from flask import Request, Response, current_app, g, jsonify, request

from service.api.http.errors import REPLAYED, TOO_DEEP, Malformed, UnknownVersion
from service.api.http.hidden_people import sees_people, visible_json
from service.api.http.permissions import BOOKKEEPERS
from service.application.application import Application
from service.application.ports.keyring import DEALER
from service.application.recording.draft import Meta
from service.application.recording.entry_response import EntryResult
from service.application.sessions.session import Session
from service.application.waiting import before_wait
from service.domain.session.log.chain import canonical_json
from service.lean_flask import current_request

KEY_PATTERN = r"^[!-~]([ -~]{0,253}[!-~])?$"
TAG_HASH = 12
"""How many characters of the last event's hash an ETag has, to tell restored sessions apart."""

IF_MATCH_PATTERN = rf'^(\*|"[0-9]{{1,18}}(-[0-9a-f]{{{TAG_HASH}}})?")$'
WAIT_SECONDS_MAX = 10

_KEY = re.compile(KEY_PATTERN)
_TAG = re.compile(r'(?:W/)?"([^"]*)"')
_TAGS = re.compile(rf"(?:{_TAG.pattern}\s*(?:,\s*|$))+")
_VERSION = re.compile(rf"([0-9]{{1,18}})(-[0-9a-f]{{{TAG_HASH}}})?")
_WAIT = re.compile(r'(?:^|[,;])\s*wait\s*=\s*"?([0-9]{1,6})"?', re.IGNORECASE)

NO_VERSION = -1
BAD_IDEMPOTENCY_KEY = "It must be 1 to 255 printable ASCII characters without a blank at an end."


def is_key(text: str) -> bool:
    """Return whether ``text`` is a valid idempotency key."""
    return _KEY.fullmatch(text) is not None


def application() -> Application:
    """Return the services behind the current web application."""
    found: Application = current_app.extensions["paroli"]
    return found


def fingerprint(path: str, body: Any) -> str:
    """Return a hash of a request's path and body.

    Raises: ``Malformed`` for a body that is nested too deep to be written as JSON.
    """
    try:
        text = canonical_json([path, body])
    except RecursionError as error:
        raise Malformed(TOO_DEEP) from error
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def meta_of_request(body: Any, occurred_at: str | None = None) -> Meta:
    """Return the entry's metadata from the headers; a missing idempotency key is generated.

    Raises: ``Malformed`` for invalid headers.
    """
    req = current_request()
    return Meta(
        key=idempotency_key(req),
        fingerprint=fingerprint(req.path.lower(), body),
        actor=g.actor,
        occurred_at=occurred_at,
        if_match=_if_match(req),
        device=g.device,
        is_from_client="Idempotency-Key" in req.headers,
    )


def respond(result: EntryResult, *, location: str | None = None) -> Response:
    """Return the response to an entry; wait for its settlement if the client prefers that."""
    settled = _settled_result(result)
    response = respond_now(settled or result)
    if settled:
        response.headers["Preference-Applied"] = "wait"
    elif not result.settled:
        location = f"/v1/sessions/{result.session}/entries/{result.version}"
    if location:
        response.headers["Location"] = location
    return response


def respond_now(result: EntryResult) -> Response:
    """Return the response to an entry: 201, or 202 while its settlement is pending."""
    status = 201 if result.settled else 202
    body = visible_json(result.body)
    response = Response(body, status, content_type="application/json")
    response.headers["ETag"] = f'"{result.version}"'
    response.headers["Idempotency-Key"] = g.idempotency_key
    if result.replayed:
        response.headers.update(REPLAYED)
    return response


def session_at(session: str, as_of: int | None) -> Session:
    """Return a session at version ``as_of``; None is the current version.

    Raises: ``UnknownSession``, ``UnknownVersion``.
    """
    current = application().sessions.current(session)
    if as_of is None or as_of == current.version:
        return current
    check_version(current, as_of)
    return application().sessions.at_version(session, as_of)


def check_version(session: Session, version: int | None) -> None:
    """Raise ``UnknownVersion`` for a version that the session has not reached."""
    if version is not None and version > session.version:
        raise UnknownVersion(version, session.version)


def view_response(body: Callable[[], Any], version: int, head: str) -> Response:
    """Return a view of a session at a version; 304 without computing it if the client has it.

    ``head`` is the hash of the event at that version. After a restore from a backup, another
    history can reach the same version.
    """
    # Other roles see less, so each key has its own tags: a shared one could match another view.
    sees_all = g.grant.role in BOOKKEEPERS
    tag = f"{version}-{tag_hash(head)}" + ("" if sees_all else f"-{g.key.id}")
    is_known = request.if_none_match.contains_weak(tag)
    response = Response(status=200) if is_known else jsonify(body())
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    response.make_conditional(request)
    return response


def tag_hash(head: str) -> str:
    """Return the part of a hash that an ``ETag`` has.

    Keys that see something else get another part of the hash, so that they share no view: those
    that may not see people, and of these the dealers, who are offered no ruling.
    """
    if sees_people():
        return head[:TAG_HASH]
    return head[TAG_HASH : 2 * TAG_HASH] if g.grant.role == DEALER else head[-TAG_HASH:]


def _settled_result(result: EntryResult) -> EntryResult | None:
    """Wait for the settlement as ``Prefer`` asks. Return None if there is nothing to wait for."""
    if result.settled:
        return None
    wait = _WAIT.search(request.headers.get("Prefer", ""))
    if wait is None:
        return None
    before_wait()
    return application().results.wait_until_settled(result, min(int(wait[1]), WAIT_SECONDS_MAX))


def idempotency_key(req: Request | None = None) -> str:
    """Return the request's idempotency key, or a new one. Raises: ``Malformed``."""
    key = (req or current_request()).headers.get("Idempotency-Key")
    if key is None:
        key = str(uuid4())
    if not is_key(key):
        raise Malformed(f"Idempotency-Key: {BAD_IDEMPOTENCY_KEY}")
    g.idempotency_key = key
    return key


def _if_match(req: Request) -> int | None:
    """Return the newest version in ``If-Match``, or None if any version will do."""
    header = req.headers.get("If-Match", "*").strip()
    if header == "*":
        return None
    if not _TAGS.fullmatch(header):
        raise Malformed('If-Match must be * or a version in quotes, such as "12".')
    versions = [_VERSION.fullmatch(tag) for tag in _TAG.findall(header)]
    return max((int(version[1]) for version in versions if version), default=NO_VERSION)
