"""The formats of a bankroll's statement by name: those of a session's report."""

from service.reports.formats import ReportWriters, report_formats
from service.reports.slugs import slugs_of
from service.reports.spreadsheets.csv_zip import csv_files
from service.reports.spreadsheets.xlsx import workbook_of
from service.reports.spreadsheets.zip_files import sheets_zip
from service.reports.statement.journal import statement_journal
from service.reports.statement.json_report import statement_json
from service.reports.statement.model import BankrollStatement
from service.reports.statement.page import statement_page
from service.reports.statement.tables import statement_tables
from service.reports.statement.worksheets import statement_worksheets

_START = "1980-01-01T00:00:00Z"
"""The time in a spreadsheet without a move."""


def _xlsx(statement: BankrollStatement, language: str) -> bytes:
    sheets = statement_worksheets(statement, language)
    return workbook_of(sheets, statement.as_of or _START)


def _score_sheets(statement: BankrollStatement) -> bytes:
    slugs = slugs_of(table.title for table in statement.tables)
    sheets = (table.sheet() for table in statement.tables)
    return sheets_zip(list(zip(slugs, sheets, strict=True)))


STATEMENT_FORMATS = report_formats(
    ReportWriters(
        page=statement_page,
        xlsx=_xlsx,
        csv=lambda statement: csv_files(statement_tables(statement), statement.currency),
        json=statement_json,
        score_sheets=_score_sheets,
        journal=statement_journal,
        sheets="moves, sessions, journal and balances",
        about={
            "json": "Everything in the statement as JSON.",
            "toml": "The score sheets of the sessions in a zip archive.",
            "journal": "The journal of the bankroll",
        },
    )
)
