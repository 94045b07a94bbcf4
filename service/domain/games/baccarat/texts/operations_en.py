"""What each entry of Baccarat is for in the API's document, by path."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText

OPERATIONS_EN: Mapping[str, OperationText] = {
    "punters": OperationText("", "table_full", ""),
    "banks": OperationText(
        "Puts up the bank from a player's purse. By rotation, only the player in turn may, or "
        "another at the sum at which the bank was passed. At that sum, stakes on the table stay.",
        "session_closed unknown_punter bank_held not_seated not_in_turn bank_below_minimum "
        "purse_short",
        "Then the players stake.",
    ),
    "bank-funds": OperationText(
        "Puts more of the banker's money into the bank.",
        "session_closed no_bank fund_not_allowed bank_below_minimum purse_short",
        "Then the players stake.",
    ),
    "stakes": OperationText(
        "In Baccarat, stakes against the bank, on the hand of the player's own side.",
        "session_closed unknown_punter no_bank is_banker bank_broken banco_said stake_stands "
        "bank_covered stake_below_minimum stake_above_maximum purse_short",
        "Then deal the hand with `POST .../hands`.",
    ),
    "withdrawals": OperationText(
        "In Baccarat, takes a whole stake back before the hand.",
        "session_closed unknown_punter banco_said stake_stands no_such_stake",
        "",
    ),
    "repeats": OperationText(
        "Lays the stakes of the last hand without a banco again, for every player who has none. "
        "Players who cannot are left out.",
        "session_closed no_bank bank_broken banco_said no_such_stake",
        "Then deal the hand with `POST .../hands`.",
    ),
    "bancos": OperationText(
        "Goes bank: all stakes go home, and the player stakes against the whole bank. A nearer "
        "claim of the same side takes it over; claims of both sides share it.",
        "session_closed unknown_punter no_bank is_banker bank_broken banco_said "
        "banco_limit_reached cheval_not_played stake_stands odd_stake purse_short",
        "Then deal the hand with `POST .../hands`.",
    ),
    "acceptances": OperationText(
        "Puts into the bank, from the banker's purse, what it lacks to cover all stakes.",
        "session_closed no_bank bank_broken nothing_to_answer purse_short",
        "Then deal the hand with `POST .../hands`.",
    ),
    "hands": OperationText(
        "In Baccarat, records a hand by its results (`kind` is `hand`) or by its cards (`cards`). "
        "It is recorded immediately, and a worker settles the stakes. `place` is the number of the "
        "hand; with it, two devices cannot enter the same hand twice.",
        "session_closed unknown_card no_bank draw_out_of_turn bank_broken nothing_staked "
        "result_missing bank_cover_short card_seen rank_exhausted pack_exhausted draw_forbidden "
        "false_draw",
        "If the response is 202, read `Location` until `settled` is true.",
    ),
    "passes": OperationText(
        "In Baccarat, passes the deal: the banker retires with the bank, or the player in turn "
        "declines an open one.",
        "session_closed no_bank must_play_on",
        "The next banker puts up the bank.",
    ),
    "shoes": OperationText(
        "Shuffles all cards. By the rule `bank_ends`, that ends the tenure of the banker.",
        "session_closed",
        "The hands go on.",
    ),
}
