"""Reads from Redis which workers are registered."""

import os
from socket import gethostname

from rq import Worker
from rq.worker import BaseWorker

from service.messaging.connection import REDIS_DOWN, connect, describe_error
from service.messaging.queue_names import SETTLEMENT


class RedisUnusable(Exception):  # noqa: N818 - reads better at the raise without "Error"
    """Redis does not answer. The message is a sentence for the operator."""


def served_queues(url: str, host: str) -> set[str]:
    """Return the queues whose jobs the workers of ``host`` do.

    The entry of a worker that hangs, or that ended without notice on another machine, expires after
    90 seconds. Raises: ``RedisUnusable`` if Redis does not answer; ``ValueError`` for a malformed
    URL.
    """
    with connect(url) as client:
        try:
            workers = [one for one in Worker.all(connection=client) if one.hostname == host]
        except REDIS_DOWN as error:
            raise RedisUnusable(describe_error(client, error)) from error
        return {name for worker in workers if _runs(worker) for name in worker.queue_names()}


def has_settler(url: str) -> bool:
    """Return whether a worker of any machine settles draws; True if Redis does not answer.

    A worker counts until its entry expires: a container can share the name of this machine, but not
    its processes. Raises: ``ValueError`` for a malformed URL.
    """
    with connect(url) as client:
        try:
            workers = Worker.all(connection=client)
            return any(SETTLEMENT in worker.queue_names() for worker in workers)
        except REDIS_DOWN:
            return True


def _runs(worker: BaseWorker) -> bool:
    """Return whether a worker's process exists, as far as this machine can tell."""
    if worker.hostname != gethostname() or not worker.pid or not hasattr(os, "fork"):
        return True
    try:
        os.kill(worker.pid, 0)
    except OSError as error:
        # The process of another user may not be signalled.
        return not isinstance(error, ProcessLookupError)
    return True
