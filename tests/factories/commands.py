"""What people ask for: anne, her king and ten points unless said otherwise."""

from typing import Any

import factory

from service.domain.games.basset import commands as c
from service.domain.games.basset.rules import FIELDS
from tests.factories.events import HouseRulesFactory


class OpenSessionFactory(factory.Factory[c.OpenSession]):
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
        fields.setdefault("rules", HouseRulesFactory(preset=fields["preset"], **rules))
        return fields


class SeatPunterFactory(factory.Factory[c.SeatPunter]):
    class Meta:
        model = c.SeatPunter

    punter = "dora"
    purse = 1000
    suit = None


class BuyInFactory(factory.Factory[c.BuyIn]):
    class Meta:
        model = c.BuyIn

    punter = "anne"
    amount = 10


class CashOutFactory(factory.Factory[c.CashOut]):
    class Meta:
        model = c.CashOut

    punter = "anne"
    amount = 10


class FundBankFactory(factory.Factory[c.FundBank]):
    class Meta:
        model = c.FundBank

    amount = 10


class PlaceStakeFactory(factory.Factory[c.PlaceStake]):
    class Meta:
        model = c.PlaceStake

    punter = "anne"
    card = "K"
    amount = 10


class WithdrawStakeFactory(factory.Factory[c.WithdrawStake]):
    class Meta:
        model = c.WithdrawStake

    punter = "anne"
    card = "K"


class TurnFasseFactory(factory.Factory[c.TurnFasse]):
    class Meta:
        model = c.TurnFasse

    card = "2"
    place = None


class DealPairFactory(factory.Factory[c.DealPair]):
    class Meta:
        model = c.DealPair

    first = "3"
    second = "4"
    place = None


class TurnLastCardFactory(factory.Factory[c.TurnLastCard]):
    class Meta:
        model = c.TurnLastCard

    card = "K"
    place = None


class TakeWinFactory(factory.Factory[c.TakeWin]):
    class Meta:
        model = c.TakeWin

    punter = "anne"
    card = "K"
    restake = None


class TakeEveryWinFactory(factory.Factory[c.TakeEveryWin]):
    class Meta:
        model = c.TakeEveryWin


class MakeParoliFactory(factory.Factory[c.MakeParoli]):
    class Meta:
        model = c.MakeParoli

    punter = "anne"
    card = "K"


class ChoosePayFactory(factory.Factory[c.ChoosePay]):
    class Meta:
        model = c.ChoosePay

    punter = "anne"
    card = "K"


class MaceStakeFactory(factory.Factory[c.MaceStake]):
    class Meta:
        model = c.MaceStake

    punter = "anne"
    card = "K"
    amount = 10


class LaySideBetFactory(factory.Factory[c.LaySideBet]):
    class Meta:
        model = c.LaySideBet

    backer = "bess"
    against = "carl"
    punter = "anne"
    card = "K"
    outcome = "win"
    amount = 5


class BuyBookFactory(factory.Factory[c.BuyBook]):
    class Meta:
        model = c.BuyBook

    punter = "anne"
    price = 3


class EndDealFactory(factory.Factory[c.EndDeal]):
    class Meta:
        model = c.EndDeal


class CloseSessionFactory(factory.Factory[c.CloseSession]):
    class Meta:
        model = c.CloseSession
