"""Commands: the factories' defaults, and a short function for each command.

Anne, her king and ten points by default.
"""

from factory.base import Factory

from service.domain.games.basset import commands as c
from service.domain.session.seats import BuyIn, CashOut
from tests.factories.by_position import by_position


class SeatPunterFactory(Factory[c.SeatPunter]):
    class Meta:
        model = c.SeatPunter

    punter = "dora"
    purse = 1000
    suit = None


class BuyInFactory(Factory[BuyIn]):
    class Meta:
        model = BuyIn

    punter = "anne"
    amount = 10


class CashOutFactory(Factory[CashOut]):
    class Meta:
        model = CashOut

    punter = "anne"
    amount = 10


class FundBankFactory(Factory[c.FundBank]):
    class Meta:
        model = c.FundBank

    amount = 10


class PlaceStakeFactory(Factory[c.PlaceStake]):
    class Meta:
        model = c.PlaceStake

    punter = "anne"
    card = "K"
    amount = 10


class WithdrawStakeFactory(Factory[c.WithdrawStake]):
    class Meta:
        model = c.WithdrawStake

    punter = "anne"
    card = "K"


class TurnFasseFactory(Factory[c.TurnFasse]):
    class Meta:
        model = c.TurnFasse

    card = "2"
    place = None


class DealPairFactory(Factory[c.DealPair]):
    class Meta:
        model = c.DealPair

    first = "3"
    second = "4"
    place = None


class TurnLastCardFactory(Factory[c.TurnLastCard]):
    class Meta:
        model = c.TurnLastCard

    card = "K"
    place = None


class TakeWinFactory(Factory[c.TakeWin]):
    class Meta:
        model = c.TakeWin

    punter = "anne"
    card = "K"
    restake = None


class TakeEveryWinFactory(Factory[c.TakeEveryWin]):
    class Meta:
        model = c.TakeEveryWin


class MakeParoliFactory(Factory[c.MakeParoli]):
    class Meta:
        model = c.MakeParoli

    punter = "anne"
    card = "K"


class ChoosePayFactory(Factory[c.ChoosePay]):
    class Meta:
        model = c.ChoosePay

    punter = "anne"
    card = "K"


class MaceStakeFactory(Factory[c.MaceStake]):
    class Meta:
        model = c.MaceStake

    punter = "anne"
    card = "K"
    amount = 10


class LaySideBetFactory(Factory[c.LaySideBet]):
    class Meta:
        model = c.LaySideBet

    backer = "bess"
    against = "carl"
    punter = "anne"
    card = "K"
    outcome = "win"
    amount = 5


class BuyBookFactory(Factory[c.BuyBook]):
    class Meta:
        model = c.BuyBook

    punter = "anne"
    price = 3


class EndDealFactory(Factory[c.EndDeal]):
    class Meta:
        model = c.EndDeal


class CloseSessionFactory(Factory[c.CloseSession]):
    class Meta:
        model = c.CloseSession


seat = by_position(SeatPunterFactory, "punter", "purse", "suit")
buy_in = by_position(BuyInFactory, "amount", "punter")
cash_out = by_position(CashOutFactory, "amount", "punter")
fund_bank = by_position(FundBankFactory, "amount")
stake = by_position(PlaceStakeFactory, "card", "amount", "punter")
withdraw = by_position(WithdrawStakeFactory, "card", "punter")
fasse = by_position(TurnFasseFactory, "card", "place")
pair = by_position(DealPairFactory, "first", "second", "place")
last_card = by_position(TurnLastCardFactory, "card", "place")
take = by_position(TakeWinFactory, "card", "restake", "punter")
take_all = by_position(TakeEveryWinFactory)
paroli = by_position(MakeParoliFactory, "card", "punter")
pay = by_position(ChoosePayFactory, "card", "punter")
mace = by_position(MaceStakeFactory, "card", "amount", "punter")
side_bet = by_position(
    LaySideBetFactory, "card", "amount", "outcome", "backer", "against", "punter"
)
buy_book = by_position(BuyBookFactory, "price", "punter")
end_deal = by_position(EndDealFactory)
close = by_position(CloseSessionFactory)
