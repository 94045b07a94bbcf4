"""Reads the first values of an entry, in the order of the words of its line."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Any

from service.domain.port.entries.declaration import EntryKind, Field
from service.domain.port.entries.json_entry import checked_value
from service.domain.port.field_type import FieldType
from service.domain.values.errors import BadLine

_DIGITS = re.compile(r"[0-9]{1,15}")


def line_values(kind: EntryKind, values: Sequence[Any]) -> tuple[Any, ...]:
    """Return values of the first fields of an entry, checked; each card of a list is one value.

    An amount may be written in digits.

    Raises: ``BadLine`` for a value that its field cannot hold, or one too many.
    """
    fields = _fields_of_words(kind)
    read = []
    for value in values:
        field = next(fields, None)
        if field is None:
            raise BadLine(f"{kind.verb}: There are too many values.")
        read.append(checked_value(kind, field, _number(field, value)))
    return tuple(read)


def _number(field: Field, value: Any) -> Any:
    """Return a number that is written in digits as a number, and any other value as it is."""
    is_number = field.type in {FieldType.AMOUNT, FieldType.NUMBER}
    if is_number and isinstance(value, str) and _DIGITS.fullmatch(value):
        return int(value)
    return value


def _fields_of_words(kind: EntryKind) -> Iterator[Field]:
    """Yield the field of each word of a line; for a list of cards, a card as often as it may be."""
    for field in kind.fields:
        if field.in_line and field.type is FieldType.CARDS:
            yield from repeat(replace(field, type=FieldType.CARD), field.most)
        elif field.in_line:
            yield field
