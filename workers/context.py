"""The house of a worker's process: a store, and a handler that tells the other processes."""

import os
from dataclasses import dataclass

from service.app import make_handler
from service.application.handle import Handler
from service.messaging.connection import connect
from service.messaging.outbound import Outbound
from service.messaging.redis_pubsub import QueueDoorbell, SpokenNotice
from service.settings import BadSetting, Settings, read_settings
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.store.events import SqlStore


@dataclass(frozen=True, slots=True)
class House:
    """What the jobs of one process share; its connections are opened when they are needed."""

    handler: Handler
    store: SqlStore
    outbound: Outbound

    def close(self) -> None:
        """Say what is left to say, and give back all connections."""
        self.outbound.stop()
        self.store.close()


_houses: dict[int, House] = {}
"""By process. After a fork the parent's stays here untouched: its connections are not ours."""


def handler_here() -> Handler:
    """Return this process's handler, its house opened the first time.

    Raises: ``StoreUnusable``, ``BadSetting``.
    """
    here = os.getpid()
    if here not in _houses:
        _houses[here] = _opened(read_settings())
    return _houses[here].handler


def close_house() -> None:
    """Close this process's house, if it has one."""
    house = _houses.pop(os.getpid(), None)
    if house:
        house.close()


def _opened(settings: Settings) -> House:
    if settings.redis_url is None:
        raise BadSetting("PAROLI_REDIS_URL is not set.")
    store = open_store(settings.database_url, EventCodec(), create=False)
    outbound = Outbound(connect(settings.redis_url))
    handler = make_handler(store, QueueDoorbell(outbound), SpokenNotice(outbound))
    outbound.start()
    return House(handler, store, outbound)
