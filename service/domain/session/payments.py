"""Payments after a session: money that changed hands to settle what the parties owe one another.

A payment is an entry of the session, in every game. It says that something happened outside the
accounts, so it moves no money in them: it has no postings.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from service.domain.ledger import BANK
from service.domain.port.entries import EntryKind
from service.domain.port.parties import BOX, CLOSED, Summary
from service.domain.session.player_renaming import PlayerRenamed
from service.domain.session.seats import AMOUNT, PLAYER
from service.domain.values.errors import Refused

PAYMENTS_MAX = 500
"""The most payments of a session that count. An evening of thirty has fewer than a hundred."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MakePayment:
    """``source`` paid ``target`` smallest units. Each is a party's key or ``BOX``."""

    source: str
    target: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentMade:
    """``source`` paid ``target``. Each is a party's key or ``BOX``."""

    NAME: ClassVar[str] = "session.payment_made.v1"
    source: str
    target: str
    amount: int

    def concerns(self, player: str) -> bool:
        """Return whether a player paid or was paid."""
        return player not in {BANK, BOX} and player in {self.source, self.target}


@dataclass(frozen=True, slots=True)
class AfterClose:
    """What was settled after the close: the payments, and what a linked bank still owes."""

    payments: tuple[PaymentMade, ...] = ()
    bank_debt: int = 0


PAYMENT = EntryKind(
    verb="payment",
    path="payments",
    command=MakePayment,
    event=PaymentMade,
    fields=(
        replace(PLAYER, name="from", arguments=("source",)),
        replace(PLAYER, name="to", arguments=("target",)),
        AMOUNT,
    ),
)


def decide_payment(summary: Summary, command: MakePayment) -> PaymentMade:
    """Return the payment, or refuse ``session_open``, ``unknown_punter`` or ``same_punter``."""
    check_payment(summary, command.source, command.target)
    return PaymentMade(source=command.source, target=command.target, amount=command.amount)


def payment_parties(summary: Summary) -> tuple[str, ...]:
    """Return the keys of those who may pay or be paid: all parties, and ``BOX``, each once."""
    return tuple(dict.fromkeys((*(party.key for party in summary.parties), BOX)))


def check_payment(
    summary: Summary, source: str | None = None, target: str | None = None, *_amount: int
) -> None:
    """Check a payment by its values so far; ``decide_payment`` names the refusals.

    The keys of a bank and of pools, and ``BOX``, never mean a player, even if one has that name.
    """
    if summary.phase != CLOSED:
        raise Refused("session_open", "Payments are noted after the session is closed.")
    known = payment_parties(summary)
    for name in (source, target):
        if name is not None and name not in known:
            message = f"No player called {name} was seated."
            raise Refused("unknown_punter", message, punter=name)
    if source is not None and source == target:
        raise Refused("same_punter", "A payment needs two different parties.", punter=source)


def with_payment(before: AfterClose, event: PaymentMade, _summary: Summary) -> AfterClose:
    """Return what was settled after the close, with one more payment."""
    return replace(before, payments=(*before.payments, event))


def with_payments_renamed(
    before: AfterClose, event: PlayerRenamed, _summary: Summary
) -> AfterClose:
    """Return what was settled after the close, with another name of a player in the payments."""
    return replace(before, payments=tuple(_renamed(before.payments, event)))


def payments_of(events: Iterable[Any]) -> tuple[PaymentMade, ...]:
    """Return the payments among events that count, with the present names of the players."""
    payments: list[PaymentMade] = []
    for event in events:
        if isinstance(event, PaymentMade):
            payments.append(event)
        elif isinstance(event, PlayerRenamed):
            payments = list(_renamed(payments, event))
    return tuple(payments)


def _renamed(payments: Iterable[PaymentMade], event: PlayerRenamed) -> Iterator[PaymentMade]:
    names = {event.punter: event.name}
    for payment in payments:
        source, target = (names.get(name, name) for name in (payment.source, payment.target))
        yield replace(payment, source=source, target=target)


def check_payment_count(count: int) -> None:
    """Refuse ``too_many_payments`` if a session had more than ``PAYMENTS_MAX`` that count."""
    if count > PAYMENTS_MAX:
        message = f"A session has at most {PAYMENTS_MAX} payments. Take back one that is wrong."
        raise Refused("too_many_payments", message, maximum=PAYMENTS_MAX)
