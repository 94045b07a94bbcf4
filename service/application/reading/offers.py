"""The entries that a session offers."""

from service.application.sessions.session import Session
from service.domain.session.offers.session_offers import KnownHistory, SessionOffers


def offers_of(session: Session) -> SessionOffers:
    """Return what may be entered at the version of ``session``."""
    recent, undone = session.recent, session.undone
    history = KnownHistory(
        newest=recent[-1].version if recent else None,
        undone=undone[-1].version if undone else None,
        payments=len(session.payments),
    )
    return SessionOffers(session.game, session.state, history)
