"""What each entry of Glic is for in the API's document, by path."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText

OPERATIONS_EN: Mapping[str, OperationText] = {
    "deals": OperationText(
        "In Glic, deals a hand to all players with money: the antes go into the pools.",
        "session_closed deal_in_progress too_few_players purse_short pack_exhausted",
        "Then enter claims with `POST .../claims`, and bets with `POST .../bets`.",
    ),
    "claims": OperationText(
        "In Glic, pays a pool to the player who shows its cards. The marriage takes king and queen "
        "with it.",
        "session_closed unknown_punter deal_not_begun not_in_hand claims_closed pool_claimed "
        "too_many_cards",
        "Claims end with the first bet, pass or run.",
    ),
    "bets": OperationText(
        "In Glic, lets the player in turn bet, see, pass or fold; or with `all`, lets everybody "
        "pass until the betting stops. If one player is left then, a worker pays the Poch.",
        "session_closed unknown_punter deal_not_begun not_in_hand betting_closed not_in_turn "
        "nothing_to_answer stake_below_minimum stake_above_maximum purse_short",
        "",
    ),
    "best-hands": OperationText(
        "In Glic, names the best hand, or all equal ones, of the players who are left in the Poch. "
        "A worker pays it.",
        "session_closed unknown_punter deal_not_begun not_in_hand no_such_stake nothing_to_answer",
        "",
    ),
    "runs": OperationText(
        "In Glic, records that a player laid the last card of a sequence: every other player of "
        "the hand pays a piece.",
        "session_closed unknown_punter deal_not_begun not_in_hand answers_pending purse_short",
        "",
    ),
    "outs": OperationText(
        "In Glic, records that a player is out of cards: every other player pays a piece for each "
        "card left, which `left` counts. The hand is over.",
        "session_closed unknown_punter deal_not_begun not_in_hand answers_pending counts_wrong "
        "purse_short",
        "Then deal the next hand, or close the session.",
    ),
    "deal-ends": OperationText(
        "In Glic, gives the hand up: bets return, and the pools stay.",
        "session_closed deal_not_begun",
        "",
    ),
    "closings": OperationText(
        "In Glic, only between hands; the players of the last hand share what is left in the "
        "pools.",
        "session_closed deal_in_progress",
        "",
    ),
}
