"""Reads the first values of an entry, in the order of the words of its line."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from service.domain.port.entries.declaration import EntryKind, Field
from service.domain.port.entries.json_entry import checked_value
from service.domain.port.entries.sheet_line import cards_of_word
from service.domain.port.field_type import FieldType
from service.domain.values.errors import BadLine

_DIGITS = re.compile(r"[0-9]{1,15}")
_ITEM_TYPES = {FieldType.CARDS: FieldType.CARD, FieldType.PLAYERS: FieldType.PLAYER}


def line_values(kind: EntryKind, values: Sequence[Any]) -> tuple[Any, ...]:
    """Return values of the first fields of an entry, checked; each item of a list is one value.

    A pair of a list of counts is two values, and the cards of a hand are one, a tuple. An amount
    may be written in digits, and a hand as in a line.

    Raises: ``BadLine`` for a value that its field cannot hold, or one too many.
    """
    fields = _fields_of_words(kind)
    read = []
    for value in values:
        field = next(fields, None)
        if field is None:
            raise BadLine(f"{kind.verb}: There are too many values.")
        checked = checked_value(kind, field, _from_word(field, value))
        read.append(tuple(checked or ()) if field.joined else checked)
    return tuple(read)


def _from_word(field: Field, value: Any) -> Any:
    """Return digits as a number and the word of a hand as cards, and any other value as it is."""
    if not isinstance(value, str):
        return value
    if field.joined:
        return cards_of_word(field, value)
    is_number = field.type in {FieldType.AMOUNT, FieldType.NUMBER}
    return int(value) if is_number and _DIGITS.fullmatch(value) else value


def _fields_of_words(kind: EntryKind) -> Iterator[Field]:
    """Yield the field of each word of a line; for a list, its items as often as there may be."""
    for field in kind.fields:
        if field.in_line and field.has_word_per_item:
            for _ in range(field.most):
                yield from _item_fields(field)
        elif field.in_line:
            yield field


def _item_fields(field: Field) -> Iterator[Field]:
    """Yield the field of one item of a list; of a pair, those of its name and its number."""
    if field.type is not FieldType.COUNTS:
        yield replace(field, type=_ITEM_TYPES[field.type])
        return
    yield replace(field, type=FieldType.PLAYER)
    yield replace(field, type=FieldType.NUMBER, least=field.each_least, most=field.each_most)
