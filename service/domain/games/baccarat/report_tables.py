"""The tables of a Baccarat report: the hands, and the tenures of the bankers."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from service.domain.games.baccarat import events as e
from service.domain.port.game_tables import Cell, GameTable

_HANDS = {
    "hand": Cell.NUMBER,
    "banker": Cell.NAME,
    "bank": Cell.AMOUNT,
    "staked": Cell.AMOUNT,
    "right": Cell.WORD,
    "left": Cell.WORD,
    "won": Cell.AMOUNT,
}
_TENURES = {
    "banker": Cell.NAME,
    "put_up": Cell.AMOUNT,
    "hands": Cell.NUMBER,
    "taken_home": Cell.AMOUNT,
    "net": Cell.AMOUNT,
}


@dataclass
class _Tenure:
    """One banker's time. ``taken_home`` is None while it lasts; amounts in smallest units."""

    banker: str
    put_up: int
    hands: int = 0
    taken_home: int | None = None


def tables(events: Iterable[e.Event]) -> tuple[GameTable, ...]:
    """Return the hands with what the bank won in each, and what each banker put up and took."""
    counted = tuple(events)
    hands = [event for event in counted if isinstance(event, e.HandSettled)]
    return (
        GameTable(
            name="hands",
            columns=_HANDS,
            rows=tuple(_hand_row(number, hand) for number, hand in enumerate(hands, start=1)),
        ),
        GameTable(name="tenures", columns=_TENURES, rows=tuple(map(_row, _tenures(counted)))),
    )


def _hand_row(number: int, hand: e.HandSettled) -> tuple[Any, ...]:
    left = None if hand.left == "none" else hand.left
    right = None if hand.right == "none" else hand.right
    staked = sum(stake.home + stake.lost + stake.abides for stake in hand.stakes)
    won = sum(stake.lost - stake.paid for stake in hand.stakes)
    fines = sum(draw.fine for draw in hand.false_draws)
    return (number, hand.banker, hand.bank, staked, right, left, won + fines)


def _row(tenure: _Tenure) -> tuple[Any, ...]:
    home = tenure.taken_home
    net = None if home is None else home - tenure.put_up
    return (tenure.banker, tenure.put_up, tenure.hands, home, net)


def _tenures(events: Iterable[e.Event]) -> list[_Tenure]:
    """Return the tenures in their order; the last may still go on."""
    tenures: list[_Tenure] = []
    for event in events:
        if isinstance(event, e.BankTaken):
            tenures.append(_Tenure(event.punter, event.amount))
        elif tenures:
            _count(tenures[-1], event)
    return tenures


def _count(tenure: _Tenure, event: e.Event) -> None:
    match event:
        case e.BankFunded() | e.StakesAccepted():
            tenure.put_up += event.amount
        case e.HandSettled():
            tenure.hands += 1
            tenure.taken_home = event.to_banker if event.ends_tenure else None
        case e.DealPassed() | e.CardsShuffled() | e.SessionClosed() if event.banker is not None:
            tenure.taken_home = event.bank
