"""Reads from Redis which workers are registered."""

from rq import Worker

from service.messaging.connection import REDIS_DOWN, connect


def served_queues(url: str, host: str) -> set[str] | None:
    """Return the queues whose jobs the workers of ``host`` do; None if Redis does not answer.

    The entry of a worker that ended without notice, or that hangs, expires after 90 seconds.
    Raises: ``ValueError`` for a malformed URL.
    """
    with connect(url) as client:
        try:
            workers = [one for one in Worker.all(connection=client) if one.hostname == host]
        except REDIS_DOWN:
            return None
        return {name for worker in workers for name in worker.queue_names()}
