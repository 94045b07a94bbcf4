"""Lansquenet commands with their defaults: anne banks with 60, and bess covers 20."""

from service.domain.games.lansquenet import commands as c
from service.domain.games.lansquenet.events import Outcome
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


def seat(punter: str = "dora", purse: int = 1000) -> SeatPlayer:
    return SeatPlayer(punter=punter, purse=purse)


def buy_in(amount: int = 10, punter: str = "anne") -> BuyIn:
    return BuyIn(punter=punter, amount=amount)


def cash_out(amount: int = 10, punter: str = "anne") -> CashOut:
    return CashOut(punter=punter, amount=amount)


def wager(amount: int = 60) -> c.PlaceWager:
    return c.PlaceWager(amount=amount)


def cover(amount: int = 20, punter: str = "bess") -> c.CoverWager:
    return c.CoverWager(punter=punter, amount=amount)


def cover_rest(punter: str = "bess") -> c.CoverRest:
    return c.CoverRest(punter=punter)


def withdraw(punter: str = "bess") -> c.WithdrawCover:
    return c.WithdrawCover(punter=punter)


def match(outcome: Outcome = "left", place: int | None = None) -> c.DealMatch:
    return c.DealMatch(outcome=outcome, place=place)


def cards(words: str = "h d h", place: int | None = None) -> c.DealCards:
    """Return a hand of the cards in ``words``, with blanks between them."""
    return c.DealCards(cards=tuple(words.split()), place=place)


def pass_bank() -> c.PassBank:
    return c.PassBank()


def sell(price: int = 12, punter: str = "bess") -> c.SellBank:
    return c.SellBank(punter=punter, price=price)


def close() -> c.CloseSession:
    return c.CloseSession()
