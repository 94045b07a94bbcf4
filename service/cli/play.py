"""The command ``play``."""

import json
import sys
from uuid import uuid4

import click

from service.application.recording.draft import Draft, Meta
from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.cli.import_sheets import (
    DISAGREED,
    NOT_A_SHEET,
    UnreadableFile,
    format_disagreement,
    read_text,
)
from service.cli.table_text import print_other_books, table_lines
from service.clock import SystemClock
from service.sheets import BadSheet, read_sheet
from service.sheets.books import books_of
from service.store.log.codec import EventCodec


def play_sheets(sheets: tuple[str, ...], *, as_json: bool) -> None:
    """Play score sheets, print the results, and exit."""
    sys.exit(max(_play_one(path, as_json=as_json) for path in sheets))


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
        for line in table_lines(game, state, sheet.currency):
            click.echo(line)
    return 0
