"""The commands that need no database: ``play``, ``openapi``, ``entries``, ``reference``."""

import click

from service.cli.commands.implementation import implemented_by


@click.command("play")
@click.argument("sheets", nargs=-1, required=True, metavar="SHEET...")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line and sheet.")
@implemented_by("service.cli.play:play_sheets")
def play_command() -> None:
    """Play score sheets and print the final standings.

    Nothing is stored. If a line is refused, or the balances differ from what the sheet expects:
    exit 1. If a file is not a score sheet: exit 2. The other sheets are played in any case.
    """


@click.command("openapi", short_help="Print the OpenAPI document of the API.")
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
@implemented_by("service.cli.documents:print_openapi")
def openapi_command() -> None:
    """Print the OpenAPI document of the API, which is committed as openapi.yaml."""


@click.command("entries", short_help="Print every entry of every game.")
@implemented_by("service.cli.documents:print_entries")
def entries_command() -> None:
    """Print every entry of every game: its line in a sheet, its endpoint, its fields."""


@click.command("reference", short_help="Write the reference pages of a checkout.")
@click.argument("folder", type=click.Path(exists=True, file_okay=False), default="docs/reference")
@implemented_by("service.cli.documents:write_reference")
def reference_command() -> None:
    """Write the reference pages that are made from the declarations of the games.

    FOLDER is that of the pages. In pages that people write, only the marked blocks change.
    """
