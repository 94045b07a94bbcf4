"""The seats of a session that play with bankrolls: what they have, and what a bank still owes."""

from collections.abc import Iterator
from dataclasses import dataclass

from service.application.sessions.session import Session
from service.domain.session.bankrolls import links_by_name
from service.domain.session.settling_up import debt_of_bank


@dataclass(frozen=True, slots=True, kw_only=True)
class BankrollSeat:
    """A seat, or the bank, that plays with a person's bankroll; amounts in smallest units.

    ``player`` is the seat's present name, or ``bank``. ``in_play`` is what it has at an open table,
    below 0 for a bank that has lost more. ``owed`` is what a bank owes after the close.
    """

    player: str
    person: str
    in_play: int
    owed: int


def linked_bank_debt(session: Session) -> int | None:
    """Return what a bank with a bankroll still owes after the close; None for any other bank."""
    summary = session.game.summary(session.state)
    if not session.closed or summary.bank is None or summary.bank.key not in session.links:
        return None
    return debt_of_bank(summary, session.payments, session.links)


def bankroll_seats(session: Session) -> Iterator[BankrollSeat]:
    """Yield the seats that have money in play or owe some."""
    if not session.links:
        return
    summary = session.game.summary(session.state)
    people = links_by_name(session.links, summary)
    debt = linked_bank_debt(session) or 0
    for party in summary.parties:
        seat = BankrollSeat(
            player=party.key,
            person=people.get(party.key, ""),
            in_play=0 if session.closed else party.held,
            owed=debt if party is summary.bank else 0,
        )
        if seat.person and (seat.in_play or seat.owed):
            yield seat
