"""What a key is shown of what many may read: all of it, or what is theirs."""

from collections.abc import Sequence

from flask import g
from werkzeug.exceptions import Forbidden

from service.api.errors import WrongShape
from service.api.games.game_api import Fields
from service.application.keyring import PUNTER, Grant
from service.application.ports import SessionRow, Store
from service.domain.game import CLOSED


def reader() -> Grant:
    """Return what the key of this request opens."""
    grant: Grant = g.grant
    return grant


def check_opens() -> None:
    """Let those open a session who may enter into every one. Raises: ``Forbidden``."""
    if reader().sessions is not None:
        raise Forbidden("This key is for sessions that are there already.")


def rows_known(
    store: Store,
    grant: Grant,
    before: tuple[str, str] | None,
    limit: int,
    *,
    closed: bool | None = None,
) -> Sequence[SessionRow]:
    """Return the sessions a key may know of, newest first, those before the cursor ``before``.

    ``closed``: only those that are closed, or only those that are not.
    """
    if grant.sessions is None:
        return store.rows(before=before, limit=limit, closed=closed)
    known = [row for row in map(store.row, grant.sessions) if row]
    there = [row for row in known if closed is None or (row.phase == CLOSED) is closed]
    there.sort(key=_place, reverse=True)
    return [row for row in there if before is None or _place(row) < before][:limit]


def standings_for(grant: Grant, standings: Fields) -> Fields:
    """Return the standings as a key may see them: a punter has one line and not the bank's."""
    if grant.role != PUNTER:
        return standings
    own = [place for place in standings["standings"] if place["punter"] == grant.punter]
    winners = [name for name in standings["winners"] if name == grant.punter]
    return {**standings, "bank_net": None, "standings": own, "winners": winners}


def punter_meant(grant: Grant, named: str | None) -> str:
    """Return whose history is asked for: a punter's is their own, others say whose.

    Raises: ``Forbidden``, ``WrongShape``.
    """
    if grant.role == PUNTER and named in {None, grant.punter}:
        return str(grant.punter)
    if grant.role == PUNTER:
        raise Forbidden("A punter's key is for their own history.")
    if named is None:
        raise WrongShape({"query": {"punter": ["Missing data for required field."]}})
    return named


def _place(row: SessionRow) -> tuple[str, str]:
    return row.opened_at, row.id
