"""Statements of bankrolls: what a person's money did in the house within a period."""

from collections.abc import Sequence
from dataclasses import dataclass

from service.application.ports.store import Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.streams import Folded, UnknownStream, stream_after
from service.application.sessions.session import Session
from service.application.sessions.session_cache import SessionCache
from service.domain.ledger import BANK
from service.domain.session.bankrolls import links_by_name
from service.domain.session.log.recorded import Recorded
from service.domain.session.player_renaming import current_names
from service.domain.session.settling_up import debt_of_bank
from service.domain.values.money import CURRENCIES, DEFAULT_CURRENCY, Currency
from service.reports.statement.build import bankroll_statement
from service.reports.statement.model import (
    BankrollStatement,
    StatementPeriod,
    StatementPerson,
    StatementTable,
    StatementTables,
)
from service.reports.statement.moves import newest_currency, recorded_before, sessions_named
from service.sheets.write import score_sheet


@dataclass(frozen=True, slots=True)
class Statements:
    """Makes statements; safe to share between threads."""

    store: Store
    sessions: SessionCache

    def statement(
        self, number: str, currency: str | None, period: StatementPeriod
    ) -> BankrollStatement:
        """Return a person's statement in one currency, as of the end of the period.

        The default of ``currency`` is that of the newest move, in any period.
        Raises: ``UnknownStream``.
        """
        stream = PERSON.stream_of(number)
        whole = self.store.events(stream)
        if not whole:
            raise UnknownStream(PERSON.name, stream)
        history = recorded_before(whole, period.ends_at)
        person = stream_after(Folded(PERSON, stream), history)
        chosen = CURRENCIES[currency or newest_currency(whole) or DEFAULT_CURRENCY]
        return bankroll_statement(
            StatementPerson(
                id=number, version=person.version, head=person.head, name=person.state.name
            ),
            history,
            StatementTables(
                at_end=self._tables(history, chosen, period.ends_at),
                before=self._tables_before(whole, chosen, period),
            ),
            chosen,
            period,
        )

    def _tables_before(
        self, whole: Sequence[Recorded], currency: Currency, period: StatementPeriod
    ) -> dict[str, StatementTable]:
        """Return the sessions named before the period, as they were when it began."""
        start = period.starts_at
        if start is None:
            return {}
        return self._tables(recorded_before(whole, start), currency, start)

    def _tables(
        self, history: Sequence[Recorded], currency: Currency, end: str | None
    ) -> dict[str, StatementTable]:
        """Return the sessions that a log names, as they were at a moment."""
        return {
            session: self._table(self._at_end(session, version, end))
            for session, version in sessions_named(history, currency).items()
        }

    def _at_end(self, session: str, moved: int, end: str | None) -> Session:
        """Return a session as it was at a moment; ``moved`` is its version of a move."""
        current = self.sessions.current(session)
        if end is None or current.row.changed_at < end:
            return current
        version = len(recorded_before(self.store.events(session), end))
        return self.sessions.at_version(session, max(version, moved))

    def _table(self, current: Session) -> StatementTable:
        summary = current.game.summary(current.state)
        bank = {BANK: summary.bank.net} if summary.bank else {}
        names = current_names(summary)
        return StatementTable(
            session=current.id,
            title=current.row.name,
            game=current.game,
            preset=current.preset,
            opened_at=current.row.opened_at,
            closed_at=current.closed_at,
            version=current.version,
            head=current.head,
            nets={**summary.nets, **bank},
            names=names,
            bank_debt=debt_of_bank(
                summary, current.payments, links_by_name(current.links, summary)
            ),
            sheet=lambda: self._sheet(current),
        )

    def _sheet(self, current: Session) -> str:
        history = self.store.events(current.id, upto=current.version)
        return score_sheet(current.game, history, current.state)
