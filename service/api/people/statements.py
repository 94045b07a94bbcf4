"""Endpoints of a person's statement, one for each format."""

from typing import Any
from uuid import UUID

from flask import Response, request

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.permissions import HOUSE_AND_KEEPERS
from service.api.http.requests import TAG_HASH, application
from service.api.people.statement_schemas import StatementQuerySchema, StatementSchema
from service.api.reports.report_responses import (
    FILE_NAMED,
    report_file,
    response_schema,
    tagged,
    unchanged_report,
)
from service.reports.formats import ReportFormat
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.model import BankrollStatement, StatementPeriod

ID_START = 8
"""So much of a person's id is in the name of a file: two people may have the same name."""

blp = Blueprint("statements", __name__, url_prefix="/v1", description="Statements of bankrolls")


def _statement_route(form: ReportFormat[BankrollStatement]) -> None:
    """Add the endpoint of one format."""
    schema: Any = StatementSchema if form.name == "json" else response_schema(form)

    @blp.route(f"/people/<uuid:person>/statement.{form.name}", endpoint=f"statement_{form.name}")
    @read_endpoint(
        f"What happened to a person's bankroll. {form.about}",
        by=HOUSE_AND_KEEPERS,
        all_sessions=True,
        tagged=True,
        _404="unknown_person",
    )
    @blp.arguments(StatementQuerySchema, location="query")
    @blp.response(200, schema, content_type=form.media_type, headers=FILE_NAMED)
    def show(query: Fields, person: UUID) -> Response:
        statement = _statement(str(person), query)
        tag = _tag(statement, query["language"])
        if request.if_none_match.contains_weak(tag):
            return unchanged_report(form, tag)
        content = form.write(statement, query["language"])
        response = report_file(
            form,
            content,
            date=_date_in_name(statement),
            title=statement.person.name,
            details=(statement.person.id[:ID_START], statement.currency.code),
        )
        return tagged(response, tag)


for _form in STATEMENT_FORMATS.values():
    _statement_route(_form)


def _statement(person: str, query: Fields) -> BankrollStatement:
    """Return the statement that a query asks for."""
    zone = application().reports.zone
    period = StatementPeriod(start=query["start"], end=query["end"], zone=zone)
    return application().statements.statement(person, query["currency"], period)


def _date_in_name(statement: BankrollStatement) -> str:
    """Return the period for the name of a file; without a period, the day of the newest move."""
    match statement.period:
        case StatementPeriod(start=str(start), end=str(end)):
            return f"{start}-to-{end}"
        case StatementPeriod(start=str(start)):
            return f"from-{start}"
        case StatementPeriod(end=str(end)):
            return f"to-{end}"
    return statement.period.zone.day(statement.as_of)


def _tag(statement: BankrollStatement, language: str) -> str:
    period = statement.period
    parts = (statement.currency.code, period.start, period.end, language)
    tag = "-".join((statement.head[:TAG_HASH], *(part or "all" for part in parts)))
    return f"{tag}{period.zone.suffix}"
