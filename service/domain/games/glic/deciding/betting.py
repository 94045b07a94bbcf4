"""What a Glic table allows of bets: checks that ``decide`` and the offers share."""

from service.domain.games.glic.deciding.checks import check_dealt, check_in_hand
from service.domain.games.glic.state import (
    BETTING,
    CLAIMING,
    SHOWING,
    State,
    contenders,
    owed,
)
from service.domain.port.limits import Limit, above_maximum, below_minimum, check_amount
from service.domain.session.seats import check_purse, purse_limit
from service.domain.values.errors import Refused


def check_turn(state: State, name: str | None = None) -> None:
    """Check that a player may bet, see, pass or fold now."""
    check_in_hand(state, name)
    if name in state.folded and state.stage == BETTING:
        raise Refused("not_in_hand", f"{name} has folded.", punter=name, folded=True)
    _check_betting(state)
    if name is not None and name != state.turn:
        raise Refused("not_in_turn", f"It is {state.turn}'s turn.", punter=name, turn=state.turn)


def _check_betting(state: State) -> None:
    if state.stage not in {CLAIMING, BETTING}:
        raise Refused("betting_closed", "The betting has stopped.")


def check_bet(state: State, name: str | None = None, amount: int | None = None) -> None:
    """Check a bet of ``amount`` above what the player owes."""
    check_turn(state, name)
    if name is not None and amount is not None:
        check_amount(amount, bet_limits(state, name))


def bet_limits(state: State, name: str) -> tuple[Limit, ...]:
    """Return the limits of what a player may bet above what they owe."""
    rules, owes = state.rules, owed(state, name)
    least = rules.min_bet * rules.piece
    most = rules.bet_limit and rules.bet_limit * rules.piece
    return (
        Limit(below_minimum(least), least=least),
        Limit(above_maximum(most), most=most, held=state.bets.get(name, 0) + owes),
        purse_limit(state.players[name])._replace(held=owes),
    )


def check_see(state: State, name: str | None = None) -> None:
    """Check that a player may put in what they owe."""
    check_owing(state, name)
    if name is not None:
        check_purse(state.players[name], owed(state, name))


def check_owing(state: State, name: str | None = None) -> None:
    """Check that a player in turn owes something, so that they may see or fold."""
    check_turn(state, name)
    if name is not None and not owed(state, name):
        raise Refused("nothing_to_answer", f"{name} owes nothing to the Poch.", punter=name)


def check_pass_all(state: State) -> None:
    """Check that the players may pass until the betting stops."""
    check_dealt(state)
    _check_betting(state)


def check_best(state: State, *names: str) -> None:
    """Check the players with the best hand."""
    check_in_hand(state, *names)
    if state.stage != SHOWING:
        raise Refused("nothing_to_answer", "No hands are to be compared now.")
    for name in names:
        if name not in contenders(state):
            message = f"{name} cannot win the Poch."
            raise Refused("no_such_stake", message, punter=name)
