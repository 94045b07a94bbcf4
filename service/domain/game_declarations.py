"""What the games declare, as data for the web app: entries, rules, and the members of views."""

import dataclasses
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from service.domain.entry_reference import entries_as_json
from service.domain.port.entries import FieldType
from service.domain.port.game import AnyGame
from service.domain.port.rules_table import (
    Amount,
    Choice,
    Either,
    Flag,
    Holds,
    RuleField,
    Whole,
    WholeList,
)

Json = dict[str, Any]


def games_as_json(games: Iterable[AnyGame]) -> dict[str, Json]:
    """Return the declarations of every game in plain values, by the game's name.

    ``events`` are by type, as the API writes it. ``view`` has the members of a session's view.
    """
    return {game.name: _game_as_json(game) for game in games}


def _game_as_json(game: AnyGame) -> Json:
    return {
        "title": game.title,
        "entries": entries_as_json([game])[game.name],
        "rules": {name: rule_as_json(field) for name, field in game.rules.fields.items()},
        "events": {_unversioned(name): members(event) for name, event in game.events.items()},
        "view": members(game.view_type),
    }


def _unversioned(stored_name: str) -> str:
    """Return the type of an event without its version."""
    return stored_name.rpartition(".")[0]


def rule_as_json(field: RuleField) -> Json:
    """Return the meaning of a rule field and what it may hold.

    ``optional``: it may hold none. ``least`` and ``most`` limit a number, or each of a list.
    """
    return {"meaning": field.meaning, "optional": False, **_holds_as_json(field.holds)}


def _holds_as_json(holds: Holds) -> Json:
    match holds:
        case Amount():
            return {"type": "amount", **_limits(holds)}
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


def members(cls: type) -> list[Json]:
    """Return name, label and type of the members of a dataclass, in their order.

    ``label`` is missing where the name is the label. ``list``: the value is a list of that type.
    ``by_key``: it maps words to values of that type. The rules are left out: a record of their own.
    """
    hints = get_type_hints(cls)
    return [
        {"name": part.name, **_typed(hints[part.name]), **_marked(part.metadata)}
        for part in dataclasses.fields(cls)
        if part.name != "rules"
    ]


def _marked(metadata: Mapping[str, Any]) -> Json:
    """Return what a member's metadata says in place of its name and its annotation."""
    marked = {name: value for name, value in metadata.items() if value}
    return {**marked, "list": False} if marked.get("type") is FieldType.CARDS else marked


def _typed(hint: Any) -> Json:
    origin, parts = get_origin(hint), get_args(hint)
    if dataclasses.is_dataclass(hint):
        return {"type": "record", "members": members(hint)}  # type: ignore[arg-type]
    if origin is Literal:
        return {"type": "choice"}
    if origin is tuple:
        return {**_typed(parts[0]), "list": True}
    if origin in {Union, UnionType}:
        return _typed(next(part for part in parts if part is not NoneType))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {**_typed(parts[1]), "by_key": True}
    return {"type": _PLAIN_TYPES[hint]}


_PLAIN_TYPES: Mapping[Any, str] = {int: "amount", str: "text", bool: "flag"}
