"""Reads the settings from the environment. No other module reads it."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from service.zones import Zone, machine_zone, zone_named

PORT_MAX = 65535
PROCESSES_MAX = 256
THREADS_MAX = 512
PROXIES_MAX = 9
WRITE_RATE_MAX = 100_000
WRITE_RATE = 100
"""The default number of writes per second and key."""

THREADS = 64
"""The default number of threads per process. A thread costs little; each stream holds one."""

HOUSE_KEY_MIN, HOUSE_KEY_SAFE = 16, 32
"""The shortest house key that is accepted, and the shortest that counts as random.

A random key has no warning, and failed attempts do not lock it.
"""

LOG_LEVELS = ("debug", "info", "warning", "error")

_LEVELS = {"text": "warning", "json": "info"}
"""The default log level by format: a person at a terminal wants to see problems only."""

_PREFIX = "PAROLI_"

_LIKENESS = 0.65
"""How like a setting a misspelt name is, from 0 to 1. Other names of compose.yaml are less like."""

_SWITCH = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}

_LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)", re.IGNORECASE)
_HOST_NAME_MAX = 253


class BadSetting(ValueError):  # noqa: N818 - reads better at the raise without "Error"
    """A setting is invalid; the message names it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of this service. Without ``redis_url`` its one process embeds the worker.

    Without ``house_key`` only keys of the keyring are valid. ``threads`` is per process.
    ``write_rate`` is per second and key; 0 means unlimited. ``address`` is what devices open, for
    links; None: where a request came to. ``proxies`` is the number of trusted
    proxies in front. ``log`` is text or json. ``tls_names`` are further names and addresses for
    the certificate. Without ``authority_port``, the port after ``port`` is used. ``run_file`` is
    where ``serve`` and ``work`` write what runs, for ``paroli health``. ``seal_key_file`` has the
    key that signs seals; None: sessions get no seals. ``time_zone`` is the name of that of reports;
    None: that of this machine.
    """

    folder: Path
    database_url: str
    redis_url: str | None
    house_key: str | None
    host: str
    port: int
    address: str | None
    processes: int
    threads: int
    write_rate: int
    proxies: int
    log: str
    log_level: str
    tls: bool
    tls_names: tuple[str, ...]
    authority_port: int | None
    run_file: Path | None
    seal_key_file: Path | None
    time_zone: str | None

    @property
    def zone(self) -> Zone:
        """The time zone of reports; UTC if this machine does not say what its own is."""
        return zone_named(self.time_zone) if self.time_zone else machine_zone()

    @property
    def authority_file(self) -> Path:
        """The file with the certificate authority and its private key."""
        return self.folder / "authority.pem"

    @property
    def certificate_file(self) -> Path:
        """The file with this machine's certificate and its private key."""
        return self.folder / "certificate.pem"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings of ``environment``. Raises: ``BadSetting``."""
    folder = user_data_path("paroli", appauthor=False)
    url = environment.get("PAROLI_DATABASE_URL") or f"sqlite:///{folder / 'paroli.db'}"
    log = _word(environment, "PAROLI_LOG", "text", (*_LEVELS,))
    return Settings(
        folder=folder,
        database_url=url,
        redis_url=environment.get("PAROLI_REDIS_URL") or None,
        house_key=_key(environment.get("PAROLI_HOUSE_KEY") or None),
        host=environment.get("PAROLI_HOST") or "127.0.0.1",
        port=_port("PAROLI_PORT", environment.get("PAROLI_PORT") or "8000"),
        address=_address(environment.get("PAROLI_ADDRESS") or None),
        processes=_number(environment, "PAROLI_PROCESSES", 1, PROCESSES_MAX),
        threads=_number(environment, "PAROLI_THREADS", THREADS, THREADS_MAX),
        write_rate=_number(environment, "PAROLI_WRITE_RATE", WRITE_RATE, WRITE_RATE_MAX, least=0),
        proxies=_number(environment, "PAROLI_PROXIES", 0, PROXIES_MAX, least=0),
        log=log,
        log_level=_word(environment, "PAROLI_LOG_LEVEL", _LEVELS[log], LOG_LEVELS),
        tls=_switch(environment, "PAROLI_TLS"),
        tls_names=tls_names((environment.get("PAROLI_TLS_NAMES") or "").replace(",", " ").split()),
        authority_port=_optional_port(environment, "PAROLI_AUTHORITY_PORT"),
        run_file=_optional_path(environment, "PAROLI_RUN_FILE"),
        seal_key_file=_seal_key_file(environment, folder, url),
        time_zone=_time_zone(environment.get("PAROLI_TIME_ZONE") or None),
    )


def misspelt_settings(environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Return a warning for each variable that is almost, but not quite, the name of a setting."""
    known = _NamesThatAreRead()
    read_settings(known)
    others = sorted(n for n in environment.keys() - known.names if n.startswith(_PREFIX))
    nearest = {name: _nearest(name, known.names) for name in others}
    return tuple(
        f"{name} is set, but Paroli has no such setting. Did you mean {meant}?"
        for name, meant in nearest.items()
        if meant
    )


def _nearest(name: str, names: Iterable[str]) -> str | None:
    # Imported late: only such a name needs it.
    from difflib import get_close_matches  # noqa: PLC0415

    ends = [known.removeprefix(_PREFIX) for known in sorted(names)]
    found = get_close_matches(name.removeprefix(_PREFIX), ends, n=1, cutoff=_LIKENESS)
    return f"{_PREFIX}{found[0]}" if found else None


class _NamesThatAreRead(dict[str, str]):
    """An empty environment that notes which variables are read, so no list can lack one."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return default


def _seal_key_file(environment: Mapping[str, str], folder: Path, url: str) -> Path | None:
    """Return the file with the key for seals, which all processes of a house must share.

    The machines of a house with PostgreSQL have different data folders, so it has no default there.
    """
    default = folder / "seal-key.pem" if url.startswith("sqlite") else None
    return _optional_path(environment, "PAROLI_SEAL_KEY_FILE") or default


def _time_zone(name: str | None) -> str | None:
    if name is not None:
        try:
            zone_named(name)
        except ValueError as error:
            raise BadSetting(
                f"PAROLI_TIME_ZONE is {name!r}, which is no time zone. Use a name such as"
                " Europe/Paris, or UTC."
            ) from error
    return name


def tls_names(words: Iterable[str]) -> tuple[str, ...]:
    """Return names and addresses in the form that certificates use. Raises: ``BadSetting``."""
    return tuple(map(_tls_name, words))


def _tls_name(text: str) -> str:
    with suppress(ValueError):
        return str(ip_address(text))
    if not is_host_name(text):
        raise BadSetting(
            f"PAROLI_TLS_NAMES holds {text!r}, which is neither a host name nor an IP address."
        )
    return text.lower()


def is_host_name(text: str) -> bool:
    """Return whether ``text`` is a host name for DNS and certificates, not an IP address."""
    labels = text.split(".")
    is_valid = len(text) <= _HOST_NAME_MAX and all(map(_LABEL.fullmatch, labels))
    return is_valid and not labels[-1].isdigit()


def _key(text: str | None) -> str | None:
    if text is not None and not is_usable_key(text):
        raise BadSetting("PAROLI_HOUSE_KEY must be printable ASCII without spaces.")
    if text is not None and len(text) < HOUSE_KEY_MIN:
        raise BadSetting(
            f"PAROLI_HOUSE_KEY has {len(text)} characters. It needs at least {HOUSE_KEY_MIN}, for"
            " example what `openssl rand -hex 32` prints."
        )
    return text


def is_usable_key(text: str) -> bool:
    """Return whether a key can be sent as a bearer token."""
    return text.isascii() and text.isprintable() and bool(text) and " " not in text


def _address(text: str | None) -> str | None:
    if text is not None and not is_server_address(text):
        raise BadSetting(
            f"PAROLI_ADDRESS must be the address that devices open, such as"
            f" https://cards.example.org or http://192.168.1.20:8000, not {text!r}."
        )
    return text and text.rstrip("/")


def is_server_address(text: str) -> bool:
    """Return whether ``text`` is an http or https address of a host, without a path."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    rest = (parts.username, parts.path.strip("/"), parts.query, parts.fragment)
    is_host = is_host_name(host) or _is_ip_address(host)
    return parts.scheme in {"http", "https"} and is_host and port != 0 and not any(rest)


def _is_ip_address(text: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(text))
    return False


def _port(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > PORT_MAX:
        raise BadSetting(f"{name} must be a port number, not {text!r}.")
    return int(text)


def _optional_port(environment: Mapping[str, str], name: str) -> int | None:
    text = environment.get(name)
    return _port(name, text) if text else None


def _optional_path(environment: Mapping[str, str], name: str) -> Path | None:
    text = environment.get(name)
    return Path(text) if text else None


def _switch(environment: Mapping[str, str], name: str) -> bool:
    text = (environment.get(name) or "0").lower()
    if text not in _SWITCH:
        raise BadSetting(f"{name} must be one of {', '.join(_SWITCH)}, not {text!r}.")
    return _SWITCH[text]


def _number(
    environment: Mapping[str, str], name: str, default: int, most: int, *, least: int = 1
) -> int:
    text = environment.get(name) or str(default)
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise BadSetting(f"{name} must be a whole number from {least} to {most}, not {text!r}.")
    return int(text)


def _word(environment: Mapping[str, str], name: str, default: str, words: Sequence[str]) -> str:
    text = (environment.get(name) or default).lower()
    if text not in words:
        raise BadSetting(f"{name} must be one of {', '.join(words)}, not {text!r}.")
    return text
