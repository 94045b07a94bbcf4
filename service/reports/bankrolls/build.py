"""Makes the list of all bankrolls from the people as clients see them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from service.domain.values.money import CURRENCIES, Currency
from service.domain.values.names import caseless
from service.reports.bankrolls.model import (
    BANKROLL_AMOUNTS,
    Bankroll,
    BankrollList,
    BankrollTotal,
    CurrencyBankrolls,
)


def bankroll_list(people: Sequence[Mapping[str, Any]], at: str) -> BankrollList:
    """Return the list of the bankrolls of all ``people`` at a time."""
    found = sorted(_bankrolls(people), key=lambda of: (caseless(of.name), of.added_at, of.person))
    by_currency = (
        (currency, tuple(of for of in found if of.currency == currency.code))
        for currency in CURRENCIES.values()
    )
    currencies = tuple(_of_currency(currency, of) for currency, of in by_currency if of)
    return BankrollList(at=at, people=len(people), currencies=currencies)


def _bankrolls(people: Iterable[Mapping[str, Any]]) -> Iterator[Bankroll]:
    """Yield a bankroll for each currency in which a person has or had money, or owes some."""
    for person in people:
        amounts = (person["balances"], person["in_play"], person["owed"])
        for currency in dict.fromkeys(code for by_currency in amounts for code in by_currency):
            balance, in_play, owed = (by_currency.get(currency, 0) for by_currency in amounts)
            yield Bankroll(
                person=person["id"],
                name=person["name"],
                added_at=person["added_at"],
                currency=currency,
                balance=balance,
                in_play=in_play,
                owed=owed,
            )


def _of_currency(currency: Currency, bankrolls: tuple[Bankroll, ...]) -> CurrencyBankrolls:
    sums = {name: sum(getattr(of, name) for of in bankrolls) for name in BANKROLL_AMOUNTS}
    total = BankrollTotal(currency=currency.code, people=len(bankrolls), **sums)
    return CurrencyBankrolls(currency=currency, bankrolls=bankrolls, total=total)
