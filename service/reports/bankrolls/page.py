"""The list of all bankrolls as texts in one language: for HTML and PDF."""

from collections.abc import Iterator

from service.domain.values.money import CURRENCIES, DEFAULT_CURRENCY
from service.reports.bankrolls.model import BankrollList, CurrencyBankrolls
from service.reports.bankrolls.tables import bankrolls_table
from service.reports.documents.page_model import Column, Fact, Page, TextTable
from service.reports.documents.page_writer import PageWriter
from service.reports.words import WORDS

_ANY_CURRENCY = CURRENCIES[DEFAULT_CURRENCY]
"""The currency of texts that have no amount."""


def bankrolls_page(report: BankrollList, language: str) -> Page:
    """Return the list as a page in one of ``LANGUAGES``."""
    return _ListPageWriter(report, language).page()


class _ListPageWriter(PageWriter):
    """Writes the texts of one list. Each currency has a writer of its own."""

    def __init__(self, report: BankrollList, language: str) -> None:
        super().__init__(_ANY_CURRENCY, language)
        self._report = report

    def page(self) -> Page:
        report, words = self._report, self._words
        writers = [_CurrencyWriter(of, self._language) for of in report.currencies]
        return Page(
            language=self._language,
            title=words.phrases["all_bankrolls"],
            kind=words.phrases["bankroll_list"],
            warning="",
            facts=(
                self._fact("at", f"{words.date(report.at)}, {words.time(report.at)}"),
                self._fact("people", self._count(report.people)),
            ),
            lead=tuple(writer.bankrolls() for writer in writers) or (self._no_bankrolls(),),
            curve_title="",
            panels=(),
            curve=TextTable(name="curve", title="", columns=(Column(title=""),), rows=()),
            tables=(),
            totals_title=words.phrases["total"],
            totals=tuple(fact for writer in writers for fact in writer.totals()),
            balanced=words.phrases["bankrolls_note"],
            head=self._fact("hash_of_bankrolls", report.head),
            page_word=words.phrases["page"],
        )

    def _no_bankrolls(self) -> TextTable:
        words = self._words
        return TextTable(
            name="bankrolls",
            title=words.phrases["all_bankrolls"],
            columns=(Column(title=words.columns["person_name"]),),
            rows=(),
            empty=words.phrases["no_bankrolls"],
        )


class _CurrencyWriter(PageWriter):
    """Writes the bankrolls of one currency."""

    def __init__(self, of: CurrencyBankrolls, language: str) -> None:
        super().__init__(of.currency, language)
        self._of = of

    def bankrolls(self) -> TextTable:
        """Return the table of the currency."""
        return self._table_of_texts(
            bankrolls_table(self._of),
            self._titles("person_name", "added_at", "balance", "in_play", "owed"),
            {"added_at": lambda row: self._words.date(row["added_at"])},
            title=currency_title(self._language, self._of.currency.code),
        )

    def totals(self) -> Iterator[Fact]:
        """Yield the sums with the currency in their labels."""
        total, summary = self._of.total, self._words.summary
        currency = self._words.currencies[total.currency]
        for name in ("balances", "in_play", "owed"):
            amount = total.balance if name == "balances" else getattr(total, name)
            yield Fact(label=f"{summary[name]}, {currency}", text=self._amount(amount))


def currency_title(language: str, code: str) -> str:
    """Return the name of a currency as a title."""
    name = WORDS[language].currencies[code]
    return name[0].upper() + name[1:]
