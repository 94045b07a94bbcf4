"""Checks of stakes and bancos, which ``decide`` and the offers share; see ``checks``."""

from service.domain.games.baccarat.bancos import (
    banco_stakes,
    claim_at,
    claim_order,
    is_halved,
    with_banco,
)
from service.domain.games.baccarat.deciding.checks import (
    check_banker,
    check_no_banco,
    check_not_broken,
)
from service.domain.games.baccarat.events import HandStake
from service.domain.games.baccarat.evolve import with_stake
from service.domain.games.baccarat.order import cover_order
from service.domain.games.baccarat.state import (
    State,
    hand_of,
    is_abiding,
    is_bystander,
    stake_of,
    staked_by_seated,
)
from service.domain.port.limits import Limit, above_maximum, below_minimum, check_amount
from service.domain.port.offers import allowed
from service.domain.session.seats import check_purse, player_at, purse_limit
from service.domain.values.errors import Refused

SMALLEST_HALVED = 2


def check_stake(state: State, name: str | None = None, amount: int | None = None) -> None:
    """Check a stake against the bank."""
    if name is not None:
        player_at(state.players, name)
    banker = check_banker(state)
    if name == banker:
        raise _is_banker(banker)
    check_not_broken(state)
    check_no_banco(state)
    if name is None:
        return
    _check_not_abiding(state, name)
    if _is_covered_against(state, name):
        raise Refused("bank_covered", "The seated players cover the bank.", bank=state.bank)
    if amount is not None:
        check_amount(amount, stake_limits(state, name))


def _is_banker(name: str) -> Refused:
    return Refused("is_banker", f"{name} is the banker.", banker=name)


def _is_covered_against(state: State, name: str) -> bool:
    """Return whether a bystander may not stake, because the seated cover the bank."""
    if state.is_unlimited or not is_bystander(state, name):
        return False
    return staked_by_seated(state) >= state.bank


def stake_limits(state: State, name: str) -> tuple[Limit, ...]:
    """Return the limits of what a player may add to a stake."""
    rules, held = state.rules, stake_of(state, name)
    return (
        Limit(below_minimum(rules.min_stake), least=rules.min_stake, held=held),
        Limit(above_maximum(rules.max_stake), most=rules.max_stake, held=held),
        purse_limit(state.players[name]),
    )


def check_withdraw(state: State, name: str | None = None) -> None:
    """Check that a player may take a stake back, also while the bank is open."""
    if name is None:
        return
    player_at(state.players, name)
    if any(claim.punter == name for claim in state.bancos):
        check_no_banco(state)
    _check_not_abiding(state, name)
    if not stake_of(state, name):
        raise Refused("no_such_stake", f"{name} has no stake.", punter=name)


def _check_not_abiding(state: State, name: str) -> None:
    if is_abiding(state, name):
        raise _stake_stands(name)


def _stake_stands(name: str) -> Refused:
    return Refused("stake_stands", f"The stake of {name} abides the next hand.", punter=name)


def check_again(state: State) -> tuple[HandStake, ...]:
    """Return the stakes of the last hand that can be laid again, in the order of cover."""
    check_banker(state)
    check_not_broken(state)
    check_no_banco(state)
    laid = []
    for name in cover_order(state):
        amount = state.last_stakes.get(name, 0)
        if amount and not stake_of(state, name) and allowed(check_stake, state, name, amount):
            hand = hand_of(state, name)
            state = with_stake(state, hand, name, amount)
            laid.append(HandStake(punter=name, hand=hand, amount=amount))
    if not laid:
        raise Refused("no_such_stake", "No stake of the last hand can be laid again.")
    return tuple(laid)


def check_banco(
    state: State, name: str | None = None, how: str | None = None
) -> tuple[HandStake, ...]:
    """Return what all claims stake after a player goes bank."""
    if name is not None:
        player_at(state.players, name)
    banker = check_banker(state)
    if name == banker:
        raise _is_banker(banker)
    check_not_broken(state)
    if name is None:
        return ()
    _check_claim(state, name)
    _check_banco_limit(state, name)
    if how and not state.rules.cheval:
        raise Refused("cheval_not_played", "These rules have no banco over two hands.")
    abiding = next((n for names in state.abiding.values() for n in names), None)
    if abiding is not None:
        raise _stake_stands(abiding)
    return () if how is None else _check_banco_stakes(state, name, how)


def _check_claim(state: State, name: str) -> None:
    """Refuse ``banco_said`` if the side has a claim that comes first, or if a banco abides."""
    if any(state.abiding.values()):
        check_no_banco(state)
    standing = claim_at(state, hand_of(state, name))
    if standing is None:
        return
    order = claim_order(state)
    if order.index(standing.punter) <= order.index(name):
        message = f"{standing.punter} goes bank, and comes first."
        raise Refused("banco_said", message, punter=standing.punter)


def _check_banco_limit(state: State, name: str) -> None:
    limit, lost = state.rules.banco_limit, state.bancos_lost.get(name, 0)
    if limit is not None and lost >= limit:
        message = f"{name} has lost {lost} bancos in a row."
        raise Refused("banco_limit_reached", message, punter=name, lost=lost)


def _check_banco_stakes(state: State, name: str, how: str) -> tuple[HandStake, ...]:
    claims = with_banco(state, name, is_cheval=bool(how))
    odd = state.bank % 2 and state.rules.odd_half == "refuse"
    if is_halved(claims) and (state.bank < SMALLEST_HALVED or odd):
        raise Refused("odd_stake", f"A bank of {state.bank} cannot be halved.", bank=state.bank)
    stakes = banco_stakes(state, claims)
    for claim in claims:
        own = sum(stake.amount for stake in stakes if stake.punter == claim.punter)
        check_purse(state.players[claim.punter], own, more=stake_of(state, claim.punter))
    return stakes


def suggested_stake(state: State, name: str) -> int | None:
    """Return what a player without a stake laid for the last hand without a banco."""
    return None if stake_of(state, name) else state.last_stakes.get(name)
