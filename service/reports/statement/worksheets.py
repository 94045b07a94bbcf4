"""The sheets of a statement's spreadsheet, in one language."""

from collections.abc import Iterator

from service.reports.gathering.worksheets import GamesTranslation
from service.reports.spreadsheets.worksheets import Worksheet
from service.reports.statement.model import BankrollStatement
from service.reports.statement.tables import statement_tables


def statement_worksheets(statement: BankrollStatement, language: str) -> Iterator[Worksheet]:
    """Yield the sheets in one of ``LANGUAGES``, one for each table of the statement."""
    translation = GamesTranslation(statement.currency, language, statement.period.zone)
    for table in statement_tables(statement):
        yield translation.worksheet(table)
