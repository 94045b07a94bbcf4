"""An evening: the tables of a gathering or of some hours, and standings over all of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Any

from service.application.ports.store import SessionRow
from service.application.reading.standings import ListedTable
from service.application.recording.gatherings import Gatherings
from service.application.times import later
from service.domain.evenings.evening_standings import EveningPerson, EveningTable, evening_people
from service.domain.values.plain import plain

HOUR_SECONDS = 3600
HOURS = 18
"""If the client names no time, the evening begins this long before the newest table."""


def evening_rows(
    newest_first: Iterator[SessionRow], gatherings: Gatherings, since: str | None
) -> list[SessionRow]:
    """Return the sessions of the newest evening that count, oldest first.

    ``newest_first`` are the sessions to choose from. If the newest one belongs to a gathering, it
    is the evening. Otherwise it begins at ``since``, or some hours before the newest session, and
    sessions of gatherings are left out.
    """
    counting = (row for row in newest_first if row.counts)
    newest = next(counting, None)
    if newest is None:
        return []
    if newest.gathering and since is None:
        return [row for row in gatherings.sessions(newest.gathering) if row.counts]
    begin = since or default_start(newest)
    found = takewhile(lambda row: row.opened_at >= begin, chain([newest], counting))
    return [row for row in found if since or row.gathering is None][::-1]


def evening_of(
    row: SessionRow, rows_before: Callable[[str], Iterable[SessionRow]], gatherings: Gatherings
) -> list[SessionRow]:
    """Return the sessions of the evening of one session that count, oldest first.

    ``rows_before`` returns the sessions that opened before a time, newest first.
    """
    if row.gathering:
        return [known for known in gatherings.sessions(row.gathering) if known.counts]
    begin = later(row.opened_at, -HOURS * HOUR_SECONDS)
    newest_first = rows_before(later(row.opened_at, HOURS * HOUR_SECONDS))
    found = takewhile(lambda known: known.opened_at >= begin, newest_first)
    return [known for known in found if known.counts and known.gathering is None][::-1]


def default_start(newest: SessionRow) -> str:
    """Return when the evening of a session began that belongs to no gathering."""
    return later(newest.opened_at, -HOURS * HOUR_SECONDS)


def currencies_by_tables(oldest_first: Sequence[SessionRow]) -> list[str]:
    """Return the currencies of sessions, the one with the most first, then that of the newest."""
    counts = Counter(row.currency for row in reversed(oldest_first))
    return [currency for currency, _ in counts.most_common()]


def evening(tables: Sequence[ListedTable]) -> dict[str, Any]:
    """Return tables and players of one currency; ``punters_net`` and ``tables_net`` sum to zero.

    A person has the name used at their first table. ``line`` has a player's net after each round at
    any table, in the order of their ends. ``moved`` counts the places gained since the last round.
    """
    people = evening_people([_evening_table(table, with_rounds=True) for table in tables])
    return {
        "sessions": [_table(table) for table in tables],
        "punters": [_person(person) for person in people],
        "punters_net": sum(person.net for person in people),
        "tables_net": sum(party.net for table in tables for party in table.standings.others),
    }


def evening_places(tables: Sequence[ListedTable]) -> list[dict[str, Any]]:
    """Return name, place and net of each player of one currency, the first place first."""
    people = evening_people([_evening_table(table, with_rounds=False) for table in tables])
    return [{"name": p.name, "place": p.place, "net": p.net} for p in people]


def _evening_table(table: ListedTable, *, with_rounds: bool) -> EveningTable:
    players = table.standings.players
    return EveningTable(
        id=table.row.id,
        nets={player.name: player.net for player in players},
        rounds=table.standings.rounds if with_rounds else (),
        people={player.name: player.person for player in players if player.person is not None},
    )


def _person(person: EveningPerson) -> dict[str, Any]:
    sessions = [{"id": session, "net": net} for session, net in person.nets.items()]
    return {
        "name": person.name,
        "net": person.net,
        "line": list(person.line),
        "sessions": sessions,
        "place": person.place,
        "moved": person.moved,
        "has_bankroll": person.has_bankroll,
    }


def _table(table: ListedTable) -> dict[str, Any]:
    row, standings = table
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "preset": standings.preset,
        "changed_rules": standings.changed_rules,
        "phase": row.phase,
        "progress": standings.progress,
        "waiting": standings.waiting,
        "opened_at": row.opened_at,
        "changed_at": row.changed_at,
        "closed_at": standings.closed_at,
        "version": row.version,
        "corrected": standings.corrected,
        "parties": plain(standings.others),
        "bank_debt": standings.bank_debt,
        "punters": len(standings.players),
    }
