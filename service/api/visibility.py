"""What a key may see of a session, of the session list and of the standings."""

from flask import g
from werkzeug.exceptions import Forbidden

from service.api.errors import WrongShape
from service.api.games.game_api import Fields
from service.application.keyring import DEALER, PUNTER, Grant
from service.domain.game import Viewer


def current_grant() -> Grant:
    """Return the grant of the request's key."""
    grant: Grant = g.grant
    return grant


def check_may_open() -> None:
    """Raise ``Forbidden`` unless the key is for all sessions: only such a key opens a session."""
    if current_grant().sessions is not None:
        raise Forbidden("This key is for existing sessions. Use a key for all sessions.")


def check_covers_house() -> None:
    """Raise ``Forbidden`` unless the key is for all sessions: people are beyond one session."""
    if current_grant().sessions is not None:
        raise Forbidden("This key is for some sessions only. Use a key for all sessions.")


def check_covers_all() -> None:
    """Raise ``Forbidden`` unless the key is for all sessions."""
    if current_grant().sessions is not None:
        raise Forbidden("This key is for some sessions only. Use a key for all sessions.")


def check_may_rule() -> None:
    """Raise ``Forbidden`` for a dealer: a score-keeper makes rulings."""
    if current_grant().role == DEALER:
        raise Forbidden("A dealer may not make a ruling. Ask a score-keeper.")


def check_may_file() -> None:
    """Raise ``Forbidden`` for a dealer: a score-keeper decides what counts in an evening."""
    if current_grant().role == DEALER:
        raise Forbidden("A dealer may not move or hide a session. Ask a score-keeper.")


def viewer() -> Viewer:
    """Return the viewer of this request."""
    grant = current_grant()
    player = grant.punter if grant.role == PUNTER else None
    return Viewer(player=player, sees_purses=grant.purses)


def visible_standings(grant: Grant, standings: Fields) -> Fields:
    """Return the standings that a key may see: a punter sees one line and no bank net."""
    if grant.role != PUNTER:
        return standings
    own = [row for row in standings["standings"] if row["punter"] == grant.punter]
    winners = [name for name in standings["winners"] if name == grant.punter]
    return {**standings, "bank_net": None, "standings": own, "winners": winners}


def requested_punter(grant: Grant, named: str | None) -> str:
    """Return the punter whose history is requested; a punter's key may leave the name out.

    Raises: ``Forbidden``, ``WrongShape``.
    """
    if grant.role == PUNTER and named in {None, grant.punter}:
        return str(grant.punter)
    if grant.role == PUNTER:
        raise Forbidden("A punter's key reads only that punter's history.")
    if named is None:
        raise WrongShape({"query": {"punter": ["Missing data for required field."]}})
    return named
