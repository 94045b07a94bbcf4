"""The report of a gathering: what every format writes. Amounts are in smallest units."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated

from service.domain.evenings.evening_payouts import EveningPayouts
from service.domain.port.parties import ROLES
from service.domain.values.money import Currency
from service.domain.values.same_fields import from_same_fields
from service.domain.values.text_formats import Time
from service.reports.model import SessionReport, Totals
from service.zones import UTC, Zone

RULING = "ruling"
"""The change of a ``ReportCorrection`` that is a ruling."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringFacts:
    """What the log of a gathering says at ``version``, whose event has the hash ``head``."""

    id: str
    version: int
    head: str
    name: str
    date: str
    place: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringTable:
    """A table with the report of its session.

    ``slug`` is its short name in accounts, files and columns. Tables of one title have different
    slugs and names.
    """

    slug: str
    name: str
    report: SessionReport

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.report.standings)

    @property
    def rulings(self) -> int:
        """The number of rulings that count."""
        return sum(made.change == RULING for made in self.report.corrections)

    @property
    def corrections(self) -> int:
        """The number of corrections."""
        return len(self.report.corrections) - self.rulings


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringPerson:
    """A player at one or more tables; amounts are sums over these tables.

    ``nets`` are by the slug of the table. ``line`` has the net over all tables after each round.
    """

    place: int
    name: str
    brought_in: int
    cashed_out: int
    purse: int
    at_table: int
    net: int
    nets: Mapping[str, int]
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringPayout:
    """A ``Payout`` of a table, whose slug is ``table``.

    ``name`` is that of a person over all tables, or of the owner of a bank, or of a pool.
    """

    name: str
    role: Annotated[str, ROLES]
    table: str
    amount: int
    paid: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringRound:
    """A round, in the order in which they ended at any table.

    ``table`` is a slug. ``number`` counts the rounds of that table.
    """

    at: Time
    table: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringReport:
    """The tables of a gathering in one currency, the first opened first.

    ``people`` are the players in the order of their places. ``totals`` are sums over all tables.
    ``payees`` are those who get money from the boxes of closed tables: players by place, then banks
    and pools. ``box_left`` stays in these boxes for the bankrolls; below zero, they owe it.
    ``between_parties`` are the slugs of the closed tables without payouts, because their parties
    pay one another. ``head`` is the ``hash_of_heads``. ``other_currencies`` are the codes of those
    in which the gathering has other tables, sorted. Pages and spreadsheets have the times of
    ``zone``.
    """

    gathering: GatheringFacts
    currency: Currency
    tables: tuple[GatheringTable, ...]
    people: tuple[GatheringPerson, ...]
    rounds: tuple[GatheringRound, ...]
    payees: tuple[EveningPayouts, ...]
    box_left: int
    between_parties: tuple[str, ...]
    totals: Totals
    head: str
    other_currencies: tuple[str, ...] = ()
    zone: Zone = UTC

    @property
    def events(self) -> int:
        """The number of events of all tables."""
        return sum(table.report.version for table in self.tables)

    @property
    def payouts(self) -> tuple[GatheringPayout, ...]:
        """The payouts of all ``payees``."""
        slugs = {table.report.session: table.slug for table in self.tables}
        return tuple(
            from_same_fields(GatheringPayout, payout, name=payee.name, table=slugs[table])
            for payee in self.payees
            for table, payout in payee.payouts
        )

    @property
    def payouts_due(self) -> int:
        """What the boxes of all closed tables still have to pay, to each payee over all tables."""
        return sum(max(payee.due, 0) for payee in self.payees)

    @property
    def payouts_owed(self) -> int:
        """What is still to be paid into these boxes, by each payee over all tables."""
        return sum(max(-payee.due, 0) for payee in self.payees)

    @property
    def corrections(self) -> int:
        """The number of corrections at all tables."""
        return sum(table.corrections for table in self.tables)

    @property
    def rulings(self) -> int:
        """The number of rulings at all tables."""
        return sum(table.rulings for table in self.tables)


def hash_of_heads(gathering: str, tables: Iterable[str]) -> str:
    """Return the SHA-256 of the hashes of the last events, one on each line.

    The first is that of the gathering's own log. The others are those of its tables.
    """
    return sha256("\n".join([gathering, *tables]).encode()).hexdigest()
