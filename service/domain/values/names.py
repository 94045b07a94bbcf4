"""Names of punters, sessions and keys, and which characters they may have."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

PUNTER_NAME_MAX = 40
SESSION_NAME_MAX = 200

# Control characters, lone surrogates, line and paragraph separators: none survives a text file.
_SURROGATE = "Cs"
_UNPRINTABLE = frozenset({"Cc", "Zl", "Zp"})

# Invisible characters: format characters, and those drawn as nothing or as a blank.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]")
_FORMAT = "Cf"

_BARE = re.compile(r"[\w-]+")


class BadName(ValueError):  # noqa: N818 - reads as what it says at the call
    """A text that cannot be a name; the message says why."""


class Quoted(str):
    """A word in quotes in a sheet: always a name, even if it looks like a number."""

    __slots__ = ()


def plain_text(text: str, *, longest: int) -> str:
    """Return ``text`` in NFC, of 1 to ``longest`` characters, or raise ``BadName``."""
    # A quoted word of a sheet becomes a plain text.
    normal = str(unicodedata.normalize("NFC", text))
    if not normal:
        raise BadName("It is empty.")
    if len(normal) > longest:
        raise BadName(f"It has {len(normal)} characters, at most {longest} are allowed.")
    categories = set(map(unicodedata.category, normal))
    if _SURROGATE in categories:
        raise BadName("It holds a lone surrogate, which is half a character.")
    if not categories.isdisjoint(_UNPRINTABLE):
        raise BadName("It holds a control character.")
    return normal


def visible_text(text: str, *, longest: int) -> str:
    """Return a text in NFC with a visible character. Raises: ``BadName``."""
    normal = plain_text(text, longest=longest)
    if not caseless(normal):
        raise BadName("It has no visible character.")
    return normal


def punter_name(text: str) -> str:
    """Return a punter's name in NFC: 1 to 40 characters, no quote, no blank at an end.

    Raises: ``BadName``.
    """
    name = visible_text(text, longest=PUNTER_NAME_MAX)
    if '"' in name:
        raise BadName('It holds a double quote (").')
    if name.strip() != name:
        raise BadName("It begins or ends with a blank.")
    return name


def same_name(one: str, other: str) -> bool:
    """Return whether two names are equal apart from case, blanks and invisible characters."""
    return _caseless(one) == _caseless(other)


def caseless(name: str) -> str:
    """Return a form that is equal for names that differ in case and blanks only; may be empty."""
    return unicodedata.normalize("NFC", " ".join(visible(name).split()).casefold())


_caseless = lru_cache(maxsize=10_000)(caseless)
"""Names are compared in pairs, so each one many times."""


def searchable(name: str) -> str:
    """Return a form that is equal for names that differ in case, blanks and accents only."""
    parts = unicodedata.normalize("NFKD", caseless(name))
    return "".join(c for c in parts if not unicodedata.combining(c))


def visible(text: str) -> str:
    """Return a text without its invisible characters."""
    return "".join(c for c in _UNSEEN.sub("", text) if unicodedata.category(c) != _FORMAT)


def numbered_names(names: Iterable[str]) -> list[str]:
    """Return a different text for each name: ``Anne``, ``Anne (2)``."""
    numbered: list[str] = []
    for first in names:
        name, number = first, 1
        while name in numbered:
            number += 1
            name = f"{first} ({number})"
        numbered.append(name)
    return numbered


def name_in_sheet(name: str) -> str:
    """Return a punter's name for a score sheet: in quotes unless it is one plain word."""
    return name if _BARE.fullmatch(name) else f'"{name}"'
