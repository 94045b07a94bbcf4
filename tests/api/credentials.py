"""Callers with a key of their own, or on a signed-in device."""

from dataclasses import dataclass

from service.api.guards.authentication import COOKIE
from service.application.access import access_keys
from service.application.ports.keyring import DEVICE, KEY, Grant
from tests.api.caller import Caller
from tests.api.service_under_test import ServiceUnderTest

ORIGIN = "http://localhost"


@dataclass(frozen=True)
class Credential:
    """A key or a device, and a caller with it."""

    issued: access_keys.Issued
    caller: Caller


def make_credential(
    service: ServiceUnderTest, grant: Grant, kind: str = KEY, name: str = "somebody"
) -> Credential:
    """Make a key, or sign in a device, with ``grant``."""
    if kind == DEVICE:
        link = service.application.keys.make_link(name, grant, "tests")
        issued = access_keys.pair_device(service.application.ports, link.key, None)
        assert issued is not None
        return Credential(issued, device_caller(service, issued.secret))
    issued = service.application.keys.make(name, grant, None, "tests")
    return Credential(issued, Caller(service.app.test_client(), issued.secret))


def device_caller(service: ServiceUnderTest, secret: str, origin: str | None = ORIGIN) -> Caller:
    """Return a browser with a fixed cookie ``secret`` and an open page of ``origin``."""
    client = service.app.test_client(use_cookies=False)
    client.environ_base["HTTP_COOKIE"] = f"{COOKIE}={secret}"
    if origin is not None:
        client.environ_base["HTTP_ORIGIN"] = origin
    return Caller(client)
