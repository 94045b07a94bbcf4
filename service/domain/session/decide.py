"""Decides entries: those of every session here, all others by the game."""

from typing import Any

from service.domain.port.game import AnyGame
from service.domain.session.payments import MakePayment, decide_payment
from service.domain.session.player_renaming import RenamePlayer, decide_renaming
from service.domain.session.rulings import MakeRuling, decide_ruling


def decide(game: AnyGame, state: Any, command: Any) -> tuple[Any, ...]:
    """Return the events of an entry of the game or of the session. Raises: ``Refused``."""
    if isinstance(command, MakeRuling):
        return (decide_ruling(game.summary(state), command),)
    if isinstance(command, RenamePlayer):
        return (decide_renaming(game.summary(state), game.balances(state), command),)
    if isinstance(command, MakePayment):
        return (decide_payment(game.summary(state), command),)
    return game.decide(state, command)
