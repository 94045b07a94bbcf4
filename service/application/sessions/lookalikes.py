"""Names that look alike: by skeletons of Unicode Technical Standard 39."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from service.domain.values.name_characters import INVISIBLE
from service.domain.values.names import same_name, visible

_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_DIGITS = frozenset({"EN", "AN"})
_MARK = "NSM"


def find_lookalike(name: str, others: Iterable[str]) -> str | None:
    """Return the first of ``others`` that looks like ``name`` and is another name, or None."""
    return next((other for other in others if looks_like(name, other)), None)


def looks_like(name: str, other: str) -> bool:
    """Return whether two different names look alike, as written, in small letters or in capitals.

    Names that differ in case and blanks only are not different.
    """
    alike = any(
        one == two for one, two in zip(_compared_forms(name), _compared_forms(other), strict=True)
    )
    return alike and not same_name(name, other)


@lru_cache(maxsize=10_000)
def _compared_forms(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the skeletons of a name as written, in small letters and in capitals."""
    words = " ".join(name.split())
    return tuple(_skeletons(form) for form in (words, words.casefold(), words.upper()))


def _skeletons(text: str) -> tuple[str, ...]:
    """Return the skeleton of a text, or those of its parts if it has letters from right to left.

    On a screen, the order of the parts depends on the text around them.
    """
    parts = list(_parts(text))
    if any(_direction(character) == "R" for character in text):
        return tuple(sorted(map(skeleton, parts)))
    return (skeleton(text),)


def skeleton(text: str) -> str:
    """Return the skeleton of a text: TS 39, section 4."""
    decomposed = unicodedata.normalize("NFD", INVISIBLE.sub("", visible(text)))
    return unicodedata.normalize("NFD", decomposed.translate(_confusables()))


def _parts(text: str) -> Iterator[str]:
    """Yield the parts of a text that are read in one direction, without blanks."""
    part, direction = "", ""
    for character in text:
        new = _direction(character) or direction
        if new != direction and part.strip():
            yield part.strip()
        part, direction = (character, new) if new != direction else (part + character, new)
    if part.strip():
        yield part.strip()


def _direction(character: str) -> str:
    """Return R, L, a class of characters without a direction, or nothing for a mark."""
    direction = unicodedata.bidirectional(character)
    if direction in _RIGHT_TO_LEFT:
        return "R"
    if direction in _DIGITS:
        return "EN"
    return "" if direction == _MARK else direction


@cache
def _confusables() -> Mapping[int, str]:
    """Return the look of each character that looks like others."""
    table = Path(__file__).with_name("confusables.txt").read_text(encoding="ascii")
    looks: dict[int, str] = {}
    for line in table.splitlines():
        if not line.startswith("#"):
            look, characters = (
                [int(code_point, 16) for code_point in part.split()] for part in line.split(":")
            )
            looks |= dict.fromkeys(characters, "".join(map(chr, look)))
    return looks
