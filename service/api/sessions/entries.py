"""Endpoints of entries, one for each path. The body depends on the game of the session."""

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

from flask import Response

from service.api.games import GAME_APIS
from service.api.games.dispatch import resource_at
from service.api.games.entry_forms import entry_body
from service.api.games.entry_schemas import Resource, session_resources
from service.api.http.blueprint import Blueprint, write_endpoint
from service.api.http.openapi_responses import OPENED
from service.api.http.parsing import json_body, json_request, load
from service.api.http.requests import application, meta_of_request, respond
from service.api.http.schemas import RecordedSchema
from service.domain.games import DEFAULT_GAME
from service.domain.port.entries import command_of
from service.domain.session.payments import PAYMENT
from service.domain.session.player_renaming import RENAMING

ENTRIES = "entries"
blp = Blueprint(ENTRIES, __name__, url_prefix="/v1", description="What happens at a table")
own_blps = tuple(
    Blueprint(
        name,
        __name__,
        url_prefix="/v1",
        description=f"Entries of {api.game.title} that no game before it has",
    )
    for name, api in GAME_APIS.items()
    if name != DEFAULT_GAME
)
"""One for each other game."""

_BY_NAME = {found.name: found for found in (blp, *own_blps)}

ENDPOINTS: dict[str, str] = {}
"""The endpoint of each entry, by its path."""


def _entry_route(blp: Blueprint, path: str, resources: Sequence[Resource]) -> None:
    """Add the endpoint of a path, whose body depends on the session's game."""
    waits = any(resource.waits for resource in resources)
    kinds = [kind for resource in resources for kind in resource.kinds.values()]
    schemas = [schema for resource in resources for schema in resource.schemas.values()]
    summary = " ".join(dict.fromkeys(type(schema).__doc__ or "" for schema in schemas))
    name = f"enter_{path.replace('-', '_')}"
    ENDPOINTS[path] = f"{blp.name}.{name}"
    # A body that could only have optional fields may be left out.
    optional = not any(kind.fields or kind.selector for kind in kinds)
    waiting = " A worker settles it; `Prefer: wait=SECONDS` waits for that." if waits else ""

    @blp.route(
        f"/sessions/<uuid:session>/{path}",
        methods=["POST"],
        endpoint=name,
    )
    @write_endpoint(summary + waiting, waits=waits, _404="unknown_session, not_in_this_game")
    @blp.doc(requestBody=json_request(entry_body(resources), optional=optional))
    @blp.response(201, RecordedSchema, description="What was recorded.")
    @_may_owe(blp, waits=waits)
    def enter(session: UUID) -> Response:
        body = json_body(optional=optional)
        kind, values = load(resource_at(str(session), path), body)
        meta = meta_of_request(body, values.pop("occurred_at"))
        return respond(application().recorder.enter(str(session), command_of(kind, values), meta))


def _may_owe(blp: Blueprint, *, waits: bool) -> Any:
    if not waits:
        return lambda view: view
    return blp.alt_response(
        202,
        schema=RecordedSchema,
        description="Recorded; a worker settles it. Read `Location` until `settled` is true.",
        headers=OPENED,
        success=True,
    )


def _of_every_session() -> dict[str, Resource]:
    """Return the endpoints of entries that no game declares, by path."""
    return {kind.path: session_resources()[kind.verb] for kind in (RENAMING, PAYMENT)}


def _paths_in_order() -> Iterator[tuple[str, str]]:
    """Yield the path of each entry, with the name of its blueprint.

    The entries of the default game and those of every session come first. A payment follows the
    closing. Then each other game has the entries that no game before it has.
    """
    default = GAME_APIS[DEFAULT_GAME]
    first, closing = dict.fromkeys(default.resources), default.game.closing.path
    yield from ((path, ENTRIES) for path in first if path != closing)
    yield from ((path, ENTRIES) for path in (RENAMING.path, closing, PAYMENT.path))
    yielded = set(first)
    for name, api in GAME_APIS.items():
        yield from ((path, name) for path in api.resources if path not in yielded)
        yielded |= api.resources.keys()


def _resources_at(path: str) -> list[Resource]:
    """Return the endpoint of a path in each game that has it."""
    shared = _of_every_session()
    if path in shared:
        return [shared[path]]
    return [api.resources[path] for api in GAME_APIS.values() if path in api.resources]


for _path, _name in _paths_in_order():
    _entry_route(_BY_NAME[_name], _path, _resources_at(_path))
