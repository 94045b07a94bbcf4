"""The texts of the refusals of Glic in English."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_EN: Mapping[str, RefusalText] = {
    "deal_in_progress": RefusalText(
        title="The hand is not over",
        meaning="A hand is on: no player is out of cards yet.",
        remedy="Enter `out` first, or give the hand up with `end`.",
        advice="The hand is not over. Enter who is out of cards, or give it up.",
    ),
    "deal_not_begun": RefusalText(
        title="No hand has been dealt",
        meaning="There is no hand to play.",
        remedy="Enter `deal` first.",
        advice="No hand has been dealt. Deal first.",
    ),
    "too_few_players": RefusalText(
        title="There are too few players",
        meaning="Fewer than three players have money in their purses.",
        remedy="Add a player, or enter a buy-in.",
        advice="Three players with money are needed. Add a player, or enter a buy-in.",
    ),
    "not_in_hand": RefusalText(
        title="The player does not play this hand",
        meaning="The player sits this hand out; or, for a bet, has folded.",
        remedy="Check the player.",
        advice="{player} sits this hand out.",
        variants={"folded": "{player} has folded."},
    ),
    "claims_closed": RefusalText(
        title="No pool can be claimed any more",
        meaning="The first bet, pass or run has been entered, which ends the claims.",
        remedy="Insert the claim before it with a correction.",
        advice="The betting has begun. Add a forgotten claim in the history.",
    ),
    "betting_closed": RefusalText(
        title="The betting has stopped",
        meaning=(
            "All have passed since the last bet or see, one player is left, or cards are played."
        ),
        remedy="Name the best hand, or go on with the cards.",
        advice="The betting has stopped.",
    ),
    "not_in_turn": RefusalText(
        title="The player is not in turn",
        meaning="Another player bets, sees, passes or folds first.",
        remedy="Enter that player first.",
        advice="It is not the turn {player:genitive}.",
        variants={"turn": "It is the turn {turn:genitive}."},
    ),
    "answers_pending": RefusalText(
        title="Bets lie in the Poch",
        meaning="The Poch is not won yet, so the cards are not played.",
        remedy="Finish the betting, and name the best hand.",
        advice="The Poch holds {poch:sum}. Finish the betting first.",
    ),
    "no_such_stake": RefusalText(
        title="The player cannot win the Poch",
        meaning="The player folded, or owes to the Poch.",
        remedy="Name players who are left in the Poch.",
        advice="{punter} is out of the Poch.",
    ),
    "nothing_to_answer": RefusalText(
        title="There is nothing to answer",
        meaning="The player owes nothing to see or to fold; or, for `best`, no hands are compared.",
        remedy="Enter a bet or a pass; or finish the betting first.",
        advice="There is nothing to answer now.",
        variants={"punter": "{punter} owes nothing to the Poch."},
    ),
    "pool_claimed": RefusalText(
        title="The pool was claimed",
        meaning="A player won this pool, or a pool that belongs to it, in this hand.",
        remedy="Check the pool and the player.",
        advice="{punter} has won this pool already.",
    ),
    "too_many_cards": RefusalText(
        title="The player has too few cards for this",
        meaning="A hand has five cards; those of the claims are more. A sequence is three.",
        remedy="Check the pools of this player.",
        advice="{punter} would need {cards:number} cards for these pools; a hand has five.",
    ),
    "stake_below_minimum": RefusalText(
        title="The bet is below the minimum",
        meaning="The amount is below `min_bet` pieces.",
        remedy="Bet more.",
        advice="A bet is at least {minimum:sum}, beside the amount owed.",
    ),
    "stake_above_maximum": RefusalText(
        title="The bet is above the limit",
        meaning="The player would have more than `bet_limit` pieces in the Poch.",
        remedy="Bet less, or see.",
        advice="One player puts at most {maximum:sum} into the Poch.",
    ),
    "counts_wrong": RefusalText(
        title="The cards left are wrong",
        meaning=(
            "Every other player of the hand is named once, with 1 to 5 cards left, and the winner "
            "is not."
        ),
        remedy="Count the cards of all others.",
        advice="Count the cards of all others: each has from 1 to 5.",
        variants={
            "twice": "{twice} is named twice.",
            "missing": "The cards {missing:genitive} are not counted.",
            "punter": "{punter} has from 1 to 5 cards left.",
        },
    ),
    "pack_exhausted": RefusalText(
        title="The deck is too small",
        meaning="Five cards for each player and one to turn up do not fit in the deck.",
        remedy="Play with fewer players, or open a table with a larger deck.",
        advice="{deck:number} cards are too few for {players:number} players.",
    ),
}
"""By code."""
