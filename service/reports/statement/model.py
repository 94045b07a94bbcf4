"""The statement of a bankroll: what every format writes. Amounts are in smallest units."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated

from service.domain.port.game import AnyGame
from service.domain.values.money import Currency
from service.domain.values.text_formats import Time, Uuid
from service.reports.model import ReportPosting
from service.zones import UTC, Zone

DEPOSITED, WITHDRAWN = "deposited", "withdrawn"
MOVED_TO_SESSION, MOVED_FROM_SESSION = "moved_to_session", "moved_from_session"
STATEMENT_CHANGES = (DEPOSITED, WITHDRAWN, MOVED_TO_SESSION, MOVED_FROM_SESSION)


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementPerson:
    """What the log of a person says at the end of the period.

    ``version`` is that of the last event, and ``head`` its hash.
    """

    id: Uuid
    version: int
    head: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementPeriod:
    """The days of a statement, ``YYYY-MM-DD`` in ``zone``; None has no limit.

    A move belongs to the day on which it was recorded. Pages and spreadsheets have the times of
    ``zone``.
    """

    start: str | None = None
    end: str | None = None
    zone: Zone = UTC

    @property
    def starts_at(self) -> str | None:
        """When the first day begins, ISO 8601 in UTC."""
        return self.zone.start_of(self.start)

    @property
    def ends_at(self) -> str | None:
        """When the day after the last one begins, ISO 8601 in UTC."""
        return self.zone.end_of(self.end)


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementTable:
    """What a statement says of a session, as it was at the end of the period.

    ``sheet`` returns its score sheet. ``nets`` are by player, with ``bank`` for the bank.
    ``names`` are present names by former ones. ``bank_debt`` is what a linked bank still owes after
    the payments that were made.
    """

    session: str
    title: str
    game: AnyGame
    preset: str
    opened_at: str
    closed_at: str | None
    version: int
    head: str
    nets: Mapping[str, int]
    names: Mapping[str, str]
    bank_debt: int
    sheet: Callable[[], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementTables:
    """The sessions that a person's log names, by id: at the end of a period, and before it.

    ``before`` has those that the log named before the period, as they were then.
    """

    at_end: Mapping[str, StatementTable]
    before: Mapping[str, StatementTable]


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementMove:
    """A change of the bankroll; ``amount`` is below zero if money left it.

    ``at`` is when it was recorded, and ``balance`` the bankroll after it. ``session``, ``title``
    and ``player`` are those of the table; ``player`` is the seat's name, or ``bank``.
    """

    version: int
    at: Time
    change: Annotated[str, STATEMENT_CHANGES]
    amount: int
    balance: int
    session: Uuid | None
    title: str | None
    player: str | None
    note: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementSession:
    """A seat, or the bank, for which the bankroll paid in the period, or that began it in play.

    ``paid_before`` is what the bankroll had paid for it before the period, less what it got back.
    ``moved_in`` and ``moved_out`` are the money from and to the bankroll in the period. ``result``
    is the net of the seat in the session so far. ``in_play`` is what of the bankroll's money the
    seat has; 0 after the close. Below 0, the bank still owes it, because its bankroll had too
    little. ``debt_paid`` is what was paid of such a debt so far, from outside the bankroll.

    ``paid_before + moved_in - moved_out + debt_paid + result = in_play``.
    """

    table: StatementTable
    player: str
    role: str
    paid_before: int
    moved_in: int
    moved_out: int
    debt_paid: int
    result: int
    in_play: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementTotals:
    """The sums of a statement, which are the same in every format.

    ``opening_balance + deposited - withdrawn - moved_in + moved_out = closing_balance``, and
    ``paid_before + moved_in - moved_out + debt_paid + result = in_play``.
    """

    opening_balance: int
    deposited: int
    withdrawn: int
    moved_in: int
    moved_out: int
    closing_balance: int
    paid_before: int
    debt_paid: int
    in_play: int
    result: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BankrollStatement:
    """What happened to a person's bankroll in one currency within a period.

    Everything is as it was at the end of the period, so the statement of a period that is over
    never changes. ``moves`` are in the order of the log, which is that of time. ``sessions`` are in
    the order in which the bankroll first paid for them. ``journal`` begins with the balances
    brought forward, if there are any. ``head`` is the hash of the last events of the person and of
    the sessions.
    """

    person: StatementPerson
    currency: Currency
    period: StatementPeriod
    moves: tuple[StatementMove, ...]
    sessions: tuple[StatementSession, ...]
    totals: StatementTotals
    journal: tuple[ReportPosting, ...]
    balances: Mapping[str, int]
    head: str

    @property
    def tables(self) -> tuple[StatementTable, ...]:
        """The sessions, each once: a person may have a seat and the bank."""
        return tuple({seat.table.session: seat.table for seat in self.sessions}.values())

    @property
    def as_of(self) -> str:
        """When the newest move was recorded, ISO 8601 in UTC; empty if there is none."""
        return self.moves[-1].at if self.moves else ""
