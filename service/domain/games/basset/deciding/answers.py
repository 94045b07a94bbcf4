"""The answers to a win: take, paroli, pay."""

from collections.abc import Callable
from typing import Any

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.deciding import checks
from service.domain.games.basset.evolve import evolve
from service.domain.games.basset.state import Stake, State, wins_waiting
from service.domain.port.limits import NOTHING, Limit, check_amount
from service.domain.session.seats import purse_limit
from service.domain.values.errors import Refused

Events = tuple[e.Event, ...]


def answer(state: State, command: Any) -> Events:
    """Answer one win, or take every win that waits."""
    checks.check_newest(state, command.place)
    if isinstance(command, c.TakeEveryWin):
        check_take_every(state)
        return tuple(_taken(stake, for_all=True) for stake in wins_waiting(state))
    return _ANSWERS[type(command)](state, command)


def check_take_every(state: State) -> None:
    """Refuse ``nothing_to_answer`` if no win waits."""
    if not wins_waiting(state):
        raise Refused("nothing_to_answer", "No win waits for an answer.")


def check_take(
    state: State, punter: str | None = None, card: str | None = None, restake: int | None = None
) -> None:
    """Check that a win may be taken, and what is staked again."""
    stake = _check_win(state, punter, card)
    if stake is not None and restake is not None:
        check_amount(restake, restake_limits(state, stake.punter, stake.card))


def restake_limits(state: State, punter: str, card: str) -> tuple[Limit, ...]:
    """Return the limits of a restake. Purse, payment and old couch together pay for it."""
    stake = state.stakes[punter, card]
    forbidden = []
    if not state.rules.restake:
        forbidden.append(Limit(_restake_not_allowed, most=NOTHING))
    if stake.take_only:
        forbidden.append(Limit(lambda _: _take_only(), most=NOTHING))
    return (
        *forbidden,
        Limit(lambda _: _restake_too_small(stake), least=stake.couch),
        *checks.couch_limits(state.rules),
        purse_limit(state.punters[punter], more=stake.win + stake.couch),
        *checks.cover_limits(state, stake.rank),
    )


def check_paroli(state: State, punter: str | None = None, card: str | None = None) -> None:
    """Check that a win may be left on its card."""
    stake = _check_win(state, punter, card)
    if stake is not None:
        _check_not_take_only(stake)
        checks.check_cover(evolve(state, _paroli_made(stake)))


def check_pay(state: State, punter: str | None = None, card: str | None = None) -> None:
    """Check that a win may be declined for the pay."""
    stake = _check_win(state, punter, card)
    if stake is None:
        return
    _check_not_take_only(stake)
    if state.rules.pay is None or stake.crooks:
        raise Refused("pay_not_allowed", "These rules allow no pay for this win.")
    checks.check_cover(evolve(state, e.PayChosen(punter=stake.punter, card=stake.card)))


def _check_win(state: State, punter: str | None, card: str | None) -> Stake | None:
    """Return the stake whose win waits for an answer, if punter and card are given."""
    if punter is None:
        return None
    checks.punter_at(state, punter)
    if card is None:
        return None
    checks.check_card(state, punter, card)
    stake = checks.stake_at(state, punter, card)
    if not stake.win:
        raise Refused("nothing_to_answer", f"{stake.card} of {stake.punter} has not won.")
    return stake


def _take(state: State, command: c.TakeWin) -> Events:
    check_take(state, command.punter, command.card, command.restake)
    stake = state.stakes[command.punter, command.card]
    return (_taken(stake, restake=command.restake or 0),)


def _paroli(state: State, command: c.MakeParoli) -> Events:
    check_paroli(state, command.punter, command.card)
    return (_paroli_made(state.stakes[command.punter, command.card]),)


def _pay(state: State, command: c.ChoosePay) -> Events:
    check_pay(state, command.punter, command.card)
    return (e.PayChosen(punter=command.punter, card=command.card),)


def _paroli_made(stake: Stake) -> e.ParoliMade:
    return e.ParoliMade(punter=stake.punter, card=stake.card, crooks=stake.crooks + 1)


def _taken(stake: Stake, restake: int = 0, *, for_all: bool = False) -> e.WinTaken:
    return e.WinTaken(
        punter=stake.punter,
        card=stake.card,
        win=stake.win,
        couch=stake.couch,
        restake=restake,
        for_all=for_all,
    )


def _restake_not_allowed(_amount: int) -> Refused:
    return Refused("restake_not_allowed", "Under these rules, a paid card leaves the table.")


def _restake_too_small(stake: Stake) -> Refused:
    message = f"The restake is at least {stake.couch}."
    return Refused("restake_too_small", message, minimum=stake.couch)


def _take_only() -> Refused:
    return Refused("take_only", "This card won as twins. It must be taken.")


def _check_not_take_only(stake: Stake) -> None:
    if stake.take_only:
        raise _take_only()


_ANSWERS: dict[type, Callable[[State, Any], Events]] = {
    c.TakeWin: _take,
    c.MakeParoli: _paroli,
    c.ChoosePay: _pay,
}
