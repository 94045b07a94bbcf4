"""Reads entries that name their kind, as batches and corrections have them."""

from typing import NamedTuple

from marshmallow import ValidationError

from service.api.games.dispatch import api_of
from service.api.games.entry_schemas import Resource
from service.api.games.game_api import Fields
from service.api.guards.visibility import check_may_rule
from service.domain.port.entries import EntryKind
from service.domain.session.rulings import RULING

KIND = "kind"
"""The field of an entry that names its verb."""


class NamedEntry(NamedTuple):
    """An entry that names its kind: its declaration, endpoint and body, and the checked values."""

    kind: EntryKind
    resource: Resource
    body: Fields
    values: Fields


def read_named_entry(session: str, entry: Fields) -> NamedEntry:
    """Read an entry whose ``kind`` is a verb, and whose other fields are those of its endpoint.

    Raises: ``ValidationError``, ``UnknownSession``, and ``RulingForbidden``.
    """
    verb, rest = entry.get(KIND), {name: value for name, value in entry.items() if name != KIND}
    api = api_of(session)
    resource = api.resource_of(verb) if isinstance(verb, str) else None
    if resource is None:
        raise ValidationError({KIND: [f"Must be one of: {', '.join(api.verbs)}."]})
    if verb == RULING.verb:
        check_may_rule()
    added = {resource.selector: verb} if resource.selector else {}
    if twice := added.keys() & rest.keys():
        raise ValidationError({name: [f"{verb} sets this. Leave it out."] for name in twice})
    body = {**added, **rest}
    found, values = resource.load(body)
    if found.verb != verb:
        raise ValidationError({KIND: [f"These fields belong to {found.verb}."]})
    return NamedEntry(found, resource, body, values)
