"""The addresses under which people reach the service."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from service.serving.tls.host_names import ALL_INTERFACES, lan_address, parse_address
from service.settings import Settings

LOOPBACK_OF = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - recognised here
"""For each address that means all interfaces, the one that reaches this machine."""


@dataclass(frozen=True, slots=True)
class AuthorityLink:
    """The page with the authority's certificate, and the fingerprint to compare."""

    page: str
    fingerprint: str


def address_of(settings: Settings, port: int) -> str:
    """Return the address that devices open: that of the settings, or that of ``port``."""
    own = server_url("https" if settings.tls else "http", host_of(settings), port)
    return settings.address or own


def local_address_of(settings: Settings, port: int) -> str:
    """Return the address of the service on ``port`` for clients on this machine."""
    host = LOOPBACK_OF.get(settings.host, settings.host)
    return server_url("https" if settings.tls else "http", host, port)


def server_url(scheme: str, host: str, port: int) -> str:
    """Return a link to a name or an IP address."""
    return f"{scheme}://{in_link(host)}:{port}"


def in_link(host: str) -> str:
    """Return a name or an IP address in the form that links use."""
    return f"[{host}]" if ":" in host else host


def host_of(settings: Settings) -> str:
    """Return the host for tablets; for 0.0.0.0 and ::, the address on the local network."""
    return lan_address() if settings.host in ALL_INTERFACES else settings.host


def is_reachable_from_lan(settings: Settings) -> bool:
    """Return whether other machines can connect."""
    host = urlsplit(settings.address or "").hostname or host_of(settings)
    address = parse_address(host)
    return not (address.is_loopback if address else host == "localhost")
