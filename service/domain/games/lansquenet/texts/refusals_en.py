"""The texts of the refusals of Lansquenet in English."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_EN: Mapping[str, RefusalText] = {
    "unknown_card": RefusalText(
        title="The card does not fit the rules",
        meaning="By suit, a card without a suit; by rank, a card without a rank.",
        remedy="By suit, write `Kh` or `h`; by rank, `Kh` or `K`.",
        advice="{card} is not a card of this table.",
    ),
    "deal_in_progress": RefusalText(
        title="The wager is covered",
        meaning="A cover stands, so the wager and the deck cannot change.",
        remedy="Deal the hand first, or withdraw the covers.",
        advice="The wager is covered. Deal the hand first.",
    ),
    "deal_not_begun": RefusalText(
        title="There is no wager yet",
        meaning="The banker has put up no wager.",
        remedy="Enter `wager` first.",
        advice="The banker has not put up a wager yet.",
    ),
    "draw_out_of_turn": RefusalText(
        title="The hand is out of turn",
        meaning=(
            "The hand's number is not the next: it was entered already, or the previous "
            "hand is missing."
        ),
        remedy="Check the log. Enter the missing hand, or discard the duplicate.",
        advice="Another hand was recorded first.",
    ),
    "too_few_players": RefusalText(
        title="There are too few players",
        meaning="Fewer than two players are seated.",
        remedy="Add another player first.",
        advice="At least two players are needed. Add a player.",
    ),
    "is_banker": RefusalText(
        title="The player is the banker",
        meaning="The banker covers the wager, or buys the deck.",
        remedy="Name another player.",
        advice="The banker cannot do this. Choose another player.",
    ),
    "not_in_turn": RefusalText(
        title="The player is not in turn",
        meaning=(
            'With `cover_order = "line"`, a player who sits further from the banker covers already.'
        ),
        remedy="Withdraw that cover first, or leave the rest uncovered.",
        advice="A player further down the line already covers. Withdraw that cover first.",
    ),
    "answers_pending": RefusalText(
        title="The deck is for sale",
        meaning="The banker sells the deck first: enter `auction` or `pass`.",
        remedy="Enter who buys the deck, or pass it.",
        advice="The banker sells the deck first. Sell it, or pass it.",
    ),
    "no_such_stake": RefusalText(
        title="There is no such cover",
        meaning="The player covers nothing.",
        remedy="Check the player.",
        advice="{player} covers nothing.",
    ),
    "nothing_staked": RefusalText(
        title="Nothing is staked",
        meaning="No player covers the wager, so there is nothing to deal for.",
        remedy="Enter a cover, or pass the deck.",
        advice="No player covers the wager. Enter a cover, or pass the deck.",
    ),
    "restake_too_small": RefusalText(
        title="The wager is too small",
        meaning="Winnings that stay in the wager cannot be taken out.",
        remedy="Enter at least the wager that stands.",
        advice="The wager must be at least {minimum:sum}.",
    ),
    "auction_not_allowed": RefusalText(
        title="An auction is not allowed",
        meaning="Under these rules, the deck goes in line.",
        remedy="Enter `pass`.",
        advice="The deck passes in line at this table. Pass it.",
    ),
    "stake_below_minimum": RefusalText(
        title="The stake is below the minimum",
        meaning="The wager would be below `min_wager`, or the cover below `min_cover`.",
        remedy="Stake more.",
        advice="The minimum stake is {minimum:sum}.",
    ),
    "stake_above_maximum": RefusalText(
        title="The stake is above the maximum",
        meaning=(
            "The wager would be above `max_wager`, the cover above `max_cover`, or either "
            "above 10^12."
        ),
        remedy="Stake less.",
        advice="The maximum stake is {maximum:sum}.",
    ),
    "bank_cover_short": RefusalText(
        title="The wager is not enough",
        meaning="The covers together would exceed the wager, or nothing is left to cover.",
        remedy="Cover less, or raise the wager.",
        advice="The whole wager is covered.",
        variants={
            "left": "Only {left:sum} of the wager is left to cover.",
        },
    ),
    "card_seen": RefusalText(
        title="The card occurs twice",
        meaning="This card, with its suit, occurs twice in the hand.",
        remedy="Check the cards again.",
        advice="{card:definite} occurs twice in this hand.",
    ),
    "rank_exhausted": RefusalText(
        title="The pack has no such card left",
        meaning="The hand has five cards of a rank, or fourteen of a suit.",
        remedy="Check the cards again.",
        advice="A pack has only thirteen cards of a suit.",
        variants={
            "rank": "A pack has only four {rank:ranks}.",
        },
    ),
    "match_passed": RefusalText(
        title="The match came earlier",
        meaning="A card before the last one matches already.",
        remedy="Leave out the cards after the match.",
        advice="An earlier card already matches. Leave out the cards after it.",
    ),
    "no_match": RefusalText(
        title="No card matches",
        meaning="No card matches the left or the right card.",
        remedy="Deal on, and enter the hand at its match.",
        advice="No card matches yet. Deal on.",
    ),
}
"""By code."""
