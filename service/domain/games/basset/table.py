"""A whole table in plain values, as everybody is shown it and as a device may go on from it.

Amounts are whole smallest units. ``restored`` makes the state again.
"""

from collections.abc import Iterable
from typing import Any

from service.domain.cards import RANKS
from service.domain.game import CLOSED
from service.domain.games.basset import checks, views
from service.domain.games.basset.rules import as_mapping
from service.domain.games.basset.state import DRAWING, STAKING, State
from service.domain.games.basset.tally import tally
from service.domain.standings import standings

Table = dict[str, Any]


def table(state: State) -> Table:
    """Return everything that can be said of a table; ``place`` is the next draw's number."""
    stakes = [views.stake(state, stake) for stake in state.stakes.values()]
    return {
        **_head(state),
        "bank": _bank(state),
        "punters": _punters(state),
        "stakes": stakes,
        "waiting": [stake for stake in stakes if stake["win"]],
        "side_bets": [dict(bet.__dict__) for bet in state.bets.values()],
        "winners": list(state.winners),
        **_course(state),
        **_exposure(state),
        "next": _next(state),
    }


def _head(state: State) -> Table:
    return {
        "name": state.name,
        "preset": state.preset,
        "rules": as_mapping(state.rules),
        "currency": state.currency,
        "phase": state.phase,
        "deal": state.deal,
        "place": state.place,
        "decks": state.decks,
        "stock": state.stock,
        "seen": dict(state.seen),
        "last_draw": list(state.course.draws[-1].cards) if state.last_draw else [],
        "run": state.run,
        "retired": state.retired,
        "owes_settlement": state.unsettled is not None,
        "seated": len(state.punters),
        "bets_laid": state.bets_laid,
    }


def _bank(state: State) -> Table:
    return {
        "holder": state.holder,
        "balance": state.bank,
        "net": state.bank - state.bank_brought_in,
        "brought_in": state.bank_brought_in,
        "broken": state.bank < 0,
    }


def _punters(state: State) -> list[Table]:
    now = tally(state)
    places = _places(now.nets.items())
    before = _places((name, _net_before(state, name)) for name in state.punters)
    return [
        {
            **views.punter(state, punter),
            "at_table": now.at_table[name],
            "net": now.nets[name],
            "place": places[name],
            "moved": before[name] - places[name],
            "line": list(state.course.lines.get(name, ())),
        }
        for name, punter in state.punters.items()
    ]


def _places(nets: Iterable[tuple[str, int]]) -> dict[str, int]:
    return {place.punter: place.place for place in standings(nets)}


def _net_before(state: State, name: str) -> int:
    """Return somebody's net when the deal began; till its fasse, when the one before did."""
    line = state.course.lines.get(name, ())
    known = line if state.phase == DRAWING else line[:-1]
    return known[-1] if known else 0


def _course(state: State) -> Table:
    course = state.course
    return {
        "draws": [views.drawn(draw) for draw in course.draws],
        "settled": views.settled(course.settled) if course.settled else None,
        "answered": [answered._asdict() for answered in course.answered],
    }


def _exposure(state: State) -> Table:
    owed = checks.exposure(state)
    exposure = {rank: owed[rank] for rank in RANKS if owed.get(rank)}
    worst = max(exposure, key=exposure.__getitem__, default=None)
    most = exposure[worst] if worst else 0
    covered = state.rules.bank_cover == "covered"
    return {
        "exposure": exposure,
        "worst": {"rank": worst, "amount": most} if worst else None,
        "cover": checks.free_to_pay(state) - most if covered else None,
    }


def _next(state: State) -> Table:
    wanted = sum(views.cards_wanted(state, name) for name in state.punters)
    return {"draw": _next_draw(state), "cards_wanted": wanted}


def _next_draw(state: State) -> str | None:
    if state.phase == STAKING:
        return "fasse"
    if state.phase == CLOSED or not state.stock:
        return None
    return "last" if state.stock == 1 else "pair"
