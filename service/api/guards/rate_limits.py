"""Rate limits: writes of a key, and failed authentications of an address."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from math import floor
from typing import Any

from flask import Flask, current_app, g, request
from flask_limiter import Limiter, RateLimitExceeded, RequestLimit
from werkzeug.exceptions import TooManyRequests

WRITES = frozenset({"POST", "PUT", "PATCH", "DELETE"})
BURST_SECONDS = 10
"""The window of the limit. A key may spend the whole window's writes at once."""

STEPS_PER_BURST = 100
"""A burst is counted in this many steps, so that most writes ask no shared counter."""

FAILURES_MAX = 10
GUESSES_MAX = 100
"""After this many failures a house key that a person may have chosen is refused."""

FAILURES_SECONDS = 60
BUCKETS_MAX = 10_000
"""The maximum of buckets in memory, so that invented addresses cannot exhaust it."""

_IPV6_NETWORK_BITS = 64

KEY_PREFIX = "paroli:limits"
_ALL = "writes"
_COUNT_WRITE = "paroli-writes"
_WRITE_STEPS = "paroli-write-steps"

SharedCounter = Callable[[str, int], tuple[int, float] | None]
"""Adds one to a counter that all processes share.

Takes its name and its lifetime in seconds. Returns the count and the seconds left, or None if the
counter cannot be reached.
"""


@lru_cache(BUCKETS_MAX)
def network_of(address: str) -> str:
    """Return an IPv4 address as it is, and the /64 network of an IPv6 address.

    One client owns the whole /64 network. An IPv4 address that is written as IPv6 is IPv4.
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, _IPV6_NETWORK_BITS), strict=False))


def limit_writes(app: Flask, rate: int, pool: object | None = None) -> None:
    """Limit each key to ``rate`` writes a second, with bursts of ten seconds' worth; 0: no limit.

    Redis counts for all processes through ``pool``; while it is away, each process counts in
    memory. The sliding window weighs the previous window by its share of the last ten seconds. So
    a stopped key continues at its rate, not in leaps of ten seconds. It takes two numbers a key,
    and only Redis's clock counts.
    """
    if not rate:
        return
    storage: dict[str, Any] = {"storage_uri": "memory://"}
    if pool is not None:
        options = {"connection_pool": pool, "key_prefix": KEY_PREFIX}
        storage = {"storage_uri": "redis://", "storage_options": options}
    limiter = Limiter(
        lambda: str(g.actor),
        strategy="sliding-window-counter",
        in_memory_fallback_enabled=pool is not None,
        on_breach=_record_retry_after,
        # All endpoints and unknown paths share one count.
        request_identifier=lambda: _ALL,
        **storage,
    )
    # On our own app the limiter would hook into the start and end of every request.
    limiter.init_app(Flask(_ALL))
    # The decorated function holds no reference to the limiter.
    app.extensions["paroli-limiter"] = limiter
    burst = rate * BURST_SECONDS
    step = max(1, burst // STEPS_PER_BURST)
    limit = limiter.shared_limit(f"{burst} per {BURST_SECONDS} second", scope=_ALL, cost=step)
    steps = _StepCounter(step, limit(_do_nothing))

    def count() -> None:
        g.step_seconds = step / rate
        steps.count(str(g.actor))

    app.extensions[_COUNT_WRITE] = count
    app.extensions[_WRITE_STEPS] = steps
    app.before_request(_count_request)


def count_within_step(app: Flask, actor: str) -> bool:
    """Count a write of ``actor``, unless the limit must be checked. Return whether it is counted.

    This needs no request context.
    """
    steps: _StepCounter | None = app.extensions.get(_WRITE_STEPS)
    return steps is None or steps.count_within(actor)


def count_write(actor: str) -> None:
    """Count a write of a request without a key under ``actor``. Raises: ``RateLimitExceeded``."""
    if count := current_app.extensions.get(_COUNT_WRITE):
        g.actor = actor
        count()


def _count_request() -> None:
    if g.key is not None and request.method in WRITES:
        current_app.extensions[_COUNT_WRITE]()


def _do_nothing() -> None:
    """Do nothing. The limiter counts the call."""


class _StepCounter:
    """Checks the limit once for every ``step`` writes of a key, so that most writes cost nothing.

    Each process may let up to ``step`` more writes through before a key is stopped.
    """

    def __init__(self, step: int, check_limit: Callable[[], object]) -> None:
        self._step = step
        self._check_limit = check_limit
        self._written: dict[str, int] = {}
        self._lock = threading.Lock()

    def count_within(self, actor: str) -> bool:
        """Count a write that no check is due for. Return whether it is counted."""
        with self._lock:
            written = self._written.get(actor, 0) + 1
            if written < self._step:
                self._written[actor] = written
            return written < self._step

    def count(self, actor: str) -> None:
        """Count a write. Raises: ``RateLimitExceeded``; the next write then checks again."""
        with self._lock:
            written = self._written.get(actor, 0) + 1
            self._written[actor] = written % self._step
        if written < self._step:
            return
        try:
            self._check_limit()
        except RateLimitExceeded:
            with self._lock:
                self._written[actor] = self._step - 1
            raise


class FailedAttempts:
    """Counts failed authentications of the last minute by bucket: an address and a kind of key.

    A process knows its own counts and the shared counts that Redis last returned. So a lookup
    needs no Redis, and each process may allow one more attempt than the limit.
    """

    def __init__(
        self, shared: SharedCounter | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._shared = shared
        self._clock = clock
        self._counts: dict[str, _Count] = {}
        self._lock = threading.Lock()

    def check(self, bucket: str, most: int | None = None) -> None:
        """Raise ``TooManyRequests`` while ``bucket`` has ``most`` failures; the default is ten."""
        found = self._counts.get(bucket)
        if found is None or found.failed < (most or FAILURES_MAX):
            return
        seconds_left = found.ends - self._clock()
        if seconds_left > 0:
            raise TooManyRequests(
                "Too many invalid keys came from this address. Wait, then try again.",
                retry_after=whole_seconds(seconds_left),
            )

    def count(self, bucket: str) -> None:
        """Count a failure of ``bucket``."""
        failed = self._count_here(bucket)
        # A flood must not load Redis, which other requests need.
        flood = failed > FAILURES_MAX or (failed == 1 and len(self._counts) >= BUCKETS_MAX)
        if flood or self._shared is None:
            return
        total = self._shared(_hashed(bucket), FAILURES_SECONDS)
        if total and total[0] >= FAILURES_MAX:
            with self._lock:
                self._counts[bucket] = _Count(total[0], self._clock() + total[1])

    def _count_here(self, bucket: str) -> int:
        """Count in this process; return the bucket's failures in this process."""
        now = self._clock()
        with self._lock:
            found = self._counts.get(bucket)
            if found is not None and now < found.ends:
                found.failed += 1
                return found.failed
            self._counts.pop(bucket, None)
            if len(self._counts) >= BUCKETS_MAX:
                del self._counts[next(iter(self._counts))]
            self._counts[bucket] = _Count(1, now + FAILURES_SECONDS)
            return 1


@dataclass(slots=True)
class _Count:
    """The failures of a bucket, and the monotonic time at which they expire."""

    failed: int
    ends: float


def whole_seconds(seconds: float) -> int:
    """Return whole seconds, at least 1, that are longer than ``seconds``."""
    return max(0, floor(seconds)) + 1


def _record_retry_after(breached: RequestLimit) -> None:
    """Store the seconds until the next step is allowed, for the ``Retry-After`` header."""
    seconds_left = breached.window.reset_time - time.time()
    g.retry_after = whole_seconds(seconds_left + g.step_seconds)


def _hashed(bucket: str) -> str:
    """Return a hash of the bucket as the counter's name: of fixed length, without the address."""
    return blake2b(bucket.encode("utf-8", "replace"), digest_size=16).hexdigest()
