"""What each event of the invented game moves between which accounts."""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.ledger import Postings, account, posted
from service.domain.port.player_amount import PlayerAmount
from service.domain.session import seats
from service.domain.session.seats import purse_account as purse
from tests.factories.invented import events as e
from tests.factories.invented.state import State


def bet_account(player: str) -> str:
    """Return the account of a player's bet."""
    return account("punter", player, "bet")


def pool_account(pool: str) -> str:
    """Return the account of a pool."""
    return account("pool", pool)


def balances(state: State) -> dict[str, int]:
    """Return the balance of every account as ``state`` has it; they add up to zero."""
    pools = {pool_account(name): held for name, held in state.pools.items()}
    bets = {bet_account(name): state.bets.get(name, 0) for name in state.players}
    return {**seats.purse_balances(state.players), **pools, **bets}


def _ante(event: e.AntePaid) -> Postings:
    return posted(*((purse(name), pool_account("pot"), event.amount) for name in event.punters))


def _bet(event: e.BetPlaced) -> Postings:
    return posted((purse(event.punter), bet_account(event.punter), event.amount))


def _claim(event: e.PoolClaimed) -> Postings:
    return posted((pool_account(event.pool), purse(event.punter), event.amount))


def _settled(event: e.BetsSettled) -> Postings:
    lost = ((bet_account(p.punter), pool_account("jar"), p.amount) for p in event.lost)
    return (*_home(event.home), *posted(*lost), *_from_pool("jar", event.won))


def _game(event: e.GameSettled) -> Postings:
    return _from_pool("pot", event.won)


def _ended(event: e.EveningEnded) -> Postings:
    pot, jar = _from_pool("pot", event.from_pot), _from_pool("jar", event.from_jar)
    return (*_home(event.home), *pot, *jar)


def _home(amounts: Iterable[PlayerAmount]) -> Postings:
    return posted(*((bet_account(p.punter), purse(p.punter), p.amount) for p in amounts))


def _from_pool(pool: str, amounts: Iterable[PlayerAmount]) -> Postings:
    return posted(*((pool_account(pool), purse(p.punter), p.amount) for p in amounts))


POSTINGS: dict[type, Callable[[Any], Postings]] = {
    e.PunterSeated: seats.seat_postings,
    e.MoneyBroughtIn: seats.buy_in_postings,
    e.MoneyCashedOut: seats.cash_out_postings,
    e.AntePaid: _ante,
    e.BetPlaced: _bet,
    e.PoolClaimed: _claim,
    e.BetsSettled: _settled,
    e.GameSettled: _game,
    e.EveningEnded: _ended,
}
