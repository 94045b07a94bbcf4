"""Finds the endpoints of a session's game."""

from service.api.games import GAME_APIS
from service.api.games.entry_schemas import Resource, session_paths
from service.api.games.game_api import GameApi
from service.api.http.errors import NotInThisGame
from service.api.http.requests import application
from service.application.application import Application


def api_of(session: str, services: Application | None = None) -> GameApi:
    """Return the API of the session's game. Raises: ``UnknownSession``."""
    return GAME_APIS[(services or application()).sessions.game(session).name]


def resource_at(session: str, path: str, services: Application | None = None) -> Resource:
    """Return the endpoint of a path in the session's game.

    Outside Flask, give the ``services``. Raises: ``UnknownSession``, ``NotInThisGame``.
    """
    api = api_of(session, services)
    found = session_paths().get(path) or api.resources.get(path)
    if found is None:
        raise NotInThisGame(path, api.game.title)
    return found
