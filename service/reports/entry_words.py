"""An entry as words of a report: "Stake: Ann, Q, 2l". Names and cards are as they were entered."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from service.domain.port.entries.declaration import Field
from service.domain.port.entries.entry_of_events import EnteredValues
from service.domain.port.field_type import FieldType
from service.domain.port.game_texts import GameTexts
from service.domain.port.parties import BANK
from service.reports.card_words import card_words
from service.reports.entries import EnteredLine
from service.reports.words.words import ReportWords

NOTHING = "\N{EN DASH}"
"""Stands for cards that were left out, because cards may follow."""


class EntryWords:
    """Writes entries in the words of a game and of reports; ``amount`` writes an amount."""

    def __init__(self, game: GameTexts, words: ReportWords, amount: Callable[[int], str]) -> None:
        self._game, self._words, self._amount = game, words, amount

    def cell(self, lines: Iterable[str]) -> str:
        """Return entries as a cell, each in a line of its own; without an entry, the line."""
        return "\n".join(self._entry(line) for line in lines)

    def _entry(self, line: str) -> str:
        entry = line.entry if isinstance(line, EnteredLine) else None
        return self.of(entry) if entry else str(line)

    def of(self, entry: EnteredValues) -> str:
        """Return the title of the entry, and the values that it has in a score sheet."""
        texts = self._game.entry(entry.kind.verb)
        title = texts.for_all.removesuffix(".") if entry.for_all else texts.title
        fields = (field for field in entry.kind.asked(entry.for_all) if field.in_line)
        values = (word for field in fields for word in self._value(field, entry.values[field.name]))
        return self._words.labelled(title, ", ".join(values))

    def _value(self, field: Field, value: Any) -> Iterator[str]:
        """Yield the words of a field; nothing if it was left out."""
        if field.joined:
            yield self._cards(value or ()) or NOTHING
            return
        if value is None:
            return
        match field.type:
            case FieldType.AMOUNT:
                yield self._amount(value)
            case FieldType.CHOICE:
                yield self._game.choice(field.name, value)
            case FieldType.PLAYER:
                yield (self._game.bank or self._words.headings[BANK]) if value == BANK else value
            case FieldType.CARD:
                yield card_words(value, self._words)
            case FieldType.CARDS:
                yield self._cards(value)
            case FieldType.PLAYERS:
                yield from value
            case FieldType.COUNTS:
                yield from (f"{each.punter} {each.count}" for each in value)
            case _:
                yield str(value)

    def _cards(self, cards: Iterable[str]) -> str:
        return " ".join(card_words(card, self._words) for card in cards)
