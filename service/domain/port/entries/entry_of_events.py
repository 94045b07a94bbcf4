"""Finds the entry that made recorded events: its kind and the values of its fields."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.domain.port.entries.declaration import ALL, EntryKind, Field
from service.domain.port.entries.json_entry import command_of
from service.domain.port.field_type import FieldType
from service.domain.values.plain import plain


@dataclass(frozen=True, slots=True)
class EnteredValues:
    """An entry as it was entered. ``values`` are by the names of its fields."""

    kind: EntryKind
    values: Mapping[str, Any]
    for_all: bool = False

    @property
    def command(self) -> Any:
        """The entry's command."""
        return command_of(self.kind, {**self.values, ALL: self.for_all})

    def as_json(self) -> dict[str, Any]:
        """Return the entry as a batch has it, without its key."""
        form = {ALL: True} if self.for_all else {}
        values = {name: plain(v) for name, v in self.values.items() if v not in _MISSING}
        return {"kind": self.kind.verb, **values, **form}


_MISSING = (None, ())


def entry_of(
    by_event: Mapping[type, Sequence[EntryKind]], events: Sequence[Any]
) -> EnteredValues | None:
    """Return the entry that made ``events``, or None if no entry did.

    If several kinds have the same event, the first one whose fields all have a value is used.
    """
    written = [event for event in events if type(event) in by_event]
    if not written:
        return None
    kinds, first = by_event[type(written[0])], written[0]
    if len(written) > 1 or getattr(first, "for_all", False):
        assert kinds[0].for_all is not None, "only a form for all causes several events of entries"
        return EnteredValues(kinds[0], _values(kinds[0], first, for_all=True), for_all=True)
    entries = (EnteredValues(kind, _values(kind, first, for_all=False)) for kind in kinds)
    return next((entry for entry in entries if _is_complete(entry)), None)


def _values(kind: EntryKind, event: Any, *, for_all: bool) -> dict[str, Any]:
    return {field.name: _value_in(event, field) for field in kind.asked(for_all)}


def _value_in(event: Any, field: Field) -> Any:
    """Return a field's value; None if ``event`` has no such part, or the line leaves it out.

    That is an optional field that is empty or has its default.
    A number of 0 is a value. The number of a draw is in no event.
    """
    if not all(hasattr(event, name) for name in field.arguments or (field.name,)):
        return None
    value = field.value_in(event)
    is_empty = value is None if field.type is FieldType.NUMBER else not value
    return None if field.optional and (is_empty or value == field.default) else value


def _is_complete(entry: EnteredValues) -> bool:
    return all(
        field.optional or entry.values[field.name] not in _MISSING for field in entry.kind.fields
    )
