"""Finds the endpoints of a session's game."""

from service.api.games import GAME_APIS
from service.api.games.entry_schemas import Resource
from service.api.games.game_api import GameApi
from service.api.http.errors import NotInThisGame
from service.api.http.requests import application


def api_of(session: str) -> GameApi:
    """Return the API of the session's game. Raises: ``UnknownSession``."""
    return GAME_APIS[application().sessions.game(session).name]


def resource_at(session: str, path: str) -> Resource:
    """Return the endpoint of a path in the session's game.

    Raises: ``UnknownSession``, ``NotInThisGame``.
    """
    api = api_of(session)
    shared = {resource.path: resource for resource in api.shared.values()}
    if path in shared:
        return shared[path]
    if path not in api.resources:
        raise NotInThisGame(path, api.game.title)
    return api.resources[path]
