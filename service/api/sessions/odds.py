"""The endpoint of a session's odds: what its stakes are worth, and what its rules cost."""

import copy
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from flask import Response, jsonify
from marshmallow import Schema, fields, validate

from service.api.games.entry_schemas import any_of
from service.api.games.game_api import Fields
from service.api.games.odds_schemas import (
    FigureSchema,
    RulesOddsSchema,
    figures_view,
    rules_odds_view,
)
from service.api.guards.visibility import current_grant, own_name
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.errors import Malformed, WrongShape
from service.api.http.parsing import parsed_json
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.record_schemas import schema_of
from service.api.http.requests import session_at, view_response
from service.api.http.schemas import AsOfSchema
from service.application.ports.keyring import BOARD
from service.application.sessions.session import Session
from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.port.game import AnyGame
from service.domain.port.odds import LiveOdds, NoOdds
from service.domain.values.errors import BadRules
from service.domain.values.plain import plain

blp = Blueprint("odds", __name__, url_prefix="/v1", description="Exact odds")

_POLICY_MAX = 40
_NAME_MAX = 40
_OVERRIDES_MAX = 2_000
_PLAYERS_MAX = 100
_ALWAYS = frozenset({"edge"})
"""The member that every key sees."""


class OddsQuerySchema(AsOfSchema):
    """Which version, and which policy to show."""

    policy = fields.String(
        load_default=None,
        validate=validate.Length(1, _POLICY_MAX),
        metadata={"description": "Show this policy only, such as `take` or `ride:2`."},
    )


class SessionFiguresSchema(Schema):
    """What holds whatever the players do. Empty if nothing exact is known."""

    version = fields.Integer(required=True)
    figures = fields.List(fields.Nested(FigureSchema), required=True)


def _live_schema(game: AnyGame, live: LiveOdds) -> type[Schema]:
    """Return the schema of a table's odds. What not every key sees may be missing."""
    record = schema_of(game.name.capitalize(), live.record)
    members = copy.deepcopy(record._declared_fields)  # noqa: SLF001 - marshmallow has no other name
    for name, field in members.items():
        field.required = name in _ALWAYS
    about = {"__doc__": live.record.__doc__, "version": fields.Integer(required=True)}
    return type(record.__name__, (Schema,), {**about, **members})


_SHOWN = [
    *(_live_schema(game, game.odds.live) for game in GAMES.values() if game.odds.live is not None),
    SessionFiguresSchema,
]


_NO_JSON = "Not valid JSON, or a member is repeated."


class RulesOddsQuerySchema(Schema):
    """Rules as a session would choose them, and how many players sit."""

    game = fields.String(load_default=DEFAULT_GAME, validate=validate.OneOf(tuple(GAMES)))
    preset = fields.String(required=True, validate=validate.Length(1, _NAME_MAX))
    overrides = fields.String(
        load_default="{}",
        validate=validate.Length(max=_OVERRIDES_MAX),
        metadata={"description": "Other values of rules, as a JSON object."},
    )
    players = fields.Integer(
        load_default=None, validate=validate.Range(1, _PLAYERS_MAX), allow_none=True
    )


class OddsOfRulesSchema(RulesOddsSchema):
    """What some rules cost with so many ``players``."""

    players = fields.Integer(required=True)


@blp.route("/rules/odds")
@read_endpoint("What rules of your own cost, before a session opens with them.", by=BOOKKEEPERS)
@blp.arguments(RulesOddsQuerySchema, location="query")
@blp.response(200, OddsOfRulesSchema)
def show_rules_odds(query: Fields) -> Response:
    game = GAMES[query["game"]]
    if query["preset"] not in game.rules.presets:
        known = ", ".join(game.rules.presets)
        raise WrongShape({"query": {"preset": [f"No such preset. Use one of: {known}."]}})
    rules = _chosen_rules(game, query)
    players = query["players"] or game.odds.usual_players
    return jsonify(players=players, **rules_odds_view(game, rules, players))


def _chosen_rules(game: AnyGame, query: Fields) -> Any:
    """Return the rules that a query chooses. Raises ``WrongShape``."""
    try:
        return game.rules.chosen(query["preset"], _overrides(query["overrides"]))
    except BadRules as error:
        raise WrongShape({"query": {"overrides": error.errors}}) from error


def _overrides(text: str) -> Mapping[str, Any]:
    """Return the overrides of a query. Raises ``WrongShape``."""
    try:
        overrides = parsed_json(text.encode())
    except Malformed as error:
        raise WrongShape({"query": {"overrides": [_NO_JSON]}}) from error
    if not isinstance(overrides, dict):
        raise WrongShape({"query": {"overrides": ["Not a JSON object."]}})
    return overrides


@blp.route("/sessions/<uuid:session>/odds")
@read_endpoint("The exact odds of the table. A player sees the own stakes only.", tagged=True)
@blp.arguments(OddsQuerySchema, location="query")
@blp.response(200, any_of(_SHOWN))
def show_odds(query: Fields, session: UUID) -> Response:
    shown = session_at(str(session), query["as_of"])
    odds = odds_view(shown, query["policy"])
    return view_response(lambda: {"version": shown.version, **odds}, shown.version, shown.head)


def _players_of(shown: Session) -> int:
    """Return how many players the figures of a session are for."""
    odds, state = shown.game.odds, shown.state
    count = odds.players_of or (lambda seated: len(shown.game.summary(seated).players))
    return count(state) or odds.usual_players


def odds_view(shown: Session, policy: str | None) -> Fields:
    """Return the odds of a session that the key of the request may see. Raises ``WrongShape``."""
    live = shown.game.odds.live
    if live is None and policy is not None:
        raise _no_policy(f"{shown.game.title} has no policies.")
    if live is None:
        return {"figures": figures_view(shown.game, shown.state.rules, _players_of(shown))}
    try:
        odds = live.odds_of(shown.game.settled(shown.state), frozenset({policy} if policy else ()))
    except NoOdds as error:
        raise _no_policy(str(error)) from error
    visible: Fields = plain(dict(_visible(live, odds, shown)))
    return visible


def _no_policy(message: str) -> WrongShape:
    return WrongShape({"query": {"policy": [message]}})


def _visible(live: LiveOdds, odds: Any, shown: Session) -> Mapping[str, Any]:
    grant = current_grant()
    if grant.role == BOARD:
        return {"edge": odds.edge}
    own = own_name(grant, shown)
    return plain(odds) if own is None else live.for_player(odds, own)
