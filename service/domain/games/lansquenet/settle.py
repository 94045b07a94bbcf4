"""Settles a hand: the wager and all covers together.

Source: S3 (see `docs/explanation/lansquenet.md`).
"""

from service.domain.games.lansquenet.events import CoverSettled, Event, HandSettled
from service.domain.games.lansquenet.state import State, next_with_money


def owes_settlement(state: State) -> bool:
    """Return whether a hand waits for its settlement."""
    return state.unsettled is not None


def react(state: State) -> tuple[Event, ...]:
    """Return the settlement of the hand that still waits for one, or nothing."""
    hand = state.unsettled
    if hand is None:
        return ()
    assert state.banker is not None, "a hand has a banker"
    lost = hand.outcome == "right"
    covers = tuple(_cover(name, amount, lost=lost) for name, amount in state.covers.items())
    stays = state.rules.winnings == "stay" and not lost
    rest = state.wager + sum(cover.lost - cover.paid for cover in covers)
    selling = lost and state.rules.next_banker == "auction"
    return (
        HandSettled(
            outcome=hand.outcome,
            banker=state.banker,
            covers=covers,
            to_banker=0 if stays else rest,
            next_banker=_successor(state, state.banker) if lost and not selling else state.banker,
            selling=selling,
        ),
    )


def _cover(punter: str, amount: int, *, lost: bool) -> CoverSettled:
    """Return a cover's settlement: if the banker lost, it is returned with as much again."""
    if lost:
        return CoverSettled(punter=punter, home=amount, paid=amount)
    return CoverSettled(punter=punter, lost=amount)


def _successor(state: State, banker: str) -> str:
    """Return the next player with money after the covers are paid."""
    with_money = {name for name, player in state.players.items() if player.purse}
    return next_with_money(state, banker, with_money | state.covers.keys())
