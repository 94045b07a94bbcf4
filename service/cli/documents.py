"""The commands that print documents made from the code: ``openapi``, ``entries``."""

from pathlib import Path

import click

from service.api.document.openapi import as_yaml
from service.domain.entry_reference import entries_as_markdown
from service.domain.games import GAMES


def print_openapi(output: str | None) -> None:
    """Print the OpenAPI document, or write it to a file."""
    document = as_yaml()
    if output is None:
        click.echo(document, nl=False)
        return
    try:
        Path(output).write_text(document, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{output}: {error.strerror or error}.") from error


def print_entries() -> None:
    """Print every entry of every game."""
    click.echo(entries_as_markdown(GAMES.values()), nl=False)
