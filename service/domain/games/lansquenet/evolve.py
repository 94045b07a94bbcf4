"""How a Lansquenet table changes: an event and the state before it return the state after.

No rule is checked here; an event is a fact.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.state import PAST_HANDS_MAX, PastHand, Player, State
from service.domain.games.lansquenet.summary import nets
from service.domain.session.players.purses import with_amounts, with_buy_in, with_cash_out
from service.domain.values.fast_replace import changed
from service.domain.values.same_fields import from_same_fields


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after ``event``; ``state`` is None before the session is opened."""
    return _EVOLVE[type(event)](state, event)


def _opened(_state: None, event: e.SessionOpened) -> State:
    return from_same_fields(State, event)


def _seated(state: State, event: e.PunterSeated) -> State:
    player = Player(name=event.punter, purse=event.purse, brought_in=event.purse)
    players = {**state.players, event.punter: player}
    return changed(state, players=players, banker=state.banker or event.punter)


def _wager_placed(state: State, event: e.WagerPlaced) -> State:
    state = with_amounts(state, (event.banker, event.replaced - event.amount))
    return changed(state, wager=event.amount)


def _cover_placed(state: State, event: e.CoverPlaced) -> State:
    covers = {**state.covers, event.punter: state.covers.get(event.punter, 0) + event.amount}
    return changed(with_amounts(state, (event.punter, -event.amount)), covers=covers)


def _cover_withdrawn(state: State, event: e.CoverWithdrawn) -> State:
    covers = {name: amount for name, amount in state.covers.items() if name != event.punter}
    return changed(with_amounts(state, (event.punter, event.amount)), covers=covers)


def _hand_dealt(state: State, event: e.HandDealt) -> State:
    return changed(state, unsettled=event, hand=state.hand + 1, last_cards=event.cards)


def _hand_settled(state: State, event: e.HandSettled) -> State:
    gain = sum(cover.lost - cover.paid for cover in event.covers)
    wager = state.wager + gain - event.to_banker
    paid = [(cover.punter, cover.home + cover.paid) for cover in event.covers]
    state = with_amounts(state, *paid, (event.banker, event.to_banker))
    state = changed(
        state,
        wager=wager,
        floor=wager,
        covers={},
        banker=event.next_banker,
        selling=event.selling,
        unsettled=None,
        last_hand=event,
        past_hands=(*state.past_hands, _past_hand(state, event, gain))[-PAST_HANDS_MAX:],
        banked=state.banked + gain if event.next_banker == event.banker else 0,
        last_covers=_last_covers(state, event),
    )
    by_hand = state.nets_by_hand
    after = {name: (*by_hand.get(name, ()), net) for name, net in nets(state).items()}
    return changed(state, nets_by_hand=after)


def _last_covers(state: State, event: e.HandSettled) -> dict[str, int]:
    """Return the cover of each player in the newest hand in which the player could cover.

    The banker could not. If the whole wager was covered, nor could the players without a cover.
    """
    covers = {cover.punter: cover.lost + cover.home for cover in event.covers}
    is_full = sum(covers.values()) == state.wager
    kept = {name for name in state.last_covers if is_full or name == event.banker}
    return {name: state.last_covers[name] for name in kept} | covers


def _past_hand(state: State, event: e.HandSettled, gain: int) -> PastHand:
    return PastHand(outcome=event.outcome, banker=event.banker, wager=state.wager, gain=gain)


def _bank_passed(state: State, event: e.BankPassed) -> State:
    state = with_amounts(state, (event.banker, event.wager))
    return changed(state, banker=event.next_banker, wager=0, floor=0, selling=False, banked=0)


def _bank_sold(state: State, event: e.BankSold) -> State:
    state = with_amounts(
        state, (event.banker, event.wager + event.price), (event.punter, -event.price)
    )
    return changed(state, banker=event.punter, wager=0, floor=0, selling=False, banked=0)


def _closed(state: State, event: e.SessionClosed) -> State:
    home = [(cover.punter, cover.amount) for cover in event.covers]
    if event.banker is not None:
        home.append((event.banker, event.wager))
    state = with_amounts(state, *home)
    return changed(state, covers={}, wager=0, floor=0, selling=False, closed=True)


_EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: with_buy_in,
    e.MoneyCashedOut: with_cash_out,
    e.WagerPlaced: _wager_placed,
    e.CoverPlaced: _cover_placed,
    e.CoverWithdrawn: _cover_withdrawn,
    e.HandDealt: _hand_dealt,
    e.HandSettled: _hand_settled,
    e.BankPassed: _bank_passed,
    e.BankSold: _bank_sold,
    e.SessionClosed: _closed,
}
