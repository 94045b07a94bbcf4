"""The way in for devices that do not trust the house yet: its authority, shown without TLS."""

import threading
from dataclasses import replace

from flask import Flask

from service.pages.authority import Introduction, authority_pages, create_authority_app
from service.serving.tls.secured import Secured, secure
from service.serving.waitress_server import OneProcess
from service.serving.where import Introduced, host_of, in_link, link_to
from service.settings import PORT_MAX, BadSetting, Settings

__all__ = ["introduce", "secure"]

THREADS = 2


def introduce(secured: Secured, app: Flask, settings: Settings, port: int) -> Introduced:
    """Show the authority in ``app``, which is served on ``port``, and beside it without TLS.

    Raises: ``BadSetting`` where the port beside it is taken.
    """
    introduction = Introduction(
        authority=secured.authority.name,
        fingerprint=secured.authority.fingerprint,
        certificate=secured.authority.pem,
        names=frozenset(secured.names),
        host=in_link(host_of(settings)),
        port=port,
    )
    app.register_blueprint(authority_pages(introduction))
    beside = _listening(create_authority_app(introduction), settings, port)
    threading.Thread(target=beside.run_beside, name="paroli-authority", daemon=True).start()
    page = f"{link_to('http', host_of(settings), beside.port)}/"
    return Introduced(page, secured.authority.fingerprint)


def _listening(app: Flask, settings: Settings, port: int) -> OneProcess:
    beside = _port_of(settings, port)
    try:
        return OneProcess(app, replace(settings, port=beside, threads=THREADS))
    except OSError as error:
        raise BadSetting(
            f"Devices cannot get the authority on port {beside}: {error.strerror or error}. Choose"
            " another with PAROLI_AUTHORITY_PORT."
        ) from error


def _port_of(settings: Settings, port: int) -> int:
    """Return the port chosen, or the next one; a free one beside a free one."""
    if settings.authority_port is not None:
        return settings.authority_port
    return port + 1 if settings.port and port < PORT_MAX else 0
