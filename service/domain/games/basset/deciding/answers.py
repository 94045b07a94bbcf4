"""The answers to a win: take, paroli, pay."""

from collections.abc import Callable
from typing import Any

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.deciding import checks
from service.domain.games.basset.evolve import evolve
from service.domain.games.basset.state import Stake, State, wins_waiting
from service.domain.session.seats import check_purse
from service.domain.values.errors import Refused
from service.domain.values.money import AMOUNT_MAX

Events = tuple[e.Event, ...]


def answer(state: State, command: Any) -> Events:
    """Answer one win, or take every win that waits."""
    checks.check_newest(state, command.place)
    if isinstance(command, c.TakeEveryWin):
        return _take_every(state)
    checks.punter_at(state, command.punter)
    checks.check_card(state, command.punter, command.card)
    stake = checks.stake_at(state, command.punter, command.card)
    if not stake.win:
        raise Refused("nothing_to_answer", f"{stake.card} of {stake.punter} has not won.")
    return _ANSWERS[type(command)](state, stake, command)


def may(state: State, command: Any) -> bool:
    """Return whether the rules allow this answer to a win."""
    try:
        answer(state, command)
    except Refused:
        return False
    return True


def restakes(state: State, stake: Stake) -> tuple[int, int] | None:
    """Return the minimum and maximum restake of a win that is taken, or None if none is allowed.

    If the rules refuse odd couches, both are even, and so must the restake be.
    """
    rules = state.rules
    even = 2 if rules.odd_half == "refuse" else 1
    least = max(stake.couch, rules.min_stake)
    most = min(
        state.punters[stake.punter].purse + stake.win + stake.couch,
        rules.max_stake or AMOUNT_MAX,
        AMOUNT_MAX,
        _covered_restake(state, stake),
    )
    least, most = -(-least // even) * even, most // even * even
    if least > most:
        return None
    allowed = may(state, c.TakeWin(punter=stake.punter, card=stake.card, restake=least))
    return (least, most) if allowed else None


def _covered_restake(state: State, stake: Stake) -> int:
    if state.rules.bank_cover != "covered":
        return AMOUNT_MAX
    exposure = checks.exposure(state).get(stake.rank, 0)
    return (checks.free_to_pay(state) - exposure) // state.rules.ladder[0]


def _take_every(state: State) -> Events:
    if not (waiting := wins_waiting(state)):
        raise Refused("nothing_to_answer", "No win waits for an answer.")
    return tuple(_taken(stake, for_all=True) for stake in waiting)


def _take(state: State, stake: Stake, command: c.TakeWin) -> Events:
    """Pay the win. Purse, payment and old couch together pay for a restake."""
    if command.restake is None:
        return (_taken(stake),)
    if not state.rules.restake:
        raise Refused("restake_not_allowed", "Under these rules, a paid card leaves the table.")
    _check_not_take_only(stake)
    if command.restake < stake.couch:
        raise Refused(
            "restake_too_small", f"The restake is at least {stake.couch}.", minimum=stake.couch
        )
    checks.check_couch(state.rules, command.restake)
    punter = state.punters[stake.punter]
    check_purse(punter, command.restake, more=stake.win + stake.couch)
    return _covered(state, _taken(stake, restake=command.restake))


def _paroli(state: State, stake: Stake, _command: c.MakeParoli) -> Events:
    _check_not_take_only(stake)
    made = e.ParoliMade(punter=stake.punter, card=stake.card, crooks=stake.crooks + 1)
    return _covered(state, made)


def _pay(state: State, stake: Stake, _command: c.ChoosePay) -> Events:
    _check_not_take_only(stake)
    if state.rules.pay is None or stake.crooks:
        raise Refused("pay_not_allowed", "These rules allow no pay for this win.")
    return _covered(state, e.PayChosen(punter=stake.punter, card=stake.card))


def _taken(stake: Stake, restake: int = 0, *, for_all: bool = False) -> e.WinTaken:
    return e.WinTaken(
        punter=stake.punter,
        card=stake.card,
        win=stake.win,
        couch=stake.couch,
        restake=restake,
        for_all=for_all,
    )


def _check_not_take_only(stake: Stake) -> None:
    if stake.take_only:
        raise Refused("take_only", "This card won as twins. It must be taken.")


def _covered(state: State, event: e.Event) -> Events:
    checks.check_cover(evolve(state, event))
    return (event,)


_ANSWERS: dict[type, Callable[[State, Stake, Any], Events]] = {
    c.TakeWin: _take,
    c.MakeParoli: _paroli,
    c.ChoosePay: _pay,
}
