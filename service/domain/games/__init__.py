"""The games of the house; the one place that names them all."""

from service.domain.game import Game
from service.domain.games import basset

GAMES: dict[str, Game] = {game.name: game for game in (basset.GAME,)}
