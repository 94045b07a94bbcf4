"""How often somebody may ask: writes of a known key, and keys that opened nothing."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from math import floor
from typing import Any

from flask import Flask, current_app, g, request
from flask_limiter import Limiter, RateLimitExceeded, RequestLimit
from redis import ConnectionPool
from werkzeug.exceptions import TooManyRequests

WRITES = frozenset({"POST", "PUT", "PATCH", "DELETE"})
BURST_SECONDS = 10
"""So long a key may write at its rate without a pause, or all of that at once."""

STEPS = 100
"""In so many steps a burst is counted."""

FAILURES_MOST = 10
GUESSES_MOST = 100
"""After so many failures a key that somebody may have made up is not looked at."""

FAILURES_SECONDS = 60
BUCKETS_MOST = 10_000
"""How many buckets a process remembers: whoever makes up new ones takes no more memory than so."""

KEPT = "paroli:limits"
_ALL = "writes"
_COUNT = "paroli-writes"

Shared = Callable[[str, int], tuple[int, float] | None]
"""Adds one to a count of all processes: its name and seconds to the count and seconds left."""


def limit_writes(app: Flask, rate: int, pool: ConnectionPool | None = None) -> None:
    """Let each key write ``rate`` times a second, ten seconds' worth of it at once; 0 is no limit.

    The count is kept in ``pool``'s Redis, so that all processes share it, and in memory while that
    is away. It weighs the window before this one by what is left of it: a key that was stopped may
    go on at its rate, not in leaps of ten seconds, two numbers are kept for a key, not a thousand
    times, and nobody's clock counts but Redis's.
    """
    if not rate:
        return
    storage: dict[str, Any] = {"storage_uri": "memory://"}
    if pool is not None:
        options = {"connection_pool": pool, "key_prefix": KEPT}
        storage = {"storage_uri": "redis://", "storage_options": options}
    limiter = Limiter(
        lambda: str(g.actor),
        strategy="sliding-window-counter",
        in_memory_fallback_enabled=pool is not None,
        on_breach=_note,
        # All endpoints count as one, and so does an address where nothing is.
        request_identifier=lambda: _ALL,
        **storage,
    )
    # Set up on an app of its own: on ours it would look at every request, and again at its end.
    limiter.init_app(Flask(_ALL))
    # What it decorates does not keep it.
    app.extensions["paroli-limiter"] = limiter
    burst = rate * BURST_SECONDS
    step = max(1, burst // STEPS)
    limit = limiter.shared_limit(f"{burst} per {BURST_SECONDS} second", scope=_ALL, cost=step)
    steps = _Steps(step, limit(_counted))

    def count() -> None:
        g.step_seconds = step / rate
        steps.count(str(g.actor))

    app.extensions[_COUNT] = count
    app.before_request(_count_request)


def count_write(actor: str) -> None:
    """Count a write of somebody who came in without a key. Raises: ``RateLimitExceeded``."""
    if count := current_app.extensions.get(_COUNT):
        g.actor = actor
        count()


def _count_request() -> None:
    if request.method in WRITES and g.key is not None:
        current_app.extensions[_COUNT]()


def _counted() -> None:
    """Do nothing: to be called is what counts."""


class _Steps:
    """Asks whether a key may write at every so many of its writes, for all of them.

    So most writes cost nothing; of each process some more may pass before a key is stopped.
    """

    def __init__(self, step: int, ask: Callable[[], object]) -> None:
        self._step = step
        self._ask = ask
        self._written: dict[str, int] = {}
        self._lock = threading.Lock()

    def count(self, actor: str) -> None:
        """Count a write. Raises: ``RateLimitExceeded``, and then asks at the next one again."""
        with self._lock:
            written = self._written.get(actor, 0) + 1
            self._written[actor] = written % self._step
        if written < self._step:
            return
        try:
            self._ask()
        except RateLimitExceeded:
            self._written[actor] = self._step - 1
            raise


class Failures:
    """What failed at the door lately, by bucket: whoever stands there and what they came with.

    A process knows what it has counted itself, and what Redis answered when it counted. So a
    bucket that has not failed costs nothing to look up; and of several processes each may let one
    more attempt in before it hears that the others have shut the bucket.
    """

    def __init__(
        self, shared: Shared | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._shared = shared
        self._clock = clock
        self._counts: dict[str, _Count] = {}
        self._lock = threading.Lock()

    def check(self, bucket: str, most: int | None = None) -> None:
        """Raise ``TooManyRequests`` while ``bucket`` has failed ``most`` times, ten if not said."""
        found = self._counts.get(bucket)
        if found is None or found.failed < (most or FAILURES_MOST):
            return
        left = found.ends - self._clock()
        if left > 0:
            raise TooManyRequests(
                "Too many keys that open nothing came from there; come again later.",
                retry_after=whole_seconds(left),
            )

    def count(self, bucket: str) -> None:
        """Say that ``bucket`` failed."""
        failed = self._count_here(bucket)
        # Who floods us fills no server that others need, and is no news to it.
        flood = failed > FAILURES_MOST or (failed == 1 and len(self._counts) >= BUCKETS_MOST)
        if flood or self._shared is None:
            return
        together = self._shared(_name(bucket), FAILURES_SECONDS)
        if together and together[0] >= FAILURES_MOST:
            with self._lock:
                self._counts[bucket] = _Count(together[0], self._clock() + together[1])

    def _count_here(self, bucket: str) -> int:
        """Count in this process; return how often the bucket has failed now."""
        now = self._clock()
        with self._lock:
            found = self._counts.get(bucket)
            if found is not None and now < found.ends:
                found.failed += 1
                return found.failed
            self._counts.pop(bucket, None)
            if len(self._counts) >= BUCKETS_MOST:
                del self._counts[next(iter(self._counts))]
            self._counts[bucket] = _Count(1, now + FAILURES_SECONDS)
            return 1


@dataclass(slots=True)
class _Count:
    """How often, and until when."""

    failed: int
    ends: float


def whole_seconds(left: float) -> int:
    """Return whole seconds, 1 or more, after which ``left`` seconds are over for certain."""
    return max(0, floor(left)) + 1


def _note(breached: RequestLimit) -> None:
    """Keep for the answer when there is room for the next step."""
    left = breached.window.reset_time - time.time()
    g.retry_after = whole_seconds(left + g.step_seconds)


def _name(bucket: str) -> str:
    """Return a name of one length that tells nothing: what came as a key may be a secret."""
    return blake2b(bucket.encode("utf-8", "replace"), digest_size=16).hexdigest()
