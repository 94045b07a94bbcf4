"""The part of an event that concerns one punter: their own events, and their part of others."""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.games.basset import events as e
from service.domain.games.basset.draw_result import draw_result
from service.domain.games.basset.state import State, drawn_in
from service.domain.games.basset.views.view import HistoryDraw
from service.domain.games.basset.views.visible import bets_of
from service.domain.port.game import PlayerEvent
from service.domain.values.plain import plain

Parts = list[dict[str, Any]]


def concerns(state: State, event: e.Event, punter: str) -> PlayerEvent | None:
    """Return the part of ``event`` that concerns ``punter``, or None. ``state`` precedes it."""
    part_for = _PART_BY_EVENT.get(type(event))
    return part_for(state, event, punter) if part_for else None


def _own(_state: State, event: Any, punter: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if event.punter == punter else None


def _withdrawn(_state: State, event: e.StakeWithdrawn, punter: str) -> PlayerEvent | None:
    if event.punter == punter:
        return PlayerEvent(plain(event))
    bets = _bets(event.bets, punter)
    return PlayerEvent({**plain(event), "amount": None, "bets": bets}) if bets else None


def _bet_laid(_state: State, event: e.SideBetLaid, punter: str) -> PlayerEvent | None:
    return PlayerEvent(plain(event)) if punter in {event.backer, event.against} else None


def _settled(state: State, event: e.DrawSettled, punter: str) -> PlayerEvent | None:
    outcomes = _of(event.outcomes, punter)
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
    return PlayerEvent({"home": _of(event.home, punter), "bets": _bets(event.bets, punter)})


def _target(_state: State, event: e.TargetReached, punter: str) -> PlayerEvent | None:
    return PlayerEvent({"winners": [punter]}) if punter in event.winners else None


def _of(parts: Iterable[e.Outcome | e.CouchReturned], punter: str) -> Parts:
    return [plain(part) for part in parts if part.punter == punter]


def _bets(bets: Iterable[e.BetSettled], punter: str) -> Parts:
    return [plain(bet) for bet in bets_of(punter, bets)]


_PART_BY_EVENT: dict[type, Callable[[State, Any, str], PlayerEvent | None]] = {
    e.PunterSeated: _own,
    e.MoneyBroughtIn: _own,
    e.MoneyCashedOut: _own,
    e.StakePlaced: _own,
    e.StakeWithdrawn: _withdrawn,
    e.DrawSettled: _settled,
    e.WinTaken: _own,
    e.ParoliMade: _own,
    e.PayChosen: _own,
    e.StakeMaced: _own,
    e.SideBetLaid: _bet_laid,
    e.BookBought: _own,
    e.DealEnded: _end,
    e.TargetReached: _target,
    e.SessionClosed: _end,
}
