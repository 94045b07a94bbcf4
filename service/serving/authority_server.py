"""Serves the authority's certificate without TLS, for devices that do not trust it yet."""

import threading
from dataclasses import replace

from flask import Flask

from service.pages.authority import AuthorityPage, authority_pages, create_authority_app
from service.serving.addresses import AuthorityLink, host_of, in_link, server_url
from service.serving.tls.server_tls import ServerTls, prepare_tls
from service.serving.waitress.server import WaitressServer
from service.settings import PORT_MAX, BadSetting, Settings

__all__ = ["prepare_tls", "serve_authority"]

THREADS = 2


def serve_authority(tls: ServerTls, app: Flask, settings: Settings, port: int) -> AuthorityLink:
    """Add the page of the authority to ``app``, and also serve it without TLS on another port.

    Raises: ``BadSetting`` if that port is in use.
    """
    page = AuthorityPage(
        authority=tls.authority.name,
        fingerprint=tls.authority.fingerprint,
        certificate=tls.authority.pem,
        names=frozenset(tls.names),
        host=in_link(host_of(settings)),
        port=port,
    )
    app.register_blueprint(authority_pages(page))
    server = _listen(create_authority_app(page), settings, port)
    threading.Thread(target=server.run_in_thread, name="paroli-authority", daemon=True).start()
    url = f"{server_url('http', host_of(settings), server.port)}/"
    return AuthorityLink(url, tls.authority.fingerprint)


def _listen(app: Flask, settings: Settings, port: int) -> WaitressServer:
    own_port = _port_of(settings, port)
    try:
        return WaitressServer(app, replace(settings, port=own_port, threads=THREADS))
    except OSError as error:
        raise BadSetting(
            f"Cannot serve the authority on port {own_port}: {error.strerror or error}. Choose"
            " another with PAROLI_AUTHORITY_PORT."
        ) from error


def _port_of(settings: Settings, port: int) -> int:
    """Return the configured port, or the one after ``port``; 0 (any free port) if that was 0."""
    if settings.authority_port is not None:
        return settings.authority_port
    return port + 1 if settings.port and port < PORT_MAX else 0
