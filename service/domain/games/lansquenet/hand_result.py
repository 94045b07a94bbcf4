"""The result of a hand: whether it ends on the left card, on the right one, or as twins.

Source: S3, "if the suits match"; other descriptions match ranks.
"""

from collections.abc import Sequence

from service.domain.games.lansquenet.events import Outcome
from service.domain.values.cards import SUIT_LETTERS
from service.domain.values.errors import Refused

LEFT_AND_RIGHT = 2


def outcome_of(cards: Sequence[str], match: str) -> Outcome:
    """Return how a hand ended: its last card must be the first that matches.

    Refuses ``match_passed``, ``no_match``.
    """
    outcome = find_outcome(cards, match)
    if outcome is None:
        raise Refused("no_match", "No card matches the left or the right one.")
    return outcome


def find_outcome(cards: Sequence[str], match: str) -> Outcome | None:
    """Return how a hand ended, or None if it still goes on. Refuses ``match_passed``."""
    marks = [_mark(card, match) for card in cards]
    if len(marks) < LEFT_AND_RIGHT:
        return None
    left, right = marks[:LEFT_AND_RIGHT]
    if left == right:
        _check_last(cards, LEFT_AND_RIGHT)
        return "twins"
    for count, mark in enumerate(marks[LEFT_AND_RIGHT:], start=LEFT_AND_RIGHT + 1):
        if mark in {left, right}:
            _check_last(cards, count)
            return "left" if mark == left else "right"
    return None


def _check_last(cards: Sequence[str], count: int) -> None:
    if count < len(cards):
        card = cards[count - 1]
        raise Refused("match_passed", f"{card} matches already, as card {count}.", card=card)


def _mark(card: str, match: str) -> str:
    return card[-1] if match == "suit" else card.rstrip(SUIT_LETTERS)
