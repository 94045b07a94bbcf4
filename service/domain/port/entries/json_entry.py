"""Reads an entry in JSON, a verb and fields, into its command."""

from collections.abc import Mapping
from typing import Any

from service.domain.port.entries.declaration import (
    ALL,
    EntryKind,
    Field,
    entry_kind,
)
from service.domain.port.entries.field_limits import check_limits
from service.domain.port.entries.player_count import PlayerCount
from service.domain.port.field_type import FieldType
from service.domain.values.errors import BadLine
from service.domain.values.names import punter_name

_PYTHON_TYPES: Mapping[FieldType, tuple[type, ...]] = {
    FieldType.AMOUNT: (int,),
    FieldType.NUMBER: (int,),
    FieldType.CARDS: (list,),
    FieldType.PLAYERS: (list,),
    FieldType.COUNTS: (list,),
    FieldType.FLAG: (bool,),
    FieldType.REFERENCE: (int, str),
}
_ALL_FIELD = Field(name=ALL, type=FieldType.FLAG, optional=True, in_line=False)


def read_entry(kinds: Mapping[str, EntryKind], verb: str, body: Mapping[str, Any]) -> Any:
    """Return the command of ``body``.

    Null counts as missing. Unknown fields are ignored. The text of a card is not checked here: the
    rules decide whether it is a card.
    Raises: ``BadLine``.
    """
    kind = entry_kind(kinds, verb)
    for_all = bool(kind.for_all and checked_value(kind, _ALL_FIELD, body.get(ALL)))
    values = {
        field.name: checked_value(kind, field, body.get(field.name))
        for field in kind.asked(for_all)
    }
    return command_of(kind, {**values, ALL: for_all})


def command_of(kind: EntryKind, values: Mapping[str, Any]) -> Any:
    """Return the command of checked ``values``, by the names of the kind's fields."""
    for_all = bool(values.get(ALL))
    arguments: dict[str, Any] = {}
    for field in kind.asked(for_all):
        arguments |= field.arguments_of(values.get(field.name))
    return kind.command_for(for_all)(**arguments)


def checked_value(kind: EntryKind, field: Field, value: Any) -> Any:
    """Return one field's value, checked. Raises: ``BadLine``."""
    if value is None and field.optional:
        return None
    if value is None:
        raise BadLine(f"{kind.verb}: {field.name} is missing.")
    if type(value) not in _PYTHON_TYPES.get(field.type, (str,)):
        raise BadLine(f"{kind.verb}: {field.name} has the wrong type.")
    try:
        converted = _converted(field, value)
        check_limits(field, converted)
    except ValueError as error:
        raise BadLine(f"{kind.verb}: {field.name}: {error}") from error
    return converted


def _converted(field: Field, value: Any) -> Any:
    """Return a value of the right type as a command has it. Raises: ``ValueError``."""
    match field.type:
        case FieldType.PLAYER:
            return punter_name(value)
        case FieldType.PLAYERS if not all(isinstance(name, str) for name in value):
            raise ValueError("Every name must be a text.")
        case FieldType.PLAYERS:
            return [punter_name(name) for name in value]
        case FieldType.COUNTS:
            return [_player_count(pair) for pair in value]
        case FieldType.CARDS if not all(isinstance(card, str) for card in value):
            raise ValueError("Every card must be a text.")
    return value


def _player_count(pair: Any) -> PlayerCount:
    """Return a pair of name and number. Raises: ``ValueError``."""
    match pair:
        case {"punter": str(punter), "count": int(count)} if not isinstance(count, bool):
            return PlayerCount(punter=punter_name(punter), count=count)
    raise ValueError("Every pair must have a `punter` and a whole `count`.")
