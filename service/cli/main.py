"""The ``paroli`` command."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import click

from service.api.openapi import as_yaml
from service.application.draft import Draft, Meta
from service.application.errors import StoreUnusable
from service.application.score_sheets import play_sheet
from service.application.session import new_session
from service.cli.archives import backup_command
from service.cli.export import export_command
from service.cli.health import health_command
from service.cli.import_sheets import (
    DISAGREED,
    NOT_A_SHEET,
    UnreadableFile,
    format_disagreement,
    import_command,
    read_text,
)
from service.cli.keys import keys_group
from service.cli.maintenance import migrate_command, rebuild_command, verify_command
from service.cli.reports import report_command
from service.cli.sessions import sessions_command
from service.cli.table_text import print_other_books, table_lines
from service.cli.worker_commands import jobs_group, work_command
from service.clock import SystemClock
from service.domain.entry_reference import entries_as_markdown
from service.domain.games import GAMES
from service.serving.serve import serve
from service.settings import (
    PORT_MAX,
    PROCESSES_MAX,
    BadSetting,
    Settings,
    read_settings,
    tls_names,
)
from service.sheets import BadSheet, read_sheet
from service.sheets.books import books_of
from service.store.codec import EventCodec


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="paroli", message="%(prog)s %(version)s")
def main() -> None:
    """Ledger and bankroll service for historical card games."""


for command in (
    import_command,
    export_command,
    report_command,
    sessions_command,
    backup_command,
    verify_command,
    rebuild_command,
    migrate_command,
    work_command,
    jobs_group,
    health_command,
    keys_group,
):
    main.add_command(command)


@main.command("play")
@click.argument("sheets", nargs=-1, required=True, metavar="SHEET...")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line and sheet.")
def play_command(sheets: tuple[str, ...], *, as_json: bool) -> None:
    """Play score sheets and print the final standings.

    Nothing is stored. If a line is refused, or the balances differ from what the sheet expects:
    exit 1. If a file is not a score sheet: exit 2. The other sheets are played in any case.
    """
    sys.exit(max(_play_one(path, as_json=as_json) for path in sheets))


@main.command("serve")
@click.option("--host", help="Address to listen on. [PAROLI_HOST, 127.0.0.1]")
@click.option(
    "--port", type=click.IntRange(0, PORT_MAX), help="0 chooses a free port. [PAROLI_PORT, 8000]"
)
@click.option(
    "--processes",
    type=click.IntRange(1, PROCESSES_MAX),
    help="More than one needs PostgreSQL and Redis. [PAROLI_PROCESSES, 1]",
)
@click.option(
    "--tls", is_flag=True, help="Serve https, with a certificate authority of its own. [PAROLI_TLS]"
)
@click.option(
    "--tls-name",
    "names",
    multiple=True,
    metavar="NAME",
    help="Another name or address for the certificate. [PAROLI_TLS_NAMES]",
)
@click.option(
    "--authority-port",
    type=click.IntRange(0, PORT_MAX),
    help="Port that serves the certificate over http. [PAROLI_AUTHORITY_PORT, next port]",
)
def serve_command(names: tuple[str, ...], *, tls: bool, **chosen: Any) -> None:
    """Serve the API and the pages. Without Redis, also do the workers' jobs.

    Creates and migrates an SQLite database itself. Prints a link that signs in a first browser.
    """
    settings = _settings()
    given = {name: value for name, value in chosen.items() if value is not None}
    try:
        named = (*settings.tls_names, *tls_names(names))
        settings = replace(settings, **given, tls=tls or settings.tls, tls_names=named)
        serve(settings, click.echo)
    except (StoreUnusable, BadSetting) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(
            f"Cannot serve on {settings.host}:{settings.port}: {error.strerror or error}."
            " Choose another address with --host or --port."
        ) from error


@main.command("openapi", short_help="Print the OpenAPI document of the API.")
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
def openapi_command(output: str | None) -> None:
    """Print the OpenAPI document of the API, which is committed as openapi.yaml."""
    document = as_yaml()
    if output is None:
        click.echo(document, nl=False)
        return
    try:
        Path(output).write_text(document, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{output}: {error.strerror or error}.") from error


@main.command("entries", short_help="Print every entry of every game.")
def entries_command() -> None:
    """Print every entry of every game: its line in a sheet, its endpoint, its fields."""
    click.echo(entries_as_markdown(GAMES.values()), nl=False)


def _settings() -> Settings:
    try:
        return read_settings()
    except BadSetting as error:
        raise click.ClickException(str(error)) from error


def _play_one(path: str, *, as_json: bool) -> int:
    try:
        sheet = read_sheet(read_text(path))
    except UnreadableFile as error:
        click.echo(str(error), err=True)
        return NOT_A_SHEET
    except BadSheet as error:
        click.echo(f"{path}:{error.line}: {error.message}", err=True)
        return NOT_A_SHEET
    draft = Draft(new_session(str(uuid4()), sheet.game), EventCodec(), SystemClock())
    disagreements = play_sheet(draft, sheet, Meta(key="sheet", fingerprint="", actor="player"))
    for disagreement in disagreements:
        click.echo(format_disagreement(path, disagreement), err=True)
    if disagreements:
        if not as_json:
            print_other_books(disagreements, draft.session)
        return DISAGREED
    game, state = sheet.game, draft.session.state
    if as_json:
        click.echo(json.dumps({"sheet": path, **books_of(game, state)}, ensure_ascii=False))
    else:
        click.echo(click.style(path, bold=True))
        for line in table_lines(game.summary(state), sheet.currency):
            click.echo(line)
    return 0
