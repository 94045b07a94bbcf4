"""The command ``health``. It imports little, because containers run it twice a minute."""

import click

from service.serving.health_check import Unhealthy, check_health
from service.settings import BadSetting, read_settings


def print_health(command: str | None) -> None:
    """Print what runs; exit 1 if it does not answer."""
    try:
        click.echo(check_health(read_settings(), command))
    except (BadSetting, Unhealthy) as error:
        raise click.ClickException(str(error)) from error
