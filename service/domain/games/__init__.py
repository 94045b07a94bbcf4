"""The registry of all games. No other module names them."""

from service.domain.games import baccarat, basset, glic, lansquenet, tarot
from service.domain.port.game import AnyGame

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (basset.GAME, lansquenet.GAME, baccarat.GAME, glic.GAME, tarot.GAME)
}
"""By name. The tests add a game before other modules read them."""

DEFAULT_GAME = basset.GAME.name
"""The game of a session or a sheet that names none."""


def refusal_codes() -> tuple[str, ...]:
    """Return every code that a rule of any game may refuse with."""
    return tuple(dict.fromkeys(code for game in GAMES.values() for code in game.refusal_codes))
