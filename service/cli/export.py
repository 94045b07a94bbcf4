"""The command ``export``."""

import json
from dataclasses import asdict
from pathlib import Path

import click

from service.application.ports.store import Store
from service.application.reading.standings import standings_of
from service.application.recording.entry_response import journal_view
from service.application.sessions.session import Session
from service.application.sessions.session_cache import SessionCache
from service.cli.archives import export_all
from service.cli.store_access import find_sessions, open_configured_store
from service.domain.session.log.recorded import event_view
from service.sheets.write import score_sheet


def export_session(  # noqa: PLR0913 - one parameter per option
    session: str | None,
    form: str | None,
    output: str | None,
    *,
    everything: bool,
    with_history: bool,
    force: bool,
) -> None:
    """Write a session, or with ``everything`` an archive of all."""
    if everything == (session is not None):
        raise click.UsageError("Name one SESSION, or use --all.")
    if everything and form:
        raise click.UsageError("--format needs a SESSION.")
    if with_history and (everything or form == "json"):
        raise click.UsageError("--with-history needs a score sheet.")
    if force and everything:
        raise click.UsageError("--force needs a SESSION.")
    if output and not force and Path(output).exists() and not everything:
        raise click.ClickException(f"{output} exists already. Replace it with --force.")
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


def _as_toml(store: Store, session: Session, *, with_changes: bool) -> str:
    """Return the score sheet. It includes a due settlement, as playing the sheet does."""
    history = store.events(session.id, upto=session.version)
    return score_sheet(session.game, history, session.state, with_changes=with_changes)


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
