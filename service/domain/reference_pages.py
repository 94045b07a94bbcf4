"""Reference pages that are made from the declarations of the games.

A page is made whole, or people write it and it has blocks that are made: the lines between
``<!-- begin NAME -->`` and ``<!-- end NAME -->``.
"""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from service.domain.entry_reference import entries_as_markdown
from service.domain.port.game import AnyGame
from service.domain.port.refusals import RefusalText
from service.domain.port.rules_table import (
    WHOLE_MAX,
    Amount,
    Choice,
    Either,
    Flag,
    Holds,
    OrNone,
    Preset,
    WholeList,
)
from service.domain.session.refusals import SHARED_REFUSALS
from service.domain.session.texts import SESSION_TEXTS

HOUSE_CHOICE = "†"
"""Marks a value that no source states."""

Games = Iterable[AnyGame]


def rules_as_markdown(games: Games) -> str:
    """Return the page of rules: the fields of each game, and its presets with their sources."""
    of_games = (line for game in games for line in _rules_of(game))
    return "\n".join([*_RULES_INTRODUCTION, *of_games])


_RULES_INTRODUCTION = (
    "# Rules",
    "",
    "This page lists every rule of each game, with the values that it may have, and every preset.",
    "[The explanation](../index.md) of each game says more about them.",
    "",
    f"`none` and `null` are null in JSON. {HOUSE_CHOICE} marks a value that the preset's source",
    "does not state; the reasons follow the table.",
    "",
    "`paroli reference` writes this page from the declarations of the games.",
    "",
)


def _rules_of(game: AnyGame) -> Iterator[str]:
    texts, presets = game.english, game.rules.presets.values()
    yield from (f"## {game.title}", "", "| rule | values | title | meaning |", "|---|---|---|---|")
    for name, holds in game.rules.fields.items():
        rule = texts.rule(name)
        yield f"| `{name}` | {_values_text(holds)} | {rule.title} | {rule.meaning} |"
    names = " | ".join(preset.name for preset in presets)
    yield from ("", f"| rule | {names} |", f"|{'---|' * (len(presets) + 1)}")
    for name in game.rules.fields:
        cells = " | ".join(_value_text(game, preset, name) for preset in presets)
        yield f"| `{name}` | {cells} |"
    yield f"| source | {' | '.join(preset.source for preset in presets)} |"
    yield from ("", "| source | text |", "|---|---|")
    for short in game.rules.sources:
        yield f"| {short} | {texts.source(short).about} |"
    yield from ("", "| rule | presets | why it is a house choice |", "|---|---|---|")
    yield from _house_choices(game)
    yield ""


def _house_choices(game: AnyGame) -> Iterator[str]:
    """Yield a row for each reason, with the presets that it holds for."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for preset in game.rules.presets.values():
        for name in (name for name in game.rules.fields if name in preset.house_choices):
            reason = game.english.house_choice(preset.name, name)
            reasons.setdefault((name, reason), []).append(preset.name)
    for (name, reason), presets in reasons.items():
        yield f"| `{name}` | {', '.join(presets)} | {reason} |"


def _values_text(holds: Holds) -> str:
    match holds:
        case Choice(words=words):
            return ", ".join(f"`{word}`" for word in words)
        case Flag():
            return "yes, no"
        case WholeList(item=item, longest=longest):
            return f"1 to {longest} whole numbers, each {_values_text(item)}"
        case Either(whole=whole, choice=choice):
            return f"{_values_text(whole)}, {_values_text(choice)}"
        case OrNone(holds=inner, word=word):
            return f"{f'`{word}`' if word else 'none'}, {_values_text(inner)}"
    limits = f"from {holds.least}" if holds.most == WHOLE_MAX else f"{holds.least} to {holds.most}"
    usual = holds.usual.items() if isinstance(holds, Amount) else ()
    return "; ".join([limits, *(f"in `{code}` usually {amount}" for code, amount in usual)])


def _value_text(game: AnyGame, preset: Preset[Any], name: str) -> str:
    value = getattr(preset.rules, name)
    match value:
        case None:
            text = getattr(game.rules.fields[name], "word", None) or "none"
        case bool():
            text = "yes" if value else "no"
        case tuple():
            text = " ".join(map(str, value))
        case _:
            text = str(value)
    return f"{text} {HOUSE_CHOICE}" if preset.source_of(name) is None else text


def _events_of(games: Games) -> Iterator[str]:
    yield from ("| event | fields | meaning |", "|---|---|---|")
    for game in games:
        for name, event in game.events.items():
            fields = " ".join(f"`{field.name}`" for field in dataclasses.fields(event))
            yield f"| `{name}` | {fields} | {_meaning(event)} |"


def _meaning(event: type[Any]) -> str:
    """Return the docstring of an event in one line, with the marks of Markdown."""
    return " ".join((event.__doc__ or "").split()).replace("``", "`")


def _report_tables_of(games: Games) -> Iterator[str]:
    yield from ("| game | table | title | columns |", "|---|---|---|---|")
    for game in games:
        for table in game.tables(()):
            columns = " ".join(f"`{column}`" for column in table.columns)
            title = game.english.table(table.name).title
            yield f"| {game.title} | `game-{table.name}` | {title} | {columns} |"


def _refusals_of_every_game(_: Games) -> Iterator[str]:
    yield from _refusal_table(SHARED_REFUSALS, SESSION_TEXTS["en"].refusals)


def _refusals_of(games: Games) -> Iterator[str]:
    for game in games:
        order = " ".join(f"`{code}`" for code in game.refusal_codes)
        yield from (f"### {game.title}", "", f"The order of the checks is {order}.", "")
        yield from (*_refusal_table(game.refusal_codes, game.english.refusals), "")


def _refusal_table(codes: Iterable[str], texts: Mapping[str, RefusalText]) -> Iterator[str]:
    yield from ("| code | meaning | what to do |", "|---|---|---|")
    for code in (code for code in codes if code in texts):
        yield f"| `{code}` | {texts[code].meaning} | {texts[code].remedy} |"


PAGES: Mapping[str, Callable[[Games], str]] = {
    "entries.md": entries_as_markdown,
    "rules.md": rules_as_markdown,
}
"""What makes a whole page, by the page's name."""

BLOCKS: Mapping[str, Mapping[str, Callable[[Games], Iterator[str]]]] = {
    "events.md": {"events of games": _events_of},
    "refusals.md": {
        "refusals of every game": _refusals_of_every_game,
        "refusals of games": _refusals_of,
    },
    "report-tables.md": {"tables of games": _report_tables_of},
}
"""What makes the lines of a block, by the page's name and the block's."""


def with_blocks(name: str, text: str, games: Games) -> str:
    """Return a page with its blocks made again. Raises: ``ValueError`` if it lacks a block."""
    for block, lines in BLOCKS[name].items():
        begin, end = f"<!-- begin {block} -->\n", f"<!-- end {block} -->\n"
        before, found, rest = text.partition(begin)
        _, found_end, after = rest.partition(end)
        if not found or not found_end:
            raise ValueError(f"{name} has no block {block!r}.")
        text = "".join((before, begin, *(f"{line}\n" for line in lines(games)), end, after))
    return text
