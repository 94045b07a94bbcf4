"""The commands that make, list and revoke keys: ``paroli keys``."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from service.app import make_application
from service.application.access import access_keys
from service.application.access.key_names import new_key_name
from service.application.application import Application
from service.application.ports.keyring import HOUSE, AccessKey, Grant
from service.cli.output import table
from service.cli.store_access import exit_on_errors, find_sessions, open_configured_store
from service.sealing.seal_keys import NoSealKey, SealKeys
from service.serving.address_file import running_services
from service.serving.addresses import address_of
from service.serving.terminal_qr import terminal_qr_lines
from service.settings import Settings, read_settings

BY = "command line"
"""The maker of these keys in the log: a person who may write to the database."""

LISTED_MAX = 10_000

_OPTION_OF = {"sessions": "--session", "punter": "--punter", "purses": "--hide-purses"}
"""The option for each field of a grant."""

_HEADS = ("id", "kind", "name", "role", "access to", "until", "last used")


def print_new_key(name: str, days: int | None, **granted: Any) -> None:
    """Make a key and print it."""
    with _open_application() as application, new_key_name(application.ports, name):
        issued = application.keys.make(name, _grant(application, **granted), days, BY)
    click.echo(issued.secret)
    click.echo(
        f"Key {issued.key.id}, {_describe(issued.key.grant)}. It is not shown again.", err=True
    )


def print_new_link(name: str, address: str | None, **granted: Any) -> None:
    """Make a link that signs in one device, and print it."""
    with _open_application() as application:
        with new_key_name(application.ports, name):
            link = application.keys.make_link(name, _grant(application, **granted), BY)
        settings = read_settings()
    address = address or _service_address(settings)
    click.echo(access_keys.pairing_link(address, link))
    for line in terminal_qr_lines(access_keys.pairing_link(address, link)):
        click.echo(line)


def _service_address(settings: Settings) -> str:
    """Return the address for a device. If it may be another one, print a note."""
    if settings.address:
        return settings.address
    running = [address_of(service, service.port) for service in running_services(settings)]
    address = running[0] if running else address_of(settings, settings.port)
    note = None
    if not running:
        note = f"No service runs on this database here, so the link has {address}."
    elif len(running) > 1:
        note = f"Several services run on this database here: {', '.join(running)}."
    if note:
        click.echo(f"{note} Choose another address with --address.", err=True)
    return address


def print_keys(*, everything: bool, as_json: bool) -> None:
    """Print the keys, newest first."""
    with _open_application() as application:
        keys = access_keys.list_keys(
            application.ports, with_ended=everything, before=None, limit=LISTED_MAX
        )
    if as_json:
        for key in keys:
            click.echo(json.dumps(access_keys.key_view(key), ensure_ascii=False))
        return
    rows = [_HEADS, *map(_row, keys)]
    for line in (
        table(rows) if keys else ["There are no keys, except PAROLI_HOUSE_KEY if it is set."]
    ):
        click.echo(line)


def revoke_keys(keys: tuple[str, ...]) -> None:
    """Revoke keys by id, and print each."""
    with _open_application() as application:
        found = [_find_key(application, key) for key in keys]
        for key in found:
            click.echo(_revoke(application, key))


def _revoke(application: Application, key: AccessKey) -> str:
    """Revoke a key unless it has ended, and return a sentence about it."""
    if key.ended_at:
        return (
            f"{key.kind.capitalize()} {key.id}, {key.name}, had already ended at"
            f" {key.ended_at[:16]}."
        )
    access_keys.end_key(application.ports, key, BY)
    return f"Revoked {key.kind} {key.id}, {key.name}."


def print_seal_keys() -> None:
    """Print the fingerprints of the keys for seals."""
    with _seal_keys() as keys:
        _print_fingerprints(keys)


def rotate_seal_key() -> None:
    """Replace the key for seals, and print the fingerprints."""
    with _seal_keys() as keys:
        try:
            keys.rotate()
        except OSError as error:
            raise click.ClickException(
                f"The key cannot be written to {keys.file}: {error.strerror or error}."
            ) from error
        _print_fingerprints(keys)


@contextmanager
def _seal_keys() -> Iterator[SealKeys]:
    """Yield the house's keys for seals."""
    with exit_on_errors():
        try:
            yield SealKeys(read_settings().seal_key_file)
        except NoSealKey as error:
            raise click.ClickException(str(error)) from error


def _print_fingerprints(keys: SealKeys) -> None:
    for key in keys.public_keys():
        use = "signs seals" if key.current else "signed earlier seals"
        click.echo(f"{key.fingerprint}  {use}")


@contextmanager
def _open_application() -> Iterator[Application]:
    """Yield an application on the configured store."""
    with exit_on_errors(), open_configured_store(create=False) as store:
        try:
            yield make_application(store)
        except access_keys.BadGrant as error:
            parts = (f"{_OPTION_OF[name]}: {text}" for name, text in error.errors.items())
            raise click.ClickException(" ".join(parts)) from error


def _grant(
    application: Application,
    role: str,
    sessions: Sequence[str],
    punter: str | None,
    *,
    hide_purses: bool,
) -> Grant:
    named = tuple(find_sessions(application.ports.store, sessions)) if sessions else None
    return Grant(role, named, punter, not hide_purses)


def _find_key(application: Application, key_id: str) -> AccessKey:
    key = application.ports.store.keyring.key(key_id)
    if key is None:
        raise click.ClickException(f"There is no key {key_id}.")
    return key


def _row(key: AccessKey) -> tuple[str, ...]:
    until = f"ended {key.ended_at[:16]}" if key.ended_at else (key.expires_at or "")[:16]
    used = (key.used_at or "")[:16]
    return (key.id, key.kind, key.name, key.grant.role, _describe(key.grant), until, used)


def _describe(grant: Grant) -> str:
    """Return a short description of a grant."""
    if grant.role == HOUSE:
        return "everything"
    if grant.sessions is None:
        return "all sessions"
    whose = f"{grant.punter} in " if grant.punter else ""
    more = f" and {len(grant.sessions) - 1} more" if len(grant.sessions) > 1 else ""
    return f"{whose}{grant.sessions[0][:8]}{more}"
