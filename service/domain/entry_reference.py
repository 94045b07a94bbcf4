"""The declared entries as data for the web app, and as a page for people."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from service.domain.port.entries import ALL, EVERYTHING, EntryKind, Field, FieldType
from service.domain.port.game import AnyGame
from service.domain.port.game_texts import DeclarationTexts
from service.domain.session.session_entries import SESSION_ENTRIES
from service.domain.session.texts import SESSION_TEXTS
from service.domain.values.plain import plain

_PLACEHOLDERS: Mapping[FieldType, str] = {
    FieldType.PLAYER: "NAME",
    FieldType.PLAYERS: "NAME",
    FieldType.COUNTS: "NAME NUMBER",
    FieldType.TEXT: "TEXT",
    FieldType.AMOUNT: "AMOUNT",
    FieldType.NUMBER: "NUMBER",
    FieldType.CARD: "CARD",
    FieldType.CARDS: "CARD",
    FieldType.FLAG: "",
    FieldType.REFERENCE: "",
}

_COUNTS_SHAPE = "[{punter, count}]"
"""The value in JSON of a field with a number for each player."""


def entries_as_json(games: Iterable[AnyGame]) -> dict[str, list[dict[str, Any]]]:
    """Return every game's entries in plain values, by the game's name."""
    return {game.name: [kind_as_json(kind) for kind in game.entries] for game in games}


def kind_as_json(kind: EntryKind) -> dict[str, Any]:
    """Return one kind of entry in plain values."""
    for_all = kind.for_all
    return {
        "verb": kind.verb,
        "path": kind.path,
        "selector": kind.selector,
        "waits": kind.waits,
        "role": kind.role,
        "all": for_all and {"replaces": list(for_all.replaces)},
        "fields": [plain(field) for field in kind.fields],
    }


def entries_as_markdown(games: Iterable[AnyGame]) -> str:
    """Return the page ``docs/reference/entries.md``: a table of each game's entries."""
    of_games = (
        line for game in games for line in entry_table(game.title, game.entries, game.english)
    )
    of_sessions = entry_table("Every game", SESSION_ENTRIES, SESSION_TEXTS["en"])
    return "\n".join([*_INTRODUCTION, *of_games, *of_sessions])


_INTRODUCTION = (
    "# Entries",
    "",
    "Every entry has one line in a [score sheet](score-sheet.md) and one endpoint under a session,",
    "`/v1/sessions/{session}/...` ([HTTP](http.md)). In a batch its `kind` is the first word of",
    "the line. `[...]` and `?` mark what may be left out. Every body may also have `occurred_at`.",
    "",
    "`paroli entries` prints this page from the declarations of the games.",
    "",
)


def entry_table(title: str, kinds: Iterable[EntryKind], texts: DeclarationTexts) -> Iterator[str]:
    """Yield the lines of one section of the page: a title, and a table of entries."""
    yield f"## {title}"
    yield ""
    yield "| line | endpoint | fields of the body | meaning |"
    yield "|---|---|---|---|"
    for kind in kinds:
        meaning = texts.entry(kind.verb).meaning
        lines = " · ".join(f"`{line}`" for line in _lines(kind))
        names = ", ".join(_body_fields(kind)) or "none"
        yield f"| {lines} | `POST .../{kind.path}` | {names} | {meaning} |"
    yield ""


def _lines(kind: EntryKind) -> Iterator[str]:
    words = [_placeholder(field) for field in kind.fields if field.in_line]
    yield " ".join([kind.verb, *words])
    if kind.for_all:
        words = [_placeholder(field) for field in kind.asked(for_all=True) if field.in_line]
        yield " ".join([kind.verb, *words, EVERYTHING])


def _placeholder(field: Field) -> str:
    if field.type is FieldType.CHOICE:
        word = r"\|".join(field.choices)
    elif field.is_list:
        between = "," if field.joined else " "
        word = between.join([_PLACEHOLDERS[field.type]] * field.least)
        word += "..." if field.most > field.least else ""
    else:
        word = _PLACEHOLDERS[field.type]
    return f"[{word}]" if field.optional else word


def _body_fields(kind: EntryKind) -> Iterator[str]:
    if kind.selector:
        yield f'`{kind.selector}: "{kind.verb}"`'
    for field in kind.fields:
        shape = f" (`{_COUNTS_SHAPE}`)" if field.type is FieldType.COUNTS else ""
        condition = f" (if {field.only_if.in_words})" if field.only_if else ""
        condition += f" ({field.limited.in_words})" if field.limited else ""
        yield f"`{field.name}{'?' if field.optional else ''}`{shape}{condition}"
    if kind.for_all:
        replaced = ", ".join(f"`{name}`" for name in kind.for_all.replaces)
        yield f"or `{ALL}: true` instead of {replaced}"
