"""The commands that make, list and revoke keys: ``keys``."""

from collections.abc import Callable
from functools import reduce
from typing import Any
from urllib.parse import urlsplit

import click

from service.application.ports.keyring import DAYS_MAX, ROLES
from service.cli.commands.implementation import implemented_by
from service.domain.values.names import BadName, punter_name


@click.group("keys", subcommand_metavar="COMMAND")
def keys_group() -> None:
    """Manage keys and devices, and the key for seals."""


def _parse_name(_context: Any, _option: Any, name: str) -> str:
    try:
        return punter_name(name)
    except BadName as error:
        raise click.BadParameter(str(error)) from error


def _parse_address(_context: Any, _option: Any, address: str | None) -> str | None:
    parts = urlsplit(address or "http://localhost")
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise click.BadParameter("Use the form http://192.168.1.20:8000 or https://house.lan:8000.")
    return address


_OPTIONS = (
    click.argument("name", callback=_parse_name),
    click.option("--role", type=click.Choice(ROLES), required=True, help="What the key may do."),
    click.option(
        "--session",
        "sessions",
        multiple=True,
        help="Limit the key to a session (id or start of one). Repeat for more. [all sessions]",
    ),
    click.option("--punter", help="For role punter: whose purse it shows."),
    click.option("--hide-purses", is_flag=True, help="For role board: show no purses."),
)


def _grant_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that name a key and describe its grant."""
    return reduce(lambda decorated, option: option(decorated), reversed(_OPTIONS), command)


@keys_group.command("make")
@_grant_options
@click.option("--days", type=click.IntRange(1, DAYS_MAX), help="Days until it expires. [never]")
@implemented_by("service.cli.keys:print_new_key")
def make_command() -> None:
    """Make a key called NAME and print it. Only its hash is stored."""


@keys_group.command("pair", short_help="Print a link that signs in one device.")
@_grant_options
@click.option(
    "--address",
    callback=_parse_address,
    help="Address of the service for the device. [that of the running service, or else"
    " PAROLI_HOST, PAROLI_PORT]",
)
@implemented_by("service.cli.keys:print_new_link")
def pair_command() -> None:
    """Print a link that signs in one device, called NAME, within ten minutes."""


@keys_group.command("list")
@click.option("--all", "everything", is_flag=True, help="Include expired and revoked ones.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line and key.")
@implemented_by("service.cli.keys:print_keys")
def list_command() -> None:
    """List keys, signed-in devices and open links, newest first."""


@keys_group.command("revoke", short_help="Revoke keys, devices or links.")
@click.argument("keys", nargs=-1, required=True, metavar="KEY...")
@implemented_by("service.cli.keys:revoke_keys")
def revoke_command() -> None:
    """Revoke keys, devices or links by id, and the devices that signed in with them."""


@keys_group.command("seal", short_help="Print the fingerprints of the keys for seals.")
@implemented_by("service.cli.keys:print_seal_keys")
def seal_command() -> None:
    """Print the fingerprints of the house's keys for seals, the current one first.

    Each seal names the key that signed it. Tell everyone who keeps seals this fingerprint.
    """


@keys_group.command("rotate-seal", short_help="Replace the key that signs seals.")
@implemented_by("service.cli.keys:rotate_seal_key")
def rotate_seal_command() -> None:
    """Replace the key that signs seals by a new one; make the first one if there is none.

    The public key of the old one stays in the file, so its seals can still be checked. A running
    service signs with the new key immediately.
    """
