"""Which characters a new name may have.

Names that the log has already are read as they are: only a name that is new is checked.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping

from service.domain.values.names import SESSION_NAME_MAX, BadName, visible_text

_ZWNJ, _ZWJ, _TEXT_STYLE, _EMOJI_STYLE = "\u200c", "\u200d", "\ufe0e", "\ufe0f"
_KEYCAP, _DOT_ABOVE = "\u20e3", "\u0307"
_KEYCAP_BASES = frozenset("#*0123456789")
_BLANKS = frozenset(" \u00a0\u3000")
"""A space, a no-break space, and the space of Chinese and Japanese keyboards."""

_DIRECTIONS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
_DIRECTION_MARKS = frozenset("\u061c\u200e\u200f")

INVISIBLE = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
"""Characters that are drawn as nothing or as a blank, besides those of category Cf."""

_REPLACEMENTS = frozenset("\ufffc\ufffd")
"""They stand for an object, and for a character that was lost."""

_VIRAMA = 9
"""The combining class of the mark that joins two consonants in Indic scripts."""

_MARKS_MAX = 4
"""How many marks may stand over one letter: Unicode TS 39, 5.4."""

_DOTTED = frozenset("ijl\u0131\u0237\u0456\u0458")
"""Letters on which one more dot above cannot be seen."""


class BadCharacter(BadName):
    """A character that a new name may not have: ``character``, such as U+202E, at ``position``."""

    def __init__(self, name: str, index: int, reason: str) -> None:
        self.character = f"U+{ord(name[index]):04X}"
        self.position = index + 1
        described = unicodedata.name(name[index], "")
        called = f" {described}" if described else ""
        super().__init__(f"Character {self.position} is {self.character}{called}: {reason}")


def title(text: str) -> str:
    """Return a new title of a session or an evening, a place, or a banker's name, in NFC.

    Raises: ``BadName``.
    """
    checked = visible_text(text, longest=SESSION_NAME_MAX)
    check_characters(checked)
    return checked


def check_characters(name: str) -> None:
    """Raise ``BadCharacter`` for the first character that a new name in NFC may not have.

    A name has no control of direction, no invisible character and no unusual blank. The two joiners
    and the variation selectors are allowed where a script or an emoji needs them.
    """
    for index in range(len(name)):
        if reason := _fault(name, index):
            raise BadCharacter(name, index, reason)


def _fault(name: str, index: int) -> str | None:
    """Return why a character may not stand there, or None."""
    character = name[index]
    if character.isascii() and character.isprintable():
        return None
    before, after = name[:index], name[index + 1 :]
    if needed := _NEEDED.get(character):
        return None if needed(before, after) else "it is invisible here."
    return _fault_of_kind(character) or _fault_of_mark(character, before)


def _fault_of_kind(character: str) -> str | None:
    category = unicodedata.category(character)
    if unicodedata.bidirectional(character) in _DIRECTIONS or character in _DIRECTION_MARKS:
        return "it changes the direction of the text."
    if category == "Cf" or INVISIBLE.match(character):
        return "it is invisible."
    if category == "Zs" and character not in _BLANKS:
        return "use a plain space."
    if category == "Co" or character in _REPLACEMENTS:
        return "it is no character of a script."
    if category == "Cn":
        return f"Unicode {unicodedata.unidata_version}, which this server uses, does not have it."
    return None


def _fault_of_mark(character: str, before: str) -> str | None:
    """Return why a mark may not follow the characters ``before`` it, or None."""
    if not unicodedata.category(character).startswith("M"):
        return None
    marks = list[str]()
    for previous in reversed(before):
        if not _is_drawn_over(previous):
            break
        marks.append(previous)
    base = before[: len(before) - len(marks)][-1:]
    if not base or base in _BLANKS:
        return "it is a mark without a letter."
    if not _is_drawn_over(character):
        return None
    if character in marks[:1] or len(marks) >= _MARKS_MAX:
        return "it is one mark too many on this letter."
    if character == _DOT_ABOVE and unicodedata.normalize("NFD", base)[0] in _DOTTED:
        return "this dot cannot be seen on the letter before it."
    return None


def _is_drawn_over(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Me"}


def _is_after_virama(before: str) -> bool:
    return bool(before) and unicodedata.combining(before[-1]) == _VIRAMA


def _separates(before: str, after: str) -> bool:
    """Return whether a non-joiner acts there: after a virama, or between Arabic letters.

    This is the rule of RFC 5892, with the direction of the letters for their joining type.
    """
    letters = [c for c in before if not _is_drawn_over(c)][-1:] + list(after[:1])
    between = [unicodedata.bidirectional(letter) for letter in letters] == ["AL", "AL"]
    return between or _is_after_virama(before)


def _joins(before: str, after: str) -> bool:
    """Return whether a joiner acts there: after a virama, or between two parts of an emoji."""
    base = before.removesuffix(_EMOJI_STYLE)[-1:]
    return _is_after_virama(before) or (_is_symbol(base) and _is_symbol(after[:1]))


def _is_styled(before: str, after: str) -> bool:
    """Return whether a selector of emoji or text style stands after a symbol, or in a keycap."""
    base = before[-1:]
    return _is_symbol(base) or (base in _KEYCAP_BASES and after.startswith(_KEYCAP))


def _is_symbol(character: str) -> bool:
    return bool(character) and unicodedata.category(character).startswith("S")


_NEEDED: Mapping[str, Callable[[str, str], bool]] = {
    _ZWNJ: _separates,
    _ZWJ: _joins,
    _TEXT_STYLE: _is_styled,
    _EMOJI_STYLE: _is_styled,
}
"""Whether an invisible character changes the text, from what stands before and after it."""
