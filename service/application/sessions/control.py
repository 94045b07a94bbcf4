"""The event by which a device takes control of a session."""

from service.application.errors import NoDevice
from service.domain.session.control import PenTaken


def control_taking(actor: str, device: str | None) -> PenTaken:
    """Return the event that gives a device control; see ``Meta``. Raises: ``NoDevice``."""
    if device is None:
        raise NoDevice
    return PenTaken(holder=actor, device=device)
