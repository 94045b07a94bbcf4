"""Decides which connections to close, so that slow clients cannot take all of them."""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from functools import lru_cache
from heapq import nsmallest
from typing import Protocol

from service.telemetry import metrics

CONNECTIONS_MAX = 500
"""The maximum of connections of a process. A browser keeps up to six open."""

UNFINISHED_SHARE = 0.5
"""The share of all connections that may be without a whole request."""

ADDRESS_SHARE = 0.5
"""The share of one address. Thirty devices behind one router need 180 connections."""

HEADER_SECONDS = 20.0
"""How long the TLS handshake and the header of a request may take together."""

TRANSFER_SECONDS = 20.0
BYTES_PER_SECOND_MIN = 8_000
"""A body or a response may take ``TRANSFER_SECONDS``, and a second for this many bytes."""

IDLE_SECONDS = 150.0
"""How long a connection may wait for its next request. Proxies close theirs before."""

BUFFERED_BYTES_MAX = 100_000_000
"""How many bytes of bodies and responses all connections of a process may buffer together."""

REPORT_SECONDS = 60.0
"""How often closed connections are logged."""

SLOW, CROWDED, BUFFERED = "slow", "crowded", "buffered"
"""Why a connection was closed: a deadline, too many connections, too many buffered bytes."""

_log = logging.getLogger(__name__)


class Phase(Enum):
    """What a connection does."""

    UNFINISHED = auto()
    """It waits for the rest of a request, or for the first request."""

    ANSWERING = auto()
    SENDING = auto()
    """The client has not read the whole response yet."""

    IDLE = auto()
    ENDING = auto()
    """The last response was sent. What the client still sends is discarded."""


class Connection(Protocol):
    """A connection of a client. Times are seconds of the monotonic clock."""

    client: str
    """The network of the client's address."""

    is_authenticated: bool
    """Whether one of its requests had a valid key."""

    @property
    def phase(self) -> Phase:
        """What it does now."""

    @property
    def phase_since(self) -> float:
        """When that began. For a connection that sends, when the client last read."""

    def is_late(self, now: float) -> bool:
        """Return whether it exceeds the time for what it does."""

    def buffered_bytes(self) -> int:
        """Return how many bytes of its requests and responses are in memory or temporary files."""

    def close_late(self) -> None:
        """Answer an unfinished request with 408, or close immediately."""

    def handle_close(self) -> None:
        """Close immediately."""


def transfer_seconds(transferred: int) -> float:
    """Return how long a body or a response may take, of which this many bytes have passed."""
    return TRANSFER_SECONDS + transferred / BYTES_PER_SECOND_MIN


@lru_cache(maxsize=4_096)
class ConnectionLimits:
    """Closes connections of one process that are late, and the oldest ones if there are too many.

    ``connections`` returns all of them. With ``by_address``, one address may hold a share only. A
    connection whose request is being answered is never closed to make room. Only the thread of
    the event loop calls this.
    """

    def __init__(
        self,
        connections: Callable[[], Sequence[Connection]],
        *,
        most: int = CONNECTIONS_MAX,
        by_address: bool = True,
    ) -> None:
        self._connections = connections
        self._most = most
        self._unfinished_most = int(most * UNFINISHED_SHARE)
        self._address_most = int(most * ADDRESS_SHARE) if by_address else most
        self._closed: Counter[str] = Counter()
        self._next_report = 0.0

    def trim(self) -> None:
        """Close the oldest connections if there are too many, in all or of one client.

        Called after new ones were accepted.
        """
        connections = self._connections()
        if len(connections) <= min(self._unfinished_most, self._address_most):
            return
        for client, count in Counter(found.client for found in connections).items():
            if count > self._address_most:
                own = [found for found in connections if found.client == client]
                self._close_oldest(own, count - self._address_most)
        connections = self._connections()
        self._close_oldest(connections, len(connections) - self._most)
        unfinished = [one for one in self._connections() if one.phase is Phase.UNFINISHED]
        self._close_oldest(unfinished, len(unfinished) - self._unfinished_most)

    def check(self, now: float) -> None:
        """Close connections that are late, and the largest ones if too much is buffered."""
        for found in self._connections():
            if found.is_late(now):
                if found.phase in {Phase.UNFINISHED, Phase.ANSWERING, Phase.SENDING}:
                    self._count(SLOW)
                found.close_late()
        self.limit_buffers()
        self._report(now)

    def limit_buffers(self) -> None:
        """Close the connections that buffer most, until all together buffer little enough."""
        sizes = [(found.buffered_bytes(), found) for found in self._connections()]
        total = sum(size for size, _ in sizes)
        closable = [
            (size, found) for size, found in sizes if size and found.phase is not Phase.ANSWERING
        ]
        closable.sort(key=lambda pair: (pair[1].is_authenticated, -pair[0]))
        for size, found in closable:
            if total <= BUFFERED_BYTES_MAX:
                return
            self._count(BUFFERED)
            found.handle_close()
            total -= size

    def _close_oldest(self, connections: Iterable[Connection], excess: int) -> None:
        """Close connections without authentication, and others only if these are not enough.

        The oldest has waited longest for its client, so a new client gets its time.
        """
        if excess <= 0:
            return
        closable = [found for found in connections if found.phase is not Phase.ANSWERING]
        for found in nsmallest(excess, closable, _order):
            self._count(CROWDED)
            found.handle_close()

    def _count(self, reason: str) -> None:
        self._closed[reason] += 1
        metrics.count_closed_connection(reason)

    def _report(self, now: float) -> None:
        if self._closed and now >= self._next_report:
            self._next_report = now + REPORT_SECONDS
            _log.info("Closed connections of slow clients.", extra=dict(self._closed))
            self._closed.clear()


def _order(found: Connection) -> tuple[bool, bool, float]:
    return found.is_authenticated, found.phase is not Phase.ENDING, found.phase_since
