"""The declaration of an entry: its verb, resource, command, event and fields in order."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from service.domain.values.errors import BadLine
from service.domain.values.money import AMOUNT_MAX
from service.domain.values.short_text import quoted


class FieldType(StrEnum):
    """What a field holds."""

    PLAYER = "player"
    TEXT = "text"
    AMOUNT = "amount"
    NUMBER = "number"
    CARD = "card"
    CARDS = "cards"
    CHOICE = "choice"
    FLAG = "flag"
    REFERENCE = "reference"


_NOT_SPOKEN = {FieldType.FLAG, FieldType.NUMBER, FieldType.REFERENCE, FieldType.TEXT}


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field of an entry.

    ``name`` is its name in JSON. ``arguments`` are the attributes of command and event that hold
    the value; if empty, ``(name,)``. A list of cards may have one attribute per card.
    ``least`` and ``most`` limit an amount (smallest units), a number, or the count of cards.
    ``choices`` are the words of a choice. ``pattern`` is a card's regular expression in
    ECMA-262. A reference is the version or the key of an entry. A field with ``in_line=False`` has
    no word in a sheet's line.
    """

    name: str
    type: FieldType
    arguments: tuple[str, ...] = ()
    optional: bool = False
    least: int = 1
    most: int = AMOUNT_MAX
    choices: tuple[str, ...] = ()
    pattern: str = ""
    in_line: bool = True

    def __post_init__(self) -> None:
        """Assert that a sheet's line can hold the field."""
        spoken = self.type not in _NOT_SPOKEN
        assert spoken or not self.in_line, f"{self.name} cannot be a word of a line"

    def arguments_of(self, value: Any) -> dict[str, Any]:
        """Return the command's arguments that a checked value fills."""
        if not self.arguments:
            return {self.name: tuple(value) if self.type is FieldType.CARDS else value}
        spread = value if self.type is FieldType.CARDS else (value,)
        return dict(zip(self.arguments, spread, strict=True))

    def value_in(self, event: Any) -> Any:
        """Return the field's value in ``event``; for a list of cards, a sequence."""
        held = tuple(getattr(event, name) for name in self.arguments or (self.name,))
        return held if self.type is FieldType.CARDS and self.arguments else held[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForAll:
    """The form of an entry that applies to everything at once: ``*`` in a sheet, ``all`` in JSON.

    It leaves out the fields ``replaces``; ``command`` takes the others. Its events have the
    attribute ``for_all``, which is True.
    """

    command: type
    replaces: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryKind:
    """One kind of entry.

    ``verb`` starts its line in a sheet and is its ``kind`` in a batch. ``path`` is its resource
    under a session. If several kinds share a path, ``selector`` is the field of the body that
    holds the verb; without one, their first fields differ. The line is written from ``event``.
    ``waits``: a worker settles the entry, and a client may wait for the settlement.
    """

    verb: str
    path: str
    command: type
    event: type
    fields: tuple[Field, ...] = ()
    selector: str = ""
    for_all: ForAll | None = None
    waits: bool = False

    def asked(self, for_all: bool) -> tuple[Field, ...]:  # noqa: FBT001 - one of two forms
        """Return the fields of one form of the entry: of every field, or of the ``ForAll`` form."""
        replaced = self.for_all.replaces if self.for_all and for_all else ()
        return tuple(field for field in self.fields if field.name not in replaced)

    def command_for(self, for_all: bool) -> type:  # noqa: FBT001 - one of two forms
        """Return the command of that form."""
        return self.for_all.command if self.for_all and for_all else self.command


ALL = "all"
"""The JSON field that asks for an entry's ``ForAll`` form."""

EVERYTHING = "*"
"""The word that asks for it in a sheet."""


def entry_kind(kinds: Mapping[str, EntryKind], verb: str) -> EntryKind:
    """Return the kind of that verb. Raises: ``BadLine``."""
    if verb not in kinds:
        raise BadLine(f"There is no entry {quoted(verb)}.")
    return kinds[verb]
