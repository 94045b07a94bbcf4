"""Request headers (idempotency key, condition, preference to wait) and how responses are sent."""

import hashlib
import re
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any
from uuid import uuid4

from flask import Flask, Request, Response, current_app, g, jsonify, request

from service.api.http.errors import REPLAYED, TOO_DEEP, Malformed, UnknownVersion
from service.api.http.hidden_people import sees_people, visible_json
from service.api.http.parsing import JSON_TYPE
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

_VERSION_TAG = rf'"[0-9]{{1,18}}(-[0-9a-f]{{{TAG_HASH}}})?"'
IF_MATCH_PATTERN = rf"^(\*|{_VERSION_TAG}([ \t]*,[ \t]*{_VERSION_TAG})*)$"
WAIT_SECONDS_MAX = 10

_KEY = re.compile(KEY_PATTERN)
_IF_MATCH = re.compile(IF_MATCH_PATTERN)
_VERSION = re.compile(r'"([0-9]+)')
_WAIT = re.compile(r'(?:^|[,;])\s*wait\s*=\s*"?([0-9]{1,6})"?', re.IGNORECASE)

BAD_IDEMPOTENCY_KEY = "It must be 1 to 255 printable ASCII characters without a blank at an end."


def is_key(text: str) -> bool:
    """Return whether ``text`` is a valid idempotency key."""
    return _KEY.fullmatch(text) is not None


def application(app: Flask | None = None) -> Application:
    """Return the services behind a web application, by default the current one."""
    found: Application = (app or current_app).extensions["paroli"]
    return found


def fingerprint(path: str, body: Any, query: Mapping[str, Any] | None = None) -> str:
    """Return a hash of a request's path and body, and of the values of its query that count.

    A request without such values has the hash of path and body, as in earlier versions.
    Raises: ``Malformed`` for a body that is nested too deep to be written as JSON.
    """
    try:
        counting = {name: str(value) for name, value in (query or {}).items() if value}
        text = canonical_json([path, body, counting] if counting else [path, body])
    except RecursionError as error:
        raise Malformed(TOO_DEEP) from error
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def meta_of_request(
    body: Any, occurred_at: str | None = None, query: Mapping[str, Any] | None = None
) -> Meta:
    """Return the entry's metadata from the headers; a missing idempotency key is generated.

    ``query`` has the parameters that change what is recorded, with None or False for those that
    are not set. Raises: ``Malformed`` for invalid headers.
    """
    req = current_request()
    return Meta(
        key=idempotency_key(req),
        fingerprint=fingerprint(req.path.lower(), body, query),
        actor=g.actor,
        occurred_at=occurred_at,
        if_match=_if_match(req),
        device=g.device,
        is_from_client="Idempotency-Key" in req.headers,
        may_rule=g.grant.may_rule,
    )


def respond(result: EntryResult, *, location: str | None = None) -> Response:
    """Return the response to an entry; wait for its settlement if the client prefers that."""
    answered, more = after_waiting(application(), result, request.headers.get("Prefer", ""))
    response = respond_now(answered)
    if location:
        response.headers["Location"] = location
    response.headers.update(more)
    return response


def respond_now(result: EntryResult) -> Response:
    """Return the response to an entry."""
    body = visible_json(result.body, sees_people=sees_people())
    response = Response(body, status_of(result), content_type=JSON_TYPE)
    response.headers.update(headers_of(result, g.idempotency_key))
    return response


def status_of(result: EntryResult) -> HTTPStatus:
    """Return the status of the response to an entry: 202 while its settlement is pending."""
    return HTTPStatus.CREATED if result.settled else HTTPStatus.ACCEPTED


def headers_of(result: EntryResult, key: str) -> dict[str, str]:
    """Return the headers of the response to an entry with an idempotency key."""
    replayed = REPLAYED if result.replayed else {}
    return {"ETag": f'"{result.version}"', "Idempotency-Key": key, **replayed}


def after_waiting(
    services: Application, result: EntryResult, prefer: str
) -> tuple[EntryResult, dict[str, str]]:
    """Return the result of an entry after its settlement, and headers that tell how to go on.

    If ``prefer``, the header of that name, asks for no wait, or the settlement does not arrive in
    time, the result is still the one without it.
    """
    if result.settled:
        return result, {}
    if settled := _settled_result(services, result, prefer):
        return settled, {"Preference-Applied": "wait"}
    return result, {"Location": f"/v1/sessions/{result.session}/entries/{result.version}"}


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


def _settled_result(services: Application, result: EntryResult, prefer: str) -> EntryResult | None:
    """Wait for the settlement as ``prefer`` asks. Return None if it does not arrive in time."""
    wait = _WAIT.search(prefer)
    if wait is None:
        return None
    before_wait()
    return services.results.wait_until_settled(result, min(int(wait[1]), WAIT_SECONDS_MAX))


def idempotency_key(req: Request | None = None) -> str:
    """Return the request's idempotency key, or a new one. Raises: ``Malformed``."""
    key = given_or_new_key((req or current_request()).headers.get("Idempotency-Key"))
    g.idempotency_key = key
    return key


def given_or_new_key(given: str | None) -> str:
    """Return the idempotency key of a request's header, else a new one. Raises: ``Malformed``."""
    if given is None:
        return str(uuid4())
    if not is_key(given):
        raise Malformed(f"Idempotency-Key: {BAD_IDEMPOTENCY_KEY}")
    return given


def _if_match(req: Request) -> int | None:
    """Return the newest version in ``If-Match``, or None if any version will do.

    A weak tag is refused: RFC 9110 compares the tags of this header strongly.
    Raises: ``Malformed``.
    """
    header = req.headers.get("If-Match", "*").strip()
    if header == "*":
        return None
    if not _IF_MATCH.fullmatch(header):
        raise Malformed('If-Match must be * or a version in quotes, such as "12".')
    return max(map(int, _VERSION.findall(header)))
