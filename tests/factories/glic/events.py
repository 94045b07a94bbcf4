"""Glic events with their defaults: anne deals to bess, carl and dora, and bess bets first."""

from typing import Any

from service.domain.games.glic import events as e
from service.domain.games.glic.pools import POOLS, Pool, PoolAmount
from service.domain.games.glic.rules import RULES
from service.domain.port.player_amount import PlayerAmount
from tests.factories.glic.commands import counts_of

FOUR = ("anne", "bess", "carl", "dora")


def opened(**rules: Any) -> e.SessionOpened:
    """Return the opening of a session; ``rules`` differ from the preset's."""
    chosen = RULES.chosen("glic", rules)
    return e.SessionOpened(name="Twelfth Night", preset="glic", rules=chosen, currency="points")


def seated(punter: str = "erik", purse: int = 1000) -> e.PunterSeated:
    return e.PunterSeated(punter=punter, purse=purse)


def brought_in(amount: int = 10, punter: str = "anne") -> e.MoneyBroughtIn:
    return e.MoneyBroughtIn(punter=punter, amount=amount)


def cashed_out(amount: int = 10, punter: str = "anne") -> e.MoneyCashedOut:
    return e.MoneyCashedOut(punter=punter, amount=amount)


def dealt(*players: str, piece: int = 1) -> e.HandDealt:
    """Return a hand with antes in turn, one piece in each pool; the first of ``players`` deals."""
    names = players or FOUR
    antes = tuple(
        e.Ante(punter=names[number % len(names)], pool=pool, amount=piece)
        for number, pool in enumerate(POOLS)
    )
    return e.HandDealt(dealer=names[0], players=names, antes=antes)


def claimed(punter: str = "carl", pool: Pool = "ten", **paid: int) -> e.PoolsClaimed:
    """Return a claim; ``paid`` are amounts by pool, 1 from the pool itself if none are given."""
    return e.PoolsClaimed(punter=punter, pool=pool, paid=in_pools(paid or {pool: 1}))


def bet(punter: str = "bess", amount: int = 2, owed: int = 0) -> e.BetPlaced:
    return e.BetPlaced(punter=punter, amount=amount, owed=owed)


def seen(punter: str = "carl", owed: int = 2) -> e.BetSeen:
    return e.BetSeen(punter=punter, owed=owed)


def passed(punter: str = "bess") -> e.BetPassed:
    return e.BetPassed(punter=punter)


def all_passed(*names: str) -> e.BetPassed:
    return e.BetPassed(for_all=True, passed=names)


def folded(punter: str = "carl") -> e.HandFolded:
    return e.HandFolded(punter=punter)


def best(*punters: str) -> e.BestHandNamed:
    return e.BestHandNamed(punters=punters or ("bess",))


def poch(bets: dict[str, int], **shares: int) -> e.PochSettled:
    return e.PochSettled(bets=amounts(bets), shares=amounts(shares))


def run(punter: str = "anne", **payments: int) -> e.SequenceEnded:
    return e.SequenceEnded(punter=punter, payments=amounts(payments))


def won(punter: str, left: dict[str, int], **payments: int) -> e.HandWon:
    """Return the end of a hand; each paid a piece of 1 for each card, if nothing else is given."""
    return e.HandWon(
        punter=punter, counts=counts_of(left), payments=amounts(payments or dict(left))
    )


def abandoned(**bets: int) -> e.HandAbandoned:
    return e.HandAbandoned(bets=amounts(bets))


def closed(pools: dict[str, int] | None = None, **shares: int) -> e.SessionClosed:
    return e.SessionClosed(pools=in_pools(pools or {}), shares=amounts(shares))


def amounts(by_name: dict[str, int]) -> tuple[PlayerAmount, ...]:
    return tuple(PlayerAmount(punter=name, amount=amount) for name, amount in by_name.items())


def in_pools(by_pool: dict[str, int]) -> tuple[PoolAmount, ...]:
    return tuple(PoolAmount(pool=pool, amount=by_pool[pool]) for pool in POOLS if pool in by_pool)
