"""What each entry of Basset is for in the API's document, by path."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText

OPERATIONS: Mapping[str, OperationText] = {
    "bank-funds": OperationText(
        "Brings money from outside into the bank of the table.",
        "session_closed bankroll_short",
        "`balances` in the response has the bank.",
    ),
    "stakes": OperationText(
        "Puts a couch, which is a stake on one card, from the player's purse on the table.",
        "session_closed unknown_punter unknown_card staking_closed answers_pending "
        "card_in_play card_used too_many_cards no_replacement_owed stake_below_minimum "
        "stake_above_maximum odd_stake purse_short bank_cover_short",
        "When all have staked, turn the fasse with `POST .../draws`.",
    ),
    "withdrawals": OperationText(
        "Takes back a couch before the fasse. The money goes back to the purse.",
        "session_closed unknown_punter unknown_card deal_not_begun staking_closed "
        "no_such_stake paroli_may_not_be_altered",
        "Stake another card, or go on.",
    ),
    "draws": OperationText(
        "Records a draw: the fasse, a pair, or the last card. It is recorded immediately, and a "
        "worker settles the stakes. `place` is the number of the draw in its deal; with it, "
        "two devices cannot enter the same draw twice.",
        "session_closed deal_in_progress deal_not_begun draw_out_of_turn answers_pending "
        "cards_required card_seen rank_exhausted pack_exhausted not_last_card",
        "If the response is 202, read `Location` until `settled` is true. Then enter the "
        "answers of the winners.",
    ),
    "answers": OperationText(
        "Records what a player does with a win: take it, leave it for a paroli, or decline it "
        "for the pay. `all` takes every win that still waits.",
        "session_closed unknown_punter unknown_card no_such_stake nothing_to_answer "
        "restake_not_allowed take_only restake_too_small pay_not_allowed stake_below_minimum "
        "stake_above_maximum odd_stake purse_short bank_cover_short",
        "When no win waits, deal the next pair.",
    ),
    "maces": OperationText(
        "Adds money to a couch during the deal, if the rules allow maces.",
        "session_closed unknown_punter unknown_card deal_not_begun answers_pending "
        "no_such_stake paroli_may_not_be_altered mace_not_allowed stake_below_minimum "
        "stake_above_maximum odd_stake purse_short bank_cover_short",
        "Deal the next pair.",
    ),
    "side-bets": OperationText(
        "Lays a bet between two players on what a stake of a player does. Both put up the amount.",
        "session_closed unknown_punter unknown_card answers_pending no_such_stake "
        "side_bets_not_allowed same_punter purse_short",
        "The draw that decides the stake pays the bet.",
    ),
    "books": OperationText(
        "Sells a player another book of cards, if the rules allow it. The price goes to the bank.",
        "session_closed unknown_punter answers_pending books_not_sold purse_short",
        "The player can stake a second copy of each card, such as `Q#2`.",
    ),
    "deal-ends": OperationText(
        "Ends the deal: every couch on the table goes back to its player, except a paroli that the "
        "rules carry over.",
        "session_closed deal_not_begun answers_pending",
        "Staking is open for the next deal, or close the session.",
    ),
}
