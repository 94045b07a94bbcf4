"""The statement of a bankroll as JSON."""

from typing import Any

from service.domain.values.plain import plain
from service.reports.json_report import json_document, posting_as_json
from service.reports.statement.model import BankrollStatement, StatementSession
from service.reports.statement.tables import SEAT_AMOUNTS


def statement_json(statement: BankrollStatement) -> bytes:
    """Return the statement as indented JSON in UTF-8; amounts are in smallest units."""
    return json_document(_as_json(statement))


def _as_json(statement: BankrollStatement) -> dict[str, Any]:
    return {
        "person": plain(statement.person),
        "currency": statement.currency.code,
        "unit": statement.currency.unit,
        "from": statement.period.start,
        "to": statement.period.end,
        "time_zone": statement.period.zone.name,
        "hash": statement.head,
        "moves": plain(statement.moves),
        "sessions": [_session(seat) for seat in statement.sessions],
        "totals": plain(statement.totals),
        "journal": [posting_as_json(line) for line in statement.journal],
        "balances": dict(statement.balances),
    }


def _session(seat: StatementSession) -> dict[str, Any]:
    table = seat.table
    return {
        "session": table.session,
        "title": table.title,
        "game": table.game.name,
        "preset": table.preset,
        "player": seat.player,
        "role": seat.role,
        "opened_at": table.opened_at,
        "closed_at": table.closed_at,
        **{name: getattr(seat, name) for name in SEAT_AMOUNTS},
        "version": table.version,
        "hash": table.head,
    }
