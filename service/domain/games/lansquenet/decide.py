"""Decides whether a Lansquenet table allows a command: returns its events, or refuses it.

Every function checks in the order of ``REFUSALS``: if a command has several faults, the first in
that list is reported. Source: S3 and the session's rules; see `docs/explanation/lansquenet.md`.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.lansquenet import commands as c
from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.cards import check_cards, check_pack
from service.domain.games.lansquenet.hand_result import outcome_of
from service.domain.games.lansquenet.state import (
    State,
    next_with_money,
    players_after,
    standing_covers,
    uncovered,
)
from service.domain.session.seats import (
    BuyIn,
    CashOut,
    SeatPlayer,
    check_name_free,
    check_purse,
    player_at,
)
from service.domain.values.errors import Refused

Events = tuple[e.Event, ...]

PLAYERS_MIN = 2


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is due before deciding"
    if state.closed:
        raise Refused("session_closed", "The session is closed.")
    return _DECIDE[type(command)](state, command)


def _seat(state: State, command: SeatPlayer) -> Events:
    check_name_free(state.players, command.punter)
    return (e.PunterSeated(punter=command.punter, purse=command.purse),)


def _buy_in(state: State, command: BuyIn) -> Events:
    player_at(state.players, command.punter)
    return (e.MoneyBroughtIn(punter=command.punter, amount=command.amount),)


def _cash_out(state: State, command: CashOut) -> Events:
    check_purse(player_at(state.players, command.punter), command.amount)
    return (e.MoneyCashedOut(punter=command.punter, amount=command.amount),)


def _place_wager(state: State, command: c.PlaceWager) -> Events:
    """Put up a wager, or change a wager without covers. Winnings in it cannot be taken out."""
    _check_not_covered(state)
    banker = _banker(state)
    amount, rules = command.amount, state.rules
    if state.selling:
        raise Refused("answers_pending", f"{banker} must sell the deck first.", banker=banker)
    if amount < state.floor:
        raise Refused(
            "restake_too_small", f"The wager is at least {state.floor}.", minimum=state.floor
        )
    if amount != state.wager:
        _check_limits(amount, rules.min_wager, rules.max_wager)
    check_purse(state.players[banker], amount, more=state.wager)
    return (e.WagerPlaced(banker=banker, amount=amount, replaced=state.wager),)


def _cover(state: State, command: c.CoverWager) -> Events:
    _check_may_cover(state, command.punter)
    return _covered(state, command.punter, command.amount)


def _cover_rest(state: State, command: c.CoverRest) -> Events:
    _check_may_cover(state, command.punter)
    rest = uncovered(state)
    if not rest:
        raise Refused("bank_cover_short", "The whole wager is covered.", left=0)
    return _covered(state, command.punter, rest, for_all=True)


def _check_may_cover(state: State, name: str) -> None:
    player_at(state.players, name)
    banker = _check_wager_up(state)
    if name == banker:
        raise Refused("is_banker", f"{name} is the banker and cannot cover.", banker=name)
    if state.rules.cover_order != "line":
        return
    order = players_after(state, banker)
    further = [other for other in order[order.index(name) + 1 :] if other in state.covers]
    if further:
        raise Refused(
            "not_in_turn",
            f"{further[0]} sits further from the banker and covers already.",
            punter=further[0],
        )


def _covered(state: State, name: str, amount: int, *, for_all: bool = False) -> Events:
    rules = state.rules
    _check_limits(state.covers.get(name, 0) + amount, rules.min_cover, rules.max_cover)
    check_purse(state.players[name], amount)
    rest = uncovered(state)
    if amount > rest:
        raise Refused("bank_cover_short", f"{rest} of the wager is left to cover.", left=rest)
    return (e.CoverPlaced(punter=name, amount=amount, for_all=for_all),)


def _withdraw(state: State, command: c.WithdrawCover) -> Events:
    player_at(state.players, command.punter)
    _check_wager_up(state)
    if command.punter not in state.covers:
        raise Refused("no_such_stake", f"{command.punter} has no cover.", punter=command.punter)
    return (e.CoverWithdrawn(punter=command.punter, amount=state.covers[command.punter]),)


def _deal_match(state: State, command: c.DealMatch) -> Events:
    _check_hand(state, command.place)
    return (e.HandDealt(outcome=command.outcome, cards=()),)


def _deal_cards(state: State, command: c.DealCards) -> Events:
    match = state.rules.match
    check_cards(command.cards, match)
    _check_hand(state, command.place)
    check_pack(command.cards)
    return (e.HandDealt(outcome=outcome_of(command.cards, match), cards=command.cards),)


def _check_hand(state: State, number: int | None) -> None:
    _check_wager_up(state)
    if number is not None and number != state.hand:
        raise Refused(
            "draw_out_of_turn", f"The next hand is number {state.hand}.", expected=state.hand
        )
    if not state.covers:
        raise Refused("nothing_staked", "No player covers the wager.")


def _pass(state: State, _command: c.PassBank) -> Events:
    _check_not_covered(state)
    banker = _banker(state)
    with_money = {name for name, player in state.players.items() if player.purse}
    successor = next_with_money(state, banker, with_money)
    return (e.BankPassed(banker=banker, next_banker=successor, wager=state.wager),)


def _sell(state: State, command: c.SellBank) -> Events:
    buyer = player_at(state.players, command.punter)
    _check_not_covered(state)
    banker = _banker(state)
    if buyer.name == banker:
        raise Refused("is_banker", f"{banker} has the deck.", banker=banker)
    if state.rules.next_banker != "auction":
        raise Refused("auction_not_allowed", "These rules allow no auction. Pass the deck instead.")
    check_purse(buyer, command.price)
    return (e.BankSold(banker=banker, punter=buyer.name, price=command.price, wager=state.wager),)


def _close(state: State, _command: c.CloseSession) -> Events:
    covers = standing_covers(state)
    return (e.SessionClosed(banker=state.banker, wager=state.wager, covers=covers),)


def _check_not_covered(state: State) -> None:
    if state.covers:
        raise Refused("deal_in_progress", "The wager is covered. Deal the hand first.")


def _check_wager_up(state: State) -> str:
    """Return the banker whose wager is up, or refuse ``deal_not_begun``."""
    if not state.wager:
        raise Refused("deal_not_begun", "The banker has not put up a wager yet.")
    assert state.banker is not None, "a wager has a banker"
    return state.banker


def _banker(state: State) -> str:
    """Return the banker, or refuse ``too_few_players``."""
    if len(state.players) < PLAYERS_MIN:
        raise Refused(
            "too_few_players", "At least two players must be seated.", seated=len(state.players)
        )
    assert state.banker is not None, "the first player seated banks"
    return state.banker


def _check_limits(amount: int, least: int, most: int | None) -> None:
    if amount < least:
        raise Refused("stake_below_minimum", f"The minimum is {least}.", minimum=least)
    if most is not None and amount > most:
        raise Refused("stake_above_maximum", f"The maximum is {most}.", maximum=most)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    SeatPlayer: _seat,
    BuyIn: _buy_in,
    CashOut: _cash_out,
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
