"""The registry of all games. No other module names them."""

from collections.abc import Mapping

from service.domain.games import basset, lansquenet
from service.domain.port.game import AnyGame

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (basset.GAME, lansquenet.GAME)}

DEFAULT_GAME = basset.GAME.name
"""The game of a session or a sheet that names none."""

REFUSAL_CODES = tuple(dict.fromkeys(code for game in GAMES.values() for code in game.refusal_codes))
"""Every code that a rule of any game may refuse with."""
