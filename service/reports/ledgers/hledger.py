"""The report as a journal of hledger, with a balance assertion for every account it changes."""

from collections.abc import Iterator

from service.domain.ledger import WORLD
from service.domain.values.money import Currency
from service.reports.ledgers.transactions import (
    Journal,
    Transaction,
    account_at,
    commodity,
    decimal_text,
)

_PLAIN = frozenset("-_.'%:")


def hledger_report(journal: Journal) -> bytes:
    """Return the journal in UTF-8. Accounts have the names of the API, with ``%XX`` where needed.

    Amounts are in the unit of ``commodity``. A transaction's code is the version of its event,
    after the table's short name if there are several tables. The tag ``recorded`` has the day of
    recording, if it differs.
    """
    return "\n".join(_lines(journal)).encode() + b"\n"


def _lines(journal: Journal) -> Iterator[str]:
    for comment in (journal.title, *journal.comments):
        yield f"; {' '.join(comment.split())}"
    yield "decimal-mark ."
    yield f"commodity {_declared(journal.currency)}"
    for name in journal.balances:
        yield f"account {account_name(name)}  ; type: {_type(name)}"
    balances = dict.fromkeys(journal.balances, 0)
    for transaction in journal.transactions:
        yield ""
        yield from _transaction(transaction, balances, journal.currency)


def _type(account: str) -> str:
    """Return the type of an account in the terms of hledger.

    Money from outside is equity. Everything else is an asset.
    """
    return "E" if account.rpartition(":")[2] == WORLD else "A"


def _declared(currency: Currency) -> str:
    """Return an amount as the directive ``commodity`` has it: with a point, and all decimals."""
    return f"1{'.' + '0' * currency.decimals} {commodity(currency)}"


def _transaction(
    transaction: Transaction, balances: dict[str, int], currency: Currency
) -> Iterator[str]:
    """Yield the lines of a transaction, and add its amounts to ``balances``."""
    code = account_at(transaction.table, str(transaction.version))
    recorded = transaction.other_day_recorded
    tag = f"  ; recorded: {recorded}" if recorded else ""
    yield f"{transaction.day} * ({code}) {transaction.title}{tag}"
    moves = [
        (account, amount)
        for p in transaction.postings
        for account, amount in ((p.source, -p.amount), (p.target, p.amount))
    ]
    last = {account: number for number, (account, _) in enumerate(moves)}
    unit = commodity(currency)
    for number, (account, amount) in enumerate(moves):
        balances[account] += amount
        line = f"    {account_name(account)}  {decimal_text(amount, currency)} {unit}"
        if last[account] == number:
            line += f" = {decimal_text(balances[account], currency)} {unit}"
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
