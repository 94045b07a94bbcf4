"""What each game adds to the API: how a session opens, its entries, and how a table looks."""

from service.api.games import basset
from service.api.games.game_api import GameApi

GAME_APIS: dict[str, GameApi] = {api.game.name: api for api in (basset.API,)}

DEFAULT_GAME = basset.API.game.name
"""The game of a session that names none."""
