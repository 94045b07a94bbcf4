"""Settles the Poch: it goes to its winner, or the winners share it.

Source: S3 (see `docs/explanation/glic.md`).
"""

from service.domain.games.glic.events import Event, PochSettled
from service.domain.games.glic.state import State, betting_order, standing_bets
from service.domain.port.player_amount import equal_parts, sum_of


def owes_settlement(state: State) -> bool:
    """Return whether the Poch waits for its settlement."""
    return bool(state.winners)


def react(state: State) -> tuple[Event, ...]:
    """Return the settlement of a Poch that is won, or nothing."""
    if not state.winners:
        return ()
    winners = [name for name in betting_order(state) if name in state.winners]
    if state.rules.ties == "eldest":
        del winners[1:]
    bets = standing_bets(state)
    return (PochSettled(bets=bets, shares=equal_parts(sum_of(bets), winners)),)
