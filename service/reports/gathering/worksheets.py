"""The sheets of a gathering's spreadsheet, in one language."""

from collections.abc import Iterator

from service.domain.games import GAMES
from service.reports.gathering.model import GatheringReport
from service.reports.gathering.tables import BELOW_ZERO, gathering_tables, without_sign
from service.reports.spreadsheets.worksheets import CellValue, Translation, Worksheet
from service.reports.tables import AMOUNT, ReportTable, Row, TypedValue


def gathering_worksheets(report: GatheringReport, language: str) -> Iterator[Worksheet]:
    """Yield the sheets in one of ``LANGUAGES``, one for each table of the report."""
    translation = GamesTranslation(report.currency, language, report.zone)
    for table in gathering_tables(report):
        yield translation.worksheet(table)


class GamesTranslation(Translation):
    """Translates tables that have several games."""

    def _cells(self, table: ReportTable, row: Row) -> Iterator[CellValue]:
        if table.name == "summary" and row[0] in BELOW_ZERO:
            title, amount = without_sign(row[0], row[1].value)
            row = (title, TypedValue(AMOUNT, amount))
        return super()._cells(table, row)

    def word(self, table: ReportTable, row: Row, name: str, code: str) -> str:
        """Return the translation of a code; a row names its own game."""
        if name not in {"game", "preset"}:
            return super().word(table, row, name, code)
        cells = dict(zip(table.columns, row, strict=True))
        game = GAMES[cells["game"]].texts[self.words.language]
        return game.title if name == "game" else game.preset(code).title
