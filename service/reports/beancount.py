"""The report as a file of Beancount, with a balance assertion for every account."""

import unicodedata
from collections.abc import Iterator, Mapping
from datetime import date
from urllib.parse import unquote

from service.domain.ledger import WORLD
from service.reports.model import SessionReport
from service.reports.transactions import (
    Transaction,
    commodity,
    day_after,
    decimal_text,
    transactions,
)


def beancount_report(report: SessionReport) -> bytes:
    """Return the file in UTF-8.

    An account's name is made of letters that Beancount accepts; its ``open`` directive has the name
    of the API as ``account``. A balance is asserted on the day after the last transaction, because
    Beancount asserts balances at the beginning of a day.
    """
    return "\n".join(_lines(report)).encode() + b"\n"


def _lines(report: SessionReport) -> Iterator[str]:
    unit = commodity(report.currency).upper()
    names = account_names(report.balances)
    dated = list(transactions(report))
    first = dated[0].day if dated else date.fromisoformat(report.opened_at[:10])
    yield f"; Paroli session {report.session}, version {report.version}, hash {report.head}"
    yield f'option "title" {_quoted(report.title)}'
    yield f'option "operating_currency" "{unit}"'
    yield f"{first} commodity {unit}"
    for account, name in names.items():
        yield f"{first} open {name} {unit}"
        yield f"  account: {_quoted(account)}"
    for transaction in dated:
        yield from _transaction(transaction, names, report)
    after = day_after(dated[-1].day if dated else first)
    for account, balance in report.balances.items():
        number = decimal_text(balance, report.currency)
        yield f"{after} balance {names[account]} {number} {unit}"


def _transaction(
    transaction: Transaction, names: Mapping[str, str], report: SessionReport
) -> Iterator[str]:
    unit = commodity(report.currency).upper()
    yield f'{transaction.day} * "{transaction.title}"'
    yield f"  version: {transaction.version}"
    for posting in transaction.postings:
        number = decimal_text(posting.amount, report.currency)
        yield f"  {names[posting.source]}  -{number} {unit}"
        yield f"  {names[posting.target]}  {number} {unit}"


def account_names(accounts: Mapping[str, object]) -> dict[str, str]:
    """Return a name that Beancount accepts for each account, each different from the others."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for account in accounts:
        root = "Equity" if account == WORLD else "Assets"
        name = ":".join([root, *(_component(unquote(part)) for part in account.split(":"))])
        number, unique = 1, name
        while unique.casefold() in taken:
            number += 1
            unique = f"{name}-{number}"
        taken.add(unique.casefold())
        names[account] = unique
    return names


def _component(text: str) -> str:
    """Return a text as a part of an account: letters, digits and ``-``, the first one large."""
    kept = "".join(sign if sign.isalpha() or sign.isdecimal() else "-" for sign in text)
    kept = kept.strip("-")
    first = kept[:1].upper()
    if len(first) == 1 and (unicodedata.category(first) in {"Lu", "Nd"}):
        return first + kept[1:]
    return f"X{kept}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{" ".join(escaped.split())}"'
