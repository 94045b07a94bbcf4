"""Prepares https: an authority, and a certificate for this machine's current names."""

import socket
import ssl
from dataclasses import dataclass
from datetime import datetime

from service.serving.tls.authority import Authority, load_authority
from service.serving.tls.certificate import load_tls_context
from service.serving.tls.host_names import ALL_INTERFACES, local_names, parse_address
from service.settings import BadSetting, Settings, is_host_name


@dataclass(frozen=True, slots=True)
class ServerTls:
    """A TLS context, its names and its authority; ``notes`` are for the operator."""

    authority: Authority
    context: ssl.SSLContext
    names: tuple[str, ...]
    notes: tuple[str, ...]


def prepare_tls(settings: Settings, now: datetime) -> ServerTls:
    """Return what https needs, from the settings' folder.

    Raises: ``BadSetting`` for a configured name that the authority may not certify.
    """
    wanted = _wanted(settings)
    authority = load_authority(settings.authority_file, socket.gethostname(), wanted, now)
    names = tuple(filter(authority.may_certify, wanted))
    left_out = tuple(name for name in wanted if name not in names)
    if refused := set(left_out).intersection(settings.tls_names):
        raise BadSetting(
            f"{authority.name} may not certify {', '.join(sorted(refused))}. Remove"
            f" {settings.authority_file} to make a new authority, and install that on every tablet"
            " again."
        )
    context = load_tls_context(settings.certificate_file, authority, names, now)
    return ServerTls(authority, context, names, tuple(map(_note, left_out)))


def _wanted(settings: Settings) -> tuple[str, ...]:
    host = settings.host.lower()
    named = host not in ALL_INTERFACES and (parse_address(host) or is_host_name(host))
    listened_on = (host,) if named else ()
    return tuple(dict.fromkeys((*local_names(), *listened_on, *settings.tls_names)))


def _note(name: str) -> str:
    return f"The certificate does not hold {name}: its authority may not certify that name."
