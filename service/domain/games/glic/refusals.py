"""The refusals of Glic."""

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
    Refusal("deal_in_progress"),
    Refusal("deal_not_begun"),
    Refusal("too_few_players", facts=("seated",)),
    Refusal("not_in_hand", about=("player",), facts=("punter", "folded")),
    Refusal("claims_closed"),
    Refusal("betting_closed"),
    Refusal("not_in_turn", about=("player",), facts=("punter", "turn")),
    Refusal("answers_pending", facts=("poch",)),
    Refusal("no_such_stake", about=("punters",), facts=("punter",)),
    Refusal("nothing_to_answer", about=("player",), facts=("punter",)),
    Refusal("pool_claimed", about=("pool",), facts=("pool", "punter")),
    Refusal("too_many_cards", about=("pool",), facts=("punter", "cards")),
    "same_punter",
    "too_many_payments",
    Refusal("stake_below_minimum", about=("amount",), facts=("minimum",)),
    Refusal("stake_above_maximum", about=("amount",), facts=("maximum",)),
    Refusal("counts_wrong", about=("left",), facts=("punter", "twice", "missing")),
    "purse_short",
    "bankroll_short",
    "bankroll_linked",
    "practice_has_no_bankroll",
    Refusal("pack_exhausted", facts=("deck", "players")),
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every refusal in order of precedence: of several reasons ``decide`` gives the first.

A code is public. It is never renamed and never used again for something else.
"""
