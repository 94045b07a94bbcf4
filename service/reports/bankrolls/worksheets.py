"""The sheets of the spreadsheet of all bankrolls, in one language."""

from collections.abc import Iterator

from service.domain.values.money import CURRENCIES, DEFAULT_CURRENCY
from service.reports.bankrolls.model import BankrollList
from service.reports.bankrolls.page import currency_title
from service.reports.bankrolls.tables import currency_tables
from service.reports.spreadsheets.worksheets import Translation, Worksheet
from service.reports.tables import ReportTable

_ANY_CURRENCY = CURRENCIES[DEFAULT_CURRENCY]
"""The currency of a sheet that has no amount."""


def bankroll_worksheets(report: BankrollList, language: str) -> Iterator[Worksheet]:
    """Yield two sheets for each currency in one of ``LANGUAGES``: its total and its bankrolls."""
    for of in report.currencies:
        translation = _CurrencyTranslation(of.currency, language)
        for table in currency_tables(of):
            yield translation.worksheet(table)
    if not report.currencies:
        words = Translation(_ANY_CURRENCY, language).words
        yield Worksheet(title=words.phrases["all_bankrolls"], headers=(), rows=())


class _CurrencyTranslation(Translation):
    """Translates tables that have the code of their currency in their names."""

    def sheet_title(self, table: ReportTable) -> str:
        """Return the title of a table's sheet."""
        title = currency_title(self.words.language, self._currency.code)
        is_total = table.name.startswith("totals")
        return self.words.labelled(self.words.phrases["total"], title) if is_total else title
