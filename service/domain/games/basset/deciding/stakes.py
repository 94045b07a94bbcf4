"""Checks of couches: laid, taken back, and raised by a mace."""

from service.domain.games.basset.deciding import checks
from service.domain.games.basset.state import DRAWING, State, stakes_of
from service.domain.port.limits import Limit, check_amount
from service.domain.session.seats import purse_limit
from service.domain.values.cards import rank_of
from service.domain.values.counted import counted
from service.domain.values.errors import Refused


def check_stake(
    state: State, name: str | None = None, card: str | None = None, amount: int | None = None
) -> None:
    """Check a couch: while staking, or in a deal for a card that was lost."""
    punter = checks.punter_at(state, name) if name is not None else None
    if name is not None and card is not None:
        checks.check_card(state, name, card)
    dealing = state.phase == DRAWING
    if dealing and state.rules.replace is None:
        raise Refused("staking_closed", "Staking closed with the fasse.")
    if dealing:
        checks.check_answered(state)
    if name is not None and card is not None:
        _check_card_free(state, name, card)
    if dealing and punter is not None and not punter.replacements:
        raise Refused("no_replacement_owed", f"{punter.name} has no lost card to replace.")
    if name is not None and card is not None and amount is not None:
        check_amount(amount, stake_limits(state, name, card))


def stake_limits(state: State, name: str, card: str) -> tuple[Limit, ...]:
    """Return the limits of a new couch."""
    return (
        *checks.couch_limits(state.rules),
        purse_limit(state.punters[name]),
        *checks.cover_limits(state, rank_of(card)),
    )


def _check_card_free(state: State, name: str, card: str) -> None:
    """Refuse a card that is on the table or was played in this deal, and too many cards."""
    if (name, card) in state.stakes:
        raise Refused("card_in_play", f"{card} of {name} is on the table.")
    if checks.is_used(state, name, card):
        raise Refused("card_used", f"{name} has played {card} in this deal.")
    most = state.rules.max_cards
    if most is not None and len(stakes_of(state, name)) >= most:
        raise Refused(
            "too_many_cards",
            f"A punter may have at most {counted(most, 'card')} on the table.",
            maximum=most,
        )


def check_withdraw(state: State, name: str | None = None, card: str | None = None) -> None:
    """Check that a couch may be taken back."""
    if name is not None:
        checks.punter_at(state, name)
    if name is not None and card is not None:
        checks.check_card(state, name, card)
    if state.phase == DRAWING:
        raise Refused("staking_closed", "Staking closed with the fasse.")
    if name is not None and card is not None:
        checks.check_plain(checks.stake_at(state, name, card))


def check_mace(
    state: State, name: str | None = None, card: str | None = None, amount: int | None = None
) -> None:
    """Check more money on a card."""
    if name is not None:
        checks.punter_at(state, name)
    if name is not None and card is not None:
        checks.check_card(state, name, card)
    checks.check_dealing(state)
    checks.check_answered(state)
    if name is not None and card is not None:
        checks.check_plain(checks.stake_at(state, name, card))
    if state.rules.mace == "never":
        raise Refused("mace_not_allowed", "These rules allow no mace.")
    if name is not None and card is not None and amount is not None:
        check_amount(amount, mace_limits(state, name, card))


def mace_limits(state: State, name: str, card: str) -> tuple[Limit, ...]:
    """Return the limits of what a mace adds to a couch."""
    stake = state.stakes[name, card]
    return (
        *checks.couch_limits(state.rules, held=stake.couch),
        purse_limit(state.punters[name]),
        *checks.cover_limits(state, stake.rank),
    )
