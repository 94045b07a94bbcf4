"""What each entry that every game has is for in the API's document, by path."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText

OPERATIONS_EN: Mapping[str, OperationText] = {
    "punters": OperationText(
        "Seats a player, with the money that the player brings to the table.",
        "session_closed punter_exists too_many_names name_invalid name_looks_like_another "
        "bankroll_short",
        "Then the player can stake. More money comes with `POST .../buy-ins`.",
    ),
    "buy-ins": OperationText(
        "Brings money from outside into the purse of a seated player. If the seat plays with a "
        "bankroll, the money comes from there.",
        "session_closed unknown_punter bankroll_short",
        "`balances` in the response has the purse.",
    ),
    "cash-outs": OperationText(
        "Takes money out of the purse of a seated player. Money on the table stays there.",
        "session_closed unknown_punter purse_short",
        "`balances` in the response has the purse.",
    ),
    "closings": OperationText(
        "Closes the session. Money that is linked to bankrolls goes back to them.",
        "session_closed deal_in_progress",
        "Read `GET .../settling-up` for who gets what. Corrections are still accepted.",
    ),
    "punter-renamings": OperationText(
        "Gives a player another name, also after the close. The balances move to the accounts of "
        "the new name.",
        "unknown_punter punter_exists too_many_names name_invalid name_looks_like_another "
        "bankroll_linked",
        "Use the new name from now on.",
    ),
    "payments": OperationText(
        "Notes that one party paid another after the session. It moves no money in the accounts of "
        "the session.",
        "session_open unknown_punter same_punter",
        "Read `GET .../settling-up` for what is left.",
    ),
}
