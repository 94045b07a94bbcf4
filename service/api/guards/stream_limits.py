"""How many event streams a process has open, and how many each group of clients may have.

A stream holds a thread that entries need too, so their number is limited. Each group leaves a
quarter of its streams to others:

- readers leave a quarter of all streams to writers;
- phones that follow leave a quarter of the readers' streams to boards and players;
- one key with its devices, and one address, leave a quarter of their group's streams to other keys
  and addresses.

Any number of phones may scan a follow key on a wall, and all of them may share the address of one
router. So followers are counted apart: they cannot take the stream of a board beside them. A client
without a stream polls.
"""

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from service.api.http.errors import TooManyStreams
from service.api.http.permissions import BOOKKEEPERS
from service.application.ports.keyring import DEVICE, AccessKey
from service.telemetry import metrics

STREAMS_PER_READER = 8
"""The maximum of open streams of one board or player: of a device, or of a key without devices."""

ALL = "all"


class Limit(NamedTuple):
    """The maximum of open streams of a group. ``holds`` begins the sentence of a refusal."""

    group: str
    most: int
    holds: str


class Streams:
    """Counts the open streams of this process by group; safe to share between threads."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()
        self._lock = threading.Lock()

    @property
    def open(self) -> int:
        """The number of open streams."""
        return self._open[ALL]

    def acquire(self, key: AccessKey, address: str) -> Sequence[str]:
        """Count a new stream of ``key`` from a network ``address``.

        Return its groups, for ``release``. Raises: ``TooManyStreams``.
        """
        limits = [*_limits(key, address, self.most)]
        with self._lock:
            for limit in limits:
                if self._open[limit.group] >= limit.most:
                    raise TooManyStreams(limit.holds, limit.most)
            groups = [limit.group for limit in limits]
            self._open.update(groups)
        metrics.streams.inc()
        return groups

    def release(self, groups: Sequence[str]) -> None:
        """Count a stream as closed."""
        with self._lock:
            self._open.subtract(groups)
            for group in groups:
                if not self._open[group]:
                    del self._open[group]
        metrics.streams.dec()


def _limits(key: AccessKey, address: str, most: int) -> Iterator[Limit]:
    """Yield the limits of a stream, the widest group first."""
    yield Limit(ALL, most, "This process has")
    if key.grant.role in BOOKKEEPERS:
        return
    kind, share = "readers", _without_a_quarter(most)
    yield Limit(kind, share, "The readers of this process have")
    if key.is_follow_key:
        kind, share = "followers", _without_a_quarter(share)
        yield Limit(kind, share, "The phones that follow tables here have")
    yield Limit(f"{kind} of {_root_of(key)}", _without_a_quarter(share), "This key has")
    yield Limit(f"{kind} at {address}", _without_a_quarter(share), "This address has")
    if not key.is_follow_key:
        yield Limit(f"reader {key.id}", STREAMS_PER_READER, "This device has")


def _without_a_quarter(streams: int) -> int:
    return streams - streams // 4


def _root_of(key: AccessKey) -> str:
    """Return the id of the key that signed in a device, or of the key itself."""
    return key.parent if key.kind == DEVICE and key.parent else key.id
