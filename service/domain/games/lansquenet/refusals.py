"""The refusals of Lansquenet."""

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
    Refusal("unknown_card", about=("cards",), facts=("card",)),
    Refusal("deal_in_progress"),
    Refusal("deal_not_begun"),
    Refusal("draw_out_of_turn", about=("number",), facts=("expected",)),
    Refusal("too_few_players", facts=("seated",)),
    Refusal("is_banker", about=("player",), facts=("banker",)),
    Refusal("not_in_turn", about=("player",), facts=("punter",)),
    Refusal("answers_pending", facts=("banker",)),
    Refusal("no_such_stake", about=("player",), facts=("punter",)),
    Refusal("nothing_staked"),
    Refusal("restake_too_small", about=("amount",), facts=("minimum",)),
    Refusal("auction_not_allowed"),
    "same_punter",
    "too_many_payments",
    Refusal("stake_below_minimum", about=("amount",), facts=("minimum",)),
    Refusal("stake_above_maximum", about=("amount",), facts=("maximum",)),
    "purse_short",
    "bankroll_short",
    "bankroll_linked",
    "practice_has_no_bankroll",
    Refusal("bank_cover_short", about=("amount",), facts=("left",)),
    Refusal("card_seen", about=("cards",), facts=("card",)),
    Refusal("rank_exhausted", about=("cards",), facts=("rank", "suit")),
    Refusal("match_passed", about=("cards",), facts=("card",)),
    Refusal("no_match", about=("cards",)),
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every refusal in order of precedence: of several reasons ``decide`` gives the first.

A code is public. It is never renamed and never used again for something else.
"""
