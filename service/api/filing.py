"""Where a new session belongs, from a request."""

from service.api.games.game_api import Fields
from service.api.requests import handler
from service.domain.filing import SessionFiled


def filing_of(fields: Fields) -> SessionFiled:
    """Return the filing in checked fields. Raises: ``UnknownStream`` for an unknown gathering."""
    gathering = None if fields["gathering"] is None else str(fields["gathering"])
    if gathering is not None:
        handler().gatherings.find(gathering)
    return SessionFiled(gathering=gathering, practice=fields["practice"])
