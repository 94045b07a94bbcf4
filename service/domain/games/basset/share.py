"""What of an event concerns one punter: theirs whole, of a settlement their own part."""

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from service.domain.game import Share
from service.domain.games.basset import events as e
from service.domain.games.basset.state import State

Parts = list[dict[str, Any]]


def share(state: State, event: e.Event, punter: str) -> Share | None:
    """Return what of ``event`` concerns ``punter``, at the table before it; None: nothing.

    A settlement comes with its draw: how it was called, its deal, and its number there.
    """
    cut = _CUTS.get(type(event))
    return cut(state, event, punter) if cut else None


def _own(_state: State, event: Any, punter: str) -> Share | None:
    return Share(asdict(event)) if event.punter == punter else None


def _withdrawn(_state: State, event: e.StakeWithdrawn, punter: str) -> Share | None:
    if event.punter == punter:
        return Share(asdict(event))
    bets = _bets(event.bets, punter)
    return Share({**asdict(event), "amount": None, "bets": bets}) if bets else None


def _bet_laid(_state: State, event: e.SideBetLaid, punter: str) -> Share | None:
    return Share(asdict(event)) if punter in {event.backer, event.against} else None


def _settled(state: State, event: e.DrawSettled, punter: str) -> Share | None:
    outcomes = _of(event.outcomes, punter)
    bets = _bets(event.bets, punter)
    if not outcomes and not bets:
        return None
    newest = state.course.draws[-1]
    draw = {
        "kind": newest.kind,
        "cards": list(newest.cards),
        "how": newest.how,
        "wins": newest.wins,
        "loses": newest.loses,
        "deal": state.deal,
        "number": state.place - 1,
    }
    return Share({**asdict(event), "outcomes": outcomes, "bets": bets}, draw)


def _all_home(state: State, event: e.DealEnded | e.SessionClosed, punter: str) -> Share | None:
    if punter not in state.punters:
        return None
    return Share({"home": _of(event.home, punter), "bets": _bets(event.bets, punter)})


def _target(_state: State, event: e.TargetReached, punter: str) -> Share | None:
    return Share({"winners": [punter]}) if punter in event.winners else None


def _of(parts: Iterable[e.Outcome | e.CouchReturned], punter: str) -> Parts:
    return [asdict(part) for part in parts if part.punter == punter]


def _bets(bets: Iterable[e.BetSettled], punter: str) -> Parts:
    """Return the side bets that somebody is in; what others bet on their cards is not theirs."""
    return [asdict(bet) for bet in bets if punter in {bet.backer, bet.against}]


_CUTS: dict[type, Callable[[State, Any, str], Share | None]] = {
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
    e.DealEnded: _all_home,
    e.TargetReached: _target,
    e.SessionClosed: _all_home,
}
