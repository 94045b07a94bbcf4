"""The part of an event that concerns one punter: their own events, and their part of others."""

from collections.abc import Iterable
from typing import Any

from service.domain.games.basset import events as e
from service.domain.games.basset.draw_result import draw_result
from service.domain.games.basset.state import State, drawn_in
from service.domain.games.basset.views.view import HistoryDraw
from service.domain.games.basset.views.visible import bets_of
from service.domain.port.game import PartsByEvent, PlayerEvent
from service.domain.session.players.event_parts import event_part, own_event, own_records
from service.domain.values.plain import plain

Parts = list[dict[str, Any]]


def _withdrawn(_state: State, event: e.StakeWithdrawn, punter: str) -> PlayerEvent | None:
    if event.punter == punter:
        return PlayerEvent(plain(event))
    bets = _bets(event.bets, punter)
    return PlayerEvent({**plain(event), "amount": None, "bets": bets}) if bets else None


def _settled(state: State, event: e.DrawSettled, punter: str) -> PlayerEvent | None:
    outcomes = own_records(event.outcomes, punter)
    bets = _bets(event.bets, punter)
    if not outcomes and not bets:
        return None
    return PlayerEvent({**plain(event), "outcomes": outcomes, "bets": bets}, _draw(state))


def _draw(state: State) -> HistoryDraw:
    assert state.unsettled is not None, "a settlement follows its draw"
    kind, cards = drawn_in(state.unsettled)
    result = draw_result(state.rules, kind, cards, run=state.run, retired=state.retired)
    return HistoryDraw(
        kind=kind,
        cards=cards,
        how=result.how,
        wins=result.wins,
        loses=result.loses,
        deal=state.deal,
        number=state.next_draw - 1,
    )


def _end(state: State, event: e.DealEnded | e.SessionClosed, punter: str) -> PlayerEvent | None:
    if punter not in state.punters:
        return None
    return PlayerEvent({"home": own_records(event.home, punter), "bets": _bets(event.bets, punter)})


def _target(_state: State, event: e.TargetReached, punter: str) -> PlayerEvent | None:
    return PlayerEvent({"winners": [punter]}) if punter in event.winners else None


def _bets(bets: Iterable[e.BetSettled], punter: str) -> Parts:
    return [plain(bet) for bet in bets_of(punter, bets)]


PARTS: PartsByEvent[State] = {
    e.PunterSeated: own_event,
    e.MoneyBroughtIn: own_event,
    e.MoneyCashedOut: own_event,
    e.StakePlaced: own_event,
    e.StakeWithdrawn: _withdrawn,
    e.DrawSettled: _settled,
    e.WinTaken: own_event,
    e.ParoliMade: own_event,
    e.PayChosen: own_event,
    e.StakeMaced: own_event,
    e.SideBetLaid: event_part(named=("backer", "against")),
    e.BookBought: own_event,
    e.DealEnded: _end,
    e.TargetReached: _target,
    e.SessionClosed: _end,
}
