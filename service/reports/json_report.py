"""The report as JSON."""

import json
from typing import Any

from service.domain.session.log.recorded import event_type, event_view
from service.domain.values.plain import plain
from service.reports.model import ReportPosting, SessionReport

_COPIED = ("standings", "entries", "corrections", "rounds", "curve", "totals", "rules", "tables")


def json_report(report: SessionReport) -> bytes:
    """Return the report as indented JSON in UTF-8; amounts are in smallest units.

    It has the whole log, with which anyone can check the seal.
    """
    document = {
        **report_as_json(report),
        "seal": report.seal.view() if report.seal else None,
        "events": [event_view(recorded) for recorded in report.log],
    }
    return json_document(document)


def json_document(value: Any) -> bytes:
    """Return plain values as indented JSON in UTF-8."""
    return f"{json.dumps(value, ensure_ascii=False, indent=2)}\n".encode()


def report_as_json(report: SessionReport) -> dict[str, Any]:
    """Return the report in plain values."""
    return {
        "session": report.session,
        "title": report.title,
        "game": report.game.name,
        "preset": report.preset,
        "currency": report.currency.code,
        "unit": report.currency.unit,
        "version": report.version,
        "hash": report.head,
        "opened_at": report.opened_at,
        "last_at": report.last_at,
        "phase": report.summary.phase,
        "closed": report.closed,
        "winners": list(report.summary.winners),
        "parties": plain(report.summary.parties),
        **{name: plain(getattr(report, name)) for name in _COPIED},
        "journal": [posting_as_json(line) for line in report.journal],
        "balances": dict(report.balances),
    }


def posting_as_json(line: ReportPosting) -> dict[str, Any]:
    """Return a posting in plain values."""
    reverses = line.posting.reverses
    return {
        "version": line.version,
        "line": line.line,
        "at": line.at,
        "event": event_type(line.event),
        "from": line.posting.source,
        "to": line.posting.target,
        "amount": line.posting.amount,
        "reverses": {"version": reverses[0], "line": reverses[1]} if reverses else None,
        "recorded_at": line.recorded_at,
    }
