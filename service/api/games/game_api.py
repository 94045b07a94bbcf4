"""A game's part of the API, made from its declarations."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema, fields, validate

from service.api.games.entry_schemas import Resource, resources_of, session_resources
from service.api.games.opening_schemas import opening_schema
from service.api.games.view_schemas import session_view_schema
from service.api.http.fields import Timestamp
from service.api.http.record_schemas import schema_of
from service.domain.port.game import AnyGame
from service.domain.session.session_entries import entries_by_verb

Fields = dict[str, Any]


@dataclass(frozen=True, slots=True)
class GameApi:
    """The schemas of one game, and its endpoints by path. ``shared`` are every session's entries.

    ``view`` is the schema of a session, ``history`` of a page of one player's history.
    """

    game: AnyGame
    opening: Schema
    resources: Mapping[str, Resource]
    view: type[Schema]
    history: type[Schema]
    shared: Mapping[str, Resource]

    @property
    def verbs(self) -> tuple[str, ...]:
        """The kinds of entries that a batch may have."""
        return (*(kind.verb for kind in self.game.entries), *self.shared)

    def resource_of(self, verb: str) -> Resource | None:
        """Return the endpoint that takes entries of that verb."""
        if verb in self.shared:
            return self.shared[verb]
        kind = entries_by_verb(self.game).get(verb)
        return self.resources[kind.path] if kind else None


def game_api(game: AnyGame) -> GameApi:
    """Return the part of the API that ``game`` declares."""
    prefix = game.name.capitalize()
    return GameApi(
        game=game,
        opening=opening_schema(game)(),
        resources=resources_of(game),
        view=session_view_schema(game),
        history=_history_schema(prefix, game),
        shared=session_resources(),
    )


class HistoryLineSchema(Schema):
    """The part of an event that concerns one player; ``data`` has the members of that part."""

    version = fields.Integer(required=True)
    entry = fields.String(required=True)
    at = Timestamp(required=True)
    occurred_at = Timestamp(required=True, allow_none=True)
    type = fields.String(required=True)
    data = fields.Dict(required=True)


def _history_schema(prefix: str, game: AnyGame) -> type[Schema]:
    """Return the schema of a page, newest first; ``next`` is the version to continue after."""
    line = type(f"{prefix}HistoryLineSchema", (HistoryLineSchema,), _draw_member(prefix, game))
    members: dict[str, Any] = {
        "game": fields.String(required=True, validate=validate.OneOf((game.name,))),
        "history": fields.List(fields.Nested(line), required=True),
        "next": fields.Integer(required=True, allow_none=True),
    }
    return Schema.from_dict(members, name=f"{prefix}HistoryPageSchema")


def _draw_member(prefix: str, game: AnyGame) -> dict[str, Any]:
    """Return the field of the draw that a line settles; nothing in a game without draws."""
    if game.draw_type is None:
        return {}
    draw = schema_of(prefix, game.draw_type)
    return {"draw": fields.Nested(draw, required=True, allow_none=True)}
