"""Entries as lines of a score sheet: ``stake anne Q#2 40``, ``pair Kh 7``, ``take anne Q 60``."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from service.domain.port.entries.declaration import (
    ALL,
    EVERYTHING,
    EntryKind,
    Field,
    FieldType,
    entry_kind,
)
from service.domain.port.entries.entry_of_events import entry_of
from service.domain.port.entries.json_entry import command_of
from service.domain.values.errors import BadLine
from service.domain.values.money import Currency, format_amount, parse_amount
from service.domain.values.names import Quoted, name_in_sheet, punter_name
from service.domain.values.short_text import QUOTE_MAX, quoted, shortened


def _field_name(_verb: str, name: str) -> str:
    return name


def read_line(
    kinds: Mapping[str, EntryKind],
    words: Sequence[str],
    currency: Currency,
    wanted: Callable[[str, str], str] = _field_name,
) -> Any:
    """Return the command of the words of one line.

    ``wanted`` returns what an error asks for, such as "an amount", by verb and field.
    The text of a card is not checked here: the rules decide whether it is a card.
    Raises: ``BadLine``.
    """
    verb, *rest = words
    return _LineReader(entry_kind(kinds, verb), rest, currency, wanted).command()


class _LineReader:
    """Reads the words after a verb, in order."""

    def __init__(
        self,
        kind: EntryKind,
        words: Sequence[str],
        currency: Currency,
        wanted: Callable[[str, str], str],
    ) -> None:
        self._kind = kind
        self._wanted = wanted
        self._words = list(words)
        self._currency = currency

    def command(self) -> Any:
        values: dict[str, Any] = {}
        for field in self._kind.fields:
            if self._asks_for_all(field):
                self._words.pop()
                values[ALL] = True
                break
            if field.in_line and (self._words or not field.optional):
                values[field.name] = self._value(field)
        if self._words:
            rest = shortened(" ".join(self._words), QUOTE_MAX)
            raise BadLine(f"{self._kind.verb}: {rest} is not expected here.")
        return command_of(self._kind, values)

    def _asks_for_all(self, field: Field) -> bool:
        """Return whether the only words left are a star, at the first field that it replaces."""
        for_all = self._kind.for_all
        if for_all is None or field.name != for_all.replaces[0] or self._words != [EVERYTHING]:
            return False
        return not isinstance(self._words[0], Quoted)

    def _value(self, field: Field) -> Any:
        if field.type is FieldType.CARDS:
            return self._cards(field)
        word = self._word(field)
        try:
            return _parsed(field, word, self._currency)
        except ValueError as error:
            label = "" if field.type is FieldType.AMOUNT else f"{self._label(field)}: "
            raise BadLine(f"{self._kind.verb}: {label}{error}") from error

    def _cards(self, field: Field) -> list[str]:
        needed = [self._word(field) for _ in range(field.least)]
        more = self._words[: field.most - field.least]
        del self._words[: len(more)]
        return [*needed, *more]

    def _word(self, field: Field) -> str:
        if not self._words:
            raise BadLine(f"{self._kind.verb}: {self._label(field)} is missing.")
        return self._words.pop(0)

    def _label(self, field: Field) -> str:
        return self._wanted(self._kind.verb, field.name)


def _parsed(field: Field, word: str, currency: Currency) -> Any:
    """Return the value of one word. Raises: ``ValueError``."""
    match field.type:
        case FieldType.PLAYER:
            return punter_name(word)
        case FieldType.AMOUNT:
            return parse_amount(word, currency, least=field.least)
        case FieldType.CHOICE if word not in field.choices:
            raise ValueError(f"{quoted(word)} is not {' or '.join(field.choices)}.")
    return word


def write_line(
    by_event: Mapping[type, Sequence[EntryKind]], events: Sequence[Any], currency: Currency
) -> str | None:
    """Return the line that made one entry's ``events``, or None if no line did."""
    entry = entry_of(by_event, events)
    if entry is None:
        return None
    asked = entry.kind.asked(entry.for_all)
    words = [
        _words(field, entry.values[field.name], currency)
        for field in asked
        if field.in_line and (entry.values[field.name] or not field.optional)
    ]
    return " ".join([entry.kind.verb, *words, *([EVERYTHING] if entry.for_all else [])])


def _words(field: Field, value: Any, currency: Currency) -> str:
    """Return a field's words; amounts in the notation of ``currency``."""
    match field.type:
        case FieldType.AMOUNT:
            return format_amount(value, currency)
        case FieldType.PLAYER:
            return name_in_sheet(value)
        case FieldType.CARDS:
            return " ".join(value)
    return str(value)
