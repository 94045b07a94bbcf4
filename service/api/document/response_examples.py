"""Examples of responses in the OpenAPI document: what the examples of requests got, recorded.

`python -m tests.api.response_examples` writes the file again, and a test compares it with a run.
"""

import json
from pathlib import Path
from typing import Any

from service.api.games.rules_schemas import rules_view
from service.domain.games import GAMES
from service.domain.port.game import AnyGame

Json = dict[str, Any]

RULES, MEANINGS, PRESET = "$rules", "$meanings", "$preset"
"""In the file, in place of all rules of a game, so that a new rule does not change the file."""

RECORDED = Path(__file__).parent / "response_examples.json"
"""The responses by operation id and status, such as ``renameSession 201``.

For an operation in ``BY_EXAMPLE``, the name of the request's example follows.
"""

BY_EXAMPLE = frozenset({"openSession", "enterBatch"})
"""Operations whose examples are of several games; each has a response of its own."""


def recorded_responses() -> Json:
    """Return the recorded responses."""
    recorded: Json = _with_rules(json.loads(RECORDED.read_text(encoding="utf-8")))
    return recorded


def _with_rules(part: Any) -> Any:
    """Return a part of the file with the rules that it leaves out."""
    match part:
        case {"$rules": {"game": game, "preset": preset, "overrides": overrides}}:
            rules = GAMES[game].rules
            return rules.plain(rules.chosen(preset, overrides))
        case {"$meanings": {"game": game}}:
            return rules_view(GAMES[game])["fields"]
        case {"$preset": {"game": game, "preset": name}}:
            presets = rules_view(GAMES[game])["presets"]
            return next(preset["rules"] for preset in presets if preset["name"] == name)
        case dict():
            return {name: _with_rules(value) for name, value in part.items()}
        case list():
            return [_with_rules(value) for value in part]
    return part


def without_rules(part: Any) -> Any:
    """Return a part of a response as the file has it: the inverse."""
    if isinstance(part, list):
        return [without_rules(value) for value in part]
    if not isinstance(part, dict):
        return part
    for game in GAMES.values():
        if part.keys() == game.rules.fields.keys():
            return _rules_in_file(game, part)
    return {name: without_rules(value) for name, value in part.items()}


def _rules_in_file(game: AnyGame, rules: Json) -> Json:
    view = rules_view(game)
    if rules == view["fields"]:
        return {MEANINGS: {"game": game.name}}
    for preset in view["presets"]:
        if rules == preset["rules"]:
            return {PRESET: {"game": game.name, "preset": preset["name"]}}
    overrides = {
        name: {n: value for n, value in rules.items() if value != values[n]}
        for name, preset in game.rules.presets.items()
        for values in [game.rules.plain(preset.rules)]
    }
    nearest = min(overrides, key=lambda name: len(overrides[name]))
    named = {"game": game.name, "preset": nearest, "overrides": overrides[nearest]}
    return {RULES: named}


def add_response_examples(document: Json) -> None:
    """Add a recorded response to each operation that has one in JSON or in text."""
    recorded = recorded_responses()
    for item in document["paths"].values():
        for operation in (part for part in item.values() if isinstance(part, dict)):
            for status, response in operation["responses"].items():
                found = f"{operation['operationId']} {status}"
                for content in response.get("content", {}).values():
                    if found in recorded:
                        content["example"] = recorded[found]
                    elif named := _named(recorded, f"{found} "):
                        content["examples"] = named


def _named(recorded: Json, start: str) -> Json:
    """Return the responses whose names begin with ``start``, by the example of the request."""
    return {
        (example := name.removeprefix(start)): {"summary": example, "value": each}
        for name, each in recorded.items()
        if name.startswith(start)
    }
