"""Authenticates each request by key or cookie, and checks permissions before the endpoint runs."""

import hashlib
import hmac
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from time import monotonic
from typing import TYPE_CHECKING

from flask import Flask, current_app, g
from werkzeug.exceptions import HTTPException, Unauthorized
from werkzeug.http import parse_cookie
from werkzeug.wsgi import get_host

from service.api.guards import rate_limits
from service.api.guards.rate_limits import FailedAttempts, network_of
from service.api.guards.recent_keys import RecentKeys
from service.api.http.errors import CrossSite
from service.api.http.permissions import check_endpoints, permission_of
from service.application.access import access_keys
from service.application.errors import StoreUnusable, UnknownSession
from service.application.ports.keyring import BOARD, DEVICE, HOUSE, KEY, AccessKey, Grant
from service.application.ports.ports import Ports
from service.application.times import later
from service.lean_flask import current_request
from service.settings import HOUSE_KEY_SAFE

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

PREFIX = "/v1"
PROTECTED_PATHS = frozenset({PREFIX, "/metrics"})
COOKIE = "paroli"
HOUSE_KEY_ID = "house"
"""The id of the key that the settings give. The keyring does not hold it."""

AUTHENTICATED = "paroli.authenticated"
"""The WSGI variable that tells the server about a valid key."""

ANONYMOUS = "anonymous"
"""The actor of a request that needs no key. It records nothing."""

BAD_KEY = "This key is not valid here. Ask for a new one."

LAST_USE_SECONDS = 60
"""How often a key's last use is stored. Storing each use would cost as much as an entry."""

GENERATIONS_MAX = 3
"""The longest chain of keys: a follow key, the device that made it, that one's link."""

RECHECK_SECONDS = 1.0
"""How long an open stream trusts its key before it checks the key again."""

_OUTCOME = "paroli.authentication"
"""The WSGI variable with the key of the request, or with the error of a request without one."""

_SCHEME = "bearer "
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HOUSE = AccessKey(HOUSE_KEY_ID, KEY, "the house", Grant(HOUSE), digest="", made_at="", made_by="")


class Authenticator:
    """Finds the key of a secret: the house key of the settings, or a key of the keyring.

    Failed attempts are counted by network address. They never block a valid key of the keyring:
    tablets behind one router share an address, and 24 random bytes cannot be guessed. A short house
    key may have been chosen by a person. After a hundred failures it is refused.
    """

    def __init__(self, ports: Ports, house_key: str | None, failures: FailedAttempts) -> None:
        self.ports = ports
        self._house_key = (house_key or "").encode()
        self._failures = failures
        self._recorded_uses: dict[str, str] = {}
        self._recent = RecentKeys()

    def authenticate(self, secret: str, kind: str, address: str) -> AccessKey | None:
        """Return the valid key that is accepted as ``kind``, or None, and count the failure.

        Raises: ``TooManyRequests`` after too many failures of the network of ``address``.
        """
        if key := self.find_key(secret, kind):
            return key
        house = kind == KEY and self._is_house_key(secret)
        if house and len(self._house_key) >= HOUSE_KEY_SAFE:
            return _HOUSE
        # A signed-out tablet must not block the house key, so keys in our form count apart.
        has_key_id = bool(access_keys.key_id_in(secret))
        bucket = f"{network_of(address)} {has_key_id}"
        if house:
            self._failures.check(bucket, rate_limits.GUESSES_MAX)
            return _HOUSE
        try:
            self._failures.check(bucket)
        finally:
            self._failures.count(bucket)
        return None

    def find_key(self, secret: str, kind: str) -> AccessKey | None:
        """Return the valid key of the keyring that is accepted as ``kind``, or None."""
        key = access_keys.find_key(self.ports, secret, kind)
        return key if key and self._is_parent_valid(key) else None

    def record_use(self, key: AccessKey) -> None:
        """Store when a key was last used, at most once in ``LAST_USE_SECONDS``.

        A failed write is ignored: a reader needs no working write path.
        """
        now = self.ports.clock.now()
        if key.id == HOUSE_KEY_ID or now < self._next_record_of_use(key):
            return
        self._recorded_uses[key.id] = now
        with suppress(StoreUnusable):
            access_keys.record_use(self.ports, key.id, now)

    def _next_record_of_use(self, key: AccessKey) -> str:
        """Return from when on a use of the key is to be stored."""
        last = max(key.used_at or "", self._recorded_uses.get(key.id, ""))
        return later(last, LAST_USE_SECONDS) if last else ""

    def recent_key(self, secret: str, kind: str) -> AccessKey | None:
        """Return a key that ``keep`` got, and that may have ended since. It reads nothing."""
        key = self._recent.find(access_keys.digest_of(secret), self.ports.clock.now())
        return key if key and key.is_accepted_as(kind) else None

    def keep(self, key: AccessKey) -> None:
        """Let ``recent_key`` return a valid key of the keyring, until its next use is stored.

        Not the key of a board: it records nothing, and it may end with the key that made it.
        """
        if key.id != HOUSE_KEY_ID and key.grant.role != BOARD:
            self._recent.add(key, self._next_record_of_use(key))

    def _is_house_key(self, secret: str) -> bool:
        given = secret.encode("utf-8", "replace")
        return bool(self._house_key) and hmac.compare_digest(given, self._house_key)

    def is_still_valid(self, key: AccessKey) -> bool:
        """Return whether a key that was authenticated before is valid now."""
        if key.id == HOUSE_KEY_ID:
            return True
        return access_keys.is_key_valid(self.ports, key.id) and self._is_parent_valid(key)

    def sign_in(self, key: AccessKey, name: str | None) -> access_keys.Issued | None:
        """Sign in a device with a key. Return None if the key has ended in the meantime."""
        return access_keys.sign_in_device(self.ports, key, self.parent_of(key), name)

    def parent_of(self, key: AccessKey) -> str:
        """Return the parent id that is stored with a device or key made by ``key``."""
        return self._house_key_hash if key.id == HOUSE_KEY_ID else key.id

    def _is_parent_valid(self, key: AccessKey) -> bool:
        """Return False if the house key that signed in this device is no longer the house key.

        A board may have a follow key as parent, whose own parent is the house key. A chain longer
        than ``GENERATIONS_MAX`` is not valid.
        """
        descendant: AccessKey | None = key
        for _ in range(GENERATIONS_MAX):
            if descendant is None or descendant.parent is None:
                return True
            if descendant.parent.startswith(f"{HOUSE_KEY_ID}:"):
                return descendant.parent == self._house_key_hash
            if descendant.grant.role != BOARD:
                return True
            descendant = access_keys.key_by_id(self.ports, descendant.parent)
        return False

    @cached_property
    def _house_key_hash(self) -> str:
        """The parent id of the house key: a slow hash, as a person may have chosen the key."""
        digest = hashlib.scrypt(self._house_key, salt=b"paroli", n=2**14, r=8, p=1, dklen=16)
        return f"{HOUSE_KEY_ID}:{digest.hex()}"


def require_keys(app: Flask, keys: Authenticator) -> None:
    """Require a key on ``/metrics`` and under ``/v1``, except where an endpoint is public."""
    app.extensions["paroli-authenticator"] = keys
    app.before_request(_authenticate_request)


def is_protected(path: str) -> bool:
    """Return whether a path needs a key."""
    return path in PROTECTED_PATHS or path.startswith(f"{PREFIX}/")


def check_permissions(app: Flask) -> None:
    """Assert that every protected endpoint declares its roles."""
    check_endpoints(app, is_protected)


def authenticator(app: Flask | None = None) -> Authenticator:
    """Return the authenticator of an application, by default of the current one."""
    found: Authenticator = (app or current_app).extensions["paroli-authenticator"]
    return found


def key_validity() -> Callable[[], bool]:
    """Return a function that tells whether the key of this request is still valid."""
    keys, key, trusted_until = authenticator(), g.key, monotonic() + RECHECK_SECONDS

    def is_valid() -> bool:
        nonlocal trusted_until
        if monotonic() < trusted_until:
            return True
        trusted_until = monotonic() + RECHECK_SECONDS
        try:
            return keys.is_still_valid(key)
        except StoreUnusable:
            return True  # a store that is away for a moment does not end streams

    return is_valid


def check_origin(environ: "WSGIEnvironment") -> None:
    """Raise ``CrossSite`` if a page of another site sent the request."""
    origin = environ.get("HTTP_ORIGIN")
    # Browsers send hosts in lower case; a proxy may not.
    if origin is not None and origin != _own_origin(environ):
        raise CrossSite


def _own_origin(environ: "WSGIEnvironment") -> str:
    return f"{environ['wsgi.url_scheme']}://{get_host(environ).lower()}"


def _authenticate_request() -> None:
    g.key, g.actor, g.device, g.grant = None, ANONYMOUS, None, None
    req = current_request()
    permission = permission_of(current_app, req.endpoint)
    is_public = permission is not None and permission.is_public
    if not is_protected(req.path) or (is_public and req.method != "OPTIONS"):
        return
    key = key_of_request(authenticator(), req.environ)
    g.key, g.actor, g.grant = key, key.id, key.grant
    g.device = device_of(key)
    session = (req.view_args or {}).get("session")
    if session is not None:
        check_session(key, str(session))
    if req.endpoint and not is_public:
        assert permission is not None, "the service checked this at its start"
        permission.check(key.grant)


def device_of(key: AccessKey) -> str | None:
    """Return the name of the device that is signed in with a key; None for other keys."""
    return key.name if key.kind == DEVICE else None


def check_session(key: AccessKey, session: str) -> None:
    """Raise ``UnknownSession`` for a session that the key may not see."""
    if not key.grant.may_see(session):
        raise UnknownSession(session)


def key_of_request(keys: Authenticator, environ: "WSGIEnvironment") -> AccessKey:
    """Return the key that authenticates a request. A second call looks up and counts nothing.

    Raises: ``Unauthorized``, ``CrossSite``, ``TooManyRequests``.
    """
    outcome: AccessKey | HTTPException | CrossSite | None = environ.get(_OUTCOME)
    if outcome is None:
        try:
            outcome = _authenticated(keys, environ)
            environ[AUTHENTICATED] = True
        except (HTTPException, CrossSite) as error:
            outcome = error
        environ[_OUTCOME] = outcome
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


def key_of_entry(
    keys: Authenticator, environ: "WSGIEnvironment"
) -> tuple[AccessKey, Callable[[], object] | None]:
    """Return the key of a request that records an entry, and a function that authenticates it.

    Without a function, it is authenticated. With one, the key was valid a short time ago. Then the
    function must be called, or the store must check the key when it records the entry.
    Raises: as ``key_of_request``.
    """
    if key := _recent_key(keys, environ):
        return key, partial(key_of_request, keys, environ)
    key = key_of_request(keys, environ)
    keys.keep(key)
    return key, None


def _recent_key(keys: Authenticator, environ: "WSGIEnvironment") -> AccessKey | None:
    try:
        secret, kind, _ = _credentials(environ)
    except (Unauthorized, CrossSite):
        return None
    return keys.recent_key(secret, kind)


def _authenticated(keys: Authenticator, environ: "WSGIEnvironment") -> AccessKey:
    secret, kind, message = _credentials(environ)
    key = keys.authenticate(secret, kind, environ.get("REMOTE_ADDR", ""))
    if key is None:
        raise Unauthorized(message)
    keys.record_use(key)
    return key


def _credentials(environ: "WSGIEnvironment") -> tuple[str, str, str]:
    """Return the secret of a request, which kind of key it is, and what to say if it is not valid.

    Raises: ``Unauthorized``, ``CrossSite``.
    """
    header = environ.get("HTTP_AUTHORIZATION")
    cookie = parse_cookie(environ).get(COOKIE) if header is None else None
    if header is None and cookie is None:
        raise Unauthorized("Send a key as Authorization: Bearer KEY, or sign this device in.")
    if header is None:
        _check_cookie_origin(environ)
        return cookie or "", DEVICE, "This device is signed out. Sign it in again."
    if not header.lower().startswith(_SCHEME):
        raise Unauthorized("Send the key as Authorization: Bearer KEY.")
    return header[len(_SCHEME) :].strip(), KEY, BAD_KEY


def _check_cookie_origin(environ: "WSGIEnvironment") -> None:
    """Raise ``CrossSite`` for a write by cookie unless ``Origin`` is this server."""
    is_safe = environ["REQUEST_METHOD"] in _SAFE
    if not is_safe and environ.get("HTTP_ORIGIN") != _own_origin(environ):
        raise CrossSite
