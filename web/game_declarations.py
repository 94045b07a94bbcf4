"""What the games declare, as data for the web app: entries, rules, and the members of views."""

import dataclasses
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from service.domain.entry_reference import entries_as_json
from service.domain.port.entries import FieldType
from service.domain.port.game import AnyGame
from service.domain.port.game_texts import DeclarationTexts, GameTexts
from service.domain.port.rules_table import (
    Amount,
    Choice,
    Either,
    Flag,
    Holds,
    Whole,
    WholeList,
)
from service.domain.values.plain import plain

Json = dict[str, Any]


def games_as_json(games: Iterable[AnyGame]) -> dict[str, Json]:
    """Return the declarations of every game in plain values, by the game's name.

    ``events`` are by type, as the API writes it. ``view`` has the members of a session's view.
    ``opening`` has the game's own fields in the body that opens a session, by their paths there.
    ``refusals`` are those that are about a field, by code.
    """
    return {game.name: _game_as_json(game) for game in games}


def _game_as_json(game: AnyGame) -> Json:
    return {
        "entries": entries_as_json([game])[game.name],
        "rules": {name: rule_as_json(holds) for name, holds in game.rules.fields.items()},
        "events": {
            _unversioned(name): members(event, game.english) for name, event in game.events.items()
        },
        "view": members(game.view_type, game.english),
        "opening": [
            {"path": list(opening.path), **plain(opening.field)}
            for opening in game.opening_fields
            if opening.path
        ],
        "seat_limit": plain(game.seat_limit),
        "has_bank": game.has_bank,
        "refusals": {
            refusal.code: {"about": list(refusal.about)}
            for refusal in game.refusals
            if refusal.about
        },
    }


def _unversioned(stored_name: str) -> str:
    """Return the type of an event without its version."""
    return stored_name.rpartition(".")[0]


def rule_as_json(holds: Holds) -> Json:
    """Return what a field of the rules may hold.

    ``optional``: it may hold none. ``least`` and ``most`` limit a number, or each of a list.
    ``usual`` are the amounts, by currency, that a form proposes instead of the preset's.
    """
    return {"optional": False, **_holds_as_json(holds)}


def _holds_as_json(holds: Holds) -> Json:
    match holds:
        case Amount(usual=usual):
            proposed = {"usual": dict(usual)} if usual else {}
            return {"type": "amount", **_limits(holds), **proposed}
        case Whole():
            return {"type": "number", **_limits(holds)}
        case Choice(words=words):
            return {"type": "choice", "choices": list(words)}
        case Flag():
            return {"type": "flag"}
        case WholeList(item=item, longest=longest):
            return {"type": "numbers", **_limits(item), "longest": longest}
        case Either(whole=whole, choice=choice):
            return {"type": "number_or_word", **_limits(whole), "choices": list(choice.words)}
    return {**_holds_as_json(holds.holds), "optional": True}


def _limits(whole: Whole) -> Json:
    return {"least": whole.least, "most": whole.most}


def members(cls: type, texts: DeclarationTexts) -> list[Json]:
    """Return name and type of the members of a dataclass, in their order.

    ``label``: the code of the label, if the member has another one than elsewhere. ``list``: the
    value is a list of that type. ``by_key``: it maps words to values of that type. The rules are
    left out: a record of their own.
    """
    hints = get_type_hints(cls)
    return [
        {"name": part.name, **_label(cls, part.name, texts), **_member_type(part, hints, texts)}
        for part in dataclasses.fields(cls)
        if part.name != "rules"
    ]


def _label(cls: type, name: str, texts: DeclarationTexts) -> Json:
    code = f"{cls.__name__}.{name}"
    return {"label": code} if code in texts.merged("labels") else {}


def _member_type(
    part: dataclasses.Field[Any], hints: Mapping[str, Any], texts: DeclarationTexts
) -> Json:
    """Return the type of a member: what its metadata says, or else its annotation."""
    by_hint = _typed(hints[part.name], texts)
    if "type" not in part.metadata:
        return by_hint
    marked = part.metadata["type"]
    return {**by_hint, "type": marked, **({"list": False} if marked is FieldType.CARDS else {})}


def _typed(hint: Any, texts: DeclarationTexts) -> Json:
    origin, parts = get_origin(hint), get_args(hint)
    if dataclasses.is_dataclass(hint):
        return {"type": "record", "members": members(hint, texts)}  # type: ignore[arg-type]
    if origin is Literal:
        return {"type": "choice", "choices": list(parts)}
    if origin is tuple:
        return {**_typed(parts[0], texts), "list": True}
    if origin in {Union, UnionType}:
        return _typed(next(part for part in parts if part is not NoneType), texts)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {**_typed(parts[1], texts), "by_key": True}
    return {"type": _PLAIN_TYPES[hint]}


_PLAIN_TYPES: Mapping[Any, str] = {int: "amount", str: "text", bool: "flag"}


def texts_as_json(texts: GameTexts) -> Json:
    """Return the texts that screens of a game show immediately."""
    kinds = {name: texts.merged(name) for name in ("labels", "choices", "events")}
    return {
        "title": texts.title,
        "phases": dict(texts.phases),
        "pools": dict(texts.pools),
        "figures": plain(dict(texts.figures)),
        "policies": dict(texts.policies),
        "warnings": dict(texts.warnings),
        "presets": plain(texts.presets),
        "sources": {name: source.title for name, source in texts.sources.items()},
        "rules": {
            name: {"title": rule.title, "values": dict(rule.values)}
            for name, rule in texts.rules.items()
        },
        "entries": plain(texts.merged("entries")),
        "wanted": {n: text.wanted for n, text in texts.merged("fields").items() if text.wanted},
        **kinds,
    }


def notes_as_json(texts: GameTexts) -> Json:
    """Return the explanations that screens of a game show when they are opened."""
    return {
        "house_choices": plain(texts.house_choices),
        "no_source": texts.reason_without_source,
        "contradictions": dict(texts.contradictions),
        "tables": plain(texts.tables),
        "cells": dict(texts.cells),
        "questions": dict(texts.questions),
        "sums": plain(texts.sums),
    }


def advice_as_json(texts: DeclarationTexts) -> Json:
    """Return the advice of refusals by code. Screens show nothing else of them."""
    return {
        code: {"advice": text.advice, "variants": dict(text.variants)}
        for code, text in texts.refusals.items()
    }
