"""The command ``health``. The container image runs this module alone: the others import much."""

import sys

import click

from service.serving.health_check import Unhealthy, check_health
from service.serving.run_file import SERVE, WORK
from service.settings import BadSetting, read_settings


@click.command("health", short_help="Check that the service or the workers here run.")
@click.argument("command", required=False, type=click.Choice((SERVE, WORK)), metavar="[COMMAND]")
def health_command(command: str | None) -> None:
    """Check that the service or the workers of this machine run.

    COMMAND is serve or work. Without it, PAROLI_RUN_FILE says which runs, and at which address;
    without that file, the service of the settings is checked. Exit 1 if it does not answer.
    """
    try:
        click.echo(check_health(read_settings(), command))
    except (BadSetting, Unhealthy) as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    health_command(sys.argv[1:])
