"""The report as a file of Beancount, with a balance assertion for every account."""

import unicodedata
from collections.abc import Iterator, Mapping
from urllib.parse import unquote

from service.domain.ledger import WORLD
from service.domain.values.money import Currency
from service.reports.ledgers.transactions import (
    Journal,
    Transaction,
    commodity,
    day_after,
    decimal_text,
)


def beancount_report(journal: Journal) -> bytes:
    """Return the file in UTF-8.

    An account's name is made of letters that Beancount accepts; its ``open`` directive has the name
    of the API as ``account``. A balance is asserted on the day after the last transaction, because
    Beancount asserts balances at the beginning of a day.
    """
    return "\n".join(_lines(journal)).encode() + b"\n"


def _lines(journal: Journal) -> Iterator[str]:
    unit = commodity(journal.currency).upper()
    names = account_names(journal.balances)
    for comment in journal.comments:
        yield f"; {' '.join(comment.split())}"
    yield f'option "title" {_quoted(journal.title)}'
    yield f'option "operating_currency" "{unit}"'
    yield f"{journal.start} commodity {unit}"
    for account, name in names.items():
        yield f"{journal.start} open {name} {unit}"
        yield f"  account: {_quoted(account)}"
    for transaction in journal.transactions:
        yield from _transaction(transaction, names, journal.currency)
    last = journal.transactions[-1].day if journal.transactions else journal.start
    for account, balance in journal.balances.items():
        number = decimal_text(balance, journal.currency)
        yield f"{day_after(last)} balance {names[account]} {number} {unit}"


def _transaction(
    transaction: Transaction, names: Mapping[str, str], currency: Currency
) -> Iterator[str]:
    unit = commodity(currency).upper()
    yield f'{transaction.day} * "{transaction.title}"'
    yield f"  version: {transaction.version}"
    if transaction.table:
        yield f"  table: {_quoted(transaction.table)}"
    if transaction.other_day_recorded:
        yield f"  recorded: {transaction.other_day_recorded}"
    for posting in transaction.postings:
        number = decimal_text(posting.amount, currency)
        yield f"  {names[posting.source]}  -{number} {unit}"
        yield f"  {names[posting.target]}  {number} {unit}"


def account_names(accounts: Mapping[str, object]) -> dict[str, str]:
    """Return a name that Beancount accepts for each account, each different from the others.

    If two parts differ, their names differ too, so that a tree of accounts keeps people apart.
    """
    components = _Components()
    names: dict[str, str] = {}
    for account in accounts:
        name = "Equity" if account.rpartition(":")[2] == WORLD else "Assets"
        for part in account.split(":"):
            name = f"{name}:{components.below(name, part)}"
        names[account] = name
    return names


class _Components:
    """The names given to parts of accounts, by the account above and the part."""

    def __init__(self) -> None:
        self._given: dict[tuple[str, str], str] = {}
        self._taken: set[tuple[str, str]] = set()

    def below(self, above: str, part: str) -> str:
        """Return the name of a part below an account, with a number if another part has it."""
        if (above, part) not in self._given:
            name = unique = _component(unquote(part))
            number = 1
            while (above, unique.casefold()) in self._taken:
                number += 1
                unique = f"{name}-{number}"
            self._taken.add((above, unique.casefold()))
            self._given[above, part] = unique
        return self._given[above, part]


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
