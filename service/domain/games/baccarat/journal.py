"""What each event of Baccarat moves between which accounts. ``BANK`` holds the banker's money."""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.state import HANDS, State
from service.domain.ledger import BANK, Postings, account, posted
from service.domain.session import seats
from service.domain.session.seats import purse_account as purse


def stake_account(player: str, hand: e.Hand) -> str:
    """Return the account of a player's stake on a hand."""
    return account("punter", player, "stake", hand)


def balances(state: State) -> dict[str, int]:
    """Return the balance of every account as ``state`` has it; they add up to zero."""
    stakes = {
        stake_account(name, hand): state.stakes[hand].get(name, 0)
        for name in state.players
        for hand in HANDS[: state.rules.sides]
    }
    return {**seats.purse_balances(state.players), BANK: state.bank, **stakes}


def _bank_taken(event: e.BankTaken) -> Postings:
    return (*_home(event.home), *posted((purse(event.punter), BANK, event.amount)))


def _into_bank(event: e.BankFunded | e.StakesAccepted) -> Postings:
    return posted((purse(event.banker), BANK, event.amount))


def _placed(event: e.StakePlaced) -> Postings:
    return _laid([e.HandStake(punter=event.punter, hand=event.hand, amount=event.amount)])


def _withdrawn(event: e.StakeWithdrawn) -> Postings:
    return _home([e.HandStake(punter=event.punter, hand=event.hand, amount=event.amount)])


def _repeated(event: e.StakesRepeated) -> Postings:
    return _laid(event.stakes)


def _banco(event: e.BancoClaimed) -> Postings:
    return (*_home(event.home), *_laid(event.stakes))


def _settled(event: e.HandSettled) -> Postings:
    """Return losers, then winners and what goes home, then false draws, then the bank."""
    lost = ((stake_account(s.punter, s.hand), BANK, s.lost) for s in event.stakes)
    home = ((stake_account(s.punter, s.hand), purse(s.punter), s.home) for s in event.stakes)
    paid = ((BANK, purse(s.punter), s.paid) for s in event.stakes)
    fines = ((purse(draw.punter), BANK, draw.fine) for draw in event.false_draws)
    losses = (
        (purse(draw.punter), purse(loss.punter), loss.amount)
        for draw in event.false_draws
        for loss in draw.paid
    )
    return posted(*lost, *home, *paid, *fines, *losses, _bank_home(event.banker, event.to_banker))


def _passed(event: e.DealPassed) -> Postings:
    return posted(_bank_home(event.banker, event.bank)) if event.banker else ()


def _ended(event: e.CardsShuffled | e.SessionClosed) -> Postings:
    bank = posted(_bank_home(event.banker, event.bank)) if event.banker else ()
    return (*_home(event.home), *bank)


def _bank_home(banker: str, amount: int) -> tuple[str, str, int]:
    return BANK, purse(banker), amount


def _home(stakes: Iterable[e.HandStake]) -> Postings:
    return posted(*((stake_account(s.punter, s.hand), purse(s.punter), s.amount) for s in stakes))


def _laid(stakes: Iterable[e.HandStake]) -> Postings:
    return posted(*((purse(s.punter), stake_account(s.punter, s.hand), s.amount) for s in stakes))


POSTINGS: dict[type, Callable[[Any], Postings]] = {
    e.PunterSeated: seats.seat_postings,
    e.MoneyBroughtIn: seats.buy_in_postings,
    e.MoneyCashedOut: seats.cash_out_postings,
    e.BankTaken: _bank_taken,
    e.BankFunded: _into_bank,
    e.StakePlaced: _placed,
    e.StakeWithdrawn: _withdrawn,
    e.StakesRepeated: _repeated,
    e.BancoClaimed: _banco,
    e.StakesAccepted: _into_bank,
    e.HandSettled: _settled,
    e.DealPassed: _passed,
    e.CardsShuffled: _ended,
    e.SessionClosed: _ended,
}
