"""The texts of the refusals of Basset in English."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_EN: Mapping[str, RefusalText] = {
    "unknown_card": RefusalText(
        title="The player cannot have this card",
        meaning=(
            "The punter cannot have this card: no such rank, more copies than books or "
            "packs, or `Q#1`. In a score sheet, also a draw that is not a card."
        ),
        remedy=(
            "Write `Q` for the first queen, `Q#2` for the second; sell a book first if the "
            "rules allow it."
        ),
        advice="This card does not exist.",
        variants={
            "player": "{player} does not have this card.",
        },
    ),
    "deal_in_progress": RefusalText(
        title="A deal is in progress",
        meaning="A fasse or a close was entered before the deal ended.",
        remedy="Enter `end` first.",
        advice="A deal is in progress. End the deal first.",
        variants={
            "kind=fasse": "A deal is in progress. Turn the next fasse after it.",
        },
    ),
    "deal_not_begun": RefusalText(
        title="The deal has not begun",
        meaning="A pair, last card, mace or end was entered before the fasse.",
        remedy="Turn the fasse.",
        advice="The fasse has not been turned yet.",
    ),
    "draw_out_of_turn": RefusalText(
        title="The draw is out of turn",
        meaning=(
            "The draw's number in its deal is not the next: it was entered already, or the "
            "previous draw is missing."
        ),
        remedy="Check the log. Enter the missing draw, or discard the duplicate.",
        advice="Another draw was recorded first.",
    ),
    "staking_closed": RefusalText(
        title="Staking is closed",
        meaning="A stake or a withdrawal came after the fasse, and the rules end staking there.",
        remedy="Wait for the next deal.",
        advice=("The fasse is turned: stakes are closed. Add a forgotten one in the history."),
    ),
    "answers_pending": RefusalText(
        title="A win waits for its answer",
        meaning=(
            "A win waits for its answer. This blocks draws, end, mace, side bet, book, and "
            "a stake after the fasse."
        ),
        remedy="Ask the named punters: take, paroli or pay. `take *` takes all.",
        advice="A win waits: first take it or play on.",
        variants={
            "waiting": (
                "{waiting:plural|one win waits|# wins wait}: {waiting:players}. First take "
                "or play on."
            ),
        },
    ),
    "no_such_stake": RefusalText(
        title="There is no such stake",
        meaning="The punter has no stake on this card, or a side bet names an empty card.",
        remedy="Check punter, card and copy.",
        advice="{player} has no stake on {card:definite}.",
    ),
    "nothing_to_answer": RefusalText(
        title="No win waits for this answer",
        meaning=(
            "The card has not won, or its win was answered already; or `place` names a draw"
            " that is not the newest, which is checked first."
        ),
        remedy="Continue; no answer is needed.",
        advice="No win is waiting.",
        variants={
            "card": (
                "{player}’s {card:card} has not won, or this win is already taken or played on."
            ),
        },
    ),
    "card_in_play": RefusalText(
        title="The card is in play already",
        meaning="The punter already has money, or an empty card, there.",
        remedy="Mace it if the rules allow, or stake another card.",
        advice="{player}’s {card:card} is already on the table.",
    ),
    "card_used": RefusalText(
        title="The card was played already",
        meaning="The punter has played every copy of this card in this deal.",
        remedy="Stake another card, or wait for the next deal.",
        advice="{player}’s {card:card} was already used in this deal.",
    ),
    "too_many_cards": RefusalText(
        title="The player has too many cards",
        meaning=(
            "With this card, the punter would have more than `max_cards` on the table. "
            "Empty cards count."
        ),
        remedy="Withdraw another card first, during staking.",
        advice=(
            "{player} already has {maximum:plural|one card|# cards} on the table, the maximum."
        ),
    ),
    "cards_required": RefusalText(
        title="A player has too few or too many cards",
        meaning="At the fasse, a punter in play does not have exactly `cards_required` cards.",
        remedy="The named punter must stake more, or withdraw some.",
        advice=(
            "A player has the wrong number of cards. The rules require {required:plural|one"
            " card|# cards}."
        ),
        variants={
            "player": (
                "{player} has the wrong number of cards. The rules require "
                "{required:plural|one card|# cards}."
            ),
        },
    ),
    "no_replacement_owed": RefusalText(
        title="No card may be replaced",
        meaning=(
            "A stake during the deal, by a punter without a card to replace: no card of "
            "theirs left the table by losing to a pair, or it was replaced already."
        ),
        remedy="Wait for the next deal.",
        advice="{player} has no lost card to replace.",
    ),
    "paroli_may_not_be_altered": RefusalText(
        title="A paroli may not be altered",
        meaning="The card is bent, or rides for the pay. It stands until it wins or loses.",
        remedy="Leave it; the punter decides at the next win.",
        advice="The stake of a paroli cannot be changed.",
    ),
    "restake_not_allowed": RefusalText(
        title="A restake is not allowed",
        meaning="Under these rules, a paid card leaves the table.",
        remedy="Take without a restake.",
        advice="These rules do not allow a new stake on a paid card.",
    ),
    "take_only": RefusalText(
        title="The win can only be taken",
        meaning="The card won as twins: the win can only be taken, and the card leaves.",
        remedy="Take without a restake.",
        advice="Twins: this win can only be taken.",
    ),
    "restake_too_small": RefusalText(
        title="The restake is too small",
        meaning="A restake must be at least the couch that won.",
        remedy="Restake more, or take without a restake.",
        advice="The new stake must be at least the old stake, {minimum:sum}.",
    ),
    "pay_not_allowed": RefusalText(
        title="A pay is not allowed",
        meaning="The rules have no pay, or this is not the card's first win.",
        remedy="Take or paroli.",
        advice=(
            "Playing on without risk (pay) is not allowed at this table, or not on a card "
            "with a bent corner."
        ),
    ),
    "mace_not_allowed": RefusalText(
        title="A mace is not allowed",
        meaning="The rules do not allow maces.",
        remedy="Leave the couch unchanged.",
        advice="Adding money (mace) is not allowed at this table, or not on this card.",
    ),
    "side_bets_not_allowed": RefusalText(
        title="Side bets are not allowed",
        meaning="The rules do not allow side bets.",
        remedy="Do not enter the bet.",
        advice="Side bets are not allowed at this table.",
    ),
    "same_punter": RefusalText(
        title="Both sides are the same player",
        meaning="Both sides of the side bet, the ruling or the payment are the same player.",
        remedy="Name the other side.",
        advice="Both sides are the same player. Choose two different ones.",
        variants={
            "kind=sidebet": "Players cannot bet against themselves.",
        },
    ),
    "books_not_sold": RefusalText(
        title="No books are sold",
        meaning="Under these rules, the bank sells no further books.",
        remedy="The punter plays the remaining cards, or skips the deal.",
        advice="New books are not sold at this table.",
    ),
    "stake_below_minimum": RefusalText(
        title="The stake is below the minimum",
        meaning="The new couch would be below `min_stake`.",
        remedy="Stake more.",
        advice="The minimum stake is {minimum:sum}.",
    ),
    "stake_above_maximum": RefusalText(
        title="The stake is above the maximum",
        meaning=(
            "The new couch would be above `max_stake`, or above 10^12 if the rules set no maximum."
        ),
        remedy="Stake less.",
        advice="The maximum stake is {maximum:sum}.",
    ),
    "odd_stake": RefusalText(
        title="The stake is odd",
        meaning="The rules accept even couches only, so that halves are exact.",
        remedy="Stake one more or one less.",
        advice="This stake cannot be halved. Only even amounts are allowed.",
        variants={
            "amount": "{amount:sum} cannot be halved. Only even amounts are allowed.",
        },
    ),
    "purse_short": RefusalText(
        title="The purse has too little",
        meaning=(
            "The purse does not contain enough. For a restake, purse, payment and old couch"
            " count together."
        ),
        remedy="Enter a smaller amount, or a buy-in first.",
        advice="{player}’s purse holds only {purse:sum}.",
        variants={
            "kind=cashout": "{player}’s purse holds only {purse:sum}. Cash out less.",
            "kind=stake|take": (
                "{player}’s purse holds only {purse:sum}. The stake on {card:definite} "
                "needs {amount:sum}."
            ),
        },
    ),
    "bank_cover_short": RefusalText(
        title="The bank could not pay the worst win",
        meaning=(
            "After this entry, the bank could not pay the worst next pair (`bank_cover = "
            '"covered"`).'
        ),
        remedy="Fund the bank, or stake less; a win can always be taken.",
        advice="If the worst card wins, the bank would owe {worst:sum}. It has {bank:sum}.",
    ),
    "card_seen": RefusalText(
        title="The card was drawn already",
        meaning="This card, with its suit, was already drawn in this deal once for each pack.",
        remedy="Check the card again; correct the earlier draw if that one was wrong.",
        advice="{card:definite} has already been drawn.",
    ),
    "rank_exhausted": RefusalText(
        title="Every card of the rank was drawn",
        meaning="All cards of this rank were already drawn in this deal.",
        remedy="Check the card again; correct the earlier draw if that one was wrong.",
        advice="All {rank:ranks} have been drawn.",
    ),
    "pack_exhausted": RefusalText(
        title="Too few cards are left",
        meaning="There are too few cards for this draw.",
        remedy="Enter the last card if one is left; then `end`.",
        advice="No card is left.",
        variants={
            "stock": "{stock:plural|one card is|# cards are} left, too few for this draw.",
        },
    ),
    "not_last_card": RefusalText(
        title="This is not the last card",
        meaning="More than one card is left to deal.",
        remedy="Deal pairs, or end the deal.",
        advice="{stock:plural|one card is|# cards are} left.",
    ),
}
"""By code."""
