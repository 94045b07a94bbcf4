"""What has happened at the table, in few words; anne, her king and ten points by default."""

from service.domain.games.basset import events as e
from tests.factories import events, parts


def seated(punter: str, purse: int = 1000, suit: str | None = None) -> e.PunterSeated:
    return events.PunterSeatedFactory.build(punter=punter, purse=purse, suit=suit)


def brought_in(amount: int, punter: str = "anne") -> e.MoneyBroughtIn:
    return events.MoneyBroughtInFactory.build(punter=punter, amount=amount)


def cashed_out(amount: int, punter: str = "anne") -> e.MoneyCashedOut:
    return events.MoneyCashedOutFactory.build(punter=punter, amount=amount)


def funded(amount: int) -> e.BankFunded:
    return events.BankFundedFactory.build(amount=amount)


def staked(card: str = "K", amount: int = 10, punter: str = "anne") -> e.StakePlaced:
    return events.StakePlacedFactory.build(punter=punter, card=card, amount=amount)


def replaced(card: str, amount: int = 10, punter: str = "anne") -> e.StakePlaced:
    return events.StakePlacedFactory.build(
        punter=punter, card=card, amount=amount, replacement=True
    )


def withdrew(
    card: str = "K", amount: int = 10, punter: str = "anne", bets: tuple[e.BetSettled, ...] = ()
) -> e.StakeWithdrawn:
    return events.StakeWithdrawnFactory.build(punter=punter, card=card, amount=amount, bets=bets)


def fasse(card: str = "2", decks: int = 1, stock: int = 51) -> e.FasseTurned:
    return events.FasseTurnedFactory.build(card=card, decks=decks, stock=stock)


def pair(first: str, second: str) -> e.PairDealt:
    return events.PairDealtFactory.build(first=first, second=second)


def last(card: str) -> e.LastCardTurned:
    return events.LastCardTurnedFactory.build(card=card)


def took(
    card: str = "K", couch: int = 10, win: int | None = None, restake: int = 0, punter: str = "anne"
) -> e.WinTaken:
    return events.WinTakenFactory.build(
        punter=punter, card=card, couch=couch, win=couch if win is None else win, restake=restake
    )


def rode(card: str = "K", crooks: int = 1, punter: str = "anne") -> e.ParoliMade:
    return events.ParoliMadeFactory.build(punter=punter, card=card, crooks=crooks)


def chose_pay(card: str = "K", punter: str = "anne") -> e.PayChosen:
    return events.PayChosenFactory.build(punter=punter, card=card)


def maced(card: str = "K", amount: int = 10, punter: str = "anne") -> e.StakeMaced:
    return events.StakeMacedFactory.build(punter=punter, card=card, amount=amount)


def bet(
    card: str = "K", outcome: str = "win", amount: int = 5, number: int = 1, punter: str = "anne"
) -> e.SideBetLaid:
    """Bess backs the outcome, carl doubts it."""
    return events.SideBetLaidFactory.build(
        number=number, punter=punter, card=card, outcome=outcome, amount=amount
    )


def bought_book(price: int = 3, punter: str = "anne") -> e.BookBought:
    return events.BookBoughtFactory.build(punter=punter, price=price)


def ended(*home: e.CouchReturned, bets: tuple[e.BetSettled, ...] = ()) -> e.DealEnded:
    return events.DealEndedFactory.build(home=home, bets=bets)


def closed(*home: e.CouchReturned, bets: tuple[e.BetSettled, ...] = ()) -> e.SessionClosed:
    return events.SessionClosedFactory.build(home=home, bets=bets)


def reached(*winners: str) -> e.TargetReached:
    return events.TargetReachedFactory.build(winners=winners)


def home(card: str = "K", amount: int = 10, punter: str = "anne") -> e.CouchReturned:
    return parts.CouchReturnedFactory.build(punter=punter, card=card, amount=amount)


def bet_ends(to_backer: int, to_against: int, number: int = 1) -> e.BetSettled:
    return parts.BetSettledFactory.build(number=number, to_backer=to_backer, to_against=to_against)
