"""What each entry of Lansquenet is for in the API's document, by path."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText

OPERATIONS_EN: Mapping[str, OperationText] = {
    "wagers": OperationText(
        "Puts up the banker's wager from the banker's purse. Before the first cover, it may "
        "be changed.",
        "session_closed deal_in_progress too_few_players answers_pending restake_too_small "
        "stake_below_minimum stake_above_maximum purse_short",
        "Then the players cover it.",
    ),
    "covers": OperationText(
        "Bets a part of the wager, or with `all` what is left of it, against the banker.",
        "session_closed unknown_punter deal_not_begun is_banker not_in_turn "
        "stake_below_minimum stake_above_maximum purse_short bank_cover_short",
        "Then deal the hand with `POST .../hands`.",
    ),
    "hands": OperationText(
        "Records a hand: its outcome, or its cards in the order dealt. It is recorded "
        "immediately, and a worker settles the covers. `place` is the number of the hand; with it, "
        "two devices cannot enter the same hand twice.",
        "session_closed unknown_card deal_not_begun draw_out_of_turn nothing_staked card_seen "
        "rank_exhausted match_passed no_match",
        "If the response is 202, read `Location` until `settled` is true.",
    ),
    "passes": OperationText(
        "Passes the deck to the next player in line, who banks from now on. A wager goes back "
        "to the old banker.",
        "session_closed deal_in_progress too_few_players",
        "The new banker puts up a wager.",
    ),
    "auctions": OperationText(
        "Sells the deck: the buyer pays the banker and banks from now on.",
        "session_closed unknown_punter deal_in_progress too_few_players is_banker "
        "auction_not_allowed purse_short",
        "The new banker puts up a wager.",
    ),
    "withdrawals": OperationText(
        "In Lansquenet, takes back a cover before the hand.",
        "session_closed unknown_punter deal_not_begun no_such_stake",
        "",
    ),
}
