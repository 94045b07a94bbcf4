"""Decides whether a table of the invented game allows a command."""

from collections.abc import Callable
from typing import Any

from service.domain.port.entries import PlayerCount
from service.domain.port.player_amount import PlayerAmount, equal_parts
from service.domain.session.seats import seat_decisions
from tests.factories.invented import checks
from tests.factories.invented import commands as c
from tests.factories.invented import events as e
from tests.factories.invented.entries import BUY_IN, CASH_OUT, SEAT
from tests.factories.invented.state import State

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is due before deciding"
    checks.check_open(state)
    if type(command) in _SEATS:
        return _SEATS[type(command)](state, command)
    return (_DECIDE[type(command)](state, command),)


def _ante(state: State, command: c.PayAnte) -> e.Event:
    amount = state.rules.ante if command.amount is None else command.amount
    checks.check_ante(state, amount)
    return e.AntePaid(amount=amount, punters=tuple(state.players))


def _level(state: State, command: c.SetLevel) -> e.Event:
    checks.check_level(state, command.level)
    return e.LevelSet(level=command.level)


def _turn(state: State, command: c.TurnCard) -> e.Event:
    checks.check_turn(state, command.card)
    return e.CardTurned(card=command.card)


def _bet(state: State, command: c.PlaceBet) -> e.Event:
    checks.check_bet(state, command.punter, command.amount)
    return e.BetPlaced(punter=command.punter, amount=command.amount)


def _bet_all(state: State, command: c.BetEverything) -> e.Event:
    checks.check_bet_all(state, command.punter)
    purse = state.players[command.punter].purse
    return e.BetPlaced(punter=command.punter, amount=purse, for_all=True)


def _claim(state: State, command: c.ClaimPool) -> e.Event:
    checks.check_claim(state, command.punter, command.pool)
    held = state.pools[command.pool]
    return e.PoolClaimed(punter=command.punter, pool=command.pool, amount=held)  # type: ignore[arg-type]


def _show(state: State, command: c.ShowHands) -> e.Event:
    checks.check_hands(state, command.left, command.right, command.place)
    return e.HandsShown(left=command.left, right=command.right)


def _best(state: State, command: c.NameBest) -> e.Event:
    checks.check_best(state, *command.punters)
    return e.BestNamed(punters=command.punters)


def _count(state: State, command: c.CountRound) -> e.Event:
    checks.check_count(state, command.counts, whole=True)
    entered = {pair.punter: pair.count for pair in command.counts}
    points = tuple(PlayerCount(punter=n, count=entered.get(n, 0)) for n in state.players)
    ends_game = (state.round + 1) % state.rules.rounds == 0
    return e.RoundCounted(counts=command.counts, points=points, ends_game=ends_game)


def _stop(state: State, _command: c.EndEvening) -> e.Event:
    names = list(state.players) if state.rules.leftover == "shared" else []
    return e.EveningEnded(
        home=tuple(PlayerAmount(punter=n, amount=a) for n, a in state.bets.items()),
        from_pot=equal_parts(state.pools["pot"], names),
        from_jar=equal_parts(state.pools["jar"], names),
    )


_SEATS = seat_decisions(
    lambda state: state.players,
    SEAT,
    BUY_IN,
    CASH_OUT,
    lambda state: checks.SEAT_LIMIT.under(state.rules),
)
_DECIDE: dict[type, Callable[[State, Any], e.Event]] = {
    c.PayAnte: _ante,
    c.SetLevel: _level,
    c.TurnCard: _turn,
    c.PlaceBet: _bet,
    c.BetEverything: _bet_all,
    c.ClaimPool: _claim,
    c.ShowHands: _show,
    c.NameBest: _best,
    c.CountRound: _count,
    c.EndEvening: _stop,
}
