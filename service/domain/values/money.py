"""Money: whole numbers of a currency's smallest unit, and its coins."""

import re
from dataclasses import dataclass

from service.domain.values.short_text import QUOTE_MAX, quoted, shortened

AMOUNT_MAX = 10**12
"""The largest single amount; keeps every balance an exact number in JSON readers."""


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin or unit of account: the suffix after its count, and its value."""

    suffix: str
    name: str
    units: int


@dataclass(frozen=True, slots=True)
class Currency:
    """The currency of a session.

    ``coins`` go from the largest down. ``printed`` are the suffixes with which amounts
    are written; other coins are only read. ``decimals`` is 2 if amounts have a decimal point.
    ``cash`` are the coins and notes with which a person is paid, in smallest units, from the
    largest down; empty if there is no such thing.
    """

    code: str
    name: str
    unit: str
    coins: tuple[Coin, ...] = ()
    printed: tuple[str, ...] = ()
    decimals: int = 0
    cash: tuple[int, ...] = ()
    source: str = ""


_UNDER_FIFTY = (2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1)
_DOLLARS = (10000, 5000, 2000, 1000, 500, 100, 25, 10, 5, 1)

DEFAULT_CURRENCY = "points"
"""The currency of a new session, and of what has no money, if none is chosen."""

CURRENCIES = {
    currency.code: currency
    for currency in (
        Currency(DEFAULT_CURRENCY, "Points", "point", source="S1"),
        Currency(
            "lsd",
            "Pounds, shillings and pence",
            "farthing",
            coins=(
                Coin("gn", "guinea", 1008),
                Coin("l", "pound", 960),
                Coin("s", "shilling", 48),
                Coin("d", "penny", 4),
                Coin("f", "farthing", 1),
            ),
            printed=("l", "s", "d", "f"),
            cash=(960, 48, 4, 1),
            source="guinea at 21s by the proclamation of December 1717",
        ),
        Currency(
            "livre",
            "Livres, sols and deniers",
            "denier",
            coins=(
                Coin("louis", "louis d'or", 5760),
                Coin("ecu", "écu", 1440),
                Coin("l", "livre", 240),
                Coin("s", "sol", 12),
                Coin("d", "denier", 1),
            ),
            printed=("l", "s", "d"),
            cash=(5760, 1440, 240, 12, 1),
            source="louis at 24 and écu at 6 livres, as settled in 1726",
        ),
        Currency("gbp", "Pounds sterling", "penny", decimals=2, cash=(5000, *_UNDER_FIFTY)),
        Currency("eur", "Euros", "cent", decimals=2, cash=(10000, 5000, *_UNDER_FIFTY)),
        Currency("usd", "US dollars", "cent", decimals=2, cash=_DOLLARS),
    )
}

# Longer digit runs cannot be an amount, and turning them into int takes quadratic time.
_WHOLE = re.compile(r"[0-9]{1,30}")
_DECIMAL = re.compile(r"([0-9]{1,30})\.([0-9]{2})")
_COINS = re.compile(r"(?:[0-9]{1,30}[a-z]+)+")
_COIN = re.compile(r"([0-9]+)([a-z]+)")


class BadAmount(ValueError):  # noqa: N818 - reads as what it says at the call
    """A text that is not an amount of the currency; the message says why."""


def parse_amount(text: str, currency: Currency, *, least: int = 1, most: int = AMOUNT_MAX) -> int:
    """Read ``2500``, ``2l10s6d``, ``3gn`` or ``2.50`` as a number of smallest units.

    The result lies in ``least``..``most``. Raises: ``BadAmount``.
    """
    amount = _read(text, currency)
    if amount is None:
        hint = " Write two decimals, such as 5.50." if currency.decimals else ""
        raise BadAmount(f"{quoted(text)} is no amount in {currency.code}.{hint}")
    if not least <= amount <= most:
        raise BadAmount(f"{shortened(text, QUOTE_MAX)} is not within {least} and {most}.")
    return amount


def format_amount(amount: int, currency: Currency) -> str:
    """Write ``amount`` smallest units as ``parse_amount`` reads them; a minus goes in front."""
    if amount < 0:
        return "-" + format_amount(-amount, currency)
    if currency.decimals:
        whole, rest = divmod(amount, 10**currency.decimals)
        return f"{whole}.{rest:0{currency.decimals}d}"
    if not currency.printed or amount == 0:
        return str(amount)
    return _in_coins(amount, currency)


def _read(text: str, currency: Currency) -> int | None:
    """Return ``text`` in smallest units, or None if it is not an amount in ``currency``."""
    if _WHOLE.fullmatch(text):
        return int(text)
    if currency.decimals and (match := _DECIMAL.fullmatch(text)):
        return int(match[1] + match[2])
    if currency.coins and _COINS.fullmatch(text):
        return _count(text, currency)
    return None


def _count(text: str, currency: Currency) -> int | None:
    """Return the sum of the coins in ``text``, in smallest units.

    None if a coin is unknown, or if the coins are not in order, largest first and each once.
    """
    worth = {coin.suffix: coin.units for coin in currency.coins}
    total, last = 0, None
    for count, suffix in _COIN.findall(text):
        units = worth.get(suffix)
        if units is None or (last is not None and units >= last):
            return None
        total, last = total + int(count) * units, units
    return total


def _in_coins(amount: int, currency: Currency) -> str:
    parts = []
    for coin in currency.coins:
        if coin.suffix in currency.printed:
            count, amount = divmod(amount, coin.units)
            parts.append(f"{count}{coin.suffix}" if count else "")
    return "".join(parts)
