"""Amounts and cards as the English pages write them."""

from service.domain.values.money import Currency

NBSP = "\u00a0"
RANKS = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
}
FARTHINGS = ("", "¼", "½", "¾")


def money(amount: int, currency: Currency) -> str:
    """Return a sum in pounds, shillings and pence, or in points."""
    if currency.code != "lsd":
        return f"{amount:,}"
    pounds, under = divmod(amount, 960)
    shillings, pence = divmod(under, 48)
    whole, farthings = divmod(pence, 4)
    last = f"{whole or ''}{FARTHINGS[farthings]}"
    parts = (
        f"£{pounds:,}" if pounds else "",
        f"{shillings}s" if shillings else "",
        f"{last}d" if last else "",
    )
    return NBSP.join(part for part in parts if part) or "0"


ORDINALS = {"2": "second", "3": "third", "4": "fourth"}


def rank_name(card: str) -> str:
    """Return the rank of "K", "Kh" or "K#2" in full."""
    return RANKS[card.partition("#")[0].rstrip("hdcs")]


def card_name(card: str) -> str:
    """Return "second king" for "K#2", "king" for "K"."""
    _, _, copy = card.partition("#")
    return f"{ORDINALS[copy]} {rank_name(card)}" if copy else rank_name(card)
