"""The part of an event that concerns one player: their own events, and their part of others."""

from collections.abc import Callable
from typing import Any

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.state import State
from service.domain.games.baccarat.views.view import HistoryHand
from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain


def concerns(state: State, event: e.Event, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` that concerns ``player``, or None. ``state`` precedes it."""
    part_for = _PART_BY_EVENT.get(type(event))
    return part_for(state, event, player) if part_for else None


def _own(_state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.punter == player else None


def _banker(_state: State, event: Any, player: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.banker == player else None


def _with_own(name: str, *of_player: str) -> Callable[[State, Any, str], PlayerEvent | None]:
    """Return what reduces an event to the player's own stakes.

    ``name`` is its list of stakes, and ``of_player`` its members that name players whom it concerns
    too.
    """

    def part(_state: State, event: Any, player: str) -> PlayerEvent | None:
        own = [plain(stake) for stake in getattr(event, name) if stake.punter == player]
        is_named = player in [getattr(event, member) for member in of_player]
        return PlayerEvent({**plain(event), name: own}) if own or is_named else None

    return part


def _banco(_state: State, event: e.BancoClaimed, player: str) -> PlayerEvent | None:
    home = [plain(stake) for stake in event.home if stake.punter == player]
    stakes = [plain(stake) for stake in event.stakes if stake.punter == player]
    if not home and not stakes:
        return None
    return PlayerEvent({**plain(event), "home": home, "stakes": stakes})


def _settled(state: State, event: e.HandSettled, player: str) -> PlayerEvent | None:
    """Return a settlement: all of it for the banker, and for others only their own part."""
    hand = HistoryHand(number=state.hand - 1, cards=state.last_cards)
    if player == event.banker:
        return PlayerEvent(plain(event), hand)
    stakes = [plain(stake) for stake in event.stakes if stake.punter == player]
    if not stakes and player != event.next_banker:
        return None
    draws = [plain(d) for d in event.false_draws if player in {d.punter, *_paid_to(d)}]
    part = {**plain(event), "stakes": stakes, "false_draws": draws, "to_banker": None}
    return PlayerEvent(part, hand)


def _paid_to(draw: e.FalseDraw) -> set[str]:
    return {loss.punter for loss in draw.paid}


def _passed(state: State, event: e.DealPassed, player: str) -> PlayerEvent | None:
    passes = event.banker or state.in_turn
    return PlayerEvent(plain(event)) if player in {passes, event.next_banker} else None


_PART_BY_EVENT: dict[type, Callable[[State, Any, str], PlayerEvent | None]] = {
    e.PunterSeated: _own,
    e.MoneyBroughtIn: _own,
    e.MoneyCashedOut: _own,
    e.BankTaken: _with_own("home", "punter"),
    e.BankFunded: _banker,
    e.StakePlaced: _own,
    e.StakeWithdrawn: _own,
    e.StakesRepeated: _with_own("stakes"),
    e.BancoClaimed: _banco,
    e.StakesAccepted: _banker,
    e.HandSettled: _settled,
    e.DealPassed: _passed,
    e.CardsShuffled: _with_own("home", "banker", "next_banker"),
    e.SessionClosed: _with_own("home", "banker"),
}
