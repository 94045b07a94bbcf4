"""Baccarat commands with their defaults: anne banks with 60, and bess stakes 20."""

from service.domain.games.baccarat import commands as c
from service.domain.games.baccarat.events import How, Result, Where
from service.domain.session.seats import BuyIn, CashOut


def seat(punter: str = "dora", purse: int = 1000, where: Where | None = None) -> c.SeatOrStand:
    return c.SeatOrStand(punter=punter, purse=purse, where=where)


def buy_in(amount: int = 10, punter: str = "anne") -> BuyIn:
    return BuyIn(punter=punter, amount=amount)


def cash_out(amount: int = 10, punter: str = "anne") -> CashOut:
    return CashOut(punter=punter, amount=amount)


def bank(amount: int = 60, punter: str = "anne") -> c.TakeBank:
    return c.TakeBank(punter=punter, amount=amount)


def fund(amount: int = 10) -> c.FundBank:
    return c.FundBank(amount=amount)


def stake(amount: int = 20, punter: str = "bess") -> c.PlaceStake:
    return c.PlaceStake(punter=punter, amount=amount)


def withdraw(punter: str = "bess") -> c.WithdrawStake:
    return c.WithdrawStake(punter=punter)


def again() -> c.RepeatStakes:
    return c.RepeatStakes()


def banco(punter: str = "bess", how: How | None = None) -> c.ClaimBanco:
    return c.ClaimBanco(punter=punter, how=how)


def accept() -> c.AcceptStakes:
    return c.AcceptStakes()


def hand(right: Result = "bank", left: Result = "none", place: int | None = None) -> c.DealHand:
    return c.DealHand(right=right, left=left, place=place)


def cards(
    bank: str = "K,5", right: str = "K,6", left: str = "-", place: int | None = None
) -> c.DealCards:
    """Return a hand of cards, each side as in a line."""
    return c.DealCards(
        bank_cards=hand_of(bank), right_cards=hand_of(right), left_cards=hand_of(left), place=place
    )


def hand_of(word: str) -> tuple[str, ...]:
    """Return the cards of one word of a line."""
    return () if word == "-" else tuple(word.split(","))


def pass_deal() -> c.PassDeal:
    return c.PassDeal()


def shoe() -> c.ShuffleCards:
    return c.ShuffleCards()


def close() -> c.CloseSession:
    return c.CloseSession()
