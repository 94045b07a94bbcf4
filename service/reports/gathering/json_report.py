"""The report of a gathering as JSON."""

from typing import Any

from service.domain.values.plain import plain
from service.reports.gathering.model import GatheringReport, GatheringTable
from service.reports.json_report import json_document, report_as_json


def gathering_json(report: GatheringReport) -> bytes:
    """Return the report as indented JSON in UTF-8; amounts are in smallest units."""
    return json_document(gathering_as_json(report))


def gathering_as_json(report: GatheringReport) -> dict[str, Any]:
    """Return the report in plain values. ``sessions`` has the whole report of each table."""
    return {
        "gathering": plain(report.gathering),
        "currency": report.currency.code,
        "unit": report.currency.unit,
        "other_currencies": list(report.other_currencies),
        "events": report.events,
        "hash": report.head,
        "tables": [_table(table) for table in report.tables],
        "standings": plain(report.people),
        "rounds": plain(report.rounds),
        "payouts": plain(report.payouts),
        "payouts_due": report.payouts_due,
        "payouts_owed": report.payouts_owed,
        "box_left": report.box_left,
        "between_parties": list(report.between_parties),
        "totals": plain(report.totals),
        "sessions": [report_as_json(table.report) for table in report.tables],
    }


def _table(table: GatheringTable) -> dict[str, Any]:
    session = table.report
    return {
        "table": table.slug,
        "name": table.name,
        "session": session.session,
        "game": session.game.name,
        "preset": session.preset,
        "opened_at": session.opened_at,
        "closed_at": session.closed_at,
        "players": table.players,
        "table_net": session.totals.table_net,
        "entries": session.totals.entries,
        "corrections": table.corrections,
        "rulings": table.rulings,
        "version": session.version,
        "hash": session.head,
    }
