"""Limits the payments of a session, so that settling up stays fast."""

from typing import Any

from service.application.sessions.correction import CorrectionPlan
from service.application.sessions.session import Session
from service.domain.session.payments import MakePayment, PaymentMade, check_payment_count


def check_entered_payment(session: Session, command: Any) -> None:
    """Refuse ``too_many_payments`` if an entry is one payment too many."""
    if isinstance(command, MakePayment):
        check_payment_count(len(session.payments) + 1)


def check_corrected_payments(session: Session, plan: CorrectionPlan) -> None:
    """Refuse ``too_many_payments`` if a correction adds one payment too many.

    An amended payment stays one. A correction that adds none is never refused.
    """
    added = sum(isinstance(event, PaymentMade) for events in plan.added for event in events)
    if plan.correction.change == "amended":
        added -= any(isinstance(r.event, PaymentMade) for r in plan.corrected.events)
    if added > 0:
        check_payment_count(len(session.payments) + added)
