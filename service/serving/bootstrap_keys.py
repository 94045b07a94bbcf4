"""Makes the first secrets: a sign-in link at each start, and a house key if there is none."""

from dataclasses import dataclass

from service.application.access import access_keys
from service.application.access.key_expiry import end_expired
from service.application.application import Application
from service.application.ports.keyring import DEVICE, HOUSE, KEY, Grant

BY = "serve"
"""The maker of these keys in the log: the person who starts the service."""

_ALL_KEYS = 100_000


@dataclass(frozen=True, slots=True)
class BootstrapKeys:
    """Secrets to show once. ``key`` is None if a house key is set or exists already."""

    link: access_keys.Issued
    key: str | None


@dataclass(frozen=True, slots=True)
class KeysNotShown:
    """The output is a log, which must have no secrets.

    ``needs_link``: no browser and no script has access, so the operator must make a link.
    """

    needs_link: bool


def make_bootstrap_keys(application: Application, house_key: str | None) -> BootstrapKeys:
    """Return a new link that signs in one browser as the house, and a first key if needed.

    ``house_key`` is the configured key, or None.
    """
    house = Grant(HOUSE)
    key = None
    if house_key is None and not _has_key(application):
        key = application.keys.make("The first key", house, None, BY).secret
    return BootstrapKeys(application.keys.make_link(access_keys.FIRST_BROWSER, house, BY), key)


def has_house_access(application: Application, house_key: str | None) -> bool:
    """Return whether a house key or a browser that is signed in as the house is valid."""
    return house_key is not None or any(_has_key(application, kind) for kind in (KEY, DEVICE))


def _has_key(application: Application, kind: str = KEY) -> bool:
    keyring, clock = application.ports.store.keyring, application.ports.clock
    end_expired(keyring, clock)
    keys = keyring.keys(valid_at=clock.now(), kind=kind, limit=_ALL_KEYS)
    return any(key.grant.role == HOUSE for key in keys)
