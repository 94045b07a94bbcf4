"""Decides whether a Lansquenet table allows a command: returns its events, or refuses it.

Source: S3 and the session's rules; see `docs/explanation/lansquenet.md`.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.lansquenet import commands as c
from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.deciding import checks
from service.domain.games.lansquenet.entries import BUY_IN, CASH_OUT, SEAT
from service.domain.games.lansquenet.hand_result import outcome_of
from service.domain.games.lansquenet.state import (
    State,
    next_with_money,
    standing_covers,
    uncovered,
)
from service.domain.session.seats import seat_decisions

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is due before deciding"
    checks.check_open(state)
    return _DECIDE[type(command)](state, command)


def _place_wager(state: State, command: c.PlaceWager) -> Events:
    banker = checks.check_wager(state, command.amount)
    return (e.WagerPlaced(banker=banker, amount=command.amount, replaced=state.wager),)


def _cover(state: State, command: c.CoverWager) -> Events:
    checks.check_cover(state, command.punter, command.amount)
    return (e.CoverPlaced(punter=command.punter, amount=command.amount, for_all=False),)


def _cover_rest(state: State, command: c.CoverRest) -> Events:
    checks.check_cover_rest(state, command.punter)
    return (e.CoverPlaced(punter=command.punter, amount=uncovered(state), for_all=True),)


def _withdraw(state: State, command: c.WithdrawCover) -> Events:
    checks.check_withdraw(state, command.punter)
    return (e.CoverWithdrawn(punter=command.punter, amount=state.covers[command.punter]),)


def _deal_match(state: State, command: c.DealMatch) -> Events:
    checks.check_hand(state, command.place)
    return (e.HandDealt(outcome=command.outcome, cards=()),)


def _deal_cards(state: State, command: c.DealCards) -> Events:
    checks.check_hand_cards(state, command.cards, command.place)
    outcome = outcome_of(command.cards, state.rules.match)
    return (e.HandDealt(outcome=outcome, cards=command.cards),)


def _pass(state: State, _command: c.PassBank) -> Events:
    banker = checks.check_pass(state)
    with_money = {name for name, player in state.players.items() if player.purse}
    successor = next_with_money(state, banker, with_money)
    return (e.BankPassed(banker=banker, next_banker=successor, wager=state.wager),)


def _sell(state: State, command: c.SellBank) -> Events:
    buyer, price = command.punter, command.price
    banker = checks.check_sale(state, buyer, price)
    return (e.BankSold(banker=banker, punter=buyer, price=price, wager=state.wager),)


def _close(state: State, _command: c.CloseSession) -> Events:
    covers = standing_covers(state)
    return (e.SessionClosed(banker=state.banker, wager=state.wager, covers=covers),)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    **seat_decisions(lambda state: state.players, SEAT, BUY_IN, CASH_OUT),
    c.PlaceWager: _place_wager,
    c.CoverWager: _cover,
    c.CoverRest: _cover_rest,
    c.WithdrawCover: _withdraw,
    c.DealMatch: _deal_match,
    c.DealCards: _deal_cards,
    c.PassBank: _pass,
    c.SellBank: _sell,
    c.CloseSession: _close,
}
