"""Settles a game after its last round: the pot goes to the highest score.

Source: S3 (see `docs/explanation/tarot.md`).
"""

from service.domain.games.tarot.events import Event, GameSettled
from service.domain.games.tarot.state import State, best_players
from service.domain.port.entries import PlayerCount
from service.domain.port.player_amount import PlayerAmount, equal_parts, sum_of


def owes_settlement(state: State) -> bool:
    """Return whether a game waits for its settlement."""
    return state.unsettled is not None


def react(state: State) -> tuple[Event, ...]:
    """Return the settlement of the game whose last round is counted, or nothing."""
    if state.unsettled is None:
        return ()
    best = best_players(state)
    winners = best if len(best) == 1 or state.rules.tie == "split" else []
    shares = _shares(state, winners)
    return (
        GameSettled(
            scores=tuple(PlayerCount(punter=n, count=p.score) for n, p in state.players.items()),
            winners=tuple(winners),
            shares=shares,
            kept=state.pot - sum_of(shares),
        ),
    )


def _shares(state: State, winners: list[str]) -> tuple[PlayerAmount, ...]:
    """Return what each winner gets; the odd coins go by seats, or stay in the pot."""
    shared = state.pot
    if winners and state.rules.odd_coin == "pot":
        shared -= shared % len(winners)
    return equal_parts(shared, winners)
