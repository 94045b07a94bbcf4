"""The API of every game."""

from collections.abc import Mapping

from service.api.games.game_api import GameApi, game_api
from service.domain.games import GAMES

GAME_APIS: Mapping[str, GameApi] = {name: game_api(game) for name, game in GAMES.items()}
