"""What is asked for at the table, in few words; anne, her king and ten points by default."""

from service.domain.games.basset import commands as c
from tests.factories import commands


def seat(punter: str = "dora", purse: int = 1000, suit: str | None = None) -> c.SeatPunter:
    return commands.SeatPunterFactory.build(punter=punter, purse=purse, suit=suit)


def buy_in(amount: int = 10, punter: str = "anne") -> c.BuyIn:
    return commands.BuyInFactory.build(punter=punter, amount=amount)


def cash_out(amount: int = 10, punter: str = "anne") -> c.CashOut:
    return commands.CashOutFactory.build(punter=punter, amount=amount)


def fund(amount: int = 10) -> c.FundBank:
    return commands.FundBankFactory.build(amount=amount)


def stake(card: str = "K", amount: int = 10, punter: str = "anne") -> c.PlaceStake:
    return commands.PlaceStakeFactory.build(punter=punter, card=card, amount=amount)


def withdraw(card: str = "K", punter: str = "anne") -> c.WithdrawStake:
    return commands.WithdrawStakeFactory.build(punter=punter, card=card)


def fasse(card: str = "2", place: int | None = None) -> c.TurnFasse:
    return commands.TurnFasseFactory.build(card=card, place=place)


def pair(first: str = "3", second: str = "4", place: int | None = None) -> c.DealPair:
    return commands.DealPairFactory.build(first=first, second=second, place=place)


def last(card: str = "K", place: int | None = None) -> c.TurnLastCard:
    return commands.TurnLastCardFactory.build(card=card, place=place)


def take(card: str = "K", restake: int | None = None, punter: str = "anne") -> c.TakeWin:
    return commands.TakeWinFactory.build(punter=punter, card=card, restake=restake)


def take_all() -> c.TakeEveryWin:
    return commands.TakeEveryWinFactory.build()


def paroli(card: str = "K", punter: str = "anne") -> c.MakeParoli:
    return commands.MakeParoliFactory.build(punter=punter, card=card)


def pay(card: str = "K", punter: str = "anne") -> c.ChoosePay:
    return commands.ChoosePayFactory.build(punter=punter, card=card)


def mace(card: str = "K", amount: int = 10, punter: str = "anne") -> c.MaceStake:
    return commands.MaceStakeFactory.build(punter=punter, card=card, amount=amount)


def side_bet(
    card: str = "K",
    amount: int = 5,
    outcome: str = "win",
    backer: str = "bess",
    against: str = "carl",
    punter: str = "anne",
) -> c.LaySideBet:
    return commands.LaySideBetFactory.build(
        backer=backer, against=against, punter=punter, card=card, outcome=outcome, amount=amount
    )


def book(price: int = 3, punter: str = "anne") -> c.BuyBook:
    return commands.BuyBookFactory.build(punter=punter, price=price)


def end() -> c.EndDeal:
    return commands.EndDealFactory.build()


def close() -> c.CloseSession:
    return commands.CloseSessionFactory.build()
