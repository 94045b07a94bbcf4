"""Callers that are paired devices, for applications in which a header stands for the cookie."""

from flask import Flask, g, request

from tests.factories.pens import key_of

DEVICE = "X-Test-Device"


def paired(app: Flask) -> Flask:
    """Let requests to `app` say which device they come from."""

    def read_device() -> None:
        if device := request.headers.get(DEVICE):
            g.actor, g.device = key_of(device), device

    app.before_request(read_device)
    return app
