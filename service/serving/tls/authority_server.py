"""The way in for devices that do not trust the house yet: its authority, shown without TLS."""

import threading
from dataclasses import replace

from flask import Flask

from service.pages.authority import AuthorityPage, authority_pages, create_authority_app
from service.serving.addresses import AuthorityLink, host_of, in_link, server_url
from service.serving.tls.server_tls import ServerTls, secure
from service.serving.waitress_server import WaitressServer
from service.settings import PORT_MAX, BadSetting, Settings

__all__ = ["secure", "serve_authority"]

THREADS = 2


def serve_authority(secured: ServerTls, app: Flask, settings: Settings, port: int) -> AuthorityLink:
    """Show the authority in ``app``, which is served on ``port``, and beside it without TLS.

    Raises: ``BadSetting`` where the port beside it is taken.
    """
    introduction = AuthorityPage(
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
    page = f"{server_url('http', host_of(settings), beside.port)}/"
    return AuthorityLink(page, secured.authority.fingerprint)


def _listening(app: Flask, settings: Settings, port: int) -> WaitressServer:
    beside = _port_of(settings, port)
    try:
        return WaitressServer(app, replace(settings, port=beside, threads=THREADS))
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
