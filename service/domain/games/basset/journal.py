"""What each event of Basset moves between which accounts."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from service.domain.games.basset import events as e
from service.domain.games.basset.state import State
from service.domain.ledger import BANK, WORLD, Posting, Postings, account, posted
from service.domain.session import seats
from service.domain.session.seats import purse_account as purse


def card_account(punter: str, card: str) -> str:
    """Return the account of the money on a punter's card."""
    return account("punter", punter, "card", card)


def escrow_account(number: int) -> str:
    """Return the account that holds what both sides put up for a side bet."""
    return account("sidebet", str(number))


def balances(state: State) -> dict[str, int]:
    """Return the balance of every account as ``state`` has it; they add up to zero."""
    held = seats.purse_balances(state.punters)
    held[WORLD] += state.bank_cashed_out - state.bank_brought_in
    held[BANK] = state.bank
    for stake in state.stakes.values():
        held[card_account(stake.punter, stake.card)] = stake.couch
    for bet in state.bets.values():
        held[escrow_account(bet.number)] = 2 * bet.amount
    return held


def _opened(event: e.SessionOpened) -> Postings:
    return posted((WORLD, BANK, event.funds))


def _funded(event: e.BankFunded) -> Postings:
    return posted((WORLD, BANK, event.amount))


def _onto_card(event: e.StakePlaced | e.StakeMaced) -> Postings:
    return posted((purse(event.punter), card_account(event.punter, event.card), event.amount))


def _withdrawn(event: e.StakeWithdrawn) -> Postings:
    home = posted((card_account(event.punter, event.card), purse(event.punter), event.amount))
    return (*home, *_bets(event.bets))


def _settled(event: e.DrawSettled) -> Postings:
    stakes = (posting for outcome in event.outcomes for posting in _outcome(outcome))
    return (*stakes, *_bets(event.bets))


def _outcome(outcome: e.Outcome) -> Postings:
    card, home = card_account(outcome.punter, outcome.card), purse(outcome.punter)
    return posted(
        (home, BANK, outcome.from_purse),
        (card, BANK, outcome.from_couch),
        (BANK, home, outcome.win if outcome.result == "paid" else 0),
        (card, home, outcome.home),
    )


def _taken(event: e.WinTaken) -> Postings:
    card, home = card_account(event.punter, event.card), purse(event.punter)
    return posted((BANK, home, event.win), (card, home, event.couch), (home, card, event.restake))


def _bet_laid(event: e.SideBetLaid) -> Postings:
    held = escrow_account(event.number)
    return posted(
        (purse(event.backer), held, event.amount),
        (purse(event.against), held, event.amount),
    )


def _book(event: e.BookBought) -> Postings:
    return posted((purse(event.punter), BANK, event.price))


def _all_home(event: e.DealEnded | e.SessionClosed) -> Postings:
    couches = posted(
        *((card_account(c.punter, c.card), purse(c.punter), c.amount) for c in event.home)
    )
    return (*couches, *_bets(event.bets))


def _bets(bets: Iterable[e.BetSettled]) -> Iterator[Posting]:
    for bet in bets:
        held = escrow_account(bet.number)
        yield from posted(
            (held, purse(bet.backer), bet.to_backer),
            (held, purse(bet.against), bet.to_against),
        )


POSTINGS: dict[type, Callable[[Any], Postings]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: seats.seat_postings,
    e.MoneyBroughtIn: seats.buy_in_postings,
    e.MoneyCashedOut: seats.cash_out_postings,
    e.BankFunded: _funded,
    e.StakePlaced: _onto_card,
    e.StakeMaced: _onto_card,
    e.StakeWithdrawn: _withdrawn,
    e.DrawSettled: _settled,
    e.WinTaken: _taken,
    e.SideBetLaid: _bet_laid,
    e.BookBought: _book,
    e.DealEnded: _all_home,
    e.SessionClosed: _all_home,
}
