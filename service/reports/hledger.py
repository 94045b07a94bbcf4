"""The report as a journal of hledger, with a balance assertion for every account it changes."""

from collections.abc import Iterator

from service.domain.ledger import balances_of
from service.domain.money import Currency
from service.reports.model import SessionReport
from service.reports.transactions import (
    Transaction,
    commodity,
    decimal_text,
    transactions,
)

_PLAIN = frozenset("-_.'%:")
_TYPES = {"world": "E"}
"""Money from outside is equity in the terms of hledger; everything else is an asset."""


def hledger_report(report: SessionReport) -> bytes:
    """Return the journal in UTF-8. Accounts have the names of the API, with ``%XX`` where needed.

    Amounts are in the unit of ``commodity``. A transaction's code is the version of its event.
    """
    return "\n".join(_lines(report)).encode() + b"\n"


def _lines(report: SessionReport) -> Iterator[str]:
    yield f"; Paroli session {report.session}, version {report.version}"
    yield f"; {_comment(report.title)}"
    yield f"; hash {report.head}"
    yield "decimal-mark ."
    yield f"commodity {_declared(report.currency)}"
    for name in report.balances:
        yield f"account {account_name(name)}  ; type: {_TYPES.get(name, 'A')}"
    balances: dict[str, int] = {}
    for transaction in transactions(report):
        yield ""
        yield from _transaction(transaction, balances, report.currency)
        balances = balances_of(transaction.postings, balances)


def _declared(currency: Currency) -> str:
    """Return an amount as the directive ``commodity`` has it: with a point, and all decimals."""
    return f"1{'.' + '0' * currency.decimals} {commodity(currency)}"


def _transaction(
    transaction: Transaction, before: dict[str, int], currency: Currency
) -> Iterator[str]:
    yield f"{transaction.day} * ({transaction.version}) {transaction.title}"
    moves = [
        (account, amount)
        for p in transaction.postings
        for account, amount in ((p.source, -p.amount), (p.target, p.amount))
    ]
    last = {account: number for number, (account, _) in enumerate(moves)}
    after = balances_of(transaction.postings, before)
    unit = commodity(currency)
    for number, (account, amount) in enumerate(moves):
        line = f"    {account_name(account)}  {decimal_text(amount, currency)} {unit}"
        if last[account] == number:
            line += f" = {decimal_text(after[account], currency)} {unit}"
        yield line


def account_name(name: str) -> str:
    """Return an account's name as hledger reads it.

    Two blanks end a name, and some signs have a meaning, so these are written as ``%XX``.
    """
    text = "".join(
        sign if sign.isalnum() or sign in _PLAIN else _escaped(sign) if sign != " " else sign
        for sign in name
    )
    return text.replace("  ", " %20")


def _escaped(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode())


def _comment(text: str) -> str:
    return " ".join(text.split())
