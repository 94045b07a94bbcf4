"""The command ``report``."""

from collections.abc import Mapping
from datetime import datetime

import click

from service.application.people.statements import Statements
from service.application.ports.null_ports import NoJobQueue
from service.application.reports.gathering_reports import NoTableInCurrency
from service.application.reports.reports import Reports
from service.application.sessions.session_cache import SessionCache
from service.cli.output import progress_bar, write_content
from service.cli.store_access import (
    find_gathering,
    find_person,
    find_sessions,
    open_configured_store,
)
from service.clock import SystemClock
from service.reports.formats import FORMATS
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.model import BankrollStatement, StatementPeriod
from service.sealing.seal_keys import SealKeys
from service.settings import read_settings
from service.store.log.events import SqlStore


def write_report(  # noqa: PLR0913 - one parameter per option
    *,
    session: str | None,
    gathering: str | None,
    person: str | None,
    form: str,
    as_of: int | None,
    currency: str | None,
    start: datetime | None,
    end: datetime | None,
    language: str,
    output: str | None,
) -> None:
    """Write the report of a session, a gathering or a person."""
    named = {"SESSION": session, "--gathering": gathering, "--person": person}
    days = {"--from": start, "--to": end}
    _check_options(named, {"--as-of": as_of, "--currency": currency, **days})
    period = _period(start, end)
    with open_configured_store(create=False) as store:
        if session is not None:
            content = _session_report(store, session, as_of, form, language)
        elif gathering is not None:
            content = _gathering_report(store, gathering, currency, form, language)
        else:
            statement = _statement(store, str(person), currency, period)
            content = STATEMENT_FORMATS[form].write(statement, language)
    write_content(content, output)


_OPTIONS_OF = {
    "SESSION": {"--as-of"},
    "--gathering": {"--currency"},
    "--person": {"--currency", "--from", "--to"},
}


def _check_options(named: Mapping[str, str | None], options: Mapping[str, object]) -> None:
    """Raise ``UsageError`` unless one thing is named, and all options belong to it."""
    given = [name for name, value in named.items() if value is not None]
    if len(given) != 1:
        raise click.UsageError("Name a SESSION, a gathering with --gathering, or a --person.")
    for option, value in options.items():
        if value is not None and option not in _OPTIONS_OF[given[0]]:
            allowed = [name for name, known in _OPTIONS_OF.items() if option in known]
            raise click.UsageError(f"{option} goes with {' or '.join(allowed)} only.")


def _period(start: datetime | None, end: datetime | None) -> StatementPeriod:
    if start and end and end < start:
        raise click.UsageError("--to is before --from.")
    return StatementPeriod(start=_day(start), end=_day(end), zone=read_settings().zone)


def _day(moment: datetime | None) -> str | None:
    return moment.date().isoformat() if moment else None


def _session_report(
    store: SqlStore, named: str, as_of: int | None, form: str, language: str
) -> bytes:
    (session,) = find_sessions(store, [named])
    version = _version(store, session, as_of)
    with progress_bar("Reading") as progress:
        report = _reports(store).report(session, version, progress)
    return FORMATS[form].write(report, language)


def _gathering_report(
    store: SqlStore, named: str, currency: str | None, form: str, language: str
) -> bytes:
    reports = _reports(store)
    found = find_gathering(store, named)
    try:
        request = reports.gathering_request(found, currency, form, language)
    except NoTableInCurrency as error:
        raise click.ClickException(str(error)) from error
    with progress_bar("Reading") as progress:
        return reports.write(request, progress)


def _statement(
    store: SqlStore, named: str, currency: str | None, period: StatementPeriod
) -> BankrollStatement:
    statements = Statements(store, SessionCache(store))
    return statements.statement(find_person(store, named), currency, period)


def _reports(store: SqlStore) -> Reports:
    settings = read_settings()
    seal_keys = SealKeys(settings.seal_key_file)
    return Reports(store, SystemClock(), NoJobQueue(), seal_keys, settings.zone)


def _version(store: SqlStore, session: str, as_of: int | None) -> int:
    sessions = SessionCache(store)
    current = sessions.current(session).version
    if as_of is None:
        return current
    if as_of > current:
        raise click.ClickException(f"The session has no version {as_of} yet, only {current}.")
    return sessions.whole_version(session, as_of)
