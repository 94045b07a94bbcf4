"""What each entry of Swiss Tarot is for in the API's document, by path."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText

OPERATIONS_EN: Mapping[str, OperationText] = {
    "punters": OperationText("", "table_full", ""),
    "antes": OperationText(
        "In Swiss Tarot, begins a game: each of the three players antes `amount`, or what the "
        "rules say, into the pot.",
        "session_closed deal_in_progress too_few_players purse_short",
        "Then count the rounds with `POST .../counts`.",
    ),
    "counts": OperationText(
        "In Swiss Tarot, records the points of a round: of all three players, or of two, and the "
        "third has the rest of 78. The last round of a game is recorded immediately, and a worker "
        "shares the pot. `place` is the number of the round in its game; with it, two devices "
        "cannot enter the same round twice.",
        "session_closed unknown_punter deal_not_begun draw_out_of_turn counts_wrong",
        "",
    ),
    "deal-ends": OperationText(
        "In Swiss Tarot, gives the game up: its antes return to their purses.",
        "session_closed deal_not_begun",
        "",
    ),
    "closings": OperationText(
        "In Swiss Tarot, only between games; the players share what is left in the pot.",
        "session_closed deal_in_progress",
        "",
    ),
}
