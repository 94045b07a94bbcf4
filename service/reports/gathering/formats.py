"""The formats of a gathering's report by name: those of a session's report."""

from service.reports.formats import ReportWriters, report_formats
from service.reports.gathering.journal import gathering_journal
from service.reports.gathering.json_report import gathering_json
from service.reports.gathering.model import GatheringReport
from service.reports.gathering.page import gathering_page
from service.reports.gathering.tables import gathering_tables
from service.reports.gathering.worksheets import gathering_worksheets
from service.reports.spreadsheets.csv_zip import csv_files
from service.reports.spreadsheets.xlsx import workbook_of
from service.reports.spreadsheets.zip_files import sheets_zip


def _xlsx(report: GatheringReport, language: str) -> bytes:
    sheets = gathering_worksheets(report, language)
    return workbook_of(sheets, f"{report.gathering.date}T00:00:00Z")


GATHERING_FORMATS = report_formats(
    ReportWriters(
        page=gathering_page,
        xlsx=_xlsx,
        csv=lambda report: csv_files(gathering_tables(report), report.currency),
        json=gathering_json,
        score_sheets=lambda report: sheets_zip(
            [(table.slug, table.report.sheet()) for table in report.tables]
        ),
        journal=gathering_journal,
        sheets="standings, tables, journals and balances",
        about={
            "json": "Everything in the report as JSON, with the report of every session.",
            "toml": "The score sheets of all tables in a zip archive.",
            "journal": "The journals of all tables as one,",
        },
    )
)
