"""Settles a hand: losers first, then winners in order, ties, and false draws.

Source: S4 (see `docs/explanation/baccarat.md`).
"""

from collections.abc import Iterable, Mapping

from service.domain.games.baccarat.cards import false_draws_in
from service.domain.games.baccarat.events import (
    Event,
    FalseDraw,
    Hand,
    HandDealt,
    HandSettled,
    Result,
    StakeSettled,
)
from service.domain.games.baccarat.order import (
    CoveredStake,
    covered_stakes,
    holder,
    next_in_rotation,
)
from service.domain.games.baccarat.state import State
from service.domain.port.player_amount import PlayerAmount

Results = Mapping[Hand, Result]


def owes_settlement(state: State) -> bool:
    """Return whether a hand waits for its settlement."""
    return state.unsettled is not None


def react(state: State) -> tuple[Event, ...]:
    """Return the settlement of the hand that still waits for one, or nothing."""
    dealt, banker = state.unsettled, state.banker
    if dealt is None:
        return ()
    assert banker is not None, "a hand has a banker"
    results: Results = {"right": dealt.right, "left": dealt.left}
    stakes = _settled(state, results)
    draws = _false_draws(state, dealt, stakes)
    ends = state.rules.bank_ends == "loss" and dealt.right == "punters"
    gain = sum(stake.lost - stake.paid for stake in stakes) + sum(draw.fine for draw in draws)
    return (
        HandSettled(
            right=dealt.right,
            left=dealt.left,
            banker=banker,
            bank=state.bank,
            stakes=stakes,
            false_draws=draws,
            ends_tenure=ends,
            to_banker=state.bank + gain if ends else 0,
            next_banker=next_in_rotation(state, banker) if ends else None,
        ),
    )


def _settled(state: State, results: Results) -> tuple[StakeSettled, ...]:
    """Return what becomes of each stake, in the order of cover."""
    stakes = covered_stakes(state)
    lost = {stake: _lost(state, stake) for stake in stakes if results[stake.hand] == "bank"}
    bank, settled = state.bank + sum(lost.values()), []
    for stake in stakes:
        plays = stake.covered if state.rules.excess == "declined" else stake.amount
        match results[stake.hand]:
            case "bank":
                part = _part(stake, home=stake.amount - lost[stake], lost=lost[stake])
            case "punters":
                paid = min(plays, bank)
                bank -= paid
                part = _part(stake, home=stake.amount, paid=paid)
            case _:
                part = _part(stake, home=stake.amount - plays, abides=plays)
        settled.append(part)
    return tuple(settled)


def _part(stake: CoveredStake, **amounts: int) -> StakeSettled:
    return StakeSettled(punter=stake.punter, hand=stake.hand, **amounts)


def _lost(state: State, stake: CoveredStake) -> int:
    """Return what a losing stake loses: the part that the bank covered, or by the rules all."""
    rules = state.rules
    loses_all = rules.excess == "paid_in_order" and rules.uncovered == "lost"
    return stake.amount if loses_all else stake.covered


def _false_draws(
    state: State, dealt: HandDealt, stakes: Iterable[StakeSettled]
) -> tuple[FalseDraw, ...]:
    """Return the false draws and what they cost, as far as each purse goes after the settlement."""
    purses = {name: player.purse for name, player in state.players.items()}
    for stake in stakes:
        purses[stake.punter] += stake.home + stake.paid
    draws = []
    for hand in false_draws_in(dealt):
        punter = holder(state, hand)
        if punter is None:
            continue
        fine = min(state.rules.fine, purses[punter]) if state.rules.false_draw == "fine" else 0
        purses[punter] -= fine
        paid = _losses_paid(state, stakes, hand, punter, purses)
        draws.append(FalseDraw(punter=punter, hand=hand, fine=fine, paid=paid))
    return tuple(draws)


def _losses_paid(
    state: State, stakes: Iterable[StakeSettled], hand: Hand, punter: str, purses: dict[str, int]
) -> tuple[PlayerAmount, ...]:
    """Take from ``purses`` what the player with a false draw pays for losses of the others."""
    if state.rules.false_draw != "liable":
        return ()
    paid = []
    for stake in stakes:
        amount = min(stake.lost, purses[punter])
        if stake.hand == hand and stake.punter != punter and amount:
            purses[punter] -= amount
            purses[stake.punter] += amount
            paid.append(PlayerAmount(punter=stake.punter, amount=amount))
    return tuple(paid)
