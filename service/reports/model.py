"""The report of one session: what every format writes. Amounts are in smallest units."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from service.domain.ledger import Posting
from service.domain.port.game import AnyGame
from service.domain.port.game_tables import GameTable
from service.domain.port.parties import ROLES, Summary
from service.domain.session.entry_list import Removed
from service.domain.session.log.recorded import Recorded
from service.domain.values.money import Currency
from service.domain.values.text_formats import Time
from service.sealing.seal_text import Seal
from service.zones import UTC, Zone

ReportChange = Literal["undone", "restored", "amended", "inserted", "struck", "ruling"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRule:
    """One rule: its ``value`` as JSON, and the ``source`` that decides it.

    ``source`` is None if the rule is a house choice. ``changed``: it differs from the preset.
    """

    name: str
    value: Any
    source: str | None
    changed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportLine:
    """A player in the standings. ``net`` is what the player has won.

    ``brought_in + net = purse + at_table + cashed_out``.
    """

    place: int
    name: str
    role: Annotated[str, ROLES]
    brought_in: int
    cashed_out: int
    purse: int
    at_table: int
    net: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportEntry:
    """An entry of the session in the order of play, as the line of a score sheet.

    ``happened_at`` is ISO 8601 in UTC. ``removed`` says how it stopped counting, or is None.
    ``added`` says that a correction added it.
    """

    version: int
    happened_at: Time
    line: str
    removed: Removed | None
    added: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportPosting:
    """A posting of the journal: the ``line`` of the event with that version.

    ``at`` is when it counts, and never before the ``at`` of the posting before it; of a session,
    when it happened at the table. ``recorded_at`` is when its event was recorded, and None for a
    balance brought forward. Both are ISO 8601 in UTC.
    """

    version: int
    line: int
    at: str
    recorded_at: str | None
    event: str
    posting: Posting


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportCorrection:
    """A correction or a ruling.

    ``lines`` are the entries that it removed or brought back, and ``new_lines`` those that it
    added. ``dropped`` and ``restored`` count later entries that do not count since then, or that
    count again.
    """

    version: int
    at: Time
    change: ReportChange
    lines: tuple[str, ...] = ()
    new_lines: tuple[str, ...] = ()
    dropped: int = 0
    restored: int = 0
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRound:
    """The end of a deal or hand. ``nets`` are by player; ``table`` is the net of bank and pools."""

    number: int
    version: int
    at: Time
    nets: Mapping[str, int]
    table: int


@dataclass(frozen=True, slots=True)
class Move:
    """Money that a player bought in, or cashed out: then ``amount`` is below zero."""

    version: int
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Curve:
    """What each player had and had won after some of the entries.

    ``versions`` are those of the entries. ``amounts`` (purse and stakes together) and ``nets`` have
    one amount for each of them, by player, and None before the player was seated. ``moves`` are by
    player; the first is the purse at the seat. ``lowest`` and ``highest`` net are by player. In a
    session of thousands of entries, only some are looked at: then a move may stand for several.
    """

    versions: tuple[int, ...]
    amounts: Mapping[str, tuple[int | None, ...]]
    nets: Mapping[str, tuple[int | None, ...]]
    moves: Mapping[str, tuple[Move, ...]]
    lowest: Mapping[str, int]
    highest: Mapping[str, int]

    def later_moves(self, name: str) -> Iterator[tuple[int, int]]:
        """Yield the moves of a player after the seat: the place of the next amount, and the sum."""
        for move in self.moves[name][1:]:
            yield bisect_left(self.versions, move.version), move.amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """The figures that are the same in every format.

    ``purses`` and ``at_table`` are of all players, ``table`` is what bank and pools hold. They add
    up to zero with ``outside``, which is below zero: what came from outside and has not gone back.
    ``players_net`` and ``table_net`` add up to zero. ``posted`` is the sum of all postings.
    """

    purses: int
    at_table: int
    table: int
    outside: int
    players_net: int
    table_net: int
    entries: int
    postings: int
    posted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionReport:
    """One session at ``version``, whose event has the hash ``head``.

    ``opened_at``, ``last_at`` and ``closed_at`` are ISO 8601 in UTC. ``closed_at`` is None for an
    open session; payments may follow it. ``summary`` has the parties. ``people`` are the ids of the
    people by the names of the seats that play with their bankrolls. ``sheet`` returns the score
    sheet, which plays to the same balances. ``log`` has all events. ``seal`` is None if the house
    has no key for seals. Pages and spreadsheets have the times of ``zone``.
    """

    session: str
    title: str
    game: AnyGame
    currency: Currency
    preset: str
    version: int
    head: str
    opened_at: str
    last_at: str
    closed_at: str | None
    summary: Summary
    people: Mapping[str, str]
    rules: tuple[ReportRule, ...]
    standings: tuple[ReportLine, ...]
    entries: tuple[ReportEntry, ...]
    corrections: tuple[ReportCorrection, ...]
    rounds: tuple[ReportRound, ...]
    curve: Curve
    tables: tuple[GameTable, ...]
    journal: tuple[ReportPosting, ...]
    balances: Mapping[str, int]
    totals: Totals
    sheet: Callable[[], str]
    log: tuple[Recorded, ...] = ()
    seal: Seal | None = None
    zone: Zone = UTC

    @property
    def closed(self) -> bool:
        """Whether the session is over."""
        return self.closed_at is not None
