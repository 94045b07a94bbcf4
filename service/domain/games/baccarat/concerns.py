"""The part of an event that concerns one player: their own events, and their part of others."""

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.state import State
from service.domain.games.baccarat.views.view import HistoryHand
from service.domain.port.game import PartsByEvent, PlayerEvent
from service.domain.session.players.event_parts import event_part, own_event, own_records
from service.domain.values.plain import plain


def _settled(state: State, event: e.HandSettled, player: str) -> PlayerEvent | None:
    """Return a settlement: all of it for the banker, and for others only their own part."""
    hand = HistoryHand(number=state.hand - 1, cards=state.last_cards)
    if player == event.banker:
        return PlayerEvent(plain(event), hand)
    stakes = own_records(event.stakes, player)
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


PARTS: PartsByEvent[State] = {
    e.PunterSeated: own_event,
    e.MoneyBroughtIn: own_event,
    e.MoneyCashedOut: own_event,
    e.BankTaken: event_part("home", named=("punter",)),
    e.BankFunded: event_part(named=("banker",)),
    e.StakePlaced: own_event,
    e.StakeWithdrawn: own_event,
    e.StakesRepeated: event_part("stakes"),
    e.BancoClaimed: event_part("home", "stakes"),
    e.StakesAccepted: event_part(named=("banker",)),
    e.HandSettled: _settled,
    e.DealPassed: _passed,
    e.CardsShuffled: event_part("home", named=("banker", "next_banker")),
    e.SessionClosed: event_part("home", named=("banker",)),
}
