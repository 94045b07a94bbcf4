"""What texts a game's declarations need, and which it has."""

from collections.abc import Iterator
from typing import Any

from service.domain.port.game import AnyGame, Figure
from service.domain.port.game_texts import (
    ALL_PRESETS,
    AMOUNT,
    LIST,
    NUMBER,
    GameTexts,
    RuleText,
)
from service.domain.port.opening import OPENING
from web.game_declarations import games_as_json

LANGUAGES = {"en": "English", "fr": "French"}
ENGLISH = "en"

Code = tuple[str, str]
"""The kind of a text, and its code."""

Json = dict[str, Any]

_NUMBERS = {"number": NUMBER, "number_or_word": NUMBER, "amount": AMOUNT, "numbers": LIST}
_SHOWN_ELSEWHERE = {"phase"}
"""Choices whose words are texts of another kind."""


def missing_texts(game: AnyGame, language: str) -> Iterator[str]:
    """Yield a sentence for each text that the game's declarations need and that it has not.

    A rule without texts has one sentence, and none for its values.
    """
    present = {*_present(game.texts[language])}
    for kind, code in dict.fromkeys(_needed(game, language)):
        if kind == "sentence" and ("rule", code.partition(".")[0]) not in present:
            continue
        owner, _, name = code.rpartition(".")
        if kind == "house choice":
            continue
        found = (
            {(kind, code)} if kind not in _BY_OWNER or not owner else {(kind, code), (kind, name)}
        )
        if not found & present:
            yield f"{game.name}, {LANGUAGES[language]}: the {kind} {code} has no text."
    yield from _missing_reasons(game, language)


def _missing_reasons(game: AnyGame, language: str) -> Iterator[str]:
    """Yield a sentence for each house choice without a reason, with the presets that have it."""
    present, presets = {*_present(game.texts[language])}, dict[str, list[str]]()
    for preset in game.rules.presets.values():
        for rule in sorted(preset.house_choices - preset.not_given):
            if ("house choice", f"{preset.name}.{rule}") not in present:
                presets.setdefault(rule, []).append(preset.name)
    for rule, names in presets.items():
        yield (
            f"{game.name}, {LANGUAGES[language]}: house_choices has no reason for {rule} in the "
            f"presets {', '.join(names)}."
        )


def texts_without_code(game: AnyGame, language: str) -> Iterator[str]:
    """Yield a sentence for each text of the game that nothing reads."""
    needed = {*_needed(game, language), *_optional(game)}
    plain = {(kind, code.rpartition(".")[2]) for kind, code in needed if kind in _BY_OWNER}
    for kind, code in _own(game.texts[language]):
        if (kind, code) not in needed | plain:
            yield f"{game.name}, {LANGUAGES[language]}: nothing has the {kind} {code}."


_BY_OWNER = {"field", "wanted word of the field", "label"}


def _needed(game: AnyGame, language: str) -> Iterator[Code]:
    data = games_as_json([game])[game.name]
    yield from _rules(game, data["rules"])
    yield from _entries(game, data["entries"])
    yield from _tables(game)
    yield from _odds(game)
    yield from (("phase", word) for word in _phases(data["view"]))
    if language == ENGLISH:
        yield from (("operation", kind.path) for kind in game.entries)
    else:
        yield from _names(data)
        yield from _figures(game)


def _optional(game: AnyGame) -> Iterator[Code]:
    """Yield what a text may say and need not: names that read well as they are, in English."""
    data = games_as_json([game])[game.name]
    yield from _names(data)
    yield from _figures(game)
    fields = (field for kind in data["entries"] for field in kind["fields"])
    yield from (("choice", f"{f['name']}.null") for f in fields if f["optional"] and f["choices"])
    for preset in game.rules.presets.values():
        yield from (("house choice", f"{preset.name}.{rule}") for rule in preset.not_given)
    # An account may be named like the entry that moves money into it.
    yield from (("label", kind["verb"]) for kind in data["entries"])
    yield from (("sentence", f"{name}.{n}") for name in game.rules.fields for n in range(1001))


def _figures(game: AnyGame) -> Iterator[Code]:
    """Yield the names of the figures that the preview of a correction may show."""
    shown = {Figure.COUNT, Figure.COUNTS, Figure.NAME}
    yield from (("label", name) for name, kind in game.figures.items() if kind in shown)


def _rules(game: AnyGame, rules: Json) -> Iterator[Code]:
    for name, rule in rules.items():
        yield "rule", name
        yield from (("sentence", f"{name}.{code}") for code in _value_codes(rule))
    for preset in game.rules.presets.values():
        yield "preset", preset.name
        for rule in preset.house_choices - preset.not_given:
            yield "house choice", f"{preset.name}.{rule}"
    yield from (("source", name) for name in game.rules.sources)
    yield from (("contradiction of the rule", c.rule) for c in game.rules.contradictions)


def _value_codes(rule: Json) -> Iterator[str]:
    yield from rule.get("choices", ())
    yield from ("true", "false") if rule["type"] == "flag" else ()
    yield from (_NUMBERS[rule["type"]],) if rule["type"] in _NUMBERS else ()
    yield from ("null",) if rule["optional"] else ()


def _entries(game: AnyGame, entries: list[Json]) -> Iterator[Code]:
    for kind in entries:
        yield "entry", kind["verb"]
        if kind["all"]:
            yield "form for everything of the entry", kind["verb"]
        for field in kind["fields"]:
            yield "field", f"{kind['verb']}.{field['name']}"
            if field["in_line"]:
                yield "wanted word of the field", f"{kind['verb']}.{field['name']}"
    yield from (("field", f"{OPENING}.{opening.field.name}") for opening in game.opening_fields)


def _odds(game: AnyGame) -> Iterator[Code]:
    odds, players = game.odds, game.odds.usual_players
    for preset in game.rules.presets.values():
        yield from (("figure", f.name) for f in odds.figures(preset.rules, players))
        if odds.edge is not None:
            names = odds.edge(preset.rules, players)
            yield from (("policy", name.partition(":")[0]) for name in names)
    if odds.warning is not None:
        yield from (("warning", "edge"), ("warning", "mended"))


def _tables(game: AnyGame) -> Iterator[Code]:
    for table in game.tables(()):
        yield "table", table.name
        yield from (("column", f"{table.name}.{column}") for column in table.columns)


def _names(data: Json) -> Iterator[Code]:
    """Yield the codes that words name: fields, members, choices and events."""
    for kind in data["entries"]:
        yield from (("label", f"{kind['verb']}.{field['name']}") for field in kind["fields"])
        for field in kind["fields"]:
            yield from (("choice", f"{field['name']}.{word}") for word in field["choices"])
    for event, members in data["events"].items():
        yield "event", event.partition(".")[2]
        yield from _member_names(members)
    yield from _member_names(data["view"])


def _member_names(members: list[Json]) -> Iterator[Code]:
    for member in members:
        yield "label", str(member.get("label", member["name"]))
        if member["name"] not in _SHOWN_ELSEWHERE:
            yield from (("choice", f"{member['name']}.{w}") for w in member.get("choices", ()))
        yield from _member_names(member.get("members", []))


def _phases(view: list[Json]) -> list[str]:
    return next(member["choices"] for member in view if member["name"] == "phase")


def _present(texts: GameTexts) -> Iterator[Code]:
    """Yield the texts of a game, with those that all games share."""
    entries, fields = texts.merged("entries"), texts.merged("fields")
    yield from (("entry", verb) for verb, text in entries.items() if text.title and text.meaning)
    with_all = (verb for verb, text in entries.items() if text.for_all)
    yield from (("form for everything of the entry", verb) for verb in with_all)
    yield from (("field", name) for name, text in fields.items() if text.meaning)
    yield from (("wanted word of the field", name) for name, text in fields.items() if text.wanted)
    yield from (("label", code) for code in texts.merged("labels"))
    yield from (("choice", code) for code in texts.merged("choices"))
    yield from (("event", code) for code in texts.merged("events"))
    yield from (("operation", path) for path in texts.merged("operations"))
    yield from _of_game(texts)


def _own(texts: GameTexts) -> Iterator[Code]:
    """Yield the texts of a game alone."""
    yield from (("entry", verb) for verb in texts.entries)
    yield from (("field", name) for name in texts.fields)
    yield from (("label", code) for code in texts.labels)
    yield from (("choice", code) for code in texts.choices)
    yield from (("event", code) for code in texts.events)
    yield from (("operation", path) for path in texts.operations)
    yield from _of_game(texts)


def _of_game(texts: GameTexts) -> Iterator[Code]:
    yield from (("phase", word) for word in texts.phases)
    yield from (("preset", name) for name, text in texts.presets.items() if text.line)
    yield from (("source", name) for name, text in texts.sources.items() if text.about)
    for name, rule in texts.rules.items():
        yield from _rule_texts(name, rule)
    for preset in texts.presets:
        notes = (texts.house_choices.get(ALL_PRESETS, {}), texts.house_choices.get(preset, {}))
        yield from (("house choice", f"{preset}.{name}") for found in notes for name in found)
    yield from (
        ("figure", name) for name, text in texts.figures.items() if text.title and text.note
    )
    yield from (("policy", name.partition(":")[0]) for name in texts.policies)
    yield from (("warning", name) for name in texts.warnings)
    yield from (("contradiction of the rule", name) for name in texts.contradictions)
    for name, table in texts.tables.items():
        yield "table", name
        yield from (("column", f"{name}.{column}") for column in table.columns)


def _rule_texts(name: str, rule: RuleText) -> Iterator[Code]:
    if rule.title and rule.meaning:
        yield "rule", name
    yield from (("sentence", f"{name}.{code}") for code in rule.values)
