"""Exact odds in the API: figures of a game, and what the rules of a preset cost."""

from typing import Any

from marshmallow import Schema, fields

from service.domain.odds_texts import warning_text
from service.domain.port.game import AnyGame


class FigureSchema(Schema):
    """An exact figure: a probability or a share of a stake, as a fraction in lowest terms."""

    name = fields.String(required=True)
    value = fields.String(required=True)
    note = fields.String(required=True)


class EdgeWarningSchema(Schema):
    """A warning that the rules pay the players.

    ``gain`` is what the ``policy`` gains of a stake, as a fraction. ``mended_by`` has the values of
    rules with which no policy gains; empty if no change is known. ``text`` says all of it.
    """

    policy = fields.String(required=True)
    gain = fields.String(required=True)
    mended_by = fields.Dict(keys=fields.String(), required=True)
    text = fields.String(required=True)


class RulesOddsSchema(Schema):
    """What rules cost: the edge of a plain stake by policy, a warning, and exact figures."""

    edge = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    warning = fields.Nested(EdgeWarningSchema, required=True, allow_none=True)
    figures = fields.List(fields.Nested(FigureSchema), required=True)


def rules_odds_view(game: AnyGame, rules: Any, players: int) -> dict[str, Any]:
    """Return what rules cost with so many players."""
    edge = game.odds.edge(rules, players) if game.odds.edge else {}
    return {
        "edge": {name: str(gain) for name, gain in edge.items()},
        "warning": _warning_view(game, rules, players),
        "figures": figures_view(game, rules, players),
    }


def figures_view(game: AnyGame, rules: Any, players: int) -> list[dict[str, str]]:
    """Return the exact figures of a game under some rules."""
    return [
        {
            "name": figure.name,
            "value": str(figure.value),
            "note": game.english.figure(figure.name).note_of(figure.value),
        }
        for figure in game.odds.figures(rules, players)
    ]


def _warning_view(game: AnyGame, rules: Any, players: int) -> dict[str, Any] | None:
    found = game.odds.warning(rules, players) if game.odds.warning else None
    if found is None:
        return None
    return {
        "policy": found.policy,
        "gain": str(found.gain),
        "mended_by": dict(found.mended_by),
        "text": warning_text(game.english, found),
    }
