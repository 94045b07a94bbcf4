"""What each event of Lansquenet moves between which accounts. ``BANK`` holds the wager."""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.state import State
from service.domain.ledger import BANK, Postings, account, posted
from service.domain.session import seats
from service.domain.session.seats import purse_account as purse


def cover_account(player: str) -> str:
    """Return the account of a player's cover."""
    return account("punter", player, "cover")


def balances(state: State) -> dict[str, int]:
    """Return the balance of every account as ``state`` has it; they add up to zero."""
    covers = {cover_account(name): state.covers.get(name, 0) for name in state.players}
    return {**seats.purse_balances(state.players), BANK: state.wager, **covers}


def _wager(event: e.WagerPlaced) -> Postings:
    raised = event.amount - event.replaced
    if raised < 0:
        return posted((BANK, purse(event.banker), -raised))
    return posted((purse(event.banker), BANK, raised))


def _cover(event: e.CoverPlaced) -> Postings:
    return posted((purse(event.punter), cover_account(event.punter), event.amount))


def _withdrawn(event: e.CoverWithdrawn) -> Postings:
    return posted((cover_account(event.punter), purse(event.punter), event.amount))


def _settled(event: e.HandSettled) -> Postings:
    covers = (posting for cover in event.covers for posting in _cover_settled(cover))
    return (*covers, *posted((BANK, purse(event.banker), event.to_banker)))


def _cover_settled(settled: e.CoverSettled) -> Postings:
    cover, home = cover_account(settled.punter), purse(settled.punter)
    return posted(
        (cover, BANK, settled.lost), (cover, home, settled.home), (BANK, home, settled.paid)
    )


def _passed(event: e.BankPassed) -> Postings:
    return posted((BANK, purse(event.banker), event.wager))


def _sold(event: e.BankSold) -> Postings:
    seller = purse(event.banker)
    return posted((BANK, seller, event.wager), (purse(event.punter), seller, event.price))


def _closed(event: e.SessionClosed) -> Postings:
    wager = posted((BANK, purse(event.banker), event.wager)) if event.banker else ()
    return (*_covers_home(event.covers), *wager)


def _covers_home(covers: Iterable[e.PlayerCover]) -> Postings:
    return posted(*((cover_account(c.punter), purse(c.punter), c.amount) for c in covers))


POSTINGS: dict[type, Callable[[Any], Postings]] = {
    e.PunterSeated: seats.seat_postings,
    e.MoneyBroughtIn: seats.buy_in_postings,
    e.MoneyCashedOut: seats.cash_out_postings,
    e.WagerPlaced: _wager,
    e.CoverPlaced: _cover,
    e.CoverWithdrawn: _withdrawn,
    e.HandSettled: _settled,
    e.BankPassed: _passed,
    e.BankSold: _sold,
    e.SessionClosed: _closed,
}
