"""What people ask for: anne, her king and ten points unless said otherwise."""

from typing import Any

from factory.base import Factory

from service.domain.games.basset import commands as c
from service.domain.games.basset.rules import FIELDS
from tests.factories.events import HouseRulesFactory


class OpenSessionFactory(Factory[c.OpenSession]):
    """An evening; fields of the house rules go straight in: `(preset="oak", max_stake=60)`."""

    class Meta:
        model = c.OpenSession

    name = "Twelfth Night"
    preset = "oak"
    currency = "points"
    funds = 10_000
    holder = None

    @classmethod
    def _adjust_kwargs(cls, **fields: Any) -> dict[str, Any]:
        rules = {name: fields.pop(name) for name in list(fields) if name in FIELDS}
        fields.setdefault("rules", HouseRulesFactory.build(preset=fields["preset"], **rules))
        return fields


class SeatPunterFactory(Factory[c.SeatPunter]):
    class Meta:
        model = c.SeatPunter

    punter = "dora"
    purse = 1000
    suit = None


class BuyInFactory(Factory[c.BuyIn]):
    class Meta:
        model = c.BuyIn

    punter = "anne"
    amount = 10


class CashOutFactory(Factory[c.CashOut]):
    class Meta:
        model = c.CashOut

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
