"""Endpoints of the list of all bankrolls, one for each format."""

from typing import Any

from flask import Response
from marshmallow import Schema, fields, validate

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.fields import Timestamp
from service.api.http.permissions import HOUSE_AND_KEEPERS
from service.api.http.record_schemas import schema_of
from service.api.http.requests import application
from service.api.reports.report_responses import FILE_NAMED, report_file, response_schema
from service.reports.bankrolls.build import bankroll_list
from service.reports.bankrolls.formats import BANKROLL_FORMATS
from service.reports.bankrolls.model import Bankroll, BankrollList, BankrollTotal
from service.reports.formats import ReportFormat
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES

FILE_TITLE = "all-bankrolls"

blp = Blueprint("bankrolls", __name__, url_prefix="/v1", description="The list of all bankrolls")


class BankrollListQuerySchema(Schema):
    """The language of texts and headings."""

    language = fields.String(load_default=DEFAULT_LANGUAGE, validate=validate.OneOf(LANGUAGES))


class BankrollListSchema(Schema):
    """All bankrolls at one moment, and the total of each currency; amounts in smallest units.

    ``hash`` is the SHA-256 of the bankrolls.
    """

    at = Timestamp(required=True)
    hash = fields.String(required=True)
    people = fields.Integer(required=True)
    bankrolls = fields.List(fields.Nested(schema_of("", Bankroll)), required=True)
    totals = fields.List(fields.Nested(schema_of("", BankrollTotal)), required=True)


def _bankrolls_route(form: ReportFormat[BankrollList]) -> None:
    """Add the endpoint of one format."""
    schema: Any = BankrollListSchema if form.name == "json" else response_schema(form)

    @blp.route(f"/bankrolls.{form.name}", endpoint=f"bankrolls_{form.name}")
    @read_endpoint(
        f"All bankrolls, with totals. {form.about}", by=HOUSE_AND_KEEPERS, all_sessions=True
    )
    @blp.arguments(BankrollListQuerySchema, location="query")
    @blp.response(200, schema, content_type=form.media_type, headers=FILE_NAMED)
    def show(query: Fields) -> Response:
        report = _current_list()
        content = form.write(report, query["language"])
        return report_file(form, content, date=report.at[:10], title=FILE_TITLE)


for _form in BANKROLL_FORMATS.values():
    _bankrolls_route(_form)


def _current_list() -> BankrollList:
    app = application()
    return bankroll_list(app.people_list.all_views(), app.ports.clock.now())
