"""Checks whether the cards of a hand can come from one pack."""

import re
from collections import Counter
from collections.abc import Sequence

from service.domain.values.cards import COPIES_PER_PACK, RANKS, SUIT_LETTERS
from service.domain.values.errors import Refused

_RANK = "(?:[A2-9JQK]|10)"
_SUIT = "[hdcs]"
CARD_PATTERN = f"^({_RANK}{_SUIT}?|{_SUIT})$"
_BY_SUIT = re.compile(f"{_RANK}?{_SUIT}")
_BY_RANK = re.compile(f"{_RANK}{_SUIT}?")
_FULL = re.compile(f"{_RANK}{_SUIT}")


def check_cards(cards: Sequence[str], match: str) -> None:
    """Refuse ``unknown_card``: by suit a card is ``h`` or ``Kh``, by rank ``K`` or ``Kh``."""
    pattern = _BY_SUIT if match == "suit" else _BY_RANK
    for card in cards:
        if not pattern.fullmatch(card):
            raise Refused("unknown_card", f"{card} is not a card with a {match}.", card=card)


def check_pack(cards: Sequence[str]) -> None:
    """Refuse ``card_seen`` and ``rank_exhausted`` for cards that one whole pack does not hold."""
    full = Counter(card for card in cards if _FULL.fullmatch(card))
    for card, count in full.items():
        if count > 1:
            raise Refused("card_seen", f"{card} has been dealt in this hand.", card=card)
    ranks = Counter(rank for card in cards if (rank := card.rstrip(SUIT_LETTERS)))
    suits = Counter(card[-1] for card in cards if card[-1] in SUIT_LETTERS)
    for rank, count in ranks.items():
        if count > COPIES_PER_PACK:
            raise Refused("rank_exhausted", f"Every {rank} has been dealt.", rank=rank)
    for suit, count in suits.items():
        if count > len(RANKS):
            raise Refused("rank_exhausted", f"Every card of {suit} has been dealt.", suit=suit)
