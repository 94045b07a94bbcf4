"""The commands that write documents made from the code: ``openapi``, ``entries``, ``reference``."""

from pathlib import Path

import click

from service.api.document.openapi import as_yaml
from service.domain.entry_reference import entries_as_markdown
from service.domain.games import GAMES
from service.domain.reference_pages import BLOCKS, PAGES, with_blocks


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


def write_reference(folder: str) -> None:
    """Write the reference pages of a folder, and the blocks of pages that people write."""
    games = tuple(GAMES.values())
    try:
        texts = {name: made(games) for name, made in PAGES.items()}
        for name in BLOCKS:
            written = (Path(folder) / name).read_text(encoding="utf-8")
            texts[name] = with_blocks(name, written, games)
        for name, text in texts.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror or error}.") from error
    except ValueError as error:
        raise click.ClickException(str(error)) from error
