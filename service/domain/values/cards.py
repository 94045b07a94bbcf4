"""Names of cards. A drawn card may have a suit (``Kh``), a card on the table a copy (``Q#2``)."""

import re
from functools import lru_cache

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("spades", "hearts", "diamonds", "clubs")
SUIT_LETTERS = "hdcs"

PACK = 52
COPIES_PER_PACK = 4

_CARDS_KEPT = 1024
_RANK = "(?:[A2-9JQK]|10)"
DRAWN_PATTERN = f"^{_RANK}[hdcs]?$"
TABLE_PATTERN = f"^{_RANK}(#[0-9]{{1,6}})?$"

_DRAWN = re.compile(f"{_RANK}[hdcs]?")
_TABLE = re.compile(f"{_RANK}(#[0-9]{{1,6}})?")


def is_drawn_card(text: str) -> bool:
    """Return whether ``text`` is a card of a draw: ``K``, ``10``, ``Kh``."""
    return _DRAWN.fullmatch(text) is not None


def is_table_card(text: str) -> bool:
    """Return whether ``text`` is a card on the table: ``Q``, ``Q#2``."""
    return _TABLE.fullmatch(text) is not None


@lru_cache(_CARDS_KEPT)
def rank_of(card: str) -> str:
    """Return the rank of a drawn card (``Kh``) or of a card on the table (``Q#2``)."""
    return card.partition("#")[0].rstrip(SUIT_LETTERS)


def suit_of(card: str) -> str:
    """Return the suit of a drawn card, or an empty string if the dealer called none."""
    return card[-1] if card[-1] in SUIT_LETTERS else ""


def copy_of(card: str) -> int:
    """Return which copy of its rank a card on the table is, 1 for the plain card.

    Return 0 for ``Q#1`` and ``Q#02``, which are not valid.
    """
    _, mark, digits = card.partition("#")
    if not mark:
        return 1
    return int(digits) if digits[0] != "0" and digits != "1" else 0


def count_card(seen: dict[str, int], card: str) -> None:
    """Count a drawn card in ``seen``: its rank, and the card itself if it has a suit."""
    rank = rank_of(card)
    seen[rank] = seen.get(rank, 0) + 1
    if card != rank:
        seen[card] = seen.get(card, 0) + 1
