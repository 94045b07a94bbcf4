"""Writes ``service/application/confusables.txt``: which characters look like which.

It asks the library ICU, which has the table ``confusables.txt`` of the Unicode Consortium. Run it
when ICU has a newer Unicode: install PyICU, then ``python -m tools.confusables``.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import icu

TARGET = (
    Path(__file__).resolve().parents[1] / "service" / "application" / "sessions" / "confusables.txt"
)

_SURROGATES = range(0xD800, 0xE000)
_CODE_POINTS = 0x110000
_UNASSIGNED = 0

_HEADER = """\
# Characters by what they look like: Unicode Technical Standard 39.
# Unicode {unicode}, from ICU {icu}.
# Each line: the characters that stand for a look; a colon; the characters that have it. In hex.
# Written by tools/confusables.py.
#
# Copyright 1991-2025 Unicode, Inc. Licensed under the Unicode License v3:
# https://www.unicode.org/license.txt
"""


def main() -> None:
    """Write the file."""
    lines = [_HEADER.format(unicode=icu.UNICODE_VERSION, icu=icu.ICU_VERSION), *_lines()]
    TARGET.write_text("".join(lines), encoding="ascii")


def _lines() -> Iterator[str]:
    """Yield a line for each look that several characters have."""
    checker, decomposed = icu.SpoofChecker(), icu.Normalizer2.getNFDInstance()
    looks: dict[str, list[str]] = defaultdict(list)
    for code_point in range(_CODE_POINTS):
        character = chr(code_point)
        if code_point in _SURROGATES or icu.Char.charType(code_point) == _UNASSIGNED:
            continue
        look = checker.getSkeleton(0, character)
        # A character without a look is invisible. One that can be decomposed is looked up in parts.
        if look not in {"", character} and decomposed.normalize(character) == character:
            looks[look].append(character)
    for look, characters in sorted(looks.items()):
        yield f"{_in_hex(look)}:{_in_hex(characters)}\n"


def _in_hex(characters: str | list[str]) -> str:
    return " ".join(f"{ord(character):X}" for character in characters)


if __name__ == "__main__":
    main()
