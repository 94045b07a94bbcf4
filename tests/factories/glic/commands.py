"""Glic commands with their defaults: anne deals, and bess bets first."""

from service.domain.games.glic import commands as c
from service.domain.games.glic.pools import Pool
from service.domain.port.entries import PlayerCount
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


def seat(punter: str = "erik", purse: int = 1000) -> SeatPlayer:
    return SeatPlayer(punter=punter, purse=purse)


def buy_in(amount: int = 10, punter: str = "anne") -> BuyIn:
    return BuyIn(punter=punter, amount=amount)


def cash_out(amount: int = 10, punter: str = "anne") -> CashOut:
    return CashOut(punter=punter, amount=amount)


def deal() -> c.DealHand:
    return c.DealHand()


def claim(punter: str = "carl", pool: Pool = "ten") -> c.ClaimPool:
    return c.ClaimPool(punter=punter, pool=pool)


def bet(punter: str = "bess", amount: int = 2) -> c.PlaceBet:
    return c.PlaceBet(punter=punter, amount=amount)


def see(punter: str = "carl") -> c.SeeBet:
    return c.SeeBet(punter=punter)


def pass_bet(punter: str = "bess") -> c.PassBet:
    return c.PassBet(punter=punter)


def pass_all() -> c.PassAll:
    return c.PassAll()


def fold(punter: str = "carl") -> c.FoldHand:
    return c.FoldHand(punter=punter)


def best(*punters: str) -> c.NameBestHand:
    return c.NameBestHand(punters=punters or ("bess",))


def run(punter: str = "anne") -> c.EndSequence:
    return c.EndSequence(punter=punter)


def out(punter: str = "anne", **left: int) -> c.WinHand:
    """Return a hand won; ``left`` are the cards of the others, 1 2 3 if none are given."""
    return c.WinHand(punter=punter, counts=counts_of(left or {"bess": 1, "carl": 2, "dora": 3}))


def end() -> c.AbandonHand:
    return c.AbandonHand()


def close() -> c.CloseSession:
    return c.CloseSession()


def counts_of(left: dict[str, int]) -> tuple[PlayerCount, ...]:
    return tuple(PlayerCount(punter=name, count=count) for name, count in left.items())
