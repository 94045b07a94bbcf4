"""Checks a value of a declared field: its size, and that the players of a list differ."""

from collections.abc import Sequence
from typing import Any

from service.domain.port.entries.declaration import Field
from service.domain.port.entries.player_count import PlayerCount
from service.domain.port.field_type import FieldType
from service.domain.values.names import caseless
from service.domain.values.short_text import quoted

_ITEMS = {
    FieldType.CARDS: "cards",
    FieldType.PLAYERS: "names",
    FieldType.COUNTS: "pairs of name and number",
}


def check_limits(field: Field, value: Any) -> None:
    """Check a value of the field's type. Raises: ``ValueError``."""
    match field.type:
        case FieldType.CHOICE if value not in field.choices:
            raise ValueError(f"It must be {' or '.join(field.choices)}.")
        case FieldType.AMOUNT | FieldType.NUMBER:
            _check_size(field.least, field.most, value)
        case FieldType.CARDS:
            _check_length(field, value)
        case FieldType.PLAYERS:
            _check_length(field, value)
            check_different(value)
        case FieldType.COUNTS:
            _check_length(field, value)
            _check_counts(field, value)


def check_different(names: Sequence[str]) -> None:
    """Check that no player is named twice. Raises: ``ValueError``."""
    seen: set[str] = set()
    for name in names:
        if caseless(name) in seen:
            raise ValueError(f"{quoted(name)} stands here twice.")
        seen.add(caseless(name))


def _check_counts(field: Field, counts: Sequence[PlayerCount]) -> None:
    """Check each number of a list of counts. Raises: ``ValueError``."""
    for each in counts:
        try:
            _check_size(field.each_least, field.each_most, each.count)
        except ValueError as error:
            raise ValueError(f"{quoted(each.punter)}: {error}") from error


def _check_length(field: Field, items: Sequence[Any]) -> None:
    if not field.least <= len(items) <= field.most:
        span = f"from {field.least} to {field.most}" if field.least < field.most else field.most
        raise ValueError(f"It must have {span} {_ITEMS[field.type]}.")


def _check_size(least: int, most: int, size: int) -> None:
    if not least <= size <= most:
        raise ValueError(f"It must be from {least} to {most}.")
