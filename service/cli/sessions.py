"""The command ``sessions``."""

import json
from collections.abc import Iterator
from dataclasses import asdict

import click

from service.application.ports.store import SessionRow, Store
from service.cli.output import table
from service.cli.store_access import open_configured_store

_ROWS_PER_READ = 100
_HEADS = ("id", "opened", "game", "state", "events", "name")


def print_sessions(limit: int, *, as_json: bool) -> None:
    """Print ``limit`` sessions at most, newest first."""
    with open_configured_store(create=False) as store:
        rows = list(_newest(store, limit))
    if as_json:
        for row in rows:
            click.echo(json.dumps(asdict(row), ensure_ascii=False))
    elif not rows:
        click.echo("There are no sessions.")
    else:
        for line in table([_HEADS, *map(_cells, rows)]):
            click.echo(line)


def _newest(store: Store, limit: int) -> Iterator[SessionRow]:
    before = None
    while limit > 0:
        rows = store.rows(before=before, limit=min(limit, _ROWS_PER_READ))
        if not rows:
            return
        yield from rows
        limit -= len(rows)
        before = rows[-1].opened_at, rows[-1].id


def _cells(row: SessionRow) -> tuple[str, ...]:
    opened = row.opened_at[:16].replace("T", " ")
    return (row.id, opened, row.game, row.phase, str(row.version), row.name)
