"""What a Baccarat table allows around its bank: checks that ``decide`` and the offers share.

A check takes the values of an entry in their order; those that are missing are not checked, and an
empty word is left out. It checks in the order of ``REFUSALS``.
"""

from service.domain.games.baccarat.events import Hand
from service.domain.games.baccarat.order import emptier_side, places_left
from service.domain.games.baccarat.state import (
    State,
    is_broken,
    is_bystander,
    standing_stakes,
    total_staked,
)
from service.domain.port.limits import Limit, check_amount
from service.domain.session.seats import check_name_free, check_purse, player_at, purse_limit
from service.domain.values.errors import Refused


def check_open(state: State) -> None:
    """Refuse ``session_closed``."""
    if state.closed:
        raise Refused("session_closed", "The session is closed.")


def check_seat(
    state: State, name: str | None = None, _purse: int | None = None, where: str | None = None
) -> None:
    """Check that a player may sit down. A bystander needs no place."""
    if name is not None:
        check_name_free(state.players, name)
    if where is None or where.startswith("standing"):
        return
    if places_left(state, side_named(state, where)) == 0:
        raise Refused("table_full", "Every place is taken.", seats=state.rules.seats)


def side_named(state: State, where: str) -> Hand:
    """Return the side of a place; without one, the side with fewer players."""
    if state.rules.sides == 1:
        return "right"
    named: tuple[Hand, ...] = ("right", "left")
    return next((hand for hand in named if where.endswith(hand)), emptier_side(state))


def check_bank(state: State, name: str | None = None, amount: int | None = None) -> None:
    """Check that a player may put up the bank."""
    _check_may_bank(state, name)
    if name is None:
        return
    if name != state.in_turn and state.rules.bank_goes == "rotation":
        may_continue = state.passed_sum and name != state.late_banker
        if not may_continue or amount not in (None, state.passed_sum):
            raise _not_in_turn(state)
    if amount is not None:
        check_amount(amount, bank_limits(state, name, amount))


def check_continue(state: State, name: str | None = None) -> None:
    """Check that a player may continue the bank at the sum at which it was passed."""
    _check_may_bank(state, name)
    if not state.passed_sum:
        raise Refused("no_bank", "No bank was passed.")
    if name is not None:
        check_bank(state, name, state.passed_sum)


def _not_in_turn(state: State) -> Refused:
    message = f"{state.in_turn} is in turn."
    return Refused("not_in_turn", message, punter=state.in_turn, passed_sum=state.passed_sum)


def _check_may_bank(state: State, name: str | None) -> None:
    if name is not None:
        player_at(state.players, name)
    if state.banker is not None:
        raise Refused("bank_held", f"{state.banker} holds the bank.", banker=state.banker)
    if name is not None and is_bystander(state, name):
        raise Refused("not_seated", f"{name} stands, and cannot bank.", punter=name)


def bank_limits(state: State, name: str, amount: int | None = None) -> tuple[Limit, ...]:
    """Return the limits of a bank. A bank that is continued may be below the minimum."""
    own = sum(stake.amount for stake in standing_stakes(state, of=name))
    purse = purse_limit(state.players[name], more=own)
    if state.rules.bank_goes == "rotation" and name != state.in_turn:
        only = state.passed_sum
        return (Limit(lambda _: _not_in_turn(state), least=only, most=only), purse)
    if amount is not None and amount == state.passed_sum:
        return (purse,)
    return (_minimum_limit(state), purse)


def _minimum_limit(state: State) -> Limit:
    least = state.rules.bank_minimum
    return Limit(
        lambda _: Refused("bank_below_minimum", f"A bank is at least {least}.", minimum=least),
        least=least,
    )


def check_banker(state: State) -> str:
    """Return the banker, or refuse ``no_bank``."""
    if state.banker is None:
        raise Refused("no_bank", "No player has put up a bank.")
    return state.banker


def check_not_broken(state: State) -> None:
    """Refuse ``bank_broken``."""
    if is_broken(state):
        raise Refused("bank_broken", "The bank is broken.", banker=state.banker)


def check_fund(state: State, amount: int | None = None) -> str:
    """Return the banker, who may put more into the bank."""
    banker, rules = check_banker(state), state.rules
    if rules.replenish == "never" or (rules.replenish == "broken" and not is_broken(state)):
        raise Refused("fund_not_allowed", "The bank cannot be replenished now.")
    if amount is not None:
        check_amount(amount, fund_limits(state))
    return banker


def check_no_banco(state: State) -> None:
    """Refuse ``banco_said``."""
    if state.bancos:
        punter = state.bancos[0].punter
        raise Refused("banco_said", f"{punter} goes bank.", punter=punter)


def fund_limits(state: State) -> tuple[Limit, ...]:
    """Return the limits of what goes into a bank, which must not stay below the minimum."""
    assert state.banker is not None, "a bank that is replenished has a banker"
    purse = purse_limit(state.players[state.banker])
    return (_minimum_limit(state), purse) if is_broken(state) else (purse,)


def check_accept(state: State) -> str:
    """Return the banker, who may put in what the bank lacks to cover all stakes."""
    banker = check_banker(state)
    check_not_broken(state)
    if not excess_of(state):
        raise Refused("nothing_to_answer", "The bank covers all stakes.")
    check_purse(state.players[banker], excess_of(state))
    return banker


def excess_of(state: State) -> int:
    """Return by how much the stakes exceed the bank, in smallest units."""
    return max(0, total_staked(state) - state.bank)


def check_pass(state: State) -> str:
    """Return who may pass the deal: the banker, or the player in turn at an open bank."""
    if state.banker is None:
        if state.in_turn is None:
            raise Refused("no_bank", "No player has put up a bank.")
        return state.in_turn
    least, held = state.rules.must_play, state.hands_held
    if held < least and not state.is_unlimited and not is_broken(state):
        raise Refused("must_play_on", f"A banker plays {least} hands.", hands=least - held)
    return state.banker
