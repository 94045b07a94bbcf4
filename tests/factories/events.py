"""Events as they would stand in the log: anne, her king and ten points unless said otherwise."""

from typing import Any

from factory.base import Factory

from service.domain.games.basset import events as e
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.rules import FIELDS, HouseRules, overridden


class HouseRulesFactory(Factory[HouseRules]):
    """The rules of a preset; any field may be given, as in `HouseRulesFactory(burn=2)`."""

    class Meta:
        model = HouseRules

    preset = "oak"

    @classmethod
    def _build(cls, model_class: type[HouseRules], *_: Any, **fields: Any) -> HouseRules:
        rules = PRESETS[fields.pop("preset")].rules
        assert isinstance(rules, model_class)
        return overridden(rules, fields)


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
        rules = {name: fields.pop(name) for name in list(fields) if name in FIELDS}
        fields.setdefault("rules", HouseRulesFactory.build(preset=fields["preset"], **rules))
        return fields


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
    win = 10
    restake = 0


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
