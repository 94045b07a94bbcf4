"""Line numbers of keys and entries in a score sheet's file, for error messages."""

import re
from collections.abc import Iterator
from itertools import count, repeat

from service.sheets.errors import BadSheet

_OPENING = re.compile(r"(\"\"\"|''')(.*)")


class LineNumbers:
    """Finds the line of the file, from 1, of a key or an entry."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")

    def of_key(self, name: str) -> int:
        """Return the line of a key or table of that name, or 1."""
        pattern = re.compile(rf"\s*(\[+\s*)?[\"']?{re.escape(name)}[\"']?\s*([=\].]|$)")
        found = (n for n, line in enumerate(self._lines, start=1) if pattern.match(line))
        return next(found, 1)

    def of_entries(self) -> Iterator[int]:
        """Yield the file's line number of each line of ``entries``.

        Raises: ``BadSheet`` for joined lines, which cannot be counted.
        """
        line = self.of_key("entries")
        opening = _OPENING.search(self._lines[line - 1])
        if opening is None:
            return repeat(line)
        quotes, rest = opening[1], opening[2]
        first = line if rest and rest != "\\" else line + 1
        while rest == "\\" and first <= len(self._lines) and not self._lines[first - 1].strip():
            first += 1
        if quotes == '"""':
            self._check_not_joined(first)
        return count(first)

    def _check_not_joined(self, first: int) -> None:
        for number, line in enumerate(self._lines[first - 1 :], start=first):
            if line.endswith("\\"):
                raise BadSheet(number, "Write each entry on its own line, without a \\.")
            if '"""' in line:
                return
