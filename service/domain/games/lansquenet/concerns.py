"""The part of an event that concerns one player: their own events, and their part of others."""

from collections.abc import Callable
from typing import Any

from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.state import State
from service.domain.games.lansquenet.views.view import HistoryHand
from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain


def concerns(state: State, event: e.Event, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` that concerns ``player``, or None. ``state`` precedes it."""
    part_for = _PART_BY_EVENT.get(type(event))
    return part_for(state, event, player) if part_for else None


def _own(_state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.punter == player else None


def _wager(_state: State, event: e.WagerPlaced, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.banker == player else None


def _passed(_state: State, event: e.BankPassed, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if player in {event.banker, event.next_banker} else None


def _sold(_state: State, event: e.BankSold, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if player in {event.banker, event.punter} else None


def _settled(state: State, event: e.HandSettled, player: str) -> PlayerEvent | None:
    """Return a settlement: all of it for the banker, and for others only their own cover."""
    covers = [plain(cover) for cover in event.covers if cover.punter == player]
    if not covers and player not in {event.banker, event.next_banker}:
        return None
    hand = HistoryHand(outcome=event.outcome, cards=state.last_cards, number=state.hand - 1)
    if player == event.banker:
        return PlayerEvent(plain(event), hand)
    return PlayerEvent({**plain(event), "covers": covers, "to_banker": None}, hand)


def _closed(state: State, event: e.SessionClosed, player: str) -> PlayerEvent | None:
    if player not in state.players:
        return None
    covers = [plain(cover) for cover in event.covers if cover.punter == player]
    wager = event.wager if player == event.banker else None
    return PlayerEvent({"banker": event.banker, "wager": wager, "covers": covers})


_PART_BY_EVENT: dict[type, Callable[[State, Any, str], PlayerEvent | None]] = {
    e.PunterSeated: _own,
    e.MoneyBroughtIn: _own,
    e.MoneyCashedOut: _own,
    e.WagerPlaced: _wager,
    e.CoverPlaced: _own,
    e.CoverWithdrawn: _own,
    e.HandSettled: _settled,
    e.BankPassed: _passed,
    e.BankSold: _sold,
    e.SessionClosed: _closed,
}
