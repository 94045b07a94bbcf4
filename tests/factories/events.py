"""Events as they would stand in the log: anne, her king and ten points unless said otherwise."""

from typing import Any

import factory

from service.domain.games.basset import events as e
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.rules import FIELDS, HouseRules, overridden


class HouseRulesFactory(factory.Factory[HouseRules]):
    """The rules of a preset; any field may be given, as in `HouseRulesFactory(burn=2)`."""

    class Meta:
        model = HouseRules

    preset = "oak"

    @classmethod
    def _create(cls, model_class: type, *_: Any, **fields: Any) -> HouseRules:
        preset = fields.pop("preset")
        return overridden(PRESETS[preset].rules, fields)


class SessionOpenedFactory(factory.Factory[e.SessionOpened]):
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
        rules = {name: fields.pop(name) for name in list(fields) if name in FIELDS}
        fields.setdefault("rules", HouseRulesFactory(preset=fields["preset"], **rules))
        return fields


class PunterSeatedFactory(factory.Factory[e.PunterSeated]):
    class Meta:
        model = e.PunterSeated

    punter = "anne"
    purse = 1000
    suit = None


class MoneyBroughtInFactory(factory.Factory[e.MoneyBroughtIn]):
    class Meta:
        model = e.MoneyBroughtIn

    punter = "anne"
    amount = 10


class MoneyCashedOutFactory(factory.Factory[e.MoneyCashedOut]):
    class Meta:
        model = e.MoneyCashedOut

    punter = "anne"
    amount = 10


class BankFundedFactory(factory.Factory[e.BankFunded]):
    class Meta:
        model = e.BankFunded

    amount = 10


class StakePlacedFactory(factory.Factory[e.StakePlaced]):
    class Meta:
        model = e.StakePlaced

    punter = "anne"
    card = "K"
    amount = 10
    replacement = False


class StakeWithdrawnFactory(factory.Factory[e.StakeWithdrawn]):
    class Meta:
        model = e.StakeWithdrawn

    punter = "anne"
    card = "K"
    amount = 10
    bets = ()


class FasseTurnedFactory(factory.Factory[e.FasseTurned]):
    class Meta:
        model = e.FasseTurned

    card = "2"
    decks = 1
    stock = 51


class PairDealtFactory(factory.Factory[e.PairDealt]):
    class Meta:
        model = e.PairDealt

    first = "3"
    second = "4"


class LastCardTurnedFactory(factory.Factory[e.LastCardTurned]):
    class Meta:
        model = e.LastCardTurned

    card = "K"


class WinTakenFactory(factory.Factory[e.WinTaken]):
    class Meta:
        model = e.WinTaken

    punter = "anne"
    card = "K"
    couch = 10
    win = factory.SelfAttribute("couch")
    restake = 0


class ParoliMadeFactory(factory.Factory[e.ParoliMade]):
    class Meta:
        model = e.ParoliMade

    punter = "anne"
    card = "K"
    crooks = 1


class PayChosenFactory(factory.Factory[e.PayChosen]):
    class Meta:
        model = e.PayChosen

    punter = "anne"
    card = "K"


class StakeMacedFactory(factory.Factory[e.StakeMaced]):
    class Meta:
        model = e.StakeMaced

    punter = "anne"
    card = "K"
    amount = 10


class SideBetLaidFactory(factory.Factory[e.SideBetLaid]):
    class Meta:
        model = e.SideBetLaid

    number = 1
    backer = "bess"
    against = "carl"
    punter = "anne"
    card = "K"
    outcome = "win"
    amount = 5


class BookBoughtFactory(factory.Factory[e.BookBought]):
    class Meta:
        model = e.BookBought

    punter = "anne"
    price = 3


class DealEndedFactory(factory.Factory[e.DealEnded]):
    class Meta:
        model = e.DealEnded

    home = ()
    bets = ()


class SessionClosedFactory(factory.Factory[e.SessionClosed]):
    class Meta:
        model = e.SessionClosed

    home = ()
    bets = ()


class TargetReachedFactory(factory.Factory[e.TargetReached]):
    class Meta:
        model = e.TargetReached

    winners = ("anne",)
