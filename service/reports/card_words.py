"""A card as words of a report: with the letter of the language, and the sign of its suit."""

from service.domain.values.cards import copy_of, rank_of, suit_of
from service.reports.words.words import ReportWords

SUIT_SIGNS = {"h": "♥", "d": "♦", "c": "♣", "s": "♠", "": ""}


def card_words(card: str, words: ReportWords) -> str:
    """Return a card as ``D``, ``D♥``, or ``D (2)`` for the second copy on the table."""
    rank, copy = rank_of(card), copy_of(card)
    ending = f" ({copy})" if copy > 1 else ""
    return f"{words.rank(rank)}{SUIT_SIGNS[suit_of(card)]}{ending}"
