"""Settles shown hands, the best hand, and the last round of a game."""

from service.domain.port.player_amount import PlayerAmount, equal_parts
from tests.factories.invented import events as e
from tests.factories.invented.state import State, best_of

Amounts = tuple[PlayerAmount, ...]


def owes_settlement(state: State) -> bool:
    """Return whether a result waits for its settlement."""
    return state.unsettled is not None


def react(state: State) -> tuple[e.Event, ...]:
    """Return the settlement that is due, or nothing."""
    match state.unsettled:
        case e.HandsShown(left=left):
            return (_of_hands(state, left),)
        case e.BestNamed(punters=punters):
            won = equal_parts(sum(state.bets.values()), punters)
            return (e.BetsSettled(home=(), lost=_bets(state), won=won),)
        case e.RoundCounted():
            won = equal_parts(state.pools["pot"], best_of(state))
            kept = state.pools["pot"] - sum(part.amount for part in won)
            return (e.GameSettled(won=won, kept=kept),)
    return ()


def _of_hands(state: State, left: tuple[str, ...]) -> e.BetsSettled:
    """Return the settlement of shown hands: an ace brings bets home, another card loses them."""
    if left[0].startswith("A"):
        return e.BetsSettled(home=_bets(state), lost=(), won=())
    return e.BetsSettled(home=(), lost=_bets(state), won=())


def _bets(state: State) -> Amounts:
    return tuple(PlayerAmount(punter=n, amount=amount) for n, amount in state.bets.items())
