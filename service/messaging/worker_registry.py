"""Reads from Redis which workers are registered."""

from rq import Worker

from service.messaging.connection import REDIS_DOWN, connect, describe_error


class RedisUnusable(Exception):  # noqa: N818 - reads better at the raise without "Error"
    """Redis does not answer. The message is a sentence for the operator."""


def served_queues(url: str, host: str) -> set[str]:
    """Return the queues whose jobs the workers of ``host`` do.

    The entry of a worker that ended without notice, or that hangs, expires after 90 seconds.
    Raises: ``RedisUnusable`` if Redis does not answer; ``ValueError`` for a malformed URL.
    """
    with connect(url) as client:
        try:
            workers = [one for one in Worker.all(connection=client) if one.hostname == host]
        except REDIS_DOWN as error:
            raise RedisUnusable(describe_error(client, error)) from error
        return {name for worker in workers for name in worker.queue_names()}
