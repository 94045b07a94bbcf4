"""A session's standings, and the row of them that an evening of many tables reads."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from service.application.ports.store import SessionRow, StandingsRow, Store
from service.application.reading.bankroll_seats import (
    BankrollSeat,
    bankroll_seats,
    linked_bank_debt,
)
from service.application.sessions.session import Session
from service.application.sessions.session_cache import SessionCache
from service.domain.evenings.evening_standings import NamedRoundEnd, rounds_by_current_name
from service.domain.port.parties import BANK, POOL
from service.domain.session.bankrolls import links_by_name
from service.domain.session.log.chain import canonical_json
from service.domain.session.standings import standings
from service.domain.values.plain import plain, typed
from service.domain.values.same_fields import from_same_fields

SHAPE = 5
"""The shape of a row's body. Another shape was stored by other code: such a row is not read."""

_FIRST_SHAPE = 1
"""The shape of a body without a number."""


def standings_of(session: Session) -> dict[str, Any]:
    """Return places, nets in smallest units, the bank's net and the winners.

    ``bank_net`` is 0 in a game without a bank of its own. ``table_net`` is the net of bank and
    pools: it and the nets of the players add up to zero.
    """
    summary = session.game.summary(session.state)
    return {
        "version": session.version,
        "bank_net": summary.bank.net if summary.bank else 0,
        "table_net": sum(party.net for party in summary.others),
        "standings": plain(standings(summary.nets.items())),
        "winners": list(summary.winners),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerNet:
    """A player's net, in smallest units. ``person`` has the bankroll of the seat, or is None."""

    name: str
    net: int
    person: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherParty:
    """A bank or a pool, in smallest units."""

    name: str
    role: Annotated[str, (POOL, BANK)]
    purse: int
    net: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStandings:
    """What lists and evenings show of a table besides its ``SessionRow``.

    ``changed_rules`` counts the rules that differ from those of the ``preset``.
    ``players`` are in the order of their seats. ``rounds`` are those that ended. ``waiting`` counts
    the entries that play waits for. ``corrected`` is the version of the newest correction, or None.
    ``bankrolls`` are the seats that have money of a bankroll, or owe some. ``bank_debt`` is what a
    closed bank with a bankroll still owes; None for any other bank.
    """

    preset: str
    changed_rules: int
    progress: Mapping[str, int]
    waiting: int
    closed_at: str | None
    corrected: int | None
    players: tuple[PlayerNet, ...]
    others: tuple[OtherParty, ...]
    rounds: tuple[NamedRoundEnd, ...]
    bankrolls: tuple[BankrollSeat, ...]
    bank_debt: int | None


class ListedTable(NamedTuple):
    """A session's row with the standings of the same version."""

    row: SessionRow
    standings: TableStandings


def standings_row(session: Session) -> StandingsRow:
    """Return the standings as the store holds them."""
    found = _table_standings(session)
    body = {"shape": SHAPE, "version": session.version, **plain(found)}
    return StandingsRow(session=session.id, version=session.version, body=canonical_json(body))


def _table_standings(session: Session) -> TableStandings:
    summary = session.game.summary(session.state)
    people = links_by_name(session.links, summary)
    return TableStandings(
        preset=session.preset,
        changed_rules=session.changed_rules,
        progress=summary.progress,
        waiting=len(summary.waiting_for),
        closed_at=session.closed_at,
        corrected=session.corrected or None,
        players=tuple(
            PlayerNet(name=party.name, net=party.net, person=people.get(party.name))
            for party in summary.players
        ),
        others=tuple(from_same_fields(OtherParty, party) for party in summary.others),
        rounds=tuple(rounds_by_current_name(session.round_ends, summary)),
        bankrolls=tuple(bankroll_seats(session)),
        bank_debt=linked_bank_debt(session),
    )


def shape_of(row: StandingsRow) -> int | None:
    """Return the shape of a row's body; None if it is not of any shape.

    Every shape has the version of its row.
    """
    body = _body_of(row)
    return body.get("shape", _FIRST_SHAPE) if body.get("version") == row.version else None


def _body_of(row: StandingsRow) -> dict[str, Any]:
    try:
        body = json.loads(row.body)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def read_standings(row: StandingsRow) -> TableStandings | None:
    """Return the standings in a row; None if other code stored it, or if it is damaged."""
    body = _body_of(row)
    try:
        return typed(TableStandings, body) if body.get("shape") == SHAPE else None
    except TypeError:
        return None


def is_current(row: StandingsRow | None, version: int) -> bool:
    """Return whether a row has the standings of that version of its session."""
    return row is not None and row.version == version and shape_of(row) == SHAPE


class StandingsReader:
    """Reads the standings of many tables; safe to share between threads.

    A row that is behind its session is not used: its standings are computed from the log. So the
    result has every recorded entry, whatever the workers have done. Nothing is written.
    """

    def __init__(self, store: Store, sessions: SessionCache) -> None:
        self._store, self._sessions = store, sessions

    def tables(self, rows: Sequence[SessionRow]) -> list[ListedTable]:
        """Return sessions with their standings, in the order of ``rows``."""
        stored = self._store.standings_of([row.id for row in rows])
        return [self._table(row, stored.get(row.id)) for row in rows]

    def _table(self, row: SessionRow, stored: StandingsRow | None) -> ListedTable:
        if stored is not None and stored.version == row.version:
            known = read_standings(stored)
            if known is not None:
                return ListedTable(row, known)
        current = self._sessions.current(row.id)
        computed = read_standings(standings_row(current))
        assert computed is not None, "our own shape"
        return ListedTable(current.row, computed)
