"""The part of an event that concerns one player: their own events, and their part of others."""

from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.state import State
from service.domain.games.lansquenet.views.view import HistoryHand
from service.domain.port.game import PartsByEvent, PlayerEvent
from service.domain.session.players.event_parts import event_part, own_event, own_records
from service.domain.values.plain import plain


def _settled(state: State, event: e.HandSettled, player: str) -> PlayerEvent | None:
    """Return a settlement: all of it for the banker, and for others only their own cover."""
    covers = own_records(event.covers, player)
    if not covers and player not in {event.banker, event.next_banker}:
        return None
    hand = HistoryHand(outcome=event.outcome, cards=state.last_cards, number=state.hand - 1)
    if player == event.banker:
        return PlayerEvent(plain(event), hand)
    return PlayerEvent({**plain(event), "covers": covers, "to_banker": None}, hand)


def _closed(state: State, event: e.SessionClosed, player: str) -> PlayerEvent | None:
    if player not in state.players:
        return None
    covers = own_records(event.covers, player)
    wager = event.wager if player == event.banker else None
    return PlayerEvent({"banker": event.banker, "wager": wager, "covers": covers})


PARTS: PartsByEvent[State] = {
    e.PunterSeated: own_event,
    e.MoneyBroughtIn: own_event,
    e.MoneyCashedOut: own_event,
    e.WagerPlaced: event_part(named=("banker",)),
    e.CoverPlaced: own_event,
    e.CoverWithdrawn: own_event,
    e.HandSettled: _settled,
    e.BankPassed: event_part(named=("banker", "next_banker")),
    e.BankSold: event_part(named=("banker", "punter")),
    e.SessionClosed: _closed,
}
