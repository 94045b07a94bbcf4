"""Which bankrolls a session may play with: a practice table with none."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from service.application.sessions.new_names import check_linked_name
from service.application.sessions.session import Session
from service.domain.session.assignment import SessionFiled
from service.domain.session.bankrolls import BankrollLinked, check_not_practice, decide_link


def linked_seat(session: Session, player: str, person: str) -> BankrollLinked:
    """Return the link of a seat that is still free to a person's bankroll. Raises: ``Refused``."""
    summary = session.game.summary(session.state)
    linked = decide_link(summary, session.links, player, person)
    check_not_practice(is_practice=session.filing.practice, is_linked=True)
    check_linked_name(session, player)
    return linked


def new_filing(session: Session, change: Mapping[str, Any]) -> SessionFiled:
    """Return where a session belongs after a change. Raises: ``Refused``.

    A session that is practice already may be changed otherwise, whatever it plays with.
    """
    to_practice = change.get("practice", False) and not session.filing.practice
    check_not_practice(is_practice=to_practice, is_linked=bool(session.links))
    return replace(session.filing, **change)
