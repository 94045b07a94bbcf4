"""The refusals of Swiss Tarot."""

from service.domain.port.refusals import Refusal
from service.domain.session.refusals import refusals_in_order

REFUSALS = refusals_in_order(
    "session_closed",
    "session_open",
    "pen_elsewhere",
    "unknown_punter",
    "punter_exists",
    "too_many_names",
    "name_invalid",
    "name_looks_like_another",
    Refusal("table_full", facts=("seats",)),
    Refusal("deal_in_progress"),
    Refusal("deal_not_begun"),
    Refusal("draw_out_of_turn", about=("number",), facts=("expected",)),
    Refusal("too_few_players", facts=("seated",)),
    "same_punter",
    "too_many_payments",
    Refusal("counts_wrong", about=("counts",), facts=("total", "points", "dealer", "twice")),
    "purse_short",
    "bankroll_short",
    "bankroll_linked",
    "practice_has_no_bankroll",
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every refusal in order of precedence: of several reasons ``decide`` gives the first.

A code is public. It is never renamed and never used again for something else.
"""
