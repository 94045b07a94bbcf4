"""The entries that a Baccarat table offers; the checks beside it say what it allows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from service.domain.games.baccarat import entries
from service.domain.games.baccarat.cards import TWO_CARDS, is_natural
from service.domain.games.baccarat.deciding import checks, hand_checks, stake_checks
from service.domain.games.baccarat.events import How, Result, Where
from service.domain.games.baccarat.order import cover_order
from service.domain.games.baccarat.state import (
    Player,
    State,
    is_broken,
    total_staked,
)
from service.domain.port.list_offers import Hand
from service.domain.port.offers import (
    Amount,
    EntryForm,
    MainEntry,
    OfferedEntries,
    Word,
    allowed,
)
from service.domain.session.offers.seat_offers import buy_in_form, cash_out_form, seat_form


def _players(state: State, *_: Any) -> Mapping[str, Player]:
    return state.players


def _in_order(state: State, *_: Any) -> Iterable[str]:
    return cover_order(state)


def _banker(state: State) -> str | None:
    return state.banker


def _hand_number(state: State) -> Mapping[str, Any]:
    return {"place": state.hand}


def _has_left(state: State) -> bool:
    return state.rules.sides > 1


def _left_results(state: State, _right: str) -> tuple[Result, ...]:
    return get_args(Result) if _has_left(state) else ()


def _most_cards(_: State, bank: Sequence[str], *_others: Sequence[str]) -> int | None:
    """Return how many cards a side may have: two after a natural of the bank."""
    return TWO_CARDS if is_natural(bank) else None


_BANK_AT_SUM_PASSED = EntryForm[State](
    kind=entries.BANK,
    check=checks.check_continue,
    steps=(Word("punter", _players),),
    leading=1,
    fixed=lambda state: {"amount": state.passed_sum},
    is_shortcut=True,
)
_BANK = EntryForm[State](
    kind=entries.BANK,
    check=checks.check_bank,
    steps=(
        Word("punter", _players),
        Amount("amount", checks.bank_limits, lambda state, _: state.passed_sum or None),
    ),
    leading=1,
)
_FUND = EntryForm[State](
    kind=entries.FUND,
    check=checks.check_fund,
    steps=(Amount("amount", checks.fund_limits),),
    player=_banker,
)
_STAKE = EntryForm[State](
    kind=entries.STAKE,
    check=stake_checks.check_stake,
    steps=(
        Word("punter", _in_order),
        Amount("amount", stake_checks.stake_limits, stake_checks.suggested_stake),
    ),
    leading=1,
)
_WITHDRAW = EntryForm[State](
    kind=entries.WITHDRAW,
    check=stake_checks.check_withdraw,
    steps=(Word("punter", _in_order),),
    leading=1,
)
_AGAIN = EntryForm[State](kind=entries.AGAIN, check=stake_checks.check_again)
_BANCO = EntryForm[State](
    kind=entries.BANCO,
    check=stake_checks.check_banco,
    steps=(Word("punter", _in_order), Word("how", lambda *_: get_args(How), optional=True)),
    leading=1,
)
_ACCEPT = EntryForm[State](kind=entries.ACCEPT, check=checks.check_accept, player=_banker)
_HAND = EntryForm[State](
    kind=entries.HAND,
    check=hand_checks.check_hand,
    steps=(
        Word("right", lambda _: get_args(Result)),
        Word("left", _left_results, optional=True),
    ),
    fixed=_hand_number,
)
_CARDS = EntryForm[State](
    kind=entries.CARDS,
    check=hand_checks.check_cards,
    steps=(
        Hand("bank"),
        Hand("right", most=_most_cards),
        Hand("left", _has_left, most=_most_cards),
    ),
    fixed=_hand_number,
)
_PASS = EntryForm[State](
    kind=entries.PASS,
    check=checks.check_pass,
    player=lambda state: state.banker or state.in_turn,
)
_SHOE = EntryForm[State](kind=entries.SHOE, check=checks.check_open)
_CLOSE = EntryForm[State](kind=entries.CLOSE, check=checks.check_open)
_SEAT: EntryForm[State] = replace(
    seat_form(entries.SEAT, _players, Word("where", lambda *_: get_args(Where), optional=True)),
    check=checks.check_seat,
)


def _main(state: State) -> MainEntry | None:
    """Return what the table waits for: a bank, the stakes of the last hand, or the hand."""
    if state.banker is None:
        return (entries.BANK.verb, (state.in_turn,)) if state.in_turn else None
    if is_broken(state):
        funds = allowed(checks.check_fund, state) and state.players[state.banker].purse
        return (entries.FUND if funds else entries.PASS).verb, ()
    if not total_staked(state):
        return entries.AGAIN.verb, ()
    if state.is_unlimited and checks.excess_of(state):
        return (entries.ACCEPT if allowed(checks.check_accept, state) else entries.PASS).verb, ()
    return (entries.HAND if allowed(hand_checks.check_hand, state) else entries.SHOE).verb, ()


OFFERED = OfferedEntries(
    *(_HAND, _CARDS, _AGAIN, _BANK_AT_SUM_PASSED, _BANK, _STAKE, _BANCO, _WITHDRAW),
    *(_ACCEPT, _FUND, _PASS, _SHOE),
    *(_SEAT, buy_in_form(entries.BUY_IN, _players), cash_out_form(entries.CASH_OUT, _players)),
    _CLOSE,
    check=checks.check_open,
    main=_main,
)
"""Every entry of Baccarat, with the form in which it is offered."""
