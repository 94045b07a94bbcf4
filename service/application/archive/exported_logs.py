"""Reads the logs of sessions from exported files: an archive, an export or a report in JSON."""

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any

from service.application.archive.archive import BadArchive, read_archive, read_lines
from service.application.ports.store import StoredEvent
from service.application.recording.streams import SESSION
from service.domain.session.log.chain import canonical_json

Logs = Mapping[str, list[StoredEvent]]
"""The events of each session, oldest first, by its id."""


class _Fraction:
    """A number that no log has. It cannot be written as JSON again, so its event is damaged."""

    def __init__(self, text: str) -> None:
        """Read ``text``, which does not matter."""


_TEXTS = ("id", "entry", "at", "actor", "hash", "previous_hash")


class BadExport(ValueError):  # noqa: N818 - reads well at the raise
    """A file that is not an export with events. The message says why, as a sentence."""


def read_exported_logs(content: bytes) -> Logs:
    """Return the logs in an exported file. Raises: ``BadExport``."""
    try:
        document = json.loads(content, parse_float=_Fraction, parse_constant=_Fraction)
    except RecursionError as error:
        raise BadExport("It is nested too deep for an export.") from error
    except ValueError:
        return _logs_of_archive(content)
    if not isinstance(document, dict) or "events" not in document:
        raise BadExport("It has no events. Use `paroli export --format json`, or a JSON report.")
    if "gathering" in document:
        raise BadExport("It is the report of an evening. Use the JSON report of one table.")
    session = _session_of(document)
    events = document["events"]
    if not isinstance(events, list):
        raise BadExport("Its events are damaged.")
    return {session: [_stored(session, number, event) for number, event in enumerate(events, 1)]}


def _logs_of_archive(content: bytes) -> Logs:
    try:
        streams = list(read_archive(read_lines(BytesIO(content).readline)))
    except BadArchive as error:
        raise BadExport(f"Line {error.line}: {error.message}") from error
    return {found.stream: list(found.events) for found in streams if found.kind == SESSION}


def _session_of(document: Mapping[str, Any]) -> str:
    """Return the id of the session: an export has its row there, and a report the id."""
    session = document.get("session")
    found = session.get("id") if isinstance(session, dict) else session
    if not isinstance(found, str):
        raise BadExport("It does not name its session.")
    return found


def _stored(session: str, number: int, event: Any) -> StoredEvent:
    """Return an exported event as it is stored. Raises: ``BadExport``."""
    if _hides_person(event):
        raise BadExport(
            f"Its event {number} hides a person, so its hash cannot be checked. Get the file with a"
            " key that may see people: that of the house, or of a keeper of all sessions."
        )
    try:
        texts = {name: _text(event[name]) for name in _TEXTS}
        happened = event["occurred_at"]
        return StoredEvent(
            stream=session,
            version=_number(event["version"]),
            name=f"{_text(event['type'])}.v{_number(event['schema_version'])}",
            data=_text(canonical_json(event["data"])),
            occurred_at=None if happened is None else _text(happened),
            **texts,
        )
    except (KeyError, RecursionError, TypeError, ValueError) as error:
        raise BadExport(f"Its event {number} is damaged.") from error


def _hides_person(event: Any) -> bool:
    """Return whether a report was made for a key that may not see people."""
    match event:
        case {"type": "session.bankroll_linked", "data": {"person": None}}:
            return True
    return False


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("This must be a text.")
    value.encode()  # no half of a surrogate pair, which no database stores
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError("This must be a whole number.")
    return value
