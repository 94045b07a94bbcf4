"""What a key may see of a session, of the session list and of the standings."""

from flask import g
from werkzeug.exceptions import Forbidden

from service.api.games.game_api import Fields
from service.api.http.errors import WrongShape
from service.api.http.field_messages import MISSING
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.requests import application
from service.application.ports.keyring import PUNTER, Grant
from service.application.reading.offers import offers_of
from service.application.sessions.ruling_rights import RulingForbidden, is_ruling
from service.application.sessions.session import Session
from service.domain.port.game import Viewer
from service.domain.port.offers import Offer
from service.domain.session.corrections import REDO, UNDO
from service.domain.session.offers.session_offers import offers_for_player
from service.domain.session.rulings import RULING


def current_grant() -> Grant:
    """Return the grant of the request's key."""
    grant: Grant = g.grant
    return grant


def may_rule() -> bool:
    """Return whether the key may make rulings."""
    return current_grant().may_rule


def check_may_rule() -> None:
    """Raise ``RulingForbidden`` for a dealer: a score-keeper makes rulings."""
    if not may_rule():
        raise RulingForbidden


def viewer(shown: Session) -> Viewer:
    """Return the viewer of this request for a session at some version."""
    grant = current_grant()
    return Viewer(player=own_name(grant, shown), sees_purses=grant.purses)


def own_name(grant: Grant, shown: Session) -> str | None:
    """Return the name of a punter's key in a session at some version; None for other roles.

    The punter may have been renamed since the key was made, or since that version.
    """
    if grant.role != PUNTER:
        return None
    assert grant.punter is not None, "a punter's key names its punter"
    current = application().sessions.current(shown.id)
    names = {grant.punter}
    for party in current.game.summary(current.state).players:
        if grant.punter in {party.name, *party.former_names}:
            names = {party.name, *party.former_names}
    seated = shown.game.summary(shown.state).purses
    return next((name for name in seated if name in names), grant.punter)


def forbidden_verbs(shown: Session) -> frozenset[str]:
    """Return the entries that would make or change a ruling, if the key may not."""
    if may_rule():
        return frozenset()
    last = {UNDO.verb: shown.recent[-1:], REDO.verb: shown.undone[-1:]}
    changing = {verb for verb, entries in last.items() if any(map(is_ruling, entries))}
    return frozenset({RULING.verb, *changing})


def visible_offers(shown: Session) -> tuple[Offer, ...]:
    """Return the offers of a session that the key may see; a board sees none."""
    grant = current_grant()
    if grant.role in BOOKKEEPERS:
        forbidden = forbidden_verbs(shown)
        return tuple(o for o in offers_of(shown).offers() if o.verb not in forbidden)
    own = own_name(grant, shown)
    return () if own is None else offers_for_player(shown.game, offers_of(shown).offers(), own)


def visible_standings(standings: Fields, own_punter: str | None) -> Fields:
    """Return the standings that a key may see: a punter sees one line, and no net of the table."""
    if own_punter is None:
        return standings
    own = [row for row in standings["standings"] if row["punter"] == own_punter]
    winners = [name for name in standings["winners"] if name == own_punter]
    return {**standings, "bank_net": None, "table_net": None, "standings": own, "winners": winners}


def requested_punter(grant: Grant, current: Session, named: str | None) -> str:
    """Return the punter whose history is requested; a punter's key may leave the name out.

    Raises: ``Forbidden``, ``WrongShape``.
    """
    own = own_name(grant, current)
    if own is not None and named in {None, grant.punter, own}:
        return own
    if own is not None:
        raise Forbidden("A punter's key reads only that punter's history.")
    if named is None:
        raise WrongShape({"query": {"punter": [MISSING]}})
    return named
