"""The tables of the list of all bankrolls as typed data, from which every format is written."""

from service.reports.bankrolls.model import BANKROLL_AMOUNTS, CurrencyBankrolls
from service.reports.tables import AMOUNT, NUMBER, TEXT, TIME, WORD, ReportTable

_AMOUNTS = dict.fromkeys(BANKROLL_AMOUNTS, AMOUNT)


def currency_tables(of: CurrencyBankrolls) -> tuple[ReportTable, ReportTable]:
    """Return the total and the bankrolls of one currency, whose code is in the names."""
    return _total_table(of), bankrolls_table(of)


def _total_table(of: CurrencyBankrolls) -> ReportTable:
    total = of.total
    amounts = (getattr(total, name) for name in BANKROLL_AMOUNTS)
    return ReportTable(
        name=f"totals-{of.currency.code}",
        columns={"currency": WORD, "people": NUMBER, **_AMOUNTS},
        rows=((total.currency, total.people, *amounts),),
    )


def bankrolls_table(of: CurrencyBankrolls) -> ReportTable:
    """Return the bankrolls of one currency, by name."""
    return ReportTable(
        name=f"bankrolls-{of.currency.code}",
        columns={"person_name": TEXT, "added_at": TIME, **_AMOUNTS, "person": TEXT},
        rows=tuple(
            (each.name, each.added_at, *(getattr(each, a) for a in BANKROLL_AMOUNTS), each.person)
            for each in of.bankrolls
        ),
    )
