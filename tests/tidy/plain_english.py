"""Finds idioms in the text that people read: comments, docstrings, Markdown and screen texts."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.tidy.tree import nodes_in

Passage = tuple[int, str]
"""The line where a passage begins, and its text."""


@dataclass(frozen=True)
class Idiom:
    """A phrase to avoid and the plain words to write. ``pattern`` ignores case."""

    pattern: str
    plain: str

    def found_in(self, line: str) -> str:
        """Return the first match as it stands in ``line``, or nothing."""
        match = re.search(rf"\b(?:{self.pattern})(?!\w)", line, re.IGNORECASE)
        return match[0].strip() if match else ""


IDIOMS = (
    Idiom(r"who(ever|mever|soever)", "name the actor: the client, a user"),
    Idiom(r"nobody|no[ -]one", "name the actor: no user, no client, nothing"),
    Idiom(r"somebody|anybody", "name the actor: a player, a client, another user"),
    Idiom(r"of whom", "start a new sentence"),
    Idiom(r"(is|are|was|were|be|been|being) (told|said)", "the server reports, the page shows"),
    Idiom(r"(is|are|was|were|be|been) heard", "receives"),
    Idiom(r"who (has|have)(?![^.]*\?)", "with: a punter with a card"),
    Idiom(
        r"(?<!the )(?<!this )(?<!that )(?<!as )(?<!than )one that", "repeat the noun: a card that"
    ),
    Idiom(r"all the same", "still, anyway"),
    Idiom(r"by and by", "later, over time"),
    Idiom(r"so long(?! (as|that)\b)", "meanwhile, until then"),
    Idiom(r"what (is|was|are|were) owed", "the pending settlement, the amount due"),
    Idiom(r"open(s|ed)? nothing", "is not valid"),
    Idiom(r"(say|says|said) so", "reports it, shows a message"),
    Idiom(r"say(s)? how it is", "reports the state"),
    Idiom(r"reckon(s|ed|ing)?", "compute, calculate"),
    Idiom(r"(?<!, )(?<=[.;:] )so (do|does|did)", "name both subjects in one sentence"),
    Idiom(r"and so (do|does|did)", "name both subjects in one sentence"),
    Idiom(r"to the letter", "exactly"),
    Idiom(r"(a )?wish to", "a request to, want to"),
    Idiom(r"be it", "whether"),
    Idiom(r"anew", "again, new"),
    Idiom(r"(can|could|may|might) be had", "is available"),
    Idiom(r"(?<!there )(is|are) no (?!longer\b|more\b|less\b|fewer\b)\w+", "is not a"),
    Idiom(r"(he|she|they|it|one) knows? not|knows? no(?= \w+ (but|except))", "knows only"),
    Idiom(r"(thereof|therein|therefrom|whereof|wherein|whence|hither|thither)", "use plain words"),
    Idiom(r"(lest|ere|nought|betwixt|henceforth|hereby|forthwith)", "use plain words"),
    Idiom(r"as it were|so to speak", "say what it is"),
    Idiom(r"doorbells?|bells?|crew|clerk|thawed|thaws?", "use the standard name of the machinery"),
)


# Idioms in names only: in a sentence these words can be plain.
NAME_IDIOMS = (
    Idiom(r"told|said|heard|everybody", "name the actor and what it does"),
    Idiom(r"ours|theirs", "name what it is"),
    Idiom(r"^(there|here)$", "name what it is"),
)
# "House" is the organisation that runs Paroli, never the server.
TEST_NAME_IDIOMS = (Idiom(r"(?<=test ).*house(?! (key|choice|rule)s?\b)", "the server"),)


def _any_of(*idioms: Idiom) -> re.Pattern[str]:
    """Return what finds any of the idioms: one search instead of one for each."""
    patterns = "|".join(f"(?:{idiom.pattern})" for idiom in idioms)
    return re.compile(rf"\b(?:{patterns})(?!\w)", re.IGNORECASE)


_ANY_IDIOM = _any_of(*IDIOMS)
_ANY_IDIOM_OF_NAMES = _any_of(*IDIOMS, *NAME_IDIOMS, *TEST_NAME_IDIOMS)
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def words_of(name: str) -> list[str]:
    """Return the words of an identifier, in lower case."""
    return [word.lower() for word in _WORD.findall(name)]


@cache
def idioms_in_name(name: str) -> list[str]:
    """Return each idiom found in an identifier, with the plain words to write."""
    line = " ".join(words_of(name))
    if not _ANY_IDIOM_OF_NAMES.search(line):
        return []
    known = (*IDIOMS, *NAME_IDIOMS, *TEST_NAME_IDIOMS)
    return [f"{found!r}: {idiom.plain}" for idiom in known if (found := idiom.found_in(line))]


def idioms_in(text: str) -> list[str]:
    """Return each idiom found in ``text``, with the plain words to write."""
    line = " ".join(text.split())
    if not _ANY_IDIOM.search(line):
        return []
    return [f"{found!r}: {idiom.plain}" for idiom in IDIOMS if (found := idiom.found_in(line))]


def findings(path: Path, shown: str) -> list[str]:
    """Return one line per idiom in a file: where it is, and what to write.

    A file with no known kind of text gives an empty list.
    """
    read = passages_of(path)
    if read is None:
        return []
    return [
        f"{shown}:{line} {idiom}"
        for line, text in read(path.read_text(encoding="utf-8"))
        for idiom in idioms_in(text)
    ]


def passages_of(path: Path) -> Callable[[str], Iterator[Passage]] | None:
    """Return the function that reads the passages of a file, or None."""
    if path.suffix in {".ts", ".tsx", ".js", ".mjs"}:
        return catalogue_passages if _is_english_catalogue(path) else typescript_passages
    return _READERS.get(path.suffix or path.name)


def _is_english_catalogue(path: Path) -> bool:
    return path.stem == "en" or "en" in path.parts or path.stem.endswith(".en")


# In this order at each place: a comment, a long string, a short string.
_PYTHON = re.compile(
    r"""(?P<comment>\#[^\n]*)
    |(?P<quotes>\"{3}|'{3})(?:\\.|[^\\])*?(?P=quotes)
    |"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""",
    re.DOTALL | re.VERBOSE,
)


def python_passages(text: str) -> Iterator[Passage]:
    """Yield every block of comments and every docstring."""
    yield from _joined(_python_comments(text))
    for node in nodes_in(text, ast.Expr):
        match node:
            # Docstrings, and strings that describe a constant or an attribute.
            case ast.Expr(value=ast.Constant(value=str() as docstring)):
                yield node.lineno, docstring


def _python_comments(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the line, the column and the text of each comment."""
    for found in _PYTHON.finditer(text) if "#" in text else ():
        if comment := found["comment"]:
            start = found.start()
            column = start - text.rfind("\n", 0, start) - 1
            yield text.count("\n", 0, start) + 1, column, comment.lstrip("#: ")


def hash_passages(text: str) -> Iterator[Passage]:
    """Yield every block of ``#`` comments, for shell, TOML, YAML and the like."""
    found = re.compile(r"(?:^|(?<=\s))#(?!!)\s?(.*)$")
    comments = [
        (number, match.start(), match[1])
        for number, line in enumerate(text.splitlines(), start=1)
        if (match := found.search(line))
    ]
    return _joined(comments)


def _joined(comments: Iterable[tuple[int, int, str]]) -> Iterator[Passage]:
    """Join comments of neighbouring lines and one column: a sentence may cross lines."""
    first, last, column, words = 0, 0, 0, list[str]()
    for line, begins, text in comments:
        if words and (line, begins) != (last + 1, column):
            yield first, " ".join(words)
            words = []
        first = first if words else line
        last, column = line, begins
        words.append(text)
    if words:
        yield first, " ".join(words)


# In this order at each place: a comment, a string, a regular expression after an operator.
_TYPESCRIPT = re.compile(
    r"""(?P<line>//[^\n]*(?:\n[ \t]*//[^\n]*)*)
    |(?P<block>/\*.*?\*/)
    |(?P<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)
    |(?<=[=(,:!&|?{};\[])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/""",
    re.DOTALL | re.VERBOSE,
)


def _typescript(text: str, *groups: str) -> Iterator[Passage]:
    for found in _TYPESCRIPT.finditer(text):
        if found.lastgroup in groups:
            words = re.sub(r"^[ \t]*(//|/?\*+/?)|\*/$", "", found[0], flags=re.MULTILINE)
            yield text.count("\n", 0, found.start()) + 1, words


def typescript_passages(text: str) -> Iterator[Passage]:
    """Yield every block of comments."""
    return _typescript(text, "line", "block")


def catalogue_passages(text: str) -> Iterator[Passage]:
    """Yield every comment and every string of a message catalogue."""
    return _typescript(text, "line", "block", "string")


def markdown_passages(text: str) -> Iterator[Passage]:
    """Yield every paragraph, row and item, without code and without the targets of links."""
    text = re.sub(r"^```.*?^```", _blank, text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"<!--.*?-->", _blank, text, flags=re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "CODE", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    line = 1
    for part in re.split(r"(\n(?=\s*\n|\||[-*] |\s+[-*] |\d+\. |#))", text):
        if part.strip():
            yield line + len(part) - len(part.lstrip("\n")), part
        line += part.count("\n")


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


_READERS: dict[str, Callable[[str], Iterator[Passage]]] = {
    ".py": python_passages,
    ".md": markdown_passages,
    ".css": typescript_passages,
    ".sh": hash_passages,
    ".toml": hash_passages,
    ".yaml": hash_passages,
    ".mako": hash_passages,
    ".service": hash_passages,
    ".timer": hash_passages,
    ".conf": hash_passages,
    ".env": hash_passages,
    "Caddyfile": hash_passages,
    ".gitignore": hash_passages,
    "Dockerfile": hash_passages,
    "Makefile": hash_passages,
}
