"""Decides whether a Glic table allows a command: returns its events, or refuses it.

Source: S3 and the session's rules; see `docs/explanation/glic.md`.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.glic import commands as c
from service.domain.games.glic import events as e
from service.domain.games.glic.deciding import betting, checks
from service.domain.games.glic.entries import BUY_IN, CASH_OUT, SEAT
from service.domain.games.glic.pools import PoolAmount, pools_with
from service.domain.games.glic.state import (
    State,
    next_hand,
    owed,
    standing_bets,
    still_to_pass,
)
from service.domain.port.player_amount import equal_parts
from service.domain.session.seats import seat_decisions

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert not state.winners, "settle what is due before deciding"
    checks.check_open(state)
    return _DECIDE[type(command)](state, command)


def _deal(state: State, _command: c.DealHand) -> Events:
    checks.check_deal(state)
    names = next_hand(state)
    antes = checks.antes_of(state, names)
    return (e.HandDealt(dealer=names[0], players=names, antes=antes),)


def _claim(state: State, command: c.ClaimPool) -> Events:
    name, pool = command.punter, command.pool
    checks.check_claim(state, name, pool)
    paid = tuple(
        PoolAmount(pool=each, amount=state.pools[each])
        for each in pools_with(pool, checks.won_by(state, name))
    )
    return (e.PoolsClaimed(punter=name, pool=pool, paid=paid),)


def _bet(state: State, command: c.PlaceBet) -> Events:
    name, amount = command.punter, command.amount
    betting.check_bet(state, name, amount)
    return (e.BetPlaced(punter=name, amount=amount, owed=owed(state, name)),)


def _see(state: State, command: c.SeeBet) -> Events:
    betting.check_see(state, command.punter)
    return (e.BetSeen(punter=command.punter, owed=owed(state, command.punter)),)


def _pass(state: State, command: c.PassBet) -> Events:
    betting.check_turn(state, command.punter)
    return (e.BetPassed(punter=command.punter),)


def _pass_all(state: State, _command: c.PassAll) -> Events:
    betting.check_pass_all(state)
    return (e.BetPassed(for_all=True, passed=still_to_pass(state)),)


def _fold(state: State, command: c.FoldHand) -> Events:
    betting.check_owing(state, command.punter)
    return (e.HandFolded(punter=command.punter),)


def _best(state: State, command: c.NameBestHand) -> Events:
    betting.check_best(state, *command.punters)
    return (e.BestHandNamed(punters=command.punters),)


def _run(state: State, command: c.EndSequence) -> Events:
    name = command.punter
    checks.check_run(state, name)
    pieces = ((other, 1) for other in checks.others_of(state, name))
    return (e.SequenceEnded(punter=name, payments=checks.payments_of(state, pieces)),)


def _out(state: State, command: c.WinHand) -> Events:
    name, counts = command.punter, command.counts
    checks.check_out(state, name, counts, whole=True)
    payments = checks.payments_of(state, ((each.punter, each.count) for each in counts))
    return (e.HandWon(punter=name, counts=counts, payments=payments),)


def _abandon(state: State, _command: c.AbandonHand) -> Events:
    checks.check_dealt(state)
    return (e.HandAbandoned(bets=standing_bets(state)),)


def _close(state: State, _command: c.CloseSession) -> Events:
    checks.check_between(state)
    pools = tuple(PoolAmount(pool=pool, amount=held) for pool, held in state.pools.items() if held)
    shares = equal_parts(sum(part.amount for part in pools), state.hand_players)
    return (e.SessionClosed(pools=pools, shares=shares),)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    **seat_decisions(lambda state: state.players, SEAT, BUY_IN, CASH_OUT),
    c.DealHand: _deal,
    c.ClaimPool: _claim,
    c.PlaceBet: _bet,
    c.SeeBet: _see,
    c.PassBet: _pass,
    c.PassAll: _pass_all,
    c.FoldHand: _fold,
    c.NameBestHand: _best,
    c.EndSequence: _run,
    c.WinHand: _out,
    c.AbandonHand: _abandon,
    c.CloseSession: _close,
}
