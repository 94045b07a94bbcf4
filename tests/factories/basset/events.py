"""Events: the factories' defaults, and a short function for each event.

Anne, her king and ten points by default; bess backs and carl doubts.
"""

from typing import Any

from factory.base import Factory
from factory.declarations import LazyAttribute

from service.domain.games.basset import events as e
from tests.factories.basset.openings import with_rules
from tests.factories.by_position import by_position


class SessionOpenedFactory(Factory[e.SessionOpened]):
    """An evening; fields of the house rules go straight in: `(preset="oak", max_stake=60)`."""

    class Meta:
        model = e.SessionOpened

    name = "Twelfth Night"
    preset = "oak"
    currency = "points"
    holder = None
    funds = 10_000

    @classmethod
    def _adjust_kwargs(cls, **fields: Any) -> dict[str, Any]:
        return with_rules(fields)


class PunterSeatedFactory(Factory[e.PunterSeated]):
    class Meta:
        model = e.PunterSeated

    punter = "anne"
    purse = 1000
    suit = None


class MoneyBroughtInFactory(Factory[e.MoneyBroughtIn]):
    class Meta:
        model = e.MoneyBroughtIn

    punter = "anne"
    amount = 10


class MoneyCashedOutFactory(Factory[e.MoneyCashedOut]):
    class Meta:
        model = e.MoneyCashedOut

    punter = "anne"
    amount = 10


class BankFundedFactory(Factory[e.BankFunded]):
    class Meta:
        model = e.BankFunded

    amount = 10


class StakePlacedFactory(Factory[e.StakePlaced]):
    class Meta:
        model = e.StakePlaced

    punter = "anne"
    card = "K"
    amount = 10
    replacement = False


class ReplacementPlacedFactory(StakePlacedFactory):
    replacement = True


class StakeWithdrawnFactory(Factory[e.StakeWithdrawn]):
    class Meta:
        model = e.StakeWithdrawn

    punter = "anne"
    card = "K"
    amount = 10
    bets = ()


class FasseTurnedFactory(Factory[e.FasseTurned]):
    class Meta:
        model = e.FasseTurned

    card = "2"
    decks = 1
    stock = 51


class PairDealtFactory(Factory[e.PairDealt]):
    class Meta:
        model = e.PairDealt

    first = "3"
    second = "4"


class LastCardTurnedFactory(Factory[e.LastCardTurned]):
    class Meta:
        model = e.LastCardTurned

    card = "K"


class WinTakenFactory(Factory[e.WinTaken]):
    class Meta:
        model = e.WinTaken

    punter = "anne"
    card = "K"
    couch = 10
    win = LazyAttribute(lambda event: event.couch)  # type: ignore[no-untyped-call]
    restake = 0
    for_all = False


class ParoliMadeFactory(Factory[e.ParoliMade]):
    class Meta:
        model = e.ParoliMade

    punter = "anne"
    card = "K"
    crooks = 1


class PayChosenFactory(Factory[e.PayChosen]):
    class Meta:
        model = e.PayChosen

    punter = "anne"
    card = "K"


class StakeMacedFactory(Factory[e.StakeMaced]):
    class Meta:
        model = e.StakeMaced

    punter = "anne"
    card = "K"
    amount = 10


class SideBetLaidFactory(Factory[e.SideBetLaid]):
    class Meta:
        model = e.SideBetLaid

    number = 1
    backer = "bess"
    against = "carl"
    punter = "anne"
    card = "K"
    outcome = "win"
    amount = 5


class BookBoughtFactory(Factory[e.BookBought]):
    class Meta:
        model = e.BookBought

    punter = "anne"
    price = 3


class DealEndedFactory(Factory[e.DealEnded]):
    class Meta:
        model = e.DealEnded

    home = ()
    bets = ()


class SessionClosedFactory(Factory[e.SessionClosed]):
    class Meta:
        model = e.SessionClosed

    home = ()
    bets = ()


class TargetReachedFactory(Factory[e.TargetReached]):
    class Meta:
        model = e.TargetReached

    winners = ("anne",)


class BetSettledFactory(Factory[e.BetSettled]):
    class Meta:
        model = e.BetSettled

    number = 1
    backer = "bess"
    against = "carl"
    to_backer = 5
    to_against = 5


class CouchReturnedFactory(Factory[e.CouchReturned]):
    class Meta:
        model = e.CouchReturned

    punter = "anne"
    card = "K"
    amount = 10


class DrawSettledFactory(Factory[e.DrawSettled]):
    class Meta:
        model = e.DrawSettled

    kind = "pair"
    outcomes = ()
    bets = ()
    run = None
    retired = None


seated = by_position(PunterSeatedFactory, "punter", "purse", "suit")
brought_in = by_position(MoneyBroughtInFactory, "amount", "punter")
cashed_out = by_position(MoneyCashedOutFactory, "amount", "punter")
funded = by_position(BankFundedFactory, "amount")
staked = by_position(StakePlacedFactory, "card", "amount", "punter")
replaced = by_position(ReplacementPlacedFactory, "card", "amount", "punter")
withdrawn = by_position(StakeWithdrawnFactory, "card", "amount", "punter")
fasse = by_position(FasseTurnedFactory, "card", "decks", "stock")
pair = by_position(PairDealtFactory, "first", "second")
last_card = by_position(LastCardTurnedFactory, "card")
win_taken = by_position(WinTakenFactory, "card", "couch", "win", "restake", "punter")
paroli_made = by_position(ParoliMadeFactory, "card", "crooks", "punter")
pay_chosen = by_position(PayChosenFactory, "card", "punter")
maced = by_position(StakeMacedFactory, "card", "amount", "punter")
bet_laid = by_position(SideBetLaidFactory, "card", "outcome", "amount", "number", "punter")
book_bought = by_position(BookBoughtFactory, "price", "punter")
couch_returned = by_position(CouchReturnedFactory, "card", "amount", "punter")
bet_settled = by_position(BetSettledFactory, "to_backer", "to_against", "number")


def deal_ended(*home: e.CouchReturned, bets: tuple[e.BetSettled, ...] = ()) -> e.DealEnded:
    return DealEndedFactory.build(home=home, bets=bets)


def closed(*home: e.CouchReturned, bets: tuple[e.BetSettled, ...] = ()) -> e.SessionClosed:
    return SessionClosedFactory.build(home=home, bets=bets)


def target_reached(*winners: str) -> e.TargetReached:
    return TargetReachedFactory.build(winners=winners)
