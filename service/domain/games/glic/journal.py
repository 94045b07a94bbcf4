"""What each event of Glic moves between which accounts. The Poch is the bets of all players."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from service.domain.games.glic import events as e
from service.domain.games.glic.state import State
from service.domain.ledger import Postings, account, posted
from service.domain.port.parties import POOL
from service.domain.port.player_amount import PlayerAmount
from service.domain.session import seats
from service.domain.session.seats import purse_account as purse

Held = list[tuple[str, int]]
"""Accounts, each with an amount."""


def poch_account(player: str) -> str:
    """Return the account of a player's bets."""
    return account("punter", player, "poch")


def pool_account(pool: str) -> str:
    """Return the account of a pool."""
    return account(POOL, pool)


def balances(state: State) -> dict[str, int]:
    """Return the balance of every account as ``state`` has it; they add up to zero."""
    pools = {pool_account(pool): held for pool, held in state.pools.items()}
    bets = {poch_account(name): state.bets.get(name, 0) for name in state.players}
    return {**seats.purse_balances(state.players), **pools, **bets}


def _dealt(event: e.HandDealt) -> Postings:
    return posted(*((purse(a.punter), pool_account(a.pool), a.amount) for a in event.antes))


def _claimed(event: e.PoolsClaimed) -> Postings:
    winner = purse(event.punter)
    return posted(*((pool_account(part.pool), winner, part.amount) for part in event.paid))


def _bet(event: e.BetPlaced) -> Postings:
    return posted((purse(event.punter), poch_account(event.punter), event.owed + event.amount))


def _seen(event: e.BetSeen) -> Postings:
    return posted((purse(event.punter), poch_account(event.punter), event.owed))


def _poch(event: e.PochSettled) -> Postings:
    return posted(*_matched(_in_poch(event.bets), _in_purses(event.shares)))


def _paid(event: e.SequenceEnded | e.HandWon) -> Postings:
    winner = purse(event.punter)
    return posted(*((purse(part.punter), winner, part.amount) for part in event.payments))


def _abandoned(event: e.HandAbandoned) -> Postings:
    return posted(*((poch_account(b.punter), purse(b.punter), b.amount) for b in event.bets))


def _closed(event: e.SessionClosed) -> Postings:
    pools = [(pool_account(part.pool), part.amount) for part in event.pools]
    return posted(*_matched(pools, _in_purses(event.shares)))


def _in_poch(amounts: Iterable[PlayerAmount]) -> Held:
    return [(poch_account(part.punter), part.amount) for part in amounts]


def _in_purses(amounts: Iterable[PlayerAmount]) -> Held:
    return [(purse(part.punter), part.amount) for part in amounts]


def _matched(sources: Held, targets: Held) -> Iterator[tuple[str, str, int]]:
    """Yield moves that empty the sources in their order and fill the targets in theirs."""
    left = list(sources)
    for target, wanted in targets:
        missing = wanted
        while missing:
            source, held = left.pop(0)
            amount = min(held, missing)
            yield source, target, amount
            missing -= amount
            if held > amount:
                left.insert(0, (source, held - amount))


POSTINGS: dict[type, Callable[[Any], Postings]] = {
    e.PunterSeated: seats.seat_postings,
    e.MoneyBroughtIn: seats.buy_in_postings,
    e.MoneyCashedOut: seats.cash_out_postings,
    e.HandDealt: _dealt,
    e.PoolsClaimed: _claimed,
    e.BetPlaced: _bet,
    e.BetSeen: _seen,
    e.PochSettled: _poch,
    e.SequenceEnded: _paid,
    e.HandWon: _paid,
    e.HandAbandoned: _abandoned,
    e.SessionClosed: _closed,
}
