"""The list of all bankrolls: what every format writes. Amounts are in smallest units."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from service.domain.session.log.chain import canonical_json
from service.domain.values.money import Currency
from service.domain.values.plain import plain
from service.domain.values.text_formats import Time, Uuid

BANKROLL_AMOUNTS = ("balance", "in_play", "owed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bankroll:
    """What a person has in one currency.

    ``in_play`` is at open tables; below 0, a bank has lost more than it had. ``owed`` is what the
    person still owes as a banker after tables were closed.
    """

    person: Uuid
    name: str
    added_at: Time
    currency: str
    balance: int
    in_play: int
    owed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BankrollTotal:
    """The sums of all bankrolls in one currency, and how many people have one."""

    currency: str
    people: int
    balance: int
    in_play: int
    owed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CurrencyBankrolls:
    """All bankrolls in one currency, by name, and their total."""

    currency: Currency
    bankrolls: tuple[Bankroll, ...]
    total: BankrollTotal


@dataclass(frozen=True, slots=True, kw_only=True)
class BankrollList:
    """All bankrolls at one moment, by currency. ``people`` counts all people of the house."""

    at: Time
    people: int
    currencies: tuple[CurrencyBankrolls, ...]

    @property
    def bankrolls(self) -> Iterator[Bankroll]:
        """All bankrolls, by currency and name."""
        return (each for of in self.currencies for each in of.bankrolls)

    @property
    def head(self) -> str:
        """The SHA-256 of all bankrolls."""
        return sha256(canonical_json(plain(tuple(self.bankrolls))).encode()).hexdigest()
