"""Callers on signed-in devices: a header names the device, and its cookie replaces the key."""

import hashlib
import threading
from typing import Any

from flask import Flask

from service.api.guards.authentication import COOKIE
from service.application.application import Application
from service.application.ports.keyring import DEALER, AccessKey, Grant
from service.application.ports.keyring import DEVICE as KIND
from tests.factories.devices import key_of

DEVICE = "X-Test-Device"

_one_by_one = threading.Lock()


def with_named_devices(app: Flask) -> Flask:
    """Let requests to `app` name their device in a header; unknown devices are signed in."""
    run_server: Any = app.wsgi_app
    application: Application = app.extensions["paroli"]

    def serve(environ: dict[str, Any], start_response: Any) -> Any:
        if device := environ.pop("HTTP_X_TEST_DEVICE", None):
            environ.pop("HTTP_AUTHORIZATION", None)
            environ["HTTP_COOKIE"] = f"{COOKIE}={_signed_in(application, device)}"
            environ["HTTP_ORIGIN"] = f"http://{environ['HTTP_HOST']}"
        return run_server(environ, start_response)

    app.wsgi_app = serve  # type: ignore[method-assign]
    return app


def _signed_in(application: Application, device: str) -> str:
    """Return the secret of the device with that name; sign it in if needed."""
    key_id, now = key_of(device), application.ports.clock.now()
    secret = f"paroli_{key_id}_of-{key_id}"
    digest = hashlib.sha256(secret.encode()).hexdigest()
    with _one_by_one:
        if application.ports.store.keyring.key(key_id) is None:
            access_key = AccessKey(
                key_id, KIND, device, Grant(DEALER), digest, now, "tests", used_at=now
            )
            application.ports.store.keyring.add(access_key)
    return secret
