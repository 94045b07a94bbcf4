"""The commands ``import`` and ``export``."""

import json
import sys
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from uuid import UUID, uuid4

import click

from service.application.draft import Draft, Meta
from service.application.entry_response import event_view, journal_view
from service.application.errors import KeyReused, SessionExists
from service.application.handle import Handler, Ports
from service.application.null_ports import NoJobQueue, NoNotifier
from service.application.ports import Store
from service.application.score_sheets import Disagreement, SheetDisagrees, import_sheet
from service.application.session import Session
from service.application.session_cache import SessionCache
from service.application.standings import standings_of
from service.cli.archives import export_all, import_archive, is_archive
from service.cli.store_access import find_sessions, open_configured_store
from service.clock import SystemClock
from service.domain.names import BadName, plain_text
from service.sheets import BadSheet, read_sheet
from service.sheets.books import books_of
from service.sheets.write import write_sheet
from service.store.codec import EventCodec

NOT_A_SHEET, DISAGREED = 2, 1

KEY_MAX = 255


@click.command("import")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--id", "session", type=click.UUID, help="The new session's id, for one sheet.")
@click.option("--key", help="A sheet is imported only once with the same key.")
def import_command(files: tuple[str, ...], session: UUID | None, key: str | None) -> None:
    """Play score sheets and store each as a new session; print the sessions' ids.

    If a line is refused, or the books differ from what the sheet expects, nothing of that sheet
    is stored: exit 1. If a file is not a score sheet: exit 2. The other files are imported in any
    case.

    FILE may also be an archive from `paroli export --all`. Its sessions are stored unchanged, with
    their events, hashes and idempotency keys; existing sessions are skipped. A session whose
    hashes or books are wrong, or that differs from the one here, is refused: exit 1. If an archive
    is incomplete, nothing of it is stored: exit 2.
    """
    archives = set(filter(is_archive, files))
    if (session or key) and (archives or len(files) > 1):
        raise click.UsageError("--id and --key need exactly one score sheet.")
    key = _key(key)
    with open_configured_store(create=True) as store:
        ports = Ports(store, EventCodec(), SystemClock(), NoJobQueue(), NoNotifier())
        handler = Handler(ports)
        statuses = [
            import_archive(store, path)
            if path in archives
            else _import_one(handler, path, str(session or uuid4()), key)
            for path in files
        ]
        sys.exit(max(statuses))


@click.command("export")
@click.argument("session", required=False, metavar="[SESSION]")
@click.option("--all", "everything", is_flag=True, help="Every session, as one archive.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["toml", "json"]),
    show_default="toml",
    help="A score sheet, or all data.",
)
@click.option(
    "--with-history", is_flag=True, help="In a score sheet, comments say what was corrected."
)
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
def export_command(
    session: str | None,
    form: str | None,
    output: str | None,
    *,
    everything: bool,
    with_history: bool,
) -> None:
    """Write a session as a score sheet that plays to the same books, or as JSON.

    SESSION is a session's id or a unique start of it. JSON holds the session, its events, journal,
    balances and standings. A score sheet leaves out entries that were taken back.

    With --all, write all sessions as one archive, with hashes and idempotency keys. `paroli
    import` reads it into another database. The output file must be new.
    """
    if everything == (session is not None):
        raise click.UsageError("Name one SESSION, or use --all.")
    if everything and form:
        raise click.UsageError("--format needs a SESSION.")
    if with_history and (everything or form == "json"):
        raise click.UsageError("--with-history needs a score sheet.")
    with open_configured_store(create=False) as store:
        if session is None:
            export_all(store, output)
            return
        (session_id,) = find_sessions(store, [session])
        current = SessionCache(store).current(session_id)
        if form == "json":
            text = _as_json(store, current)
        else:
            text = _as_toml(store, current, with_changes=with_history)
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        Path(output).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise click.ClickException(f"{output}: {error.strerror or error}.") from error


def read_text(path: str) -> str:
    """Return the content of a sheet's file. Raises: ``BadSheet``."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadSheet(1, f"The file cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise BadSheet(1, "The file is not UTF-8 text.") from error


def format_disagreement(path: str, disagreement: Disagreement) -> str:
    """Return a line with the file, line, message and code of a disagreement."""
    return f"{path}:{disagreement.line}: {disagreement.message} ({disagreement.code})"


def _key(key: str | None) -> str | None:
    try:
        return key if key is None else plain_text(key, longest=KEY_MAX)
    except BadName as error:
        raise click.BadParameter(str(error), param_hint="--key") from error


def _import_one(handler: Handler, path: str, session: str, key: str | None) -> int:
    try:
        text = read_text(path)
        sheet = read_sheet(text)
        meta = Meta(
            key=key or f"import-{uuid4()}",
            fingerprint=sha256(text.encode()).hexdigest(),
            actor="import",
        )
        click.echo(import_sheet(handler, session, sheet, meta).session)
    except BadSheet as error:
        click.echo(f"{path}:{error.line}: {error.message}", err=True)
        return NOT_A_SHEET
    except SheetDisagrees as error:
        for disagreement in error.disagreements:
            click.echo(format_disagreement(path, disagreement), err=True)
        return DISAGREED
    except (KeyReused, SessionExists) as error:
        click.echo(f"{path}: {error}", err=True)
        return DISAGREED
    return 0


def _as_toml(store: Store, session: Session, *, with_changes: bool) -> str:
    """Return the score sheet. It includes a due settlement, as playing the sheet does."""
    draft = Draft(session, EventCodec(), SystemClock())
    draft.settle()
    books = books_of(session.game, draft.session.state)
    history = store.events(session.id, upto=session.version)
    return write_sheet(session.game, history, books, with_changes=with_changes)


def _as_json(store: Store, session: Session) -> str:
    events = store.events(session.id, upto=session.version)
    postings = store.postings(session.id, upto=session.version)
    document = {
        "session": asdict(session.row),
        "events": [event_view(recorded) for recorded in events],
        "journal": journal_view(postings),
        "balances": store.balances(session.id, upto=session.version),
        "standings": standings_of(session),
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
