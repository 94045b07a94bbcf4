"""What this machine is called, and where it is, as far as the standard library can tell."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address

from service.settings import is_host_name

Address = IPv4Address | IPv6Address

LOOPBACK = ("localhost", "127.0.0.1", "::1")
ALL_INTERFACES = frozenset({"0.0.0.0", "::"})  # noqa: S104 - recognised here, listened on elsewhere

_FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation: the way to them is that to everywhere else."""


def local_names() -> tuple[str, ...]:
    """Return the names and addresses under which this machine can be reached.

    Without link-local and public IPv6 addresses: browsers cannot open the first, and the second
    change every day. A second network that the name of the machine does not lead to is not found.
    """
    host = socket.gethostname().lower()
    called = (host, f"{host.partition('.')[0]}.local")
    found = {*_addresses_of(host), *map(_outgoing, _FAR)}
    lasting = sorted(str(address) for address in found if address and _lasts(address))
    names = (*filter(is_host_name, called), *LOOPBACK, *lasting)
    return tuple(dict.fromkeys(names))


def lan_address() -> str:
    """Return the address at which others on the network find this machine; loopback if none."""
    return str(_outgoing(socket.AF_INET) or LOOPBACK[1])


def parse_address(text: str) -> Address | None:
    """Return the address that ``text`` is, or None for a name."""
    for kind in (IPv4Address, IPv6Address):
        with suppress(ValueError):
            return kind(text)
    return None


def _addresses_of(host: str) -> Iterator[Address | None]:
    with suppress(OSError, UnicodeError):
        for _family, _kind, _protocol, _name, where in socket.getaddrinfo(host, None):
            yield parse_address(str(where[0]).partition("%")[0])


def _outgoing(family: socket.AddressFamily) -> Address | None:
    """Return the address from which this machine would send far away; nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((_FAR[family], 9))
        return parse_address(str(asking.getsockname()[0]).partition("%")[0])
    return None


def _lasts(address: Address) -> bool:
    if address.is_unspecified or address.is_link_local:
        return False
    return address.version == 4 or address.is_private  # noqa: PLR2004 - as it is called
