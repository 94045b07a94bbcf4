"""Who comes in, and with what right. Asked before any other answer is given."""

import hashlib
import hmac
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from ipaddress import ip_address, ip_network
from time import monotonic

from flask import Flask, current_app, g, request
from werkzeug.exceptions import Forbidden, Unauthorized

from service.api import limits
from service.api.errors import CrossSite
from service.api.limits import Failures
from service.api.permissions import NO_KEY_NEEDED, allowed, check_allowed
from service.application import access_keys as access
from service.application.errors import StoreUnusable, UnknownSession
from service.application.handle import Ports
from service.application.keyring import BOARD, DEVICE, HOUSE, KEY, AccessKey, Grant
from service.application.times import later

PREFIX = "/v1"
CLOSED_PATHS = frozenset({PREFIX, "/metrics"})
COOKIE = "paroli"
HOUSE_ACTOR = "house"
"""The id of the key that the settings give, which is on no keyring."""

NOBODY = "nobody"
"""The actor of whoever needs no key: nothing is recorded for one."""

HARD_TO_GUESS = 32
"""A key of the settings as long as this was made by a machine."""

SEEN_SECONDS = 60
"""How exactly is known when a key was last used: to write it down each time would cost an entry."""

SURE_SECONDS = 1.0
"""How long a stream trusts that its key still opens it."""

IPV6 = 6

_SCHEME = "bearer "
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HOUSE = AccessKey(HOUSE_ACTOR, KEY, "the house", Grant(HOUSE), digest="", made_at="", made_by="")


class Door:
    """Knows whose a secret is: the house's, which the settings give, or one of the keyring.

    What opens nothing is counted in ``failures``, by where it came from. A good key of the keyring
    always comes in, whoever else fails there: tablets behind one router share an address, and
    nobody guesses 24 random bytes. A key of the settings that a person may have made up is guarded:
    after a hundred failures it is not looked at.
    """

    def __init__(self, ports: Ports, house_key: str | None, failures: Failures) -> None:
        self.ports = ports
        self._house_key = (house_key or "").encode()
        self._failures = failures
        self._written: dict[str, str] = {}

    def opened_by(self, secret: str, kind: str) -> AccessKey | None:
        """Return the key of that kind whose secret this is, if it opens anything now.

        Raises: ``TooManyRequests`` in place of None where too much opened nothing.
        """
        if key := self.owner(secret, kind):
            return key
        house = kind == KEY and self._is_house(secret)
        if house and len(self._house_key) >= HARD_TO_GUESS:
            return _HOUSE
        place = _place(request.remote_addr, ours=bool(access.id_in(secret)))
        if house:
            self._failures.check(place, limits.GUESSES_MOST)
            return _HOUSE
        try:
            self._failures.check(place)
        finally:
            self._failures.count(place)
        return None

    def owner(self, secret: str, kind: str) -> AccessKey | None:
        """Return the key of the keyring whose secret this is, if it opens anything now."""
        key = access.owner(self.ports, secret, kind)
        return key if key and self._stands(key) else None

    def seen(self, key: AccessKey) -> None:
        """Write down that a key was used, once in a while.

        Who only reads is not kept out, nor kept waiting again, because nothing can be written.
        """
        now = self.ports.clock.now()
        last = max(key.used_at or "", self._written.get(key.id, ""))
        if key.id == HOUSE_ACTOR or (last and now < later(last, SEEN_SECONDS)):
            return
        self._written[key.id] = now
        with suppress(StoreUnusable):
            self.ports.store.keyring.touch(key.id, now)

    def _is_house(self, secret: str) -> bool:
        said = secret.encode("utf-8", "replace")
        return bool(self._house_key) and hmac.compare_digest(said, self._house_key)

    def still_opens(self, key: AccessKey) -> bool:
        """Say whether a key that came in before would come in now."""
        if key.id == HOUSE_ACTOR:
            return True
        there = self.ports.store.keyring.key(key.id)
        return there is not None and there.opens(self.ports.clock.now()) and self._stands(key)

    def sign_in(self, key: AccessKey, name: str | None) -> access.Issued | None:
        """Sign in a device by a key; None if that was ended in the meantime."""
        return access.sign_in(self.ports, key, self.stands_for(key), name)

    def stands_for(self, key: AccessKey) -> str:
        """Return what is kept as the parent of what comes in with a key."""
        return self._house_mark if key.id == HOUSE_ACTOR else key.id

    def _stands(self, key: AccessKey) -> bool:
        """Say whether what a device came in with, if that was the house's key, is still the key.

        Boards may have come in with a key that lets them follow, and that with the house's.
        """
        if key.parent is None:
            return True
        if key.parent.startswith(f"{HOUSE_ACTOR}:"):
            return key.parent == self._house_mark
        above = self.ports.store.keyring.key(key.parent) if key.grant.role == BOARD else None
        return above is None or self._stands(above)

    @cached_property
    def _house_mark(self) -> str:
        """What stands for the house's key where it may not be kept; a person may have chosen it."""
        mark = hashlib.scrypt(self._house_key, salt=b"paroli", n=2**14, r=8, p=1, dklen=16)
        return f"{HOUSE_ACTOR}:{mark.hex()}"


def guard(app: Flask, door: Door) -> None:
    """Ask for a key on ``/metrics`` and every path under ``/v1`` that does not say otherwise."""
    app.extensions["paroli-door"] = door
    app.before_request(_check)


def guarded(path: str) -> bool:
    """Say whether a path is behind the door."""
    return path in CLOSED_PATHS or path.startswith(f"{PREFIX}/")


def check_rights(app: Flask) -> None:
    """Assert that every endpoint behind the door says who may use it."""
    check_allowed(app, guarded)


def the_door() -> Door:
    """Return the door of the application that answers now."""
    door: Door = current_app.extensions["paroli-door"]
    return door


def still_opens() -> Callable[[], bool]:
    """Return a question for later: whether the key of this request opens anything still."""
    door, key, sure_until = the_door(), g.key, monotonic() + SURE_SECONDS

    def ask() -> bool:
        nonlocal sure_until
        if monotonic() < sure_until:
            return True
        sure_until = monotonic() + SURE_SECONDS
        try:
            return door.still_opens(key)
        except StoreUnusable:
            return True  # whoever came in stays in while nobody can be asked

    return ask


def check_origin() -> None:
    """Raise ``CrossSite`` for a request that another site's page makes a browser send."""
    origin = request.headers.get("Origin")
    # Browsers write hosts in small letters; what stands between may not.
    if origin is not None and origin != f"{request.scheme}://{request.host.lower()}":
        raise CrossSite


def _check() -> None:
    g.key, g.actor, g.device, g.grant = None, NOBODY, None, None
    roles = allowed(current_app, request.endpoint)
    open_to_all = roles == NO_KEY_NEEDED
    if not guarded(request.path) or (open_to_all and request.method != "OPTIONS"):
        return
    key = _came_in()
    g.key, g.actor, g.grant = key, key.id, key.grant
    g.device = key.name if key.kind == DEVICE else None
    session = (request.view_args or {}).get("session")
    if session is not None and not key.grant.knows(str(session)):
        raise UnknownSession(str(session))
    if request.endpoint and not open_to_all and key.grant.role not in (roles or ()):
        raise Forbidden(f"A key of the role {key.grant.role} may not do that.")


def _came_in() -> AccessKey:
    """Return the key that the request comes with. Raises: ``Unauthorized``, ``CrossSite``."""
    header, cookie = request.headers.get("Authorization"), request.cookies.get(COOKIE)
    if header is None and cookie is None:
        raise Unauthorized("Send a key as Authorization: Bearer KEY, or sign this device in.")
    if header is None:
        _check_own_page()
        return _owner(cookie or "", DEVICE, "This device is not signed in any more.")
    if not header.lower().startswith(_SCHEME):
        raise Unauthorized("Send the key as Authorization: Bearer KEY.")
    return _owner(header[len(_SCHEME) :].strip(), KEY, "This key opens nothing here.")


def _check_own_page() -> None:
    """Let a cookie write for pages of this house only, which always say so."""
    if request.method not in _SAFE:
        check_origin()
        if "Origin" not in request.headers:
            raise CrossSite


def _owner(secret: str, kind: str, complaint: str) -> AccessKey:
    door = the_door()
    key = door.opened_by(secret, kind)
    if key is None:
        raise Unauthorized(complaint)
    door.seen(key)
    return key


def _place(address: str | None, *, ours: bool) -> str:
    """Return where failures count together: who has one address of IPv6 has a network of them.

    What looks like a key of ours counts apart, so that a tablet that was ended keeps nobody from
    using the key of the settings.
    """
    try:
        there = ip_address(address or "")
    except ValueError:
        return f"{address} {ours}"
    whole = 64 if there.version == IPV6 else there.max_prefixlen
    return f"{ip_network((there, whole), strict=False)} {ours}"
