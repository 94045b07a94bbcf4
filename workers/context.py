"""The store and the application that all jobs of one worker process share."""

import os
from dataclasses import dataclass

from service.app import make_application
from service.application.application import Application
from service.messaging.connection import connect
from service.messaging.redis_pubsub import PublishOnlyNotifier, RedisJobQueue
from service.messaging.redis_sender import RedisSender
from service.sealing.seal_keys import SealKeys
from service.settings import BadSetting, Settings, read_settings
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store


@dataclass(frozen=True, slots=True)
class WorkerContext:
    """The application, store and sender of one process. Connections open on first use."""

    application: Application
    store: SqlStore
    sender: RedisSender

    def close(self) -> None:
        """Send the messages that still wait, and close all connections."""
        self.sender.stop()
        self.store.close()


_contexts: dict[int, WorkerContext] = {}
"""By process id. A forked process must not use, nor close, the connections of its parent."""


def process_application() -> Application:
    """Return this process's application, made on the first call.

    Raises: ``StoreUnusable``, ``BadSetting``.
    """
    process = os.getpid()
    if process not in _contexts:
        _contexts[process] = _open_context(read_settings())
    return _contexts[process].application


def close_context() -> None:
    """Close this process's context, if it has one."""
    context = _contexts.pop(os.getpid(), None)
    if context:
        context.close()


def _open_context(settings: Settings) -> WorkerContext:
    if settings.redis_url is None:
        raise BadSetting("PAROLI_REDIS_URL is not set. Set it to redis://HOST:6379/0.")
    store = open_store(settings.database_url, EventCodec(), create=False)
    sender = RedisSender(connect(settings.redis_url))
    seal_keys = SealKeys(settings.seal_key_file)
    notifier = PublishOnlyNotifier(sender)
    application = make_application(
        store, RedisJobQueue(sender), notifier, seal_keys=seal_keys, zone=settings.zone
    )
    sender.start()
    return WorkerContext(application, store, sender)
