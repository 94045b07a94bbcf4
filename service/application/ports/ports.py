"""Everything that the application talks to, as one value."""

from dataclasses import dataclass, field

from service.application.ports.notifier import Notifier
from service.application.ports.store import Clock, Codec, JobQueue, Store
from service.sealing.seal_keys import SealKeys
from service.zones import UTC, Zone


@dataclass(frozen=True, slots=True)
class Ports:
    """The interfaces of one process, the keys of its seals, and the time zone of its reports."""

    store: Store
    codec: Codec
    clock: Clock
    job_queue: JobQueue
    notifier: Notifier
    seal_keys: SealKeys = field(default_factory=lambda: SealKeys(None))
    zone: Zone = UTC
