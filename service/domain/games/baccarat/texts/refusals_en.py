"""The texts of the refusals of Baccarat in English."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_EN: Mapping[str, RefusalText] = {
    "table_full": RefusalText(
        title="Every place is taken",
        meaning="All `seats` of the table, or those of the side, are taken.",
        remedy="Choose the other side, or let the player stand.",
        advice="Every place is taken. Choose the other side, or let the player stand.",
    ),
    "unknown_card": RefusalText(
        title="This is not a card",
        meaning="A card is a rank, with or without its suit: `K`, `10`, `3h`.",
        remedy="Write the rank, and the suit if you know it.",
        advice="{card} is not a card of this table.",
    ),
    "bank_held": RefusalText(
        title="The bank is held",
        meaning="A player holds the bank, so no other can put one up.",
        remedy="Enter `pass` first.",
        advice="{banker} holds the bank. The deal must pass first.",
    ),
    "no_bank": RefusalText(
        title="The bank is open",
        meaning="No player has put up a bank. In an auction, an open bank cannot be declined.",
        remedy="Enter `bank` first.",
        advice="There is no bank yet. Enter who banks.",
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
    "is_banker": RefusalText(
        title="The player is the banker",
        meaning="The banker cannot stake, nor go bank.",
        remedy="Name another player.",
        advice="The banker cannot do this. Choose another player.",
    ),
    "not_seated": RefusalText(
        title="The player stands",
        meaning="A bystander may stake, and never holds the bank.",
        remedy="Name a seated player.",
        advice="{player} stands, and cannot hold the bank. Choose a seated player.",
    ),
    "not_in_turn": RefusalText(
        title="The player is not in turn to bank",
        meaning=(
            "By rotation, the player in turn puts up the bank. Others may only continue it, at "
            "the sum at which it was passed; the last banker may not."
        ),
        remedy="Enter `pass` if the player in turn declines, or the sum at which it was passed.",
        advice="{punter} is in turn to bank. If that player declines, enter a pass.",
        variants={
            "passed_sum": "{punter} is in turn. Others may bank only at {passed_sum:sum}.",
        },
    ),
    "must_play_on": RefusalText(
        title="The banker must play on",
        meaning="A banker plays `must_play` hands before passing the deal.",
        remedy="Deal the hand first.",
        advice="The banker must play {hands:plural|one hand|# hands} more before passing.",
    ),
    "bank_broken": RefusalText(
        title="The bank is broken",
        meaning="The bank has no money, so nothing is staked or dealt.",
        remedy="Enter `fund`, or `pass`.",
        advice="The bank is broken. Add to it, or pass the deal.",
    ),
    "banco_said": RefusalText(
        title="A player goes bank",
        meaning="The whole bank is staked, or another player's banco comes first.",
        remedy="Deal the hand first.",
        advice="{punter} goes bank. Deal the hand first.",
    ),
    "banco_limit_reached": RefusalText(
        title="The player lost too many bancos in a row",
        meaning="After `banco_limit` lost bancos in a row, a player lets one hand pass.",
        remedy="Deal one hand without a banco of this player.",
        advice="{punter} lost {lost:plural|one banco|# bancos} in a row, and lets one hand pass.",
    ),
    "cheval_not_played": RefusalText(
        title="A banco over both hands is not played",
        meaning="Under these rules, a banco is on one hand.",
        remedy="Enter `banco` without `cheval`.",
        advice="Banco à cheval is not played at this table.",
    ),
    "stake_stands": RefusalText(
        title="The stake abides the next hand",
        meaning="After a tie, a stake is neither withdrawn nor raised, and no player goes bank.",
        remedy="Deal the next hand.",
        advice="After the tie, the stake of {punter} stays. Deal the next hand.",
    ),
    "no_such_stake": RefusalText(
        title="There is no such stake",
        meaning="The player has no stake, or no stake of the last hand can be laid again.",
        remedy="Check the player, or enter the stakes one by one.",
        advice="There is no such stake.",
        variants={"kind=again": "No stake of the last hand can be laid again. Enter the stakes."},
    ),
    "nothing_to_answer": RefusalText(
        title="There is nothing to accept",
        meaning="The bank covers all stakes.",
        remedy="Deal the hand.",
        advice="The bank covers all stakes. There is nothing to accept.",
    ),
    "nothing_staked": RefusalText(
        title="Nothing is staked",
        meaning="No player has a stake, so there is nothing to deal for.",
        remedy="Enter a stake first.",
        advice="No player has a stake. Enter a stake first.",
    ),
    "result_missing": RefusalText(
        title="The results do not fit the stakes",
        meaning=(
            "A hand with stakes has no result, or there is a result for a left hand at a table "
            "with one side."
        ),
        remedy="Enter one result for each hand with stakes.",
        advice="There are stakes on the right hand. Enter its result.",
        variants={"hand=left": "The result of the left hand does not fit the table."},
    ),
    "fund_not_allowed": RefusalText(
        title="The bank cannot be replenished",
        meaning="The rule `replenish` does not allow it now.",
        remedy="Play on, or pass the deal.",
        advice="The banker cannot add to the bank now.",
    ),
    "bank_below_minimum": RefusalText(
        title="The bank is too small",
        meaning="A bank starts, and goes on after it was broken, with at least `bank_minimum`.",
        remedy="Put up more.",
        advice="A bank must have at least {minimum:sum}.",
    ),
    "bank_covered": RefusalText(
        title="The bank is covered",
        meaning="Bystanders stake only while the seated players do not cover the bank.",
        remedy="Let the player wait for the next hand.",
        advice="The seated players cover the bank of {bank:sum}. Bystanders cannot stake.",
    ),
    "stake_below_minimum": RefusalText(
        title="The stake is below the minimum",
        meaning="The whole stake would be below `min_stake`.",
        remedy="Stake more.",
        advice="The minimum stake is {minimum:sum}.",
    ),
    "stake_above_maximum": RefusalText(
        title="The stake is above the maximum",
        meaning="The whole stake would be above `max_stake`, or above 10^12.",
        remedy="Stake less.",
        advice="The maximum stake is {maximum:sum}.",
    ),
    "odd_stake": RefusalText(
        title="The bank cannot be halved",
        meaning='A bank of 1 has no halves; with `odd_half = "refuse"`, no odd bank has.',
        remedy="Go bank on one hand.",
        advice="A bank of {bank:sum} cannot be halved. Go bank on one hand.",
    ),
    "bank_cover_short": RefusalText(
        title="The bank does not cover all stakes",
        meaning="The banker accepted stakes before, and must cover all stakes from then on.",
        remedy="Enter `accept`, or `pass`.",
        advice="The bank lacks {excess:sum}. Accept the stakes, or pass the deal.",
    ),
    "card_seen": RefusalText(
        title="The card cannot be dealt again",
        meaning="Every copy of this card, with its suit, was dealt since the cards were shuffled.",
        remedy="Check the cards again.",
        advice="No copy of {card:definite} is left.",
    ),
    "rank_exhausted": RefusalText(
        title="No card of this rank is left",
        meaning="Every card of this rank was dealt since the cards were shuffled.",
        remedy="Check the cards again.",
        advice="No {rank:ranks} are left.",
    ),
    "pack_exhausted": RefusalText(
        title="Too few cards are left",
        meaning="A hand needs `stock_minimum` cards, and as many as are dealt.",
        remedy="Enter `shoe`.",
        advice="Too few cards are left for a hand. Shuffle the cards.",
    ),
    "draw_forbidden": RefusalText(
        title="No third card can be drawn",
        meaning=(
            "A natural ends a hand: of the banker every hand, of a side that side, and of all "
            "sides the banker's too."
        ),
        remedy="Check the cards again.",
        advice="After a natural, no third card is drawn. Check the cards.",
    ),
    "false_draw": RefusalText(
        title="The draw is false",
        meaning="At zero to four a punter draws, at six or seven not. These rules refuse others.",
        remedy="Check the cards again.",
        advice="A punter with {points:number} draws a third card. Check the cards.",
        variants={"points=6|7": "A punter with {points:number} draws no card. Check the cards."},
    ),
}
"""By code."""
