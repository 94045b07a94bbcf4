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


_Stakes = dict[tuple[str, str], tuple[int, int]]
"""The couch and the bent corners of each stake, by player and card."""


def _parolis(events: Iterable[e.Event]) -> Iterator[_Paroli]:
    """Yield every win on a card whose earlier win was left on the table."""
    stakes: _Stakes = {}
    for event in events:
        match event:
            case e.StakePlaced(punter=punter, card=card, amount=amount):
                stakes[punter, card] = (amount, 0)
            case e.StakeMaced(punter=punter, card=card, amount=amount):
                couch, corners = stakes[punter, card]
                stakes[punter, card] = (couch + amount, corners)
            case e.ParoliMade(punter=punter, card=card, crooks=crooks):
                stakes[punter, card] = (stakes[punter, card][0], crooks)
            case e.WinTaken(punter=punter, card=card, win=win, couch=couch, restake=restake):
                _, corners = stakes.pop((punter, card))
                if corners:
                    yield _Paroli(punter, card, corners, couch, win)
                if restake:
                    stakes[punter, card] = (restake, 0)
            case e.DrawSettled():
                yield from _settled(event, stakes)
            case _:
                pass


def _settled(event: e.DrawSettled, stakes: _Stakes) -> Iterator[_Paroli]:
    """Yield the parolis that a draw paid, and change the stakes that it ended or reduced."""
    for outcome in event.outcomes:
        key = (outcome.punter, outcome.card)
        couch, corners = stakes[key]
        if corners and outcome.result == "paid":
            yield _Paroli(*key, corners, couch, outcome.win)
        if outcome.result != "won":
            couch -= outcome.from_couch
            stakes[key] = (couch, corners if couch and not outcome.leaves else 0)


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
