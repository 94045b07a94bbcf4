"""Decides whether a Basset table allows a command: returns its events, or refuses it.

Every check is made in the order of ``REFUSALS``: if a command has several faults, the first in
that list is reported. Source: the state's house rules, and ``docs/explanation/rules.md``.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset import settle
from service.domain.games.basset.deciding import checks, draws, side_bets, stakes
from service.domain.games.basset.deciding.answers import answer
from service.domain.games.basset.entries import BUY_IN, CASH_OUT, SEAT
from service.domain.games.basset.state import DRAWING, SideBet, State
from service.domain.session.seats import seat_decisions
from service.domain.values.same_fields import from_same_fields

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is owed before deciding"
    checks.check_open(state)
    events = _DECIDE[type(command)](state, command)
    return events + settle.winners_after(state, events)


def _fund(_state: State, command: c.FundBank) -> Events:
    return (e.BankFunded(amount=command.amount),)


def _place_stake(state: State, command: c.PlaceStake) -> Events:
    punter, card, amount = command.punter, command.card, command.amount
    stakes.check_stake(state, punter, card, amount)
    dealing = state.phase == DRAWING
    return (e.StakePlaced(punter=punter, card=card, amount=amount, replacement=dealing),)


def _withdraw(state: State, command: c.WithdrawStake) -> Events:
    stakes.check_withdraw(state, command.punter, command.card)
    stake = state.stakes[command.punter, command.card]
    bets = settle.bets_returned(state, {(stake.punter, stake.card)})
    return (e.StakeWithdrawn(punter=stake.punter, card=stake.card, amount=stake.couch, bets=bets),)


def _mace(state: State, command: c.MaceStake) -> Events:
    punter, card, amount = command.punter, command.card, command.amount
    stakes.check_mace(state, punter, card, amount)
    return (e.StakeMaced(punter=punter, card=card, amount=amount),)


def _lay_side_bet(state: State, command: c.LaySideBet) -> Events:
    outcome, amount = command.outcome, command.amount
    names = command.backer, command.against, command.punter
    side_bets.check_side_bet(state, *names, command.card, outcome, amount)
    bet = SideBet(state.bets_laid + 1, *names, command.card, outcome, amount)
    return (from_same_fields(e.SideBetLaid, bet),)


def _buy_book(state: State, command: c.BuyBook) -> Events:
    checks.check_book(state, command.punter, command.price)
    return (e.BookBought(punter=command.punter, price=command.price),)


def _end_deal(state: State, _command: c.EndDeal) -> Events:
    checks.check_end(state)
    gone = [s for s in state.stakes.values() if not (state.rules.carry and s.crooks)]
    home = tuple(
        e.CouchReturned(punter=stake.punter, card=stake.card, amount=stake.couch) for stake in gone
    )
    return (e.DealEnded(home=home, bets=settle.bets_returned(state, None)),)


def _close(state: State, _command: c.CloseSession) -> Events:
    checks.check_not_dealing(state)
    home = tuple(
        e.CouchReturned(punter=stake.punter, card=stake.card, amount=stake.couch)
        for stake in state.stakes.values()
    )
    return (e.SessionClosed(home=home, bets=settle.bets_returned(state, None)),)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    **seat_decisions(lambda state: state.punters, SEAT, BUY_IN, CASH_OUT),
    c.FundBank: _fund,
    c.PlaceStake: _place_stake,
    c.WithdrawStake: _withdraw,
    c.TurnFasse: draws.turn_fasse,
    c.DealPair: draws.deal_pair,
    c.TurnLastCard: draws.turn_last_card,
    c.TakeWin: answer,
    c.TakeEveryWin: answer,
    c.MakeParoli: answer,
    c.ChoosePay: answer,
    c.MaceStake: _mace,
    c.LaySideBet: _lay_side_bet,
    c.BuyBook: _buy_book,
    c.EndDeal: _end_deal,
    c.CloseSession: _close,
}
