"""Entries as lines of a score sheet: ``stake anne Q#2 40``, ``pair Kh 7``, ``take anne Q 60``."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from service.domain.port.entries.declaration import (
    EVERYTHING,
    NO_CARDS,
    EntryKind,
    Field,
    entry_kind,
)
from service.domain.port.entries.entry_of_events import EnteredValues, entry_of
from service.domain.port.entries.field_limits import check_limits
from service.domain.port.entries.player_count import PlayerCount
from service.domain.port.field_type import FieldType
from service.domain.values.errors import BadLine
from service.domain.values.money import Currency, format_amount, parse_amount
from service.domain.values.names import Quoted, name_in_sheet, punter_name
from service.domain.values.short_text import QUOTE_MAX, quoted, shortened

_NUMBER = "a number"
_BETWEEN_CARDS = ","
# Longer digit runs cannot be a number of a game, and turning them into int takes quadratic time.
_DIGITS = re.compile(r"[0-9]{1,15}")


def _field_name(_verb: str, name: str) -> str:
    return name


def read_entered_line(
    kinds: Mapping[str, EntryKind],
    words: Sequence[str],
    currency: Currency,
    wanted: Callable[[str, str], str] = _field_name,
) -> EnteredValues:
    """Return the entry of the words of one line.

    ``wanted`` returns what an error asks for, such as "an amount", by verb and field.
    The text of a card is not checked here: the rules decide whether it is a card.
    Raises: ``BadLine``.
    """
    verb, *rest = words
    return _LineReader(entry_kind(kinds, verb), rest, currency, wanted).entered()


def read_line(
    kinds: Mapping[str, EntryKind],
    words: Sequence[str],
    currency: Currency,
    wanted: Callable[[str, str], str] = _field_name,
) -> Any:
    """Return the command of the words of one line, as ``read_entered_line`` reads them."""
    return read_entered_line(kinds, words, currency, wanted).command


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

    def entered(self) -> EnteredValues:
        values: dict[str, Any] = {}
        for_all = False
        for field in self._kind.fields:
            if self._asks_for_all(field):
                self._words.pop()
                for_all = True
                break
            if field.in_line and (self._words or not field.optional):
                values[field.name] = self._value(field)
        if self._words:
            rest = shortened(" ".join(self._words), QUOTE_MAX)
            raise BadLine(f"{self._kind.verb}: {rest} is not expected here.")
        return EnteredValues(self._kind, values, for_all)

    def _asks_for_all(self, field: Field) -> bool:
        """Return whether the only words left are a star, at the first field that it replaces."""
        for_all = self._kind.for_all
        if for_all is None or field.name != for_all.replaces[0] or self._words != [EVERYTHING]:
            return False
        return not isinstance(self._words[0], Quoted)

    def _value(self, field: Field) -> Any:
        words = self._words_of(field)
        try:
            return _parsed(field, words, self._currency)
        except ValueError as error:
            is_named = field.type is not FieldType.AMOUNT and not field.has_word_per_item
            label = f"{self._label(field)}: " if is_named else ""
            raise BadLine(f"{self._kind.verb}: {label}{error}") from error

    def _words_of(self, field: Field) -> list[str]:
        """Return the next words, which belong to the field. A list has as many as are left."""
        labels = (self._label(field), *([_NUMBER] if field.type is FieldType.COUNTS else []))
        least, most = (field.least, field.most) if field.has_word_per_item else (1, 1)
        words: list[str] = []
        for index in range(most):
            if index >= least and not self._words:
                break
            words += [self._word(label) for label in labels]
        return words

    def _word(self, label: str) -> str:
        if not self._words:
            raise BadLine(f"{self._kind.verb}: {label} is missing.")
        return self._words.pop(0)

    def _label(self, field: Field) -> str:
        return self._wanted(self._kind.verb, field.name)


def _parsed(field: Field, words: Sequence[str], currency: Currency) -> Any:
    """Return the value of a field's words. Raises: ``ValueError``."""
    (word, *_) = words
    if field.type is FieldType.AMOUNT:
        return parse_amount(word, currency, least=field.least)
    if field.type is FieldType.CHOICE and word not in field.choices:
        raise ValueError(f"{quoted(word)} is not {' or '.join(field.choices)}.")
    value = _converted(field, words)
    if value is not None:
        check_limits(field, value)
    return value


def _converted(field: Field, words: Sequence[str]) -> Any:
    """Return the value of words that are not an amount, unchecked. Raises: ``ValueError``."""
    match field.type:
        case FieldType.PLAYER:
            return punter_name(words[0])
        case FieldType.NUMBER:
            return _number(words[0])
        case FieldType.PLAYERS:
            return [punter_name(word) for word in words]
        case FieldType.COUNTS:
            pairs = zip(words[::2], words[1::2], strict=True)
            return [PlayerCount(punter=punter_name(n), count=_number(c)) for n, c in pairs]
        case FieldType.CARDS:
            return cards_of_word(field, words[0]) if field.joined else list(words)
    return words[0]


def cards_of_word(field: Field, word: str) -> list[str] | None:
    """Return the joined cards of a word; None if it leaves out an optional field."""
    return None if field.optional and word == NO_CARDS else word.split(_BETWEEN_CARDS)


def _number(word: str) -> int:
    if not _DIGITS.fullmatch(word):
        raise ValueError(f"{quoted(word)} is not a whole number.")
    return int(word)


def write_line(
    by_event: Mapping[type, Sequence[EntryKind]], events: Sequence[Any], currency: Currency
) -> str | None:
    """Return the line that made one entry's ``events``, or None if no line did."""
    entry = entry_of(by_event, events)
    if entry is None:
        return None
    asked = [field for field in entry.kind.asked(entry.for_all) if field.in_line]
    while asked and _is_left_out(entry, asked[-1]):
        asked.pop()
    words = [_words(field, entry.values[field.name], currency) for field in asked]
    return " ".join([entry.kind.verb, *words, *([EVERYTHING] if entry.for_all else [])])


def _is_left_out(entry: EnteredValues, field: Field) -> bool:
    return field.optional and entry.values[field.name] is None


def _words(field: Field, value: Any, currency: Currency) -> str:
    """Return a field's words; amounts in the notation of ``currency``."""
    match field.type:
        case FieldType.AMOUNT:
            return format_amount(value, currency)
        case FieldType.PLAYER:
            return name_in_sheet(value)
        case FieldType.PLAYERS:
            return " ".join(map(name_in_sheet, value))
        case FieldType.COUNTS:
            return " ".join(f"{name_in_sheet(each.punter)} {each.count}" for each in value)
        case FieldType.CARDS if field.joined:
            return _BETWEEN_CARDS.join(map(str, value or (NO_CARDS,)))
        case FieldType.CARDS:
            return " ".join(map(str, value))
    return str(value)
