"""What each entry is for, by operation id: the operations that record something in a session."""

from collections.abc import Mapping

from service.api.document.operation_text import OperationText as Text

ENTRY_TEXTS: Mapping[str, Text] = {
    "openSession": Text(
        "Opens a session of one game, with the rules of a preset, and returns its id. Choose "
        "the id yourself if the request may be repeated: then a retry cannot open a second "
        "session.",
        "session_exists bankroll_short",
        "Then seat the players with `POST .../punters`.",
    ),
    "renameSession": Text(
        "Gives a session another name, in lists, on boards and in reports. It is no entry of the "
        "game, so undo passes over it.",
        "",
        "Send the former name to go back.",
    ),
    "fileSession": Text(
        "Moves a session into a gathering or out of it, hides it from the evening, or marks "
        "it as practice. Members that are left out stay as they are. A dealer may not do "
        "this.",
        "",
        "Then read `GET /v1/evening`.",
    ),
    "enterPunters": Text(
        "Seats a player, with the money that the player brings to the table.",
        "session_closed punter_exists too_many_names name_invalid name_looks_like_another "
        "bankroll_short",
        "Then the player can stake. More money comes with `POST .../buy-ins`.",
    ),
    "enterBuyIns": Text(
        "Brings money from outside into the purse of a seated player. If the seat plays with a "
        "bankroll, the money comes from there.",
        "session_closed unknown_punter bankroll_short",
        "`balances` in the response has the purse.",
    ),
    "enterCashOuts": Text(
        "Takes money out of the purse of a seated player. Money on the table stays there.",
        "session_closed unknown_punter purse_short",
        "`balances` in the response has the purse.",
    ),
    "enterBankFunds": Text(
        "Brings money from outside into the bank of the table.",
        "session_closed bankroll_short",
        "`balances` in the response has the bank.",
    ),
    "enterStakes": Text(
        "Puts a couch, which is a stake on one card, from the player's purse on the table.",
        "session_closed unknown_punter unknown_card staking_closed answers_pending "
        "card_in_play card_used too_many_cards no_replacement_owed stake_below_minimum "
        "stake_above_maximum odd_stake purse_short bank_cover_short",
        "When all have staked, turn the fasse with `POST .../draws`.",
    ),
    "enterWithdrawals": Text(
        "Takes back a couch before the fasse, or in Lansquenet a cover before the hand. The "
        "money goes back to the purse.",
        "session_closed unknown_punter unknown_card deal_not_begun staking_closed "
        "no_such_stake paroli_may_not_be_altered",
        "Stake another card, or go on.",
    ),
    "enterDraws": Text(
        "Records a draw: the fasse, a pair, or the last card. It is recorded immediately, and a "
        "worker settles the stakes. `place` is the number of the draw in its deal; with it, "
        "two devices cannot enter the same draw twice.",
        "session_closed deal_in_progress deal_not_begun draw_out_of_turn answers_pending "
        "cards_required card_seen rank_exhausted pack_exhausted not_last_card",
        "If the response is 202, read `Location` until `settled` is true. Then enter the "
        "answers of the winners.",
    ),
    "enterAnswers": Text(
        "Records what a player does with a win: take it, leave it for a paroli, or decline it "
        "for the pay. `all` takes every win that still waits.",
        "session_closed unknown_punter unknown_card no_such_stake nothing_to_answer "
        "restake_not_allowed take_only restake_too_small pay_not_allowed stake_below_minimum "
        "stake_above_maximum odd_stake purse_short bank_cover_short",
        "When no win waits, deal the next pair.",
    ),
    "enterMaces": Text(
        "Adds money to a couch during the deal, if the rules allow maces.",
        "session_closed unknown_punter unknown_card deal_not_begun answers_pending "
        "no_such_stake paroli_may_not_be_altered mace_not_allowed stake_below_minimum "
        "stake_above_maximum odd_stake purse_short bank_cover_short",
        "Deal the next pair.",
    ),
    "enterSideBets": Text(
        "Lays a bet between two players on what a stake of a player does. Both put up the amount.",
        "session_closed unknown_punter unknown_card answers_pending no_such_stake "
        "side_bets_not_allowed same_punter purse_short",
        "The draw that decides the stake pays the bet.",
    ),
    "enterBooks": Text(
        "Sells a player another book of cards, if the rules allow it. The price goes to the bank.",
        "session_closed unknown_punter answers_pending books_not_sold purse_short",
        "The player can stake a second copy of each card, such as `Q#2`.",
    ),
    "enterDealEnds": Text(
        "Ends the deal: every couch on the table goes back to its player, except a paroli that the "
        "rules carry over.",
        "session_closed deal_not_begun answers_pending",
        "Staking is open for the next deal, or close the session.",
    ),
    "enterPunterRenamings": Text(
        "Gives a player another name. The balances move to the accounts of the new name.",
        "session_closed unknown_punter punter_exists too_many_names name_invalid "
        "name_looks_like_another bankroll_linked",
        "Use the new name from now on.",
    ),
    "enterClosings": Text(
        "Closes the session. Money that is linked to bankrolls goes back to them.",
        "session_closed deal_in_progress",
        "Read `GET .../settling-up` for who gets what. Corrections are still accepted.",
    ),
    "enterPayments": Text(
        "Notes that one party paid another after the session. It moves no money in the accounts of "
        "the session.",
        "session_open unknown_punter same_punter",
        "Read `GET .../settling-up` for what is left.",
    ),
    "enterWagers": Text(
        "Puts up the banker's wager from the banker's purse. Before the first cover, it may "
        "be changed.",
        "session_closed deal_in_progress too_few_players answers_pending restake_too_small "
        "stake_below_minimum stake_above_maximum purse_short",
        "Then the players cover it.",
    ),
    "enterCovers": Text(
        "Bets a part of the wager, or with `all` what is left of it, against the banker.",
        "session_closed unknown_punter deal_not_begun is_banker not_in_turn "
        "stake_below_minimum stake_above_maximum purse_short bank_cover_short",
        "Then deal the hand with `POST .../hands`.",
    ),
    "enterHands": Text(
        "Records a hand: its outcome, or its cards in the order dealt. It is recorded at "
        "once, and a worker settles the covers. `place` is the number of the hand; with it, "
        "two devices cannot enter the same hand twice.",
        "session_closed unknown_card deal_not_begun draw_out_of_turn nothing_staked card_seen "
        "rank_exhausted match_passed no_match",
        "If the response is 202, read `Location` until `settled` is true.",
    ),
    "enterPasses": Text(
        "Passes the deck to the next player in line, who banks from now on. A wager goes back "
        "to the old banker.",
        "session_closed deal_in_progress too_few_players",
        "The new banker puts up a wager.",
    ),
    "enterAuctions": Text(
        "Sells the deck: the buyer pays the banker and banks from now on.",
        "session_closed unknown_punter deal_in_progress too_few_players is_banker "
        "auction_not_allowed purse_short",
        "The new banker puts up a wager.",
    ),
    "enterBatch": Text(
        "Records several entries in one request and one transaction, as an outbox sends them. An "
        "entry has `kind`, the word of the score sheet, the fields of its own endpoint, and "
        "optionally its own idempotency key in `key`.",
        "",
        "With `atomic`, a refusal names the entry in `index` and records nothing. With the other "
        "modes, read the `status` and `code` of each of the `results`.",
    ),
    "postSheet": Text(
        "Plays a score sheet and records it whole as a new session. What the sheet expects is "
        "checked first.",
        "bad_sheet sheet_disagrees",
        "If it is refused, nothing is recorded, and `line` is the line of the sheet to mend.",
    ),
    "takePen": Text(
        "Lets the signed-in device that sends it write for a table, in place of any other device. "
        "A key needs no pen and cannot take it.",
        "session_closed",
        "Then send the entry again that was refused with `pen_elsewhere`, with the same key.",
    ),
    "correct": Text(
        "Corrects the log without deleting anything: undo or redo the newest entry, replace, "
        "insert or strike out an earlier one, or move money by a ruling. Later entries are decided "
        "again. "
        "With `dry_run`, the response is 200 with what would change, and nothing is recorded.",
        "nothing_to_undo correction_refused unknown_punter same_punter purse_short",
        "If later entries would be refused, `refused` lists them: correct them too, or send "
        "`drop_refused`.",
    ),
    "linkBankroll": Text(
        "Lets a free seat play with the bankroll of a person: buy-ins come from it, and "
        "cash-outs go back to it.",
        "session_closed unknown_punter punter_exists bankroll_linked",
        "Then seat the player under that name.",
    ),
}
