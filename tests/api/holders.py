"""Callers with a key of their own, or on a signed-in device."""

from dataclasses import dataclass

from service.api.authentication import COOKIE
from service.application import access_keys
from service.application.keyring import DEVICE, KEY, Grant
from tests.api.caller import Caller
from tests.api.place import Place

ORIGIN = "http://localhost"


@dataclass(frozen=True)
class Holder:
    """A key or a device, and a caller with it."""

    issued: access_keys.Issued
    caller: Caller


def holder(place: Place, grant: Grant, kind: str = KEY, name: str = "somebody") -> Holder:
    """Make a key, or sign in a device, with ``grant``."""
    if kind == DEVICE:
        link = access_keys.make_link(place.handler, name, grant, "tests")
        issued = access_keys.pair_device(place.handler.ports, link.key, None)
        assert issued is not None
        return Holder(issued, device(place, issued.secret))
    issued = access_keys.make_key(place.handler, name, grant, None, "tests")
    return Holder(issued, Caller(place.app.test_client(), issued.secret))


def device(place: Place, secret: str, origin: str | None = ORIGIN) -> Caller:
    """Return a browser with a fixed cookie ``secret`` and an open page of ``origin``."""
    client = place.app.test_client(use_cookies=False)
    client.environ_base["HTTP_COOKIE"] = f"{COOKIE}={secret}"
    if origin is not None:
        client.environ_base["HTTP_ORIGIN"] = origin
    return Caller(client)
