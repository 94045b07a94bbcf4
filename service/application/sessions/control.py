"""The event by which a device takes control of a session."""

from service.application.errors import NoDevice
from service.application.sessions.session import Session
from service.domain.session.control import PenTaken
from service.domain.values.errors import Refused


def control_taking(actor: str, device: str | None) -> PenTaken:
    """Return the event that gives a device control; see ``Meta``. Raises: ``NoDevice``."""
    if device is None:
        raise NoDevice
    return PenTaken(holder=actor, device=device)


def taking_in(session: Session, taking: PenTaken) -> PenTaken:
    """Return the event, or refuse ``session_closed``."""
    if session.closed:
        raise Refused("session_closed", "The session is closed.")
    return taking
