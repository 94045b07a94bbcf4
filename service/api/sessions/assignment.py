"""Where a new session belongs, from a request."""

from service.api.games.game_api import Fields
from service.api.http.requests import application
from service.application.sessions.assignment import Assignment
from service.domain.session.assignment import SessionFiled


def assignment_of(fields: Fields) -> Assignment:
    """Return where the checked fields of a request put a session.

    Raises: ``UnknownStream`` for an unknown gathering or person.
    """
    gathering = None if fields["gathering"] is None else str(fields["gathering"])
    banker = None if fields.get("banker") is None else str(fields["banker"])
    if gathering is not None:
        application().gatherings.find(gathering)
    if banker is not None:
        application().people.find(banker)
    return Assignment(SessionFiled(gathering=gathering, practice=fields["practice"]), banker)
