"""Checks the names that clients give keys, links and devices."""

from collections.abc import Iterator
from contextlib import contextmanager

from service.application.ports.ports import Ports
from service.application.sessions.new_names import check_new_name

_COMPARED_MAX = 10_000


@contextmanager
def new_key_name(ports: Ports, name: str) -> Iterator[None]:
    """Check a name as ``check_key_name`` does. Store the key within this context.

    Until it ends, no other key gets a name that looks like this one.
    """
    with ports.store.lock_names():
        check_key_name(ports, name)
        yield


def check_key_name(ports: Ports, name: str) -> None:
    """Refuse a name with a bad character, or that looks like the name of another valid key.

    Keys may have equal names: lists show their ids.
    Raises: ``Refused`` with ``name_invalid`` or ``name_looks_like_another``.
    """
    valid = ports.store.keyring.keys(valid_at=ports.clock.now(), limit=_COMPARED_MAX)
    check_new_name(name, dict.fromkeys(key.name for key in valid))
