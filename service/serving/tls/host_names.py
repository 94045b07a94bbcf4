"""The names and addresses of this machine, as far as the standard library finds them."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address

from service.settings import is_host_name

Address = IPv4Address | IPv6Address

LOOPBACK = ("localhost", "127.0.0.1", "::1")
ALL_INTERFACES = frozenset({"0.0.0.0", "::"})  # noqa: S104 - recognised here, listened on elsewhere

_REMOTE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation. The route to them is the default route."""


def local_names() -> tuple[str, ...]:
    """Return the names and addresses under which this machine can be reached.

    Link-local and public IPv6 addresses are left out: browsers cannot open the first, and the
    second change daily. Networks that the host name does not resolve to are not found.
    """
    host = socket.gethostname().lower()
    own_names = (host, f"{host.partition('.')[0]}.local")
    found = {*_addresses_of(host), *map(_route_source, _REMOTE)}
    lasting = sorted(str(address) for address in found if address and _is_lasting(address))
    names = (*filter(is_host_name, own_names), *LOOPBACK, *lasting)
    return tuple(dict.fromkeys(names))


def lan_address() -> str:
    """Return this machine's address on the local network; loopback if it has none."""
    return str(_route_source(socket.AF_INET) or LOOPBACK[1])


def parse_address(text: str) -> Address | None:
    """Return ``text`` as an IP address, or None for a name."""
    for kind in (IPv4Address, IPv6Address):
        with suppress(ValueError):
            return kind(text)
    return None


def _addresses_of(host: str) -> Iterator[Address | None]:
    with suppress(OSError, UnicodeError):
        for _family, _kind, _protocol, _name, socket_address in socket.getaddrinfo(host, None):
            yield parse_address(str(socket_address[0]).partition("%")[0])


def _route_source(family: socket.AddressFamily) -> Address | None:
    """Return the source address of the default route; nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_REMOTE[family], 9))
        return parse_address(str(probe.getsockname()[0]).partition("%")[0])
    return None


def _is_lasting(address: Address) -> bool:
    if address.is_unspecified or address.is_link_local:
        return False
    return address.version == 4 or address.is_private  # noqa: PLR2004 - the IP version
