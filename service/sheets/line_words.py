"""The words of one line of a score sheet: names in quotes, a comment, a refusal code."""

import re
from collections.abc import Collection

from service.domain.values.names import Quoted
from service.domain.values.short_text import quoted
from service.sheets.errors import BadSheet

# A quoted name, or anything up to a blank; a comment may follow without one.
_WORD = re.compile(r'(?:"([^"]*)"|((?:(?!//)[^\s"])+))(?=\s|$|//)')
_BLANKS = re.compile(r"\s*")


def words_of(line: str, number: int, refusals: Collection[str]) -> tuple[list[str], str | None]:
    """Return the words before ``!`` and the code after it, without the comment.

    ``number`` is the line number in the file. The code must be one of ``refusals``.
    Raises: ``BadSheet``.
    """
    all_words = _split(line, number)
    marks = [at for at, word in enumerate(all_words) if word[:1] == "!" and _is_bare(word)]
    if not marks:
        return all_words, None
    words, marked = all_words[: marks[0]], all_words[marks[0] :]
    code = [word for word in (marked[0][1:], *marked[1:]) if word]
    if len(code) != 1 or code[0] not in refusals:
        raise BadSheet(number, f"{quoted(' '.join(code))} is not a refusal code.")
    if not words:
        raise BadSheet(number, "There is no entry before the exclamation mark.")
    return words, code[0]


def _split(line: str, number: int) -> list[str]:
    words: list[str] = []
    at = _after_blanks(line, 0)
    while at < len(line) and not line.startswith("//", at):
        match = _WORD.match(line, at)
        if match is None:
            raise BadSheet(number, "A quote is not closed, or is inside a word.")
        quoted, bare = match[1], match[2]
        words.append(bare if quoted is None else Quoted(quoted))
        at = _after_blanks(line, match.end())
    return words


def _after_blanks(line: str, at: int) -> int:
    match = _BLANKS.match(line, at)
    return match.end() if match else at


def _is_bare(word: str) -> bool:
    return not isinstance(word, Quoted)
