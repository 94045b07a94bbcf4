"""The declaration of an entry: its verb, resource, command, event and fields in order."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from service.domain.port.field_type import FieldType
from service.domain.values.errors import UnknownEntry
from service.domain.values.money import AMOUNT_MAX

_NOT_SPOKEN = {FieldType.FLAG, FieldType.REFERENCE, FieldType.TEXT}
_LISTS = {FieldType.PLAYERS, FieldType.COUNTS, FieldType.CARDS}
_COUNT_MAX = 10**6

RuleValue: TypeAlias = str | int | bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleCondition:
    """The rules under which a field applies: ``rule`` holds one of ``values``.

    ``required``: there, a form asks for the field. The field itself is optional, because a line
    and a body do not have the rules; the game refuses what is missing or too much.
    """

    rule: str
    values: tuple[RuleValue, ...]
    required: bool = False

    @property
    def in_words(self) -> str:
        """Return the condition as the document of the API has it: "`sides` is 2"."""
        values = " or ".join(json.dumps(value).strip('"') for value in self.values)
        return f"`{self.rule}` is {values}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceCondition:
    """Words of a choice that mean something under some rules only. Under others, no form has them.

    A line and a body may hold them always, because they do not have the rules.
    """

    choices: tuple[str, ...]
    only_if: RuleCondition

    @property
    def in_words(self) -> str:
        """Return the condition as the document of the API has it."""
        words = ", ".join(f"`{word}`" for word in self.choices)
        return f"{words} only if {self.only_if.in_words}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field of an entry.

    ``name`` is its name in JSON. ``arguments`` are the attributes of command and event that hold
    the value; if empty, ``(name,)``. A list of cards may have one attribute per card.
    ``least`` and ``most`` limit an amount (smallest units), a number, or the length of a list;
    ``each_least`` and ``each_most`` limit each number of a list of counts. ``choices`` are the
    words of a choice; ``default`` is the one that an optional choice has if it is left out.
    ``pattern`` is a card's regular expression in ECMA-262. ``joined`` cards are one
    word of a line: ``4,K,3h``. A reference is the version or the key of an entry. A field with
    ``in_line=False`` has no word in a sheet's line. ``only_if`` says under which rules it applies,
    and ``limited`` which of its words do so under some rules only.
    """

    name: str
    type: FieldType
    arguments: tuple[str, ...] = ()
    optional: bool = False
    least: int = 1
    most: int = AMOUNT_MAX
    each_least: int = 0
    each_most: int = _COUNT_MAX
    choices: tuple[str, ...] = ()
    default: str = ""
    pattern: str = ""
    joined: bool = False
    in_line: bool = True
    only_if: RuleCondition | None = None
    limited: ChoiceCondition | None = None

    def __post_init__(self) -> None:
        """Assert that a sheet's line can hold the field, and that it can be left out."""
        spoken = self.type not in _NOT_SPOKEN
        assert spoken or not self.in_line, f"{self.name} cannot be a word of a line"
        assert self.type is FieldType.CARDS or not self.joined, f"{self.name} holds no cards"
        assert self.optional or not self.only_if, f"{self.name} applies under some rules only"
        has_default = self.optional and self.default in self.choices
        assert has_default or not self.default, f"{self.name} has no such default"
        limited = self.limited.choices if self.limited else ()
        assert set(limited) <= {*self.choices}, f"{self.name} has no such choices"

    @property
    def is_list(self) -> bool:
        """Whether the value is a list. Without a value, the command gets an empty one."""
        return self.type in _LISTS

    @property
    def has_word_per_item(self) -> bool:
        """Whether each item of a list stands for itself in a line."""
        return self.is_list and not self.joined

    @property
    def has_varying_words(self) -> bool:
        """Whether the number of its words in a line varies."""
        if self.joined:
            return False
        return self.optional or (self.is_list and self.least < self.most)

    @property
    def _spreads(self) -> bool:
        """Whether each card has its own attribute."""
        return self.type is FieldType.CARDS and bool(self.arguments) and not self.joined

    def arguments_of(self, value: Any) -> dict[str, Any]:
        """Return the command's arguments that a checked value fills."""
        held = tuple(value or ()) if self.is_list else value
        if held is None and self.default:
            held = self.default
        names = self.arguments or (self.name,)
        return dict(zip(names, held if self._spreads else (held,), strict=True))

    def value_in(self, event: Any) -> Any:
        """Return the field's value in ``event``; for a list, a sequence."""
        held = tuple(getattr(event, name) for name in self.arguments or (self.name,))
        return held if self._spreads else held[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForAll:
    """The form of an entry that applies to everything at once: ``*`` in a sheet, ``all`` in JSON.

    It leaves out the fields ``replaces``; ``command`` takes the others. Its events have the
    attribute ``for_all``, which is True.
    """

    command: type
    replaces: tuple[str, ...]


CLOSING = "closing"
"""The role of the entry that closes a session. Each game has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryKind:
    """One kind of entry.

    ``verb`` starts its line in a sheet and is its ``kind`` in a batch. ``path`` is its resource
    under a session. If several kinds share a path, ``selector`` is the field of the body that
    holds the verb; without one, their first fields differ. The line is written from ``event``.
    ``waits``: a worker settles the entry, and a client may wait for the settlement. ``role`` is
    ``CLOSING`` for the entry that closes a session, otherwise empty.
    """

    verb: str
    path: str
    command: type
    event: type
    fields: tuple[Field, ...] = ()
    selector: str = ""
    for_all: ForAll | None = None
    waits: bool = False
    role: str = ""

    def __post_init__(self) -> None:
        """Assert that every word of a line belongs to one field."""
        for field in [each for each in self.fields if each.in_line][:-1]:
            assert not field.has_varying_words, f"{self.verb}: {field.name} must be the last word"

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

NO_CARDS = "-"
"""The word of an optional field of joined cards that is left out, where another word may follow."""


def entry_kind(kinds: Mapping[str, EntryKind], verb: str) -> EntryKind:
    """Return the kind of that verb. Raises: ``UnknownEntry``."""
    if verb not in kinds:
        raise UnknownEntry(verb)
    return kinds[verb]
