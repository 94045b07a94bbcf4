"""What some refusals mean in one game, where that is not what they mean elsewhere."""

from collections.abc import Mapping

OWN_MEANINGS: Mapping[str, Mapping[str, str]] = {
    "Lansquenet": {
        "unknown_card": "By suit, a card without a suit; by rank, a card without a rank.",
        "deal_in_progress": "A cover stands, so the wager and the deck cannot change.",
        "deal_not_begun": "The banker has put up no wager.",
        "draw_out_of_turn": "The hand's number is not the next: it was entered already, or the "
        "previous hand is missing.",
        "answers_pending": "The banker sells the deck first: enter `auction` or `pass`.",
        "no_such_stake": "The player covers nothing.",
        "restake_too_small": "Winnings that stay in the wager cannot be taken out.",
        "bank_cover_short": "The covers together would exceed the wager, or nothing is left to "
        "cover.",
        "card_seen": "This card, with its suit, occurs twice in the hand.",
        "rank_exhausted": "The hand has five cards of a rank, or fourteen of a suit.",
    },
}
"""By the title of the game, and by code."""
