"""Making keys, pairing devices, and finding out whom a secret belongs to."""

import hashlib
import hmac
import logging
import re
import secrets
from dataclasses import dataclass
from typing import Any

from service.application.errors import UnknownSession
from service.application.handle import Handler, Ports
from service.application.keyring import BOARD, DEVICE, HOUSE, KEY, LINK, PUNTER, AccessKey, Grant
from service.application.times import later, seconds_between

LINK_SECONDS = 600
"""How long a link may be used that pairs a device."""

DAY_SECONDS = 86_400
DAYS_MOST = 3650
"""How many days a key may be made for that is not for ever."""

DEVICE_SECONDS = 30 * DAY_SECONDS
"""How long a device stays signed in."""

FOLLOW_SECONDS = DAY_SECONDS
"""How long a key opens that lets phones follow a table."""

FOLLOWERS = "Followers"
"""What people call whoever has such a key."""

MARK = "paroli"
"""How each secret begins, so that one that has got out can be searched for."""

_ID_BYTES, _SECRET_BYTES = 6, 24
_ID = re.compile(rf"[0-9a-f]{{{2 * _ID_BYTES}}}")
_OURS = re.compile(rf"{MARK}_({_ID.pattern})_")
_NOBODYS = hashlib.sha256(b"").hexdigest()

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Issued:
    """A key, with its secret, which is told here and never again."""

    key: AccessKey
    secret: str


@dataclass(frozen=True, slots=True)
class Wish:
    """What to make. From ``expires_at`` on it opens nothing; None: it always will."""

    kind: str
    name: str
    grant: Grant
    expires_at: str | None = None
    parent: str | None = None


class BadGrant(ValueError):  # noqa: N818 - reads as what it says at the raise
    """A key that would open nothing that is there; ``errors`` has a sentence by field."""

    def __init__(self, **errors: str) -> None:
        super().__init__(" ".join(errors.values()))
        self.errors = errors


def make_key(handler: Handler, name: str, grant: Grant, days: int | None, by: str) -> Issued:
    """Make a key that opens for so many days, None for ever. Raises: ``BadGrant``."""
    now = handler.ports.clock.now()
    until = None if days is None else later(now, days * DAY_SECONDS)
    return _issue(handler, Wish(KEY, name, grant, until), by)


def _issue(handler: Handler, wish: Wish, by: str) -> Issued:
    _check_grant(handler, wish.grant)
    issued = _made(handler.ports, wish, by)
    handler.ports.store.keyring.add(issued.key)
    _tell("key made", issued.key, by)
    return issued


def make_link(handler: Handler, name: str, grant: Grant, by: str) -> Issued:
    """Make a link that signs in one device, called ``name``; ``by`` is who wishes it.

    Raises: ``BadGrant``.
    """
    until = later(handler.ports.clock.now(), LINK_SECONDS)
    return _issue(handler, Wish(LINK, name, grant, until), by)


def link_to(house: str, link: Issued) -> str:
    """Return the address that a device opens; what follows # stays in its browser."""
    return f"{house.rstrip('/')}/#pair={link.secret}"


def pair(ports: Ports, link: AccessKey, name: str | None) -> Issued | None:
    """Sign in a device by a link, once; None if it was used in the meantime.

    ``name`` is the device's; without one it has the link's.
    """
    now = ports.clock.now()
    wish = Wish(DEVICE, name or link.name, link.grant, later(now, DEVICE_SECONDS), link.id)
    issued = _made(ports, wish, link.id)
    if not ports.store.keyring.redeem(link.id, issued.key, now):
        return None
    _tell("device paired", issued.key, link.made_by)
    return issued


def sign_in(ports: Ports, key: AccessKey, parent: str, name: str | None) -> Issued | None:
    """Sign in a device by a key; None if that was ended in the meantime.

    It never opens more, nor longer. ``parent`` is what stands for the key; its id, if it is on the
    keyring.
    """
    longest = later(ports.clock.now(), DEVICE_SECONDS)
    until = min(key.expires_at or longest, longest)
    issued = _made(ports, Wish(DEVICE, name or key.name, key.grant, until, parent), key.id)
    if parent != key.id:
        ports.store.keyring.add(issued.key)
    elif not ports.store.keyring.admit(issued.key, ports.clock.now()):
        return None
    _tell("device signed in", issued.key, key.id)
    return issued


def let_follow(handler: Handler, session: str, asker: AccessKey, parent: str) -> Issued | None:
    """Make a key that shows the board of ``session`` without purses, in place of the one before.

    Whoever asks has one for each session. It never opens longer than ``asker``, and ends with
    ``parent``, which stands for that. None if that was ended in the meantime. Raises:
    ``UnknownSession``.
    """
    handler.known(session)
    ports, keyring = handler.ports, handler.ports.store.keyring
    longest = later(ports.clock.now(), FOLLOW_SECONDS)
    until = min(asker.expires_at or longest, longest)
    grant = Grant(BOARD, (session,), purses=False)
    former = [key for key in keyring.under(parent) if key.kind == KEY and key.grant == grant]
    issued = _made(ports, Wish(KEY, FOLLOWERS, grant, until, parent), asker.id)
    if parent != asker.id:
        keyring.add(issued.key)
    elif not keyring.admit(issued.key, ports.clock.now()):
        return None
    _tell("key made", issued.key, asker.id)
    for key in former:
        if key.ended_at is None:
            end(ports, key, asker.id)
    return issued


def follow_link_to(house: str, key: Issued) -> str:
    """Return the address at which a phone follows a table; what follows # stays there."""
    return f"{house.rstrip('/')}/#follow={key.secret}"


def owner(ports: Ports, secret: str, kind: str) -> AccessKey | None:
    """Return the key of that kind whose secret this is, if it opens anything now."""
    key = ports.store.keyring.key(id_in(secret))
    # Compared for a key that is not there too, so that time does not tell which ids there are.
    same = hmac.compare_digest(_digest(secret), key.digest if key else _NOBODYS)
    return key if key and same and key.kind == kind and key.opens(ports.clock.now()) else None


def id_in(secret: str) -> str:
    """Return the id that a secret names; an empty one if it is none of ours."""
    found = _OURS.match(secret)
    return found[1] if found else ""


def is_id(text: str) -> bool:
    """Say whether ``text`` can be the id of a key."""
    return _ID.fullmatch(text) is not None


def end(ports: Ports, key: AccessKey, by: str) -> AccessKey:
    """End a key, and all that came in with it; return it as it is then."""
    ports.store.keyring.end(key.id, ports.clock.now())
    _tell("key ended", key, by)
    return ports.store.keyring.key(key.id) or key


def seconds_left(ports: Ports, key: AccessKey) -> int:
    """Return for how many seconds a device opens something still."""
    return int(seconds_between(ports.clock.now(), key.expires_at or ports.clock.now()))


def shown(key: AccessKey) -> dict[str, Any]:
    """Return what is shown of a key, to the house: all but what its secret is known by."""
    grant = key.grant
    return {
        "id": key.id,
        "kind": key.kind,
        "name": key.name,
        "role": grant.role,
        "sessions": None if grant.sessions is None else list(grant.sessions),
        "punter": grant.punter,
        "purses": grant.purses,
        "made_at": key.made_at,
        "made_by": key.made_by,
        "expires_at": key.expires_at,
        "ended_at": key.ended_at,
        "used_at": key.used_at,
    }


def _made(ports: Ports, wish: Wish, by: str) -> Issued:
    key_id, now = secrets.token_hex(_ID_BYTES), ports.clock.now()
    secret = f"{MARK}_{key_id}_{secrets.token_urlsafe(_SECRET_BYTES)}"
    key = AccessKey(
        id=key_id,
        kind=wish.kind,
        name=wish.name,
        grant=wish.grant,
        digest=_digest(secret),
        made_at=now,
        made_by=by,
        parent=wish.parent,
        expires_at=wish.expires_at,
    )
    return Issued(key, secret)


def _check_grant(handler: Handler, grant: Grant) -> None:
    """Raise ``BadGrant`` unless ``grant`` opens something that is there."""
    named = grant.sessions
    if grant.role == HOUSE and named is not None:
        raise BadGrant(sessions="The house has all sessions: name none.")
    if named is not None and not named:
        raise BadGrant(sessions="Name a session, or leave this out for all of them.")
    if grant.role in {PUNTER, BOARD} and (named is None or len(named) != 1):
        raise BadGrant(sessions=f"A {grant.role} has one session: name it.")
    if not grant.purses and grant.role != BOARD:
        raise BadGrant(purses="Only a board can hide purses.")
    if (grant.role == PUNTER) != (grant.punter is not None):
        raise BadGrant(punter="Name the punter for a punter's key, and for no other.")
    _check_there(handler, grant)


def _check_there(handler: Handler, grant: Grant) -> None:
    for session in grant.sessions or ():
        try:
            there = handler.sessions.current(session)
        except UnknownSession as error:
            raise BadGrant(sessions=str(error)) from error
        if grant.punter and grant.punter not in there.game.tally(there.state).purses:
            raise BadGrant(punter=f"Nobody named {grant.punter} is seated there.")


def _digest(secret: str) -> str:
    """Return what is kept of a secret; nobody guesses 24 random bytes, so it may be quick."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _tell(what: str, key: AccessKey, by: str) -> None:
    facts = {"key": key.id, "kind": key.kind, "role": key.grant.role, "by": by}
    _log.info(what, extra=facts)
