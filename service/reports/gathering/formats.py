"""The formats of a gathering's report by name: those of a session's report."""

from service.reports.beancount import beancount_report
from service.reports.csv_zip import csv_files
from service.reports.formats import ReportFormat
from service.reports.gathering.journal import gathering_journal
from service.reports.gathering.json_report import gathering_json
from service.reports.gathering.model import GatheringReport
from service.reports.gathering.page import gathering_page
from service.reports.gathering.sheets import score_sheets
from service.reports.gathering.tables import gathering_tables
from service.reports.gathering.worksheets import gathering_worksheets
from service.reports.hledger import hledger_report
from service.reports.html import html_report
from service.reports.pdf import pdf_report
from service.reports.xlsx import workbook_of

_FORMATS: tuple[ReportFormat[GatheringReport], ...] = (
    ReportFormat(
        "html",
        "text/html",
        "html",
        "A page to read and to print.",
        lambda report, language: html_report(gathering_page(report, language)),
        is_page=True,
    ),
    ReportFormat(
        "pdf",
        "application/pdf",
        "pdf",
        "A document to print.",
        lambda report, language: pdf_report(gathering_page(report, language)),
        is_page=True,
    ),
    ReportFormat(
        "xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "xlsx",
        "A spreadsheet with standings, tables, journals and balances.",
        lambda report, language: workbook_of(
            gathering_worksheets(report, language), f"{report.gathering.date}T00:00:00Z"
        ),
    ),
    ReportFormat(
        "csv",
        "application/zip",
        "zip",
        "The same tables as CSV files in a zip archive.",
        lambda report, _language: csv_files(gathering_tables(report), report.currency),
    ),
    ReportFormat(
        "json",
        "application/json",
        "json",
        "Everything in the report as JSON, with the report of every session.",
        lambda report, _language: gathering_json(report),
    ),
    ReportFormat(
        "toml",
        "application/zip",
        "sheets.zip",
        "The score sheets of all tables in a zip archive.",
        lambda report, _language: score_sheets(report),
    ),
    ReportFormat(
        "journal",
        "text/plain",
        "journal",
        "The journals of all tables as one, for hledger.",
        lambda report, _language: hledger_report(gathering_journal(report)),
    ),
    ReportFormat(
        "beancount",
        "text/plain",
        "beancount",
        "The journals of all tables as one, for Beancount.",
        lambda report, _language: beancount_report(gathering_journal(report)),
    ),
)

GATHERING_FORMATS = {form.name: form for form in _FORMATS}
