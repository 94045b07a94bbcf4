"""The job queue and the notifiers of a service with several processes, through Redis."""

import json
import logging
import threading
import time
from typing import Any

from redis import ConnectionError as RedisConnectionError
from redis import Redis
from redis.client import PubSub

from service.application.ports.notifier import SessionUpdate
from service.application.ports.null_ports import NoNotifier
from service.messaging.connection import REDIS_DOWN, channel_of
from service.messaging.job_queue import JobRequest, Kind
from service.messaging.local_pubsub import LocalNotifier
from service.messaging.redis_sender import RedisSender
from service.telemetry.trace import request_id

PING_SECONDS = 5.0
POLL_SECONDS = 0.5
RETRY_SECONDS = 1.0

_log = logging.getLogger(__name__)


class RedisJobQueue:
    """Hands jobs to workers on any machine."""

    def __init__(self, sender: RedisSender) -> None:
        self._sender = sender

    def enqueue_settlement(self, session: str, version: int) -> None:
        """Request that a session's settlement is recorded."""
        self._enqueue("settle", session, version)

    def enqueue_audit(self, session: str, version: int) -> None:
        """Request that the accounts of a closed session are verified."""
        self._enqueue("audit", session, version)

    def enqueue_report(self, report: str, version: int) -> None:
        """Request that the report with that id is made."""
        self._enqueue("report", report, version)

    def _enqueue(self, kind: Kind, session: str, version: int) -> None:
        self._sender.enqueue(JobRequest(kind, session, version, request_id()))


class PublishOnlyNotifier(NoNotifier):
    """Publishes updates of a worker, a process without subscribers."""

    def __init__(self, sender: RedisSender) -> None:
        self._sender = sender

    def publish(self, update: SessionUpdate) -> None:
        """Send an update to the other processes."""
        self._sender.publish(update)


class RedisNotifier(LocalNotifier):
    """Publishes updates to all processes and receives theirs.

    While Redis is down, ``is_live`` is False and subscribers read the store.
    """

    def __init__(self, client: "Redis", sender: RedisSender) -> None:
        super().__init__()
        self._client = client
        self._sender = sender
        self._is_live = False
        self._thread = threading.Thread(
            target=self._work, name="paroli-redis-notifier", daemon=True
        )

    @property
    def is_live(self) -> bool:
        """Whether updates of other processes arrive here."""
        return self._is_live

    def start(self) -> None:
        """Start receiving updates, in a thread."""
        self._thread.start()

    def publish(self, update: SessionUpdate) -> None:
        """Deliver an update to subscribers here immediately, and send it to the other processes."""
        super().publish(update)
        self._sender.publish(update)

    def stop(self) -> None:
        """End every subscriber's wait, stop receiving, and wait for the thread to end."""
        self.close()
        if self._thread.is_alive():
            self._thread.join()
        self._client.close()

    def _work(self) -> None:
        while not self.is_closed:
            try:
                with self._client.pubsub() as pubsub:  # type: ignore[no-untyped-call]
                    pubsub.subscribe(channel_of(self._client))
                    self._receive(pubsub)
            except Exception as error:  # noqa: BLE001 - subscribe again after any error
                self._disconnected(error)
                # `close` ends this wait early, and no update does: no session has this id.
                with self.subscribe("") as subscription:
                    subscription.wait(RETRY_SECONDS)

    def _receive(self, pubsub: PubSub) -> None:
        """Deliver messages until closed. Raises: as in ``REDIS_DOWN``, also for a silent server."""
        last_message_at, has_pinged = time.monotonic(), False
        while not self.is_closed:
            message = pubsub.get_message(timeout=POLL_SECONDS)
            if message is not None:
                last_message_at, has_pinged = time.monotonic(), False
                self._handle(message)
            elif time.monotonic() - last_message_at > PING_SECONDS:
                if has_pinged:
                    raise RedisConnectionError("The server does not answer a ping.")
                pubsub.ping()
                last_message_at, has_pinged = time.monotonic(), True

    def _handle(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self._is_live = True
            self.wake_all()  # updates before this moment are lost: subscribers read the store
        elif message["type"] == "message":
            for update in parse_updates(message["data"]):
                self.deliver(update)

    def _disconnected(self, error: Exception) -> None:
        if not isinstance(error, REDIS_DOWN):
            _log.error("Receiving updates failed.", exc_info=error)
        elif self._is_live:
            _log.warning("Redis is down: subscribers read the store meanwhile. %s", error)
        if self._is_live:
            self._is_live = False
            self.wake_all()


def parse_updates(message: bytes) -> list[SessionUpdate]:
    """Return the updates in a message; none if it is not one of ours."""
    try:
        updates = [
            SessionUpdate(fields["session"], fields["version"], fields["settled"])
            for fields in json.loads(message)
        ]
    except (ValueError, TypeError, KeyError, RecursionError):
        return []
    return updates if all(map(_is_valid, updates)) else []


def _is_valid(update: SessionUpdate) -> bool:
    return (
        isinstance(update.session, str)
        and type(update.version) is int
        and isinstance(update.settled, bool)
    )
