"""Makes and ends keys, signs devices in, and finds the key of a secret."""

import hashlib
import hmac
import json
import logging
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from service.application.access.key_expiry import end_expired, is_valid_now
from service.application.access.key_names import check_key_name
from service.application.errors import ATTEMPTS, KeyReused, TooBusy, UnknownSession
from service.application.ports.keyring import BOARD, DEVICE, KEY, LIMITS, LINK, AccessKey, Grant
from service.application.ports.ports import Ports
from service.application.sessions.session_cache import SessionCache
from service.application.times import later, seconds_between
from service.domain.values.same_fields import from_same_fields

LINK_SECONDS = 600
"""How long a pairing link is valid."""

DAY_SECONDS = 86_400
DEVICE_SECONDS = 30 * DAY_SECONDS
"""How long a device stays signed in."""

FOLLOW_SECONDS = DAY_SECONDS
"""How long a follow key is valid: a key with which phones follow a table."""

_PAIR = "#pair="

FIRST_BROWSER = "The first browser"
"""The name of the link that the service makes at its start."""

FOLLOWERS = "Followers"
"""The name of every follow key, for lists. Other keys may have it too."""

KEY_PREFIX = "paroli"
"""The beginning of each secret, so that a search can find leaked ones."""

_ID_BYTES, _SECRET_BYTES = 6, 24
_ID = re.compile(rf"[0-9a-f]{{{2 * _ID_BYTES}}}")
_SECRET = re.compile(rf"{KEY_PREFIX}_({_ID.pattern})_")
_NO_DIGEST = hashlib.sha256(b"").hexdigest()

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Issued:
    """A new key with its secret, which is not stored."""

    key: AccessKey
    secret: str


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key to generate. It is not valid from ``expires_at`` on; None: it does not expire."""

    kind: str
    name: str
    grant: Grant
    expires_at: str | None = None
    parent: str | None = None
    request: str | None = None
    made_at: str | None = None
    """When it is made; None: now."""


@dataclass(frozen=True, slots=True)
class KeyRequest:
    """A key that a client requests. ``days``: how long it is valid; None: it does not expire."""

    name: str
    grant: Grant
    days: int | None


class KeyExists(Exception):  # noqa: N818 - reads well at the raise
    """The same request made a key before, which was used since or is no longer valid."""

    def __init__(self, key: AccessKey) -> None:
        state = "has been used" if key.used_at else "is no longer valid"
        super().__init__(
            f"This request made the key {key.id}, which {state}. Its secret is not stored. "
            "To make another key, send another Idempotency-Key."
        )
        self.key = key.id


class BadGrant(ValueError):  # noqa: N818 - reads well at the raise
    """A grant contradicts itself or names an unknown session. ``errors``: messages by field."""

    def __init__(self, **errors: str) -> None:
        super().__init__(" ".join(errors.values()))
        self.errors = errors


@dataclass(frozen=True, slots=True)
class AccessKeys:
    """Makes keys and links; safe to share between threads."""

    ports: Ports
    sessions: SessionCache

    def make(self, name: str, grant: Grant, days: int | None, by: str) -> Issued:
        """Make a key that is valid for ``days``; None: it does not expire. Raises: ``BadGrant``."""
        now = self.ports.clock.now()
        return self._issue(NewKey(KEY, name, grant, _expiry(now, days)), by)

    def make_once(self, request: KeyRequest, by: str, idempotency_key: str) -> tuple[Issued, bool]:
        """Make a key, and return whether an earlier request had the same idempotency key.

        A secret is not stored. So the key of a repeated request replaces the first one, which
        ends, if that was never used: the client did not get the first response.
        Raises: ``BadGrant``, ``Refused`` for the name, ``KeyReused``, ``KeyExists``, ``TooBusy``.
        """
        with self.ports.store.lock_names():
            return self._make_once(request, by, idempotency_key)

    def _make_once(self, request: KeyRequest, by: str, idempotency_key: str) -> tuple[Issued, bool]:
        digest = digest_of(json.dumps([by, idempotency_key]))
        keyring, clock = self.ports.store.keyring, self.ports.clock
        for _ in range(ATTEMPTS):
            former = keyring.key_of_request(digest)
            if former is None:
                self._check_grant(request.grant)
                check_key_name(self.ports, request.name)
            else:
                _check_repeat(self.ports, former, request, idempotency_key)
            now = clock.now()
            expiry = _expiry(now, request.days)
            new = NewKey(KEY, request.name, request.grant, expiry, request=digest, made_at=now)
            issued = _generated(self.ports, new, by)
            if keyring.add_requested(issued.key, replaced=former.id if former else None):
                _log_change("key made", issued.key, by)
                return issued, former is not None
        raise TooBusy(by)

    def _issue(self, new: NewKey, by: str) -> Issued:
        self._check_grant(new.grant)
        issued = _generated(self.ports, new, by)
        self.ports.store.keyring.add(issued.key)
        _log_change("key made", issued.key, by)
        return issued

    def make_link(self, name: str, grant: Grant, by: str) -> Issued:
        """Make a link that signs in one device with ``name``; ``by`` is the id of the maker's key.

        Raises: ``BadGrant``.
        """
        until = later(self.ports.clock.now(), LINK_SECONDS)
        return self._issue(NewKey(LINK, name, grant, until), by)

    def make_follow_key(self, session: str, asker: AccessKey, parent: str) -> Issued | None:
        """Make a key that shows the board of ``session`` without purses; end the previous one.

        Each ``asker`` has one per session. The key expires no later than ``asker`` and ends with
        ``parent``, which stands for ``asker``. Return None if ``asker`` has ended in the meantime.
        Raises: ``UnknownSession``.
        """
        if self.ports.store.row(session) is None:
            raise UnknownSession(session)
        ports, keyring = self.ports, self.ports.store.keyring
        longest = later(ports.clock.now(), FOLLOW_SECONDS)
        until = min(asker.expires_at or longest, longest)
        grant = Grant(BOARD, (session,), purses=False)
        former = [k for k in keyring.children(parent) if k.is_follow_key and k.grant == grant]
        issued = _generated(ports, NewKey(KEY, FOLLOWERS, grant, until, parent), asker.id)
        if parent != asker.id:
            keyring.add(issued.key)
        elif not keyring.add_child(issued.key, ports.clock.now()):
            return None
        _log_change("key made", issued.key, asker.id)
        for key in former:
            if key.ended_at is None:
                end_key(ports, key, asker.id)
        return issued

    def _check_grant(self, grant: Grant) -> None:
        """Raise ``BadGrant`` if a grant contradicts itself or names what is unknown."""
        named, limits = grant.sessions, LIMITS[grant.role]
        if limits.sessions_max == 0 and named is not None:
            raise BadGrant(sessions="A house key is for all sessions. Leave this out.")
        if named is not None and not named:
            raise BadGrant(sessions="Name a session, or leave this out for all sessions.")
        if named is None and not limits.may_be_for_all:
            raise BadGrant(sessions=f"A key for a {grant.role} is for one session. Name it.")
        if named and limits.sessions_max and len(named) > limits.sessions_max:
            words = "one session, or for all" if limits.may_be_for_all else "one session"
            raise BadGrant(sessions=f"A key for a {grant.role} is for {words}. Name one.")
        if not grant.purses and not limits.may_hide_purses:
            raise BadGrant(purses="Only a board can hide purses. Leave this out.")
        if limits.has_punter != (grant.punter is not None):
            raise BadGrant(punter="Name a punter for a punter's key, and for no other key.")
        self._check_sessions(grant)

    def _check_sessions(self, grant: Grant) -> None:
        for session in grant.sessions or ():
            try:
                current = self.sessions.current(session)
            except UnknownSession as error:
                raise BadGrant(sessions=str(error)) from error
            if grant.punter and grant.punter not in current.game.summary(current.state).purses:
                raise BadGrant(punter=f"No punter named {grant.punter} is seated there.")


def _check_repeat(
    ports: Ports, former: AccessKey, request: KeyRequest, idempotency_key: str
) -> None:
    """Raise ``KeyReused`` for another request, ``KeyExists`` if a key may not be replaced."""
    expiry = _expiry(former.made_at, request.days)
    if (
        KeyRequest(former.name, former.grant, request.days) != request
        or former.expires_at != expiry
    ):
        raise KeyReused(idempotency_key)
    is_valid = is_valid_now(ports.store.keyring, ports.clock, former)
    if former.used_at is not None or not is_valid:
        raise KeyExists(former)


def _expiry(made_at: str, days: int | None) -> str | None:
    return None if days is None else later(made_at, days * DAY_SECONDS)


def list_keys(
    ports: Ports, *, with_ended: bool, before: tuple[str, str] | None, limit: int
) -> Sequence[AccessKey]:
    """Return keys, devices and links before a cursor, newest first.

    ``with_ended``: ended and expired ones too. A cursor is (``made_at``, ``id``).
    """
    end_expired(ports.store.keyring, ports.clock)
    valid_at = None if with_ended else ports.clock.now()
    return ports.store.keyring.keys(valid_at=valid_at, before=before, limit=limit)


def key_by_id(ports: Ports, key_id: str) -> AccessKey | None:
    """Return the key of that id, valid or not, or None."""
    return ports.store.keyring.key(key_id) if is_key_id(key_id) else None


def is_key_valid(ports: Ports, key_id: str) -> bool:
    """Return whether the key of an id exists and is valid now."""
    key = key_by_id(ports, key_id)
    return key is not None and is_valid_now(ports.store.keyring, ports.clock, key)


def record_use(ports: Ports, key_id: str, at: str) -> None:
    """Store when a key was last used. Raises: ``StoreUnusable``."""
    ports.store.keyring.touch(key_id, at)


def pairing_link(server_url: str, link: Issued) -> str:
    """Return the URL that a device opens. The secret stands after #, which browsers do not send."""
    return f"{server_url.rstrip('/')}/{_PAIR}{link.secret}"


def link_secret(link: str) -> str:
    """Return the secret of a pairing link, or the secret itself."""
    return link.rpartition(_PAIR)[2]


def pair_device(ports: Ports, link: AccessKey, name: str | None) -> Issued | None:
    """Sign in a device with a link, once. Return None if the link was used in the meantime.

    ``name`` is the device's name; the default is the link's name.
    """
    now = ports.clock.now()
    new = NewKey(DEVICE, name or link.name, link.grant, later(now, DEVICE_SECONDS), link.id)
    issued = _generated(ports, new, link.id)
    if not ports.store.keyring.redeem(link.id, issued.key, now):
        return None
    _log_change("device paired", issued.key, link.made_by)
    return issued


def sign_in_device(ports: Ports, key: AccessKey, parent: str, name: str | None) -> Issued | None:
    """Sign in a device with a key. Return None if the key has ended in the meantime.

    The device has the key's grant and expires no later. ``parent`` is the key's id, or a hash for
    the house key of the settings, which the keyring does not hold.
    """
    longest = later(ports.clock.now(), DEVICE_SECONDS)
    until = min(key.expires_at or longest, longest)
    issued = _generated(ports, NewKey(DEVICE, name or key.name, key.grant, until, parent), key.id)
    if parent != key.id:
        ports.store.keyring.add(issued.key)
    elif not ports.store.keyring.add_child(issued.key, ports.clock.now()):
        return None
    _log_change("device signed in", issued.key, key.id)
    return issued


def follow_link(server_url: str, key: Issued) -> str:
    """Return the URL at which a phone follows a table. The secret stands after #."""
    return f"{server_url.rstrip('/')}/#follow={key.secret}"


def find_key(ports: Ports, secret: str, kind: str) -> AccessKey | None:
    """Return the valid key with this secret that is accepted as ``kind``, or None."""
    key_id = key_id_in(secret)
    key = ports.store.keyring.key(key_id) if key_id else None
    # An unknown id is compared too, so that the response time does not reveal which ids exist.
    is_same = hmac.compare_digest(digest_of(secret), key.digest if key else _NO_DIGEST)
    if key is None or not is_same or not key.is_accepted_as(kind):
        return None
    return key if is_valid_now(ports.store.keyring, ports.clock, key) else None


def key_id_in(secret: str) -> str:
    """Return the key id in a secret, or an empty string if it has none."""
    found = _SECRET.match(secret)
    return found[1] if found else ""


def is_key_id(text: str) -> bool:
    """Return whether ``text`` has the form of a key id."""
    return _ID.fullmatch(text) is not None


def end_key(ports: Ports, key: AccessKey, by: str) -> AccessKey:
    """End a key and everything signed in with it. Return the ended key."""
    ports.store.keyring.end(key.id, ports.clock.now())
    _log_change("key ended", key, by)
    return ports.store.keyring.key(key.id) or key


def seconds_left(ports: Ports, key: AccessKey) -> int:
    """Return the seconds until a device expires."""
    return int(seconds_between(ports.clock.now(), key.expires_at or ports.clock.now()))


def key_view(key: AccessKey) -> dict[str, Any]:
    """Return a key as the API shows it, without the digest of its secret."""
    grant = key.grant
    return {
        "id": key.id,
        "kind": key.kind,
        "name": key.name,
        "role": grant.role,
        "sessions": None if grant.sessions is None else list(grant.sessions),
        "punter": grant.punter,
        "purses": grant.purses,
        "made_at": key.made_at or None,
        "made_by": key.made_by,
        "expires_at": key.expires_at,
        "ended_at": key.ended_at,
        "used_at": key.used_at,
    }


def current_key_view(key: AccessKey) -> dict[str, Any]:
    """Return a key as its own device sees it."""
    return {**key_view(key), "follower": key.is_follow_key}


def _generated(ports: Ports, new: NewKey, by: str) -> Issued:
    key_id = secrets.token_hex(_ID_BYTES)
    secret = f"{KEY_PREFIX}_{key_id}_{secrets.token_urlsafe(_SECRET_BYTES)}"
    key = from_same_fields(
        AccessKey,
        new,
        id=key_id,
        digest=digest_of(secret),
        made_at=new.made_at or ports.clock.now(),
        made_by=by,
    )
    return Issued(key, secret)


def digest_of(secret: str) -> str:
    """Return the hash of a secret. A fast hash is enough: 24 random bytes cannot be guessed."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _log_change(message: str, key: AccessKey, by: str) -> None:
    facts = {"key": key.id, "kind": key.kind, "role": key.grant.role, "by": by}
    _log.info(message, extra=facts)
