"""Settling up sessions: a bounded cache of the plans, and the transfers in coins for clients."""

import threading
from collections.abc import Iterable, Sequence
from itertools import takewhile
from operator import eq
from typing import Any, NamedTuple

from service.application.bounded_dict import BoundedDict
from service.application.sessions.session import Session
from service.domain.evenings.evening_payouts import TableBox, table_box
from service.domain.port.parties import BOX
from service.domain.session.bankrolls import links_by_name
from service.domain.session.payments import PaymentMade
from service.domain.session.settling_up import (
    SettlingUp,
    SettlingUpPlan,
    Transfer,
    debt_of_bank,
    left_in_box,
    settling_up_plan,
)
from service.domain.values.coins import Coins, Payment, pay
from service.domain.values.money import CURRENCIES

Json = dict[str, Any]


RECENT_PLANS = 32
"""How many payments may be taken back one after the other without planning from the start."""


class _Planned(NamedTuple):
    """The settling up of a session at the event with the hash ``head``.

    ``plans`` are the plans after the newest payments, each with the number of payments before it,
    the newest last; ``start`` is the plan before all ``payments``. ``box`` has the first way, by
    party, and ``between_parties`` says how far the others are.
    """

    head: str
    start: SettlingUpPlan
    payments: Sequence[PaymentMade]
    plans: Sequence[tuple[int, SettlingUpPlan]]
    box: TableBox
    between_parties: Json | None
    view: Json


class _Box(NamedTuple):
    """What a bank owes, and what stays in the box for the bankrolls."""

    bank_debt: int = 0
    left: int = 0


class SettlingUps:
    """A bounded cache of how sessions settle up; safe to share between threads.

    At the same version nothing is planned again, and after one more payment only that one.
    """

    def __init__(self, *, size: int = 64) -> None:
        self._cached = BoundedDict[str, _Planned](size)
        self._lock = threading.Lock()

    def view(self, session: Session) -> Json:
        """Return the three ways to settle a session for clients; see ``SettlingUp``.

        ``coins`` are the coins of all payouts from the box together, and ``remains`` what they
        cannot pay.
        Nothing is to be paid while the session is open.
        """
        if not session.closed:
            return _ways(session, SettlingUp((), (), ()), _Box())
        return self._planned(session).view

    def box(self, session: Session) -> TableBox:
        """Return the box of a session, which pays nothing while that is open."""
        return self._planned(session).box if session.closed else TableBox()

    def between_parties(self, session: Session) -> Json | None:
        """Return how far the parties have paid one another; None if the box pays."""
        return self._planned(session).between_parties if session.closed else None

    def _planned(self, session: Session) -> _Planned:
        with self._lock:
            known = self._cached.get(session.id)
        if known is None or known.head != session.head:
            known = _planned(session, known)
            with self._lock:
                self._cached.keep(session.id, known)
        return known


def _planned(session: Session, known: _Planned | None) -> _Planned:
    """Return how a session settles up, from an earlier plan as far as that still holds."""
    summary, payments = session.game.summary(session.state), session.payments
    linked = links_by_name(session.links, summary)
    start = settling_up_plan(summary, linked)
    plans = [(0, start)]
    if known and known.start == start:
        same = len([*takewhile(bool, map(eq, known.payments, payments))])
        plans = [plan for plan in known.plans if plan[0] <= same] or plans
    done, plan = plans[-1]
    for number, payment in enumerate(payments[done:], start=done + 1):
        plan = plan.after(payment)
        plans.append((number, plan))
    box = _Box(debt_of_bank(summary, payments, linked), left_in_box(summary, linked))
    ways = plan.settling_up(payments)
    return _Planned(
        head=session.head,
        start=start,
        payments=payments,
        plans=plans[-RECENT_PLANS:],
        box=table_box(summary, ways, linked),
        between_parties=_between_parties(ways),
        view=_ways(session, ways, box),
    )


def _between_parties(ways: SettlingUp) -> Json | None:
    """Return how many transfers between parties are ``paid`` and ``due``; None if the box pays."""
    if not ways.is_between_parties:
        return None
    return {"paid": sum(t.paid for t in ways.with_bank), "due": ways.between_parties_due}


def _ways(session: Session, ways: SettlingUp, box: _Box) -> Json:
    currency = CURRENCIES[session.row.currency]
    coins = session.coins or currency.cash
    payouts = [_transfer(transfer, coins) for transfer in ways.payouts]
    from_box = [payout for payout in payouts if payout["from"] == BOX]
    return {
        "version": session.version,
        "closed": session.closed,
        "currency": currency.code,
        "bank_debt": box.bank_debt,
        "box_left": box.left,
        "payouts": payouts,
        "coins": coins_together(from_box),
        "remains": sum(payout["remains"] for payout in from_box),
        "with_bank": [_transfer(transfer, coins) for transfer in ways.with_bank],
        "without_bank": [_transfer(transfer, coins) for transfer in ways.without_bank],
    }


def _transfer(transfer: Transfer, coins: Coins) -> Json:
    return {
        "from": transfer.source,
        "to": transfer.target,
        "amount": transfer.amount,
        **in_coins(transfer.amount, coins),
        "paid": transfer.paid,
    }


def in_coins(amount: int, coins: Coins) -> Json:
    """Return the coins of an amount, and what ``remains`` that they cannot pay."""
    # A currency without coins has no smallest coin, so nothing remains.
    payment = pay(amount, coins) if coins else Payment((), 0)
    counts = [{"units": units, "count": count} for units, count in payment.coins]
    return {"coins": counts, "remains": payment.remains}


def coins_together(transfers: Iterable[Json]) -> list[Json]:
    """Return the coins of all transfers, the largest first."""
    counts: dict[int, int] = {}
    for transfer in transfers:
        for coin in transfer["coins"]:
            counts[coin["units"]] = counts.get(coin["units"], 0) + coin["count"]
    return [{"units": units, "count": counts[units]} for units in sorted(counts, reverse=True)]
