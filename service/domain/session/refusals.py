"""The refusals that every game has: those of the session itself, of seats and of money."""

from collections.abc import Mapping

from service.domain.port.refusals import Refusal

SHARED_REFUSALS: Mapping[str, Refusal] = {
    refusal.code: refusal
    for refusal in (
        Refusal("session_closed"),
        Refusal("session_open"),
        Refusal("pen_elsewhere", facts=("holder", "device", "since")),
        Refusal("unknown_punter", about=("player",), facts=("punter",)),
        Refusal("punter_exists", about=("player",), facts=("punter", "party", "other")),
        Refusal("too_many_names", about=("player",), facts=("maximum",)),
        Refusal("name_invalid", about=("player",), facts=("name", "character", "position")),
        Refusal("name_looks_like_another", about=("player",), facts=("name", "other")),
        Refusal("same_punter", facts=("punter",)),
        Refusal("too_many_payments", facts=("maximum",)),
        Refusal("purse_short", about=("amount",), facts=("punter", "purse")),
        Refusal("bankroll_short", facts=("bankroll", "balance")),
        Refusal("bankroll_linked", facts=("punter",)),
        Refusal("practice_has_no_bankroll"),
        Refusal("nothing_to_undo"),
        Refusal(
            "correction_refused", facts=("newest", "version", "refused", "bankroll", "balance")
        ),
        Refusal(
            "sheet_disagrees",
            facts=("line", "refusal", "game", "currency", "disagreements", "more_disagreements"),
        ),
    )
}
"""By code, in their order of precedence. Every game lists them among its own in this order."""


def refusals_in_order(*declared: Refusal | str) -> tuple[Refusal, ...]:
    """Return the refusals of a game in their order; a word is the code of a shared one."""
    return tuple(SHARED_REFUSALS[one] if isinstance(one, str) else one for one in declared)
