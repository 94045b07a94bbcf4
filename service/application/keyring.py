"""Access keys: what each opens, and where they are kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

HOUSE, DEALER, KEEPER, PUNTER, BOARD = "house", "dealer", "keeper", "punter", "board"
ROLES = (HOUSE, DEALER, KEEPER, PUNTER, BOARD)

KEY, DEVICE, LINK = "key", "device", "link"
KINDS = (KEY, DEVICE, LINK)
"""A key is sent with each request, a device keeps its own in a cookie, a link pairs one device."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a key opens.

    ``sessions`` of None are all of them, those to come too. ``punter`` is whose purse a punter
    sees; ``purses`` says whether a board shows any.
    """

    role: str
    sessions: tuple[str, ...] | None = None
    punter: str | None = None
    purses: bool = True

    def knows(self, session: str) -> bool:
        """Say whether the key may know that there is such a session."""
        return self.sessions is None or session in self.sessions


@dataclass(frozen=True, slots=True)
class AccessKey:
    """A key, a paired device, or a link that pairs one; its secret is not kept, only ``digest``.

    Times are ISO 8601 in UTC, as a clock gives them. ``made_by`` is the id of a key, or a word for
    who needs none. ``parent`` is the key or link a device came in with: ended, it ends the device.
    ``ended_at`` is when it was revoked, signed out or used up; ``used_at`` when it was last seen,
    to a minute.
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

    def opens(self, now: str) -> bool:
        """Say whether it opens anything at that time."""
        return self.ended_at is None and (self.expires_at is None or now < self.expires_at)


class Keyring(Protocol):
    """Where access keys are kept. They are added and ended, never removed."""

    def add(self, key: AccessKey) -> None:
        """Keep a key under its id, which is new. Raises: ``StoreUnusable``."""

    def key(self, key_id: str) -> AccessKey | None:
        """Return the key of that id, whether or not it still opens anything."""

    def keys(
        self, *, opening_at: str | None = None, kind: str | None = None, limit: int
    ) -> Sequence[AccessKey]:
        """Return keys, the newest first: all, or those that open something at a time.

        ``kind``: only those of one of ``KINDS``.
        """

    def under(self, key_id: str) -> Sequence[AccessKey]:
        """Return what came in with a key, or was made to follow it, whether or not it opens."""

    def end(self, key_id: str, at: str) -> None:
        """End a key, and all that is under it at any depth; what has ended keeps its time."""

    def admit(self, device: AccessKey, at: str) -> bool:
        """Keep a device under its parent if that opens at that time; say whether it does.

        Whoever ends the parent meanwhile ends the device too, or comes before it.
        """

    def redeem(self, link: str, device: AccessKey, at: str) -> bool:
        """Put ``device`` in the place of a link that opens at that time; say whether it did.

        Of many who try at once it is one.
        """

    def touch(self, key_id: str, at: str) -> None:
        """Say that a key was seen."""
