"""Baccarat events with their defaults: anne banks with 60, and bess stakes 20 on the right."""

from typing import Any

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.cards import result_of
from service.domain.games.baccarat.rules import RULES
from tests.factories.baccarat.commands import hand_of

BESS = {"bess": 20}


def opened(preset: str = "chemin_de_fer", **rules: Any) -> e.SessionOpened:
    """Return the opening of a session; ``rules`` differ from the preset's."""
    chosen = RULES.chosen(preset, rules)
    return e.SessionOpened(name="Twelfth Night", preset=preset, rules=chosen, currency="points")


def seated(
    punter: str = "dora", purse: int = 1000, where: e.Where | None = None, hand: e.Hand = "right"
) -> e.PunterSeated:
    return e.PunterSeated(punter=punter, purse=purse, where=where, hand=hand)


def brought_in(amount: int = 10, punter: str = "anne") -> e.MoneyBroughtIn:
    return e.MoneyBroughtIn(punter=punter, amount=amount)


def cashed_out(amount: int = 10, punter: str = "anne") -> e.MoneyCashedOut:
    return e.MoneyCashedOut(punter=punter, amount=amount)


def on(hand: e.Hand, **amounts: int) -> tuple[e.HandStake, ...]:
    """Return stakes on a hand, by player."""
    return tuple(e.HandStake(punter=n, hand=hand, amount=amount) for n, amount in amounts.items())


def bank(amount: int = 60, punter: str = "anne", home: tuple[e.HandStake, ...] = ()) -> e.BankTaken:
    return e.BankTaken(punter=punter, amount=amount, home=home)


def funded(amount: int = 10, banker: str = "anne") -> e.BankFunded:
    return e.BankFunded(banker=banker, amount=amount)


def staked(amount: int = 20, punter: str = "bess", hand: e.Hand = "right") -> e.StakePlaced:
    return e.StakePlaced(punter=punter, hand=hand, amount=amount)


def withdrawn(amount: int = 20, punter: str = "bess", hand: e.Hand = "right") -> e.StakeWithdrawn:
    return e.StakeWithdrawn(punter=punter, hand=hand, amount=amount)


def repeated(*stakes: e.HandStake) -> e.StakesRepeated:
    return e.StakesRepeated(stakes=stakes or on("right", **BESS))


def banco(
    *stakes: e.HandStake,
    punter: str = "bess",
    how: e.How | None = None,
    home: tuple[e.HandStake, ...] = (),
) -> e.BancoClaimed:
    """Return a banco of anne's whole bank."""
    return e.BancoClaimed(
        punter=punter, how=how, home=home, stakes=stakes or on("right", **{punter: 60})
    )


def accepted(amount: int = 10, banker: str = "anne") -> e.StakesAccepted:
    return e.StakesAccepted(banker=banker, amount=amount)


def dealt(right: e.Result = "bank", left: e.Result = "none") -> e.HandDealt:
    return e.HandDealt(right=right, left=left, bank_cards=(), right_cards=(), left_cards=())


def cards(bank: str = "K,5", right: str = "K,6", left: str = "-") -> e.HandDealt:
    """Return a hand of cards, each side as in a line."""
    of_bank, of_right, of_left = map(hand_of, (bank, right, left))
    return e.HandDealt(
        right=result_of(of_bank, of_right),
        left=result_of(of_bank, of_left),
        bank_cards=of_bank,
        right_cards=of_right,
        left_cards=of_left,
    )


def settled(
    *stakes: e.StakeSettled,
    right: e.Result = "bank",
    left: e.Result = "none",
    bank: int = 60,
    **others: Any,
) -> e.HandSettled:
    """Return a settlement; without stakes, bess loses 20."""
    values: dict[str, Any] = {
        "banker": "anne",
        "false_draws": (),
        "ends_tenure": False,
        "to_banker": 0,
        "next_banker": None,
        **others,
    }
    lost = (e.StakeSettled(punter="bess", hand="right", lost=20),)
    return e.HandSettled(right=right, left=left, bank=bank, stakes=stakes or lost, **values)


def passed(
    bank: int = 60, next_banker: str | None = "bess", banker: str | None = "anne"
) -> e.DealPassed:
    return e.DealPassed(banker=banker, bank=bank, next_banker=next_banker)


def shuffled(
    bank: int = 0,
    banker: str | None = None,
    home: tuple[e.HandStake, ...] = (),
    next_banker: str | None = None,
) -> e.CardsShuffled:
    return e.CardsShuffled(banker=banker, bank=bank, home=home, next_banker=next_banker)


def closed(
    bank: int = 0, banker: str | None = None, home: tuple[e.HandStake, ...] = ()
) -> e.SessionClosed:
    return e.SessionClosed(banker=banker, bank=bank, home=home)
