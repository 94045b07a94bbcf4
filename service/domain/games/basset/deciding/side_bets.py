"""Checks of side bets between two punters."""

from service.domain.games.basset.deciding import checks
from service.domain.games.basset.state import State
from service.domain.port.limits import Limit, check_amount
from service.domain.session.seats import purse_limit
from service.domain.values.errors import Refused


def check_side_bet(  # noqa: PLR0913, PLR0917 - the fields of the entry
    state: State,
    backer: str | None = None,
    against: str | None = None,
    punter: str | None = None,
    card: str | None = None,
    _outcome: str | None = None,
    amount: int | None = None,
) -> None:
    """Check a bet of two punters on a stake, which may be their own."""
    for name in (backer, against, punter):
        if name is not None:
            checks.punter_at(state, name)
    if punter is not None and card is not None:
        checks.check_card(state, punter, card)
    checks.check_answered(state)
    if punter is not None and card is not None:
        _check_couch(state, punter, card)
    if not state.rules.side_bets:
        raise Refused("side_bets_not_allowed", "These rules allow no side bets.")
    if backer is not None and backer == against:
        raise Refused("same_punter", "A punter cannot bet against themselves.")
    if backer is not None and against is not None and amount is not None:
        check_amount(amount, side_bet_limits(state, backer, against))


def side_bet_limits(state: State, backer: str, against: str, *_stake: str) -> tuple[Limit, ...]:
    """Return the limits of what each of two punters puts up."""
    return purse_limit(state.punters[backer]), purse_limit(state.punters[against])


def _check_couch(state: State, punter: str, card: str) -> None:
    if not checks.stake_at(state, punter, card).couch:
        raise Refused("no_such_stake", f"{punter} has no couch on {card}.")
