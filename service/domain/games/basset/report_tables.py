"""The tables of a Basset report: the best parolis, and the side bets."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from service.domain.games.basset import events as e
from service.domain.port.game_tables import Cell, GameTable

PAROLIS_MAX = 5
"""How many of the best parolis a report names."""

_PAROLI_COLUMNS = {
    "player": Cell.NAME,
    "card": Cell.CARD,
    "corners": Cell.NUMBER,
    "stake": Cell.AMOUNT,
    "win": Cell.AMOUNT,
}
_BET_COLUMNS = {
    "number": Cell.NUMBER,
    "backer": Cell.NAME,
    "against": Cell.NAME,
    "player": Cell.NAME,
    "card": Cell.CARD,
    "outcome": Cell.WORD,
    "amount": Cell.AMOUNT,
    "result": Cell.WORD,
    "winner": Cell.NAME,
}


def tables(events: Iterable[e.Event]) -> tuple[GameTable, ...]:
    """Return the tables of the events that count: parolis that won, side bets in their order.

    ``corners`` is how many corners of the card were bent at the win.
    """
    played = list(events)
    won = sorted(_parolis(played), key=lambda p: (-p.win, -p.corners))[:PAROLIS_MAX]
    parolis = tuple((p.player, p.card, p.corners, p.stake, p.win) for p in won)
    bets = tuple(_bet_row(bet) for bet in _bets(played))
    return (
        GameTable(name="parolis", columns=_PAROLI_COLUMNS, rows=parolis),
        GameTable(name="side_bets", columns=_BET_COLUMNS, rows=bets),
    )


@dataclass(frozen=True, slots=True)
class _Paroli:
    """A win on a card with bent corners."""

    player: str
    card: str
    corners: int
    stake: int
    win: int


def _parolis(events: Iterable[e.Event]) -> Iterator[_Paroli]:
    """Yield every win on a card whose earlier win was left on the table."""
    corners: dict[tuple[str, str], int] = {}
    couches: dict[tuple[str, str], int] = {}
    for event in events:
        match event:
            case e.StakePlaced(punter=punter, card=card, amount=amount):
                couches[punter, card] = amount
            case e.StakeMaced(punter=punter, card=card, amount=amount):
                couches[punter, card] = couches.get((punter, card), 0) + amount
            case e.ParoliMade(punter=punter, card=card):
                corners[punter, card] = corners.get((punter, card), 0) + 1
            case e.WinTaken(punter=punter, card=card, win=win, couch=couch):
                if bent := corners.pop((punter, card), 0):
                    yield _Paroli(punter, card, bent, couch, win)
            case e.DrawSettled():
                yield from _paid(event, corners, couches)
            case e.DealEnded() | e.SessionClosed():
                for home in event.home:
                    corners.pop((home.punter, home.card), None)
            case _:
                pass


def _paid(
    event: e.DrawSettled,
    corners: dict[tuple[str, str], int],
    couches: dict[tuple[str, str], int],
) -> Iterator[_Paroli]:
    """Yield the parolis that a draw paid at once, and forget those that it ended."""
    for outcome in event.outcomes:
        if outcome.result == "won":
            continue
        bent = corners.pop((outcome.punter, outcome.card), 0)
        if bent and outcome.result == "paid":
            couch = couches.get((outcome.punter, outcome.card), 0)
            yield _Paroli(outcome.punter, outcome.card, bent, couch, outcome.win)


@dataclass(frozen=True, slots=True)
class _Bet:
    """A side bet, with what each side got; None while it is open."""

    laid: e.SideBetLaid
    settled: e.BetSettled | None = None


def _bets(events: Iterable[e.Event]) -> list[_Bet]:
    bets: dict[int, _Bet] = {}
    for event in events:
        if isinstance(event, e.SideBetLaid):
            bets[event.number] = _Bet(event)
        elif isinstance(event, e.StakeWithdrawn | e.DrawSettled | e.DealEnded | e.SessionClosed):
            for settled in event.bets:
                bets[settled.number] = replace(bets[settled.number], settled=settled)
    return list(bets.values())


def _bet_row(bet: _Bet) -> tuple[object, ...]:
    laid, settled = bet.laid, bet.settled
    result, winner = "open", None
    if settled:
        result = "won" if 0 in {settled.to_backer, settled.to_against} else "returned"
    if settled and result == "won":
        winner = laid.backer if settled.to_backer else laid.against
    on = (laid.punter, laid.card, laid.outcome, laid.amount)
    return (laid.number, laid.backer, laid.against, *on, result, winner)
