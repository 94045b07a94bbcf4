"""Amounts as people read them, in English and French: £2 10s 6½d, 12,50 €, 1,204."""

from collections.abc import Iterator

from service.domain.values.money import Currency

NO_BREAK = "\u00a0"
MINUS = "\u2212"

_FARTHINGS = ("", "¼", "½", "¾")
_SIGNS = {"gbp": "£", "eur": "€", "usd": "$"}


def amount_text(amount: int, currency: Currency, language: str) -> str:
    """Return an amount of smallest units as text, with a minus sign if it is below zero."""
    text = NO_BREAK.join(_parts(abs(amount), currency, language)) or "0"
    return MINUS + text if amount < 0 else text


def net_text(amount: int, currency: Currency, language: str) -> str:
    """Return an amount with its sign; zero has none."""
    text = amount_text(amount, currency, language)
    return f"+{text}" if amount > 0 else text


def grouped(whole: int, language: str) -> str:
    """Return a whole number with grouped thousands."""
    text = f"{abs(whole):,}"
    if language == "fr":
        text = text.replace(",", NO_BREAK)
    return MINUS + text if whole < 0 else text


def _parts(amount: int, currency: Currency, language: str) -> Iterator[str]:
    """Yield the parts of an amount, the largest coin first; none for zero."""
    if amount == 0:
        return
    if currency.code == "lsd":
        yield from _sterling(amount, currency, language)
    elif currency.code == "livre":
        yield from _livres(amount, currency, language)
    elif currency.decimals:
        yield _decimal(amount, currency, language)
    else:
        yield grouped(amount, language)


def _sterling(amount: int, currency: Currency, language: str) -> Iterator[str]:
    units = {coin.suffix: coin.units for coin in currency.coins}
    pounds, rest = divmod(amount, units["l"])
    shillings, rest = divmod(rest, units["s"])
    pence, farthings = divmod(rest, units["d"])
    apart = NO_BREAK if language == "fr" else ""
    if pounds:
        count = grouped(pounds, language)
        yield f"{count}{NO_BREAK}£" if language == "fr" else f"£{count}"
    if shillings:
        yield f"{shillings}{apart}s"
    if rest:
        yield f"{pence or ''}{_FARTHINGS[farthings]}{apart}d"


def _livres(amount: int, currency: Currency, language: str) -> Iterator[str]:
    units = {coin.suffix: coin.units for coin in currency.coins}
    livres, rest = divmod(amount, units["l"])
    sols, deniers = divmod(rest, units["s"])
    for count, sign in ((livres, "lt"), (sols, "s"), (deniers, "d")):
        if count:
            yield f"{grouped(count, language)}{NO_BREAK}{sign}"


def _decimal(amount: int, currency: Currency, language: str) -> str:
    whole, rest = divmod(amount, 10**currency.decimals)
    sign, point = _SIGNS[currency.code], "," if language == "fr" else "."
    number = f"{grouped(whole, language)}{point}{rest:0{currency.decimals}d}"
    return f"{number}{NO_BREAK}{sign}" if language == "fr" else f"{sign}{number}"
