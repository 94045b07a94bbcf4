"""Lansquenet events with their defaults: anne banks with 60, and bess covers 20."""

from typing import Any

from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.hand_result import outcome_of
from service.domain.games.lansquenet.rules import RULES


def opened(**rules: Any) -> e.SessionOpened:
    """Return the opening of a session; ``rules`` differ from the preset's."""
    chosen = RULES.chosen("lansquenet", rules)
    return e.SessionOpened(
        name="Twelfth Night", preset="lansquenet", rules=chosen, currency="points"
    )


def seated(punter: str = "dora", purse: int = 1000) -> e.PunterSeated:
    return e.PunterSeated(punter=punter, purse=purse)


def brought_in(amount: int = 10, punter: str = "anne") -> e.MoneyBroughtIn:
    return e.MoneyBroughtIn(punter=punter, amount=amount)


def cashed_out(amount: int = 10, punter: str = "anne") -> e.MoneyCashedOut:
    return e.MoneyCashedOut(punter=punter, amount=amount)


def wager(amount: int = 60, banker: str = "anne", replaced: int = 0) -> e.WagerPlaced:
    return e.WagerPlaced(banker=banker, amount=amount, replaced=replaced)


def covered(amount: int = 20, punter: str = "bess", *, for_all: bool = False) -> e.CoverPlaced:
    return e.CoverPlaced(punter=punter, amount=amount, for_all=for_all)


def withdrawn(amount: int = 20, punter: str = "bess") -> e.CoverWithdrawn:
    return e.CoverWithdrawn(punter=punter, amount=amount)


def matched(outcome: e.Outcome = "left") -> e.HandDealt:
    return e.HandDealt(outcome=outcome, cards=())


def cards(words: str = "h d h", match: str = "suit") -> e.HandDealt:
    """Return a hand of the cards in ``words``, with blanks between them."""
    dealt = tuple(words.split())
    return e.HandDealt(outcome=outcome_of(dealt, match), cards=dealt)


def settled(
    outcome: e.Outcome = "left",
    to_banker: int = 80,
    next_banker: str = "anne",
    banker: str = "anne",
    *,
    selling: bool = False,
    **covers: int,
) -> e.HandSettled:
    """Return a settlement; ``covers`` are amounts by name, bess's 20 where none is given."""
    return e.HandSettled(
        outcome=outcome,
        banker=banker,
        covers=tuple(_settled(n, amount, outcome) for n, amount in (covers or BESS).items()),
        to_banker=to_banker,
        next_banker=next_banker,
        selling=selling,
    )


def passed(wager: int = 0, next_banker: str = "bess", banker: str = "anne") -> e.BankPassed:
    return e.BankPassed(banker=banker, next_banker=next_banker, wager=wager)


def sold(price: int = 12, wager: int = 0, punter: str = "bess", banker: str = "anne") -> e.BankSold:
    return e.BankSold(banker=banker, punter=punter, price=price, wager=wager)


def closed(wager: int = 0, banker: str | None = "anne", **covers: int) -> e.SessionClosed:
    return e.SessionClosed(banker=banker, wager=wager, covers=_covers(covers))


BESS = {"bess": 20}


def _settled(punter: str, amount: int, outcome: e.Outcome) -> e.CoverSettled:
    if outcome == "right":
        return e.CoverSettled(punter=punter, home=amount, paid=amount)
    return e.CoverSettled(punter=punter, lost=amount)


def _covers(amounts: dict[str, int]) -> tuple[e.PlayerCover, ...]:
    return tuple(e.PlayerCover(punter=name, amount=amount) for name, amount in amounts.items())
