"""Swiss Tarot commands with their defaults: anne deals, and each antes 10."""

from service.domain.games.tarot import commands as c
from service.domain.port.entries import PlayerCount
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


def seat(punter: str = "dora", purse: int = 1000) -> SeatPlayer:
    return SeatPlayer(punter=punter, purse=purse)


def buy_in(amount: int = 10, punter: str = "anne") -> BuyIn:
    return BuyIn(punter=punter, amount=amount)


def cash_out(amount: int = 10, punter: str = "anne") -> CashOut:
    return CashOut(punter=punter, amount=amount)


def ante(amount: int | None = None) -> c.BeginGame:
    return c.BeginGame(amount=amount)


def count(*pairs: tuple[str, int], place: int | None = None) -> c.CountRound:
    """Return a count of the ``pairs``; without any, anne has 30, bess 26 and carl the rest."""
    return c.CountRound(counts=pairs_of(pairs or (("anne", 30), ("bess", 26))), place=place)


def end() -> c.AbandonGame:
    return c.AbandonGame()


def close() -> c.CloseSession:
    return c.CloseSession()


def pairs_of(pairs: tuple[tuple[str, int], ...]) -> tuple[PlayerCount, ...]:
    return tuple(PlayerCount(punter=name, count=number) for name, number in pairs)
