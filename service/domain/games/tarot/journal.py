"""What each event of Swiss Tarot moves between which accounts."""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.games.tarot import events as e
from service.domain.games.tarot.state import State
from service.domain.ledger import Postings, posted
from service.domain.port.player_amount import PlayerAmount
from service.domain.session import seats
from service.domain.session.seats import purse_account as purse

POT = "pot"
"""The account of the pot, and the name of its party."""


def balances(state: State) -> dict[str, int]:
    """Return the balance of every account as ``state`` has it; they add up to zero."""
    return {**seats.purse_balances(state.players), POT: state.pot}


def _begun(event: e.GameBegun) -> Postings:
    return posted(*((purse(player.punter), POT, event.amount) for player in event.players))


def _settled(event: e.GameSettled) -> Postings:
    return _from_pot(event.shares)


def _abandoned(event: e.GameAbandoned) -> Postings:
    return _from_pot(event.antes)


def _closed(event: e.SessionClosed) -> Postings:
    return _from_pot(event.shares)


def _from_pot(amounts: Iterable[PlayerAmount]) -> Postings:
    return posted(*((POT, purse(part.punter), part.amount) for part in amounts))


POSTINGS: dict[type, Callable[[Any], Postings]] = {
    e.PunterSeated: seats.seat_postings,
    e.MoneyBroughtIn: seats.buy_in_postings,
    e.MoneyCashedOut: seats.cash_out_postings,
    e.GameBegun: _begun,
    e.GameSettled: _settled,
    e.GameAbandoned: _abandoned,
    e.SessionClosed: _closed,
}
