"""Cuts people from responses to keys that may not see them: ids, names and balances.

The log has the person of each seat with a bankroll, and a refusal has the bankroll that is short.
Only the house and keepers of all sessions see people. Every other key gets ``null`` for the
person, and for the facts of a refusal that tell something about the person.
"""

import json
from collections.abc import Mapping
from typing import Any

from flask import g, has_request_context

from service.application.recording.entry_response import to_json
from service.domain.session.bankrolls import BankrollLinked
from service.domain.session.log.recorded import event_type
from service.domain.values.errors import Refused
from service.reports.json_report import json_document

LINKED = event_type(BankrollLinked.NAME)
SHORT = "A bankroll has too little for this. Enter less, or ask a keeper of all sessions."

_BANKROLL = "bankroll"
_NO_FACTS: Mapping[str, None] = {_BANKROLL: None, "balance": None}
_SIGNS = (f'"{LINKED}"', f'"{_BANKROLL}"')
"""Texts, at least one of which JSON with something to cut has."""


def sees_people() -> bool:
    """Return whether the request's key may see people. Outside a request, everyone may."""
    grant = g.get("grant") if has_request_context() else None
    return grant is None or grant.sees_people


def visible_refusal(refused: Refused) -> Refused:
    """Return a refusal as the request's key may see it."""
    if sees_people() or _BANKROLL not in refused.facts:
        return refused
    return Refused(refused.code, SHORT, **_NO_FACTS)


def visible_links(links: Mapping[str, str]) -> dict[str, str | None]:
    """Return the people by seat; null for each if the key may not see people."""
    return dict(links) if sees_people() else dict.fromkeys(links)


def visible_json(text: str, *, sees_people: bool) -> str:
    """Return compact JSON, as ``to_json`` writes it, without people if the key may not see them."""
    return text if sees_people or not _has_people(text) else to_json(_cut(json.loads(text)))


def visible_events(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return events of the log, null for each person if the key may not see people."""
    return events if sees_people() else [*map(_cut_event, events)]


def visible_report(content: bytes) -> bytes:
    """Return a report in JSON without people if the key may not see them."""
    text = content.decode()
    if sees_people() or not _has_people(text):
        return content
    return json_document(_cut(json.loads(text)))


def _has_people(text: str) -> bool:
    return any(sign in text for sign in _SIGNS)


def _cut(value: Any) -> Any:
    """Return plain values without the people in events of the log and in refusals."""
    match value:
        case list():
            return [_cut(each) for each in value]
        case {"detail": str(), "bankroll": str()}:
            return {**value, **_NO_FACTS, "detail": SHORT}
        case dict():
            return {name: _cut(part) for name, part in _cut_event(value).items()}
    return value


def _cut_event(event: dict[str, Any]) -> dict[str, Any]:
    if event.get("type") != LINKED:
        return event
    return {**event, "data": {**event["data"], "person": None}}
