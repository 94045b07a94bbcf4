"""Access keys, their grants, and the interface of their store."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

HOUSE, DEALER, KEEPER, PUNTER, BOARD = "house", "dealer", "keeper", "punter", "board"
ROLES = (HOUSE, DEALER, KEEPER, PUNTER, BOARD)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleLimits:
    """What a grant of a role must and may say.

    ``may_be_for_all``: it need not name sessions. ``sessions_max``: how many it may name; None is
    any number. ``has_punter``: it names a punter; others do not. ``may_hide_purses``: it may have
    no purses.
    """

    may_be_for_all: bool = True
    sessions_max: int | None = None
    has_punter: bool = False
    may_hide_purses: bool = False


LIMITS: Mapping[str, RoleLimits] = {
    HOUSE: RoleLimits(sessions_max=0),
    DEALER: RoleLimits(),
    KEEPER: RoleLimits(),
    PUNTER: RoleLimits(may_be_for_all=False, sessions_max=1, has_punter=True),
    BOARD: RoleLimits(sessions_max=1, may_hide_purses=True),
}
"""By role."""

KEY, DEVICE, LINK = "key", "device", "link"
KINDS = (KEY, DEVICE, LINK)
"""A key is sent with each request, a device has its secret in a cookie, a link pairs one device.

Phones that follow a table have the secret of a follow key in the cookie.
"""

DAYS_MAX = 3650
"""The longest validity of a key that expires."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a key may do.

    ``sessions``: None is all sessions, future ones too. ``punter``: the punter whose purse a
    punter's key sees. ``purses``: whether a board shows purses.
    """

    role: str
    sessions: tuple[str, ...] | None = None
    punter: str | None = None
    purses: bool = True

    @property
    def sees_people(self) -> bool:
        """Whether the key may see people and their bankrolls."""
        return self.role in {HOUSE, KEEPER} and self.sessions is None

    @property
    def may_rule(self) -> bool:
        """Whether the key may make and change rulings: a dealer may not."""
        return self.role != DEALER

    def may_see(self, session: str) -> bool:
        """Return whether the key may read the session."""
        return self.sessions is None or session in self.sessions


@dataclass(frozen=True, slots=True)
class AccessKey:
    """A key, a paired device, or a pairing link. Its secret is not stored, only ``digest``.

    Times are ISO 8601 in UTC. ``made_by`` is the id of a key, or a word for a maker without one,
    such as the command line. ``parent`` is the key or link that signed in a device, or the key that
    made a follow key; no other key has one. If it ends, the device or follow key ends. ``ended_at``
    is when it was revoked, signed out or used up, or when it expired, as soon as that was seen.
    ``used_at`` is its last use, to a minute. ``request`` is a hash of who requested it under which
    idempotency key.
    """

    id: str
    kind: str
    name: str
    grant: Grant
    digest: str
    made_at: str
    made_by: str
    parent: str | None = None
    expires_at: str | None = None
    ended_at: str | None = None
    used_at: str | None = None
    request: str | None = None

    @property
    def is_follow_key(self) -> bool:
        """Whether phones follow a table with this key."""
        return self.kind == KEY and self.parent is not None

    def is_accepted_as(self, kind: str) -> bool:
        """Return whether its secret is valid where one of ``kind`` is expected."""
        return kind == self.kind or (kind == DEVICE and self.is_follow_key)

    def is_valid(self, now: str) -> bool:
        """Return whether the key has neither ended nor expired at ``now``."""
        return self.ended_at is None and (self.expires_at is None or now < self.expires_at)


class Keyring(Protocol):
    """The store of access keys. Keys are added and ended, never removed."""

    def add(self, key: AccessKey) -> None:
        """Store a key with a new id. Raises: ``StoreUnusable``."""

    def key(self, key_id: str) -> AccessKey | None:
        """Return the key with the id, valid or not, or None."""

    def keys(
        self,
        *,
        valid_at: str | None = None,
        kind: str | None = None,
        before: tuple[str, str] | None = None,
        limit: int,
    ) -> Sequence[AccessKey]:
        """Return keys, newest first by (made_at, id): all, or those valid at a time ``valid_at``.

        ``kind``: only those of one of ``KINDS``. ``before``: only those before that cursor.
        """

    def key_of_request(self, request: str) -> AccessKey | None:
        """Return the valid key of a request, otherwise one of its ended keys, or None."""

    def add_requested(self, key: AccessKey, *, replaced: str | None = None) -> bool:
        """Store the one key of its request that has not ended; return whether it was stored.

        ``replaced`` is the id of the key that it replaces. That key ends then, and nothing is
        stored if it was used or has ended. Of concurrent calls one succeeds.
        """

    def children(self, key_id: str) -> Sequence[AccessKey]:
        """Return the devices and follow keys whose parent is ``key_id``, valid or not."""

    def end(self, key_id: str, at: str) -> None:
        """End a key and all its descendants. Those that have ended keep their time."""

    def expire(self, key_id: str, at: str) -> None:
        """End a key and its descendants as far as they have expired at a time ``at``.

        They ended when they expired. Those that have ended keep their time.
        """

    def expire_all(self, at: str) -> None:
        """End every key that has expired at a time ``at``. Write only if there is one."""

    def add_child(self, device: AccessKey, at: str) -> bool:
        """Store a device or follow key if its parent is valid at ``at``; return whether it is.

        A concurrent end of the parent also ends the new key, or comes before it.
        """

    def redeem(self, link: str, device: AccessKey, at: str) -> bool:
        """Use up a link that is valid at ``at`` and store ``device``; return whether it did.

        Of many concurrent calls one succeeds.
        """

    def touch(self, key_id: str, at: str) -> None:
        """Store the time of a key's last use."""
