"""The command ``import``."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from uuid import UUID, uuid4

import click

from service.application.application import Application, application_over
from service.application.errors import KeyReused, SessionExists
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.application.recording.draft import Meta
from service.application.recording.score_sheets import (
    DayInFuture,
    Disagreement,
    SheetDisagrees,
    import_sheet,
    played_on,
)
from service.application.sessions.assignment import Assignment
from service.application.verification.verify import update_standings
from service.cli.archives import import_archive, is_archive
from service.cli.output import with_progress
from service.cli.store_access import find_gathering, open_configured_store
from service.cli.table_text import print_other_books
from service.clock import SystemClock
from service.domain.session.assignment import SessionFiled
from service.domain.values.names import BadName, plain_text
from service.settings import read_settings
from service.sheets import BadSheet, read_sheet
from service.sheets.read import SHEET_MAX
from service.store.log.codec import EventCodec

NOT_A_SHEET, DISAGREED = 2, 1

KEY_MAX = 255
SHEET_SUFFIX = ".basset.toml"
FILE_BYTES_MAX = 4 * SHEET_MAX
"""A character has up to four bytes."""

STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportOptions:
    """How sheets are to be imported.

    ``session`` and ``key`` are for one sheet. ``occurred_at`` is when it was played, in UTC.
    """

    session: str | None
    key: str | None
    occurred_at: str | None
    assignment: Assignment


def _occurred_at(date: object) -> str | None:
    """Return when the entries of sheets with this date happened."""
    try:
        now, zone = SystemClock().now(), read_settings().zone
        return played_on(str(date)[:10], now, zone) if date else None
    except DayInFuture as error:
        raise click.UsageError(f"--date: {error}") from error


def import_files(  # noqa: PLR0913 - one parameter per option
    files: tuple[str, ...],
    session: UUID | None,
    key: str | None,
    date: object,
    gathering: str | None,
    *,
    practice: bool,
) -> None:
    """Import score sheets and archives, and exit."""
    paths = list(_paths(files))
    archives = set(filter(is_archive, paths))
    if (session or key) and (archives or len(paths) > 1):
        raise click.UsageError("--id and --key need exactly one score sheet.")
    if archives and (date or gathering or practice):
        raise click.UsageError("--date, --gathering and --practice are for score sheets.")
    key = _key(key)
    with open_configured_store(create=True, exclusive=True) as store:
        options = ImportOptions(
            session=str(session) if session else None,
            key=key,
            occurred_at=_occurred_at(date),
            assignment=Assignment(
                SessionFiled(
                    gathering=find_gathering(store, gathering) if gathering is not None else None,
                    practice=practice,
                )
            ),
        )
        ports = Ports(store, EventCodec(), SystemClock(), NoJobQueue(), NoNotifier())
        application = application_over(ports)
        statuses = [
            import_archive(store, path)
            if path in archives
            else _import_one(application, path, options)
            for path in with_progress(paths, len(paths), "Importing")
        ]
    sys.exit(max(statuses))


def _paths(files: Sequence[str]) -> Iterator[str]:
    """Yield the files, and the score sheets in folders in order of name."""
    for file in files:
        if not Path(file).is_dir():
            yield file
            continue
        found = sorted(path for path in Path(file).rglob(f"*{SHEET_SUFFIX}") if path.is_file())
        if not found:
            raise click.UsageError(f"The folder {file} contains no score sheet (*{SHEET_SUFFIX}).")
        yield from map(str, found)


class UnreadableFile(Exception):  # noqa: N818 - as BadSheet
    """A file cannot be read; the message says why."""


def read_text(path: str) -> str:
    """Return the content of a sheet's file; of standard input for -. Raises: ``UnreadableFile``."""
    try:
        content = _read(path)
        if len(content) > FILE_BYTES_MAX:
            raise UnreadableFile(f"{path}: The file is longer than {FILE_BYTES_MAX} bytes.")
        return content.decode("utf-8")
    except OSError as error:
        reason = error.strerror or error
        raise UnreadableFile(f"{path}: The file cannot be read: {reason}.") from error
    except UnicodeDecodeError as error:
        raise UnreadableFile(f"{path}: The file is not UTF-8 text.") from error


def _read(path: str) -> bytes:
    """Return a file's content, or the beginning of a file that is too long."""
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(FILE_BYTES_MAX + 1)
    with Path(path).open("rb") as file:
        return file.read(FILE_BYTES_MAX + 1)


def format_disagreement(path: str, disagreement: Disagreement) -> str:
    """Return a line with the file, line, message and code of a disagreement."""
    return f"{path}:{disagreement.line}: {disagreement.message} ({disagreement.code})"


def _key(key: str | None) -> str | None:
    try:
        return key if key is None else plain_text(key, longest=KEY_MAX)
    except BadName as error:
        raise click.BadParameter(str(error), param_hint="--key") from error


def _key_of(content: str, options: ImportOptions) -> str:
    """Return the key of a sheet: its content, unless a new session was asked for by its id."""
    return f"import-{uuid4()}" if options.session else f"sheet-{content}"


def _import_one(application: Application, path: str, options: ImportOptions) -> int:
    """Import a sheet, print the outcome, and return the exit status."""
    shown = "standard input" if path == STANDARD_INPUT else path
    try:
        text = read_text(path)
        sheet = read_sheet(text)
        content = sha256(text.encode()).hexdigest()
        meta = Meta(
            key=options.key or _key_of(content, options),
            fingerprint=content,
            actor="import",
            occurred_at=options.occurred_at,
        )
        session = options.session or str(uuid4())
        result = import_sheet(application.recorder, session, sheet, meta, options.assignment)
    except UnreadableFile as error:
        click.echo(str(error), err=True)
        return NOT_A_SHEET
    except BadSheet as error:
        click.echo(f"{shown}:{error.line}: {error.message}", err=True)
        return NOT_A_SHEET
    except SheetDisagrees as error:
        for disagreement in error.disagreements:
            click.echo(format_disagreement(shown, disagreement), err=True)
        print_other_books(error.disagreements, error.session, err=True)
        return DISAGREED
    except (KeyReused, SessionExists) as error:
        click.echo(f"{shown}: {error}", err=True)
        return DISAGREED
    update_standings(application.ports.store, application.sessions.current(result.session))
    click.echo(f"{result.session}  {shown}")
    if result.replayed:
        message = f"{shown}: This sheet was imported before as {result.session}. Nothing was added."
        click.echo(message, err=True)
    return 0
