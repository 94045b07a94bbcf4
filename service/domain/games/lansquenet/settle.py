"""What a hand does to the wager and its covers: settled as a whole.

Source: S3, as `docs/explanation/lansquenet.md` reads it.
"""

from service.domain.games.lansquenet.cards import outcome_of
from service.domain.games.lansquenet.events import Event, HandSettled
from service.domain.games.lansquenet.state import State, line_after, standing_covers


def owes_settlement(state: State) -> bool:
    """Say whether a hand waits for its settlement."""
    return state.unsettled is not None


def react(state: State) -> tuple[Event, ...]:
    """Return the settlement of the hand that still waits for one, or nothing."""
    hand = state.unsettled
    if hand is None:
        return ()
    assert state.banker is not None, "a hand has a banker"
    outcome = hand.outcome or outcome_of(hand.cards, state.rules.match)
    covered = sum(state.covers.values())
    lost = outcome == "right"
    stays = state.rules.winnings == "stay" and not lost
    selling = lost and state.rules.next_banker == "auction"
    return (
        HandSettled(
            outcome=outcome,
            banker=state.banker,
            covers=standing_covers(state),
            to_banker=0 if stays else state.wager + (-covered if lost else covered),
            next_banker=_successor(state, state.banker) if lost and not selling else state.banker,
            selling=selling,
        ),
    )


def _successor(state: State, banker: str) -> str:
    """Return the next in line whose purse is not empty once the covers are paid."""
    solvent = {name for name, player in state.players.items() if player.purse} | set(state.covers)
    return next((name for name in line_after(state, banker) if name in solvent), banker)
