"""The texts of the refusals of Swiss Tarot in English."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_EN: Mapping[str, RefusalText] = {
    "table_full": RefusalText(
        title="The table is full",
        meaning="Three players are seated, and three play.",
        remedy="Open another table.",
        advice="Three play this game, and all three seats are taken.",
    ),
    "deal_in_progress": RefusalText(
        title="The game is not over",
        meaning="A game is on: its rounds are not all counted.",
        remedy="Count its rounds first, or give it up with `end`.",
        advice="The game is not over. Count its rounds, or give it up.",
    ),
    "deal_not_begun": RefusalText(
        title="No game has begun",
        meaning="There is no game to count or to give up.",
        remedy="Enter `ante` first.",
        advice="No game has begun. Enter the ante first.",
    ),
    "draw_out_of_turn": RefusalText(
        title="The round is out of turn",
        meaning=(
            "The round's number is not the next in its game: it was entered already, or the "
            "previous round is missing."
        ),
        remedy="Check the log. Enter the missing round, or discard the duplicate.",
        advice="Another round was recorded first.",
    ),
    "too_few_players": RefusalText(
        title="There are too few players",
        meaning="Fewer than three players are seated.",
        remedy="Add a player first.",
        advice="Three players are needed. Add a player.",
    ),
    "counts_wrong": RefusalText(
        title="The counts cannot be right",
        meaning=(
            "The counts do not add up to 78, a player is counted twice, or the dealer has less "
            "than the 1 that the discards are worth."
        ),
        remedy="Count the tricks again.",
        advice="The counts are {total:number} together; a round is {points:number}. Count again.",
        variants={
            "twice": "{twice} is counted twice.",
            "dealer": "{dealer} dealt, and the discards are worth 1 or more. Count again.",
        },
    ),
}
"""By code."""
