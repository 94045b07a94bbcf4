"""Settling up an evening: what everyone gets from the boxes of its tables, for clients."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from service.application.reading.settling_up import SettlingUps, coins_together, in_coins
from service.application.sessions.session import Session
from service.application.sessions.session_cache import SessionCache
from service.domain.evenings.evening_payouts import EveningPayouts, Payout, evening_payouts
from service.domain.evenings.evening_standings import EveningTable, evening_people
from service.domain.port.parties import BOX
from service.domain.session.bankrolls import links_by_name
from service.domain.values.coins import Coins
from service.domain.values.money import CURRENCIES

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EveningSettlingUps:
    """Reads how evenings settle up; safe to share between threads."""

    sessions: SessionCache
    settling_ups: SettlingUps

    def view(self, sessions: Iterable[str]) -> Json:
        """Return what everyone gets at the closed ones of some sessions of one currency.

        ``coins`` are those of all that the payees still get, and ``remains`` what they cannot pay.
        """
        current = [self.sessions.current(session) for session in sessions]
        made = {session.id: self.settling_ups.box(session).payouts for session in current}
        coins = _coins_of([session for session in current if session.closed])
        people = evening_people([_evening_table(session) for session in current])
        payees = [_payee(payee, coins) for payee in evening_payouts(people, made)]
        from_box = [payee for payee in payees if payee["due"] > 0]
        return {
            "tables": [self._table(session) for session in current],
            "payees": payees,
            "due": sum(payee["due"] for payee in payees),
            "paid": sum(payee["paid"] for payee in payees),
            "coins": coins_together(from_box),
            "remains": sum(payee["remains"] for payee in from_box),
        }

    def _table(self, session: Session) -> Json:
        known = self.settling_ups.view(session)
        return {
            "id": session.id,
            "name": session.row.name,
            **{key: known[key] for key in ("version", "closed", "bank_debt")},
            "box_left": self.settling_ups.box(session).left,
            "between_parties": self.settling_ups.between_parties(session),
        }


def _evening_table(session: Session) -> EveningTable:
    summary = session.game.summary(session.state)
    people = links_by_name(session.links, summary)
    return EveningTable(id=session.id, nets=summary.nets, rounds=(), people=people)


def _coins_of(closed: Sequence[Session]) -> Coins:
    """Return the coins of the tables if all have the same, otherwise those of the currency."""
    chosen = {session.coins for session in closed}
    if not closed:
        return ()
    same = next(iter(chosen)) if len(chosen) == 1 else ()
    return same or CURRENCIES[closed[0].row.currency].cash


def _payee(payee: EveningPayouts, coins: Coins) -> Json:
    return {
        "name": payee.name,
        "role": payee.role,
        "due": payee.due,
        "paid": payee.paid,
        **in_coins(abs(payee.due), coins),
        "payouts": [_payout(table, payout) for table, payout in payee.payouts],
    }


def _payout(table: str, payout: Payout) -> Json:
    """Return a payout as the payment that makes it, with its session."""
    source, target = (BOX, payout.key) if payout.amount > 0 else (payout.key, BOX)
    return {
        "session": table,
        "from": source,
        "to": target,
        "amount": abs(payout.amount),
        "paid": payout.paid,
    }
