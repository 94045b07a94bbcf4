"""The tables of a Glic report: what each player won, and what each pool paid."""

from collections.abc import Iterable

from service.domain.games.glic.events import (
    Event,
    HandWon,
    PochSettled,
    PoolsClaimed,
    SequenceEnded,
)
from service.domain.port.game_tables import Cell, GameTable
from service.domain.port.player_amount import sum_of

_WINNINGS = {
    "player": Cell.NAME,
    "pools": Cell.AMOUNT,
    "poch": Cell.AMOUNT,
    "runs": Cell.AMOUNT,
    "hands": Cell.AMOUNT,
}
_POOLS = {"pool": Cell.WORD, "claims": Cell.NUMBER, "paid": Cell.AMOUNT}


def tables(events: Iterable[Event]) -> tuple[GameTable, ...]:
    """Return what each player won, by what they won it, and what each pool paid.

    What came out of the Poch includes the winner's own bets.
    """
    won: dict[str, dict[str, int]] = {}
    pools: dict[str, list[int]] = {}

    def add(name: str, column: str, amount: int) -> None:
        row = won.setdefault(name, dict.fromkeys(list(_WINNINGS)[1:], 0))
        row[column] += amount

    for event in events:
        match event:
            case PoolsClaimed(punter=name, paid=paid):
                add(name, "pools", sum(part.amount for part in paid))
                for part in paid:
                    pools.setdefault(part.pool, []).append(part.amount)
            case PochSettled(shares=shares):
                for share in shares:
                    add(share.punter, "poch", share.amount)
            case SequenceEnded(punter=name, payments=payments):
                add(name, "runs", sum_of(payments))
            case HandWon(punter=name, payments=payments):
                add(name, "hands", sum_of(payments))
    return (
        GameTable(
            name="winnings",
            columns=_WINNINGS,
            rows=tuple((name, *row.values()) for name, row in won.items()),
        ),
        GameTable(
            name="pools",
            columns=_POOLS,
            rows=tuple((pool, len(paid), sum(paid)) for pool, paid in pools.items()),
        ),
    )
