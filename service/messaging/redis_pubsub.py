"""The doorbell and the notice of a house of many processes, which speak through Redis."""

import json
import logging
import threading
import time
from typing import Any

from redis import ConnectionError as RedisConnectionError
from redis import Redis
from redis.client import PubSub

from service.application.null_ports import NoNotice
from service.application.ports import Announced
from service.messaging.connection import AWAY, channel_of
from service.messaging.job_queue import Bell
from service.messaging.local_pubsub import LocalNotice
from service.messaging.outbound import Outbound
from service.telemetry.trace import request_id

PING_SECONDS = 5.0
POLL_SECONDS = 0.5
AGAIN_SECONDS = 1.0

_log = logging.getLogger(__name__)


class QueueDoorbell:
    """Wakes workers on any machine."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound

    def settle(self, session: str, version: int) -> None:
        """Say that a session owes a settlement."""
        self._outbound.ring(Bell("settle", session, version, request_id()))

    def reckon(self, session: str, version: int) -> None:
        """Say that a session's standings have changed."""
        self._outbound.ring(Bell("reckon", session, version, request_id()))

    def audit(self, session: str, version: int) -> None:
        """Say that a session is over and its books are to be checked."""
        self._outbound.ring(Bell("audit", session, version, request_id()))


class SpokenNotice(NoNotice):
    """Announcements of a process in which nobody watches: a worker's."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound

    def announce(self, news: Announced) -> None:
        """Tell the watchers elsewhere."""
        self._outbound.announce(news)


class RelayedNotice(LocalNotice):
    """Announcements of all processes. While Redis is away ``live`` is False: watchers look."""

    def __init__(self, client: "Redis", outbound: Outbound) -> None:
        super().__init__()
        self._client = client
        self._outbound = outbound
        self._live = False
        self._thread = threading.Thread(target=self._work, name="paroli-notice", daemon=True)

    @property
    def live(self) -> bool:
        """Whether announcements of other processes arrive."""
        return self._live

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def announce(self, news: Announced) -> None:
        """Tell the watchers here at once, and those elsewhere."""
        super().announce(news)
        self._outbound.announce(news)

    def stop(self) -> None:
        """Tell everybody here that it is over, stop listening, and return when that is done."""
        self.close()
        if self._thread.is_alive():
            self._thread.join()
        self._client.close()

    def _work(self) -> None:
        while not self.over:
            try:
                with self._client.pubsub() as ear:  # type: ignore[no-untyped-call]
                    ear.subscribe(channel_of(self._client))
                    self._listen(ear)
            except Exception as error:  # noqa: BLE001 - whatever it was, it is listened again
                self._lose(error)
                with self.watch() as nobody:  # woken when it is over
                    nobody.heard(AGAIN_SECONDS)

    def _listen(self, ear: PubSub) -> None:
        """Hear until it is over. Raises: what ``AWAY`` names, also for a server fallen silent."""
        heard_at, asked = time.monotonic(), False
        while not self.over:
            message = ear.get_message(timeout=POLL_SECONDS)
            if message is not None:
                heard_at, asked = time.monotonic(), False
                self._take(message)
            elif time.monotonic() - heard_at > PING_SECONDS:
                if asked:
                    raise RedisConnectionError("It has fallen silent.")
                ear.ping()
                heard_at, asked = time.monotonic(), True

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self._live = True
            self.wake_all()  # whatever was announced before was not heard
        elif message["type"] == "message" and (news := news_of(message["data"])):
            self.pass_on(news)

    def _lose(self, error: Exception) -> None:
        if not isinstance(error, AWAY):
            _log.error("Announcements cannot be listened to.", exc_info=error)
        elif self._live:
            _log.warning("Redis is away: watchers look for themselves meanwhile. %s", error)
        if self._live:
            self._live = False
            self.wake_all()


def news_of(message: bytes) -> Announced | None:
    """Return what a message announces; None for one that is not ours."""
    try:
        said = json.loads(message)
        session, version, settled = said["session"], said["version"], said["settled"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    right = isinstance(session, str) and type(version) is int and isinstance(settled, bool)
    return Announced(session, version, settled) if right else None
