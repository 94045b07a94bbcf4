"""Decides whether a Baccarat table allows a command: returns its events, or refuses it.

Source: S4 and the session's rules; see `docs/explanation/baccarat.md`.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.baccarat import commands as c
from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.cards import result_of
from service.domain.games.baccarat.deciding import checks, hand_checks, stake_checks
from service.domain.games.baccarat.entries import BUY_IN, CASH_OUT, SEAT
from service.domain.games.baccarat.order import next_in_rotation
from service.domain.games.baccarat.state import State, hand_of, standing_stakes
from service.domain.session.seats import seat_decisions
from service.domain.values.same_fields import from_same_fields

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is due before deciding"
    checks.check_open(state)
    return _DECIDE[type(command)](state, command)


def _seat(state: State, command: c.SeatOrStand) -> Events:
    where = command.where or ""
    checks.check_seat(state, command.punter, command.purse, where)
    hand = checks.side_named(state, where)
    return (from_same_fields(e.PunterSeated, command, hand=hand),)


def _bank(state: State, command: c.TakeBank) -> Events:
    name, amount = command.punter, command.amount
    checks.check_bank(state, name, amount)
    # Against a bank that is continued, the other stakes lie on.
    home = standing_stakes(state, of=name if amount == state.passed_sum else None)
    return (e.BankTaken(punter=name, amount=amount, home=home),)


def _fund(state: State, command: c.FundBank) -> Events:
    banker = checks.check_fund(state, command.amount)
    return (e.BankFunded(banker=banker, amount=command.amount),)


def _stake(state: State, command: c.PlaceStake) -> Events:
    name = command.punter
    stake_checks.check_stake(state, name, command.amount)
    return (e.StakePlaced(punter=name, hand=hand_of(state, name), amount=command.amount),)


def _withdraw(state: State, command: c.WithdrawStake) -> Events:
    stake_checks.check_withdraw(state, command.punter)
    (stake,) = standing_stakes(state, of=command.punter)
    return (e.StakeWithdrawn(punter=stake.punter, hand=stake.hand, amount=stake.amount),)


def _again(state: State, _command: c.RepeatStakes) -> Events:
    return (e.StakesRepeated(stakes=stake_checks.check_again(state)),)


def _banco(state: State, command: c.ClaimBanco) -> Events:
    stakes = stake_checks.check_banco(state, command.punter, command.how or "")
    home = standing_stakes(state)
    return (e.BancoClaimed(punter=command.punter, how=command.how, home=home, stakes=stakes),)


def _accept(state: State, _command: c.AcceptStakes) -> Events:
    banker = checks.check_accept(state)
    return (e.StakesAccepted(banker=banker, amount=checks.excess_of(state)),)


def _hand(state: State, command: c.DealHand) -> Events:
    hand_checks.check_hand(state, command.right, command.left, command.place)
    return (_dealt(command.right, command.left),)


def _cards(state: State, command: c.DealCards) -> Events:
    bank, right, left = command.bank_cards, command.right_cards, command.left_cards
    hand_checks.check_cards(state, bank, right, left, command.place)
    return (_dealt(result_of(bank, right), result_of(bank, left), bank, right, left),)


def _dealt(right: e.Result, left: e.Result, *cards: tuple[str, ...]) -> e.HandDealt:
    bank_cards, right_cards, left_cards = cards or ((), (), ())
    return e.HandDealt(
        right=right,
        left=left,
        bank_cards=bank_cards,
        right_cards=right_cards,
        left_cards=left_cards,
    )


def _pass(state: State, _command: c.PassDeal) -> Events:
    passes = checks.check_pass(state)
    following = next_in_rotation(state, passes)
    return (e.DealPassed(banker=state.banker, bank=state.bank, next_banker=following),)


def _shoe(state: State, _command: c.ShuffleCards) -> Events:
    ends = state.rules.bank_ends == "shoe"
    banker = state.banker if ends else None
    return (
        e.CardsShuffled(
            banker=banker,
            bank=state.bank if ends else 0,
            home=standing_stakes(state) if ends else (),
            next_banker=state.in_turn if banker is None else next_in_rotation(state, banker),
        ),
    )


def _close(state: State, _command: c.CloseSession) -> Events:
    home = standing_stakes(state)
    return (e.SessionClosed(banker=state.banker, bank=state.bank, home=home),)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    **seat_decisions(lambda state: state.players, SEAT, BUY_IN, CASH_OUT),
    c.SeatOrStand: _seat,
    c.TakeBank: _bank,
    c.FundBank: _fund,
    c.PlaceStake: _stake,
    c.WithdrawStake: _withdraw,
    c.RepeatStakes: _again,
    c.ClaimBanco: _banco,
    c.AcceptStakes: _accept,
    c.DealHand: _hand,
    c.DealCards: _cards,
    c.PassDeal: _pass,
    c.ShuffleCards: _shoe,
    c.CloseSession: _close,
}
