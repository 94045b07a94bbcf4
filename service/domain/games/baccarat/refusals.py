"""The refusals of Baccarat."""

from service.domain.port.refusals import Refusal
from service.domain.session.refusals import refusals_in_order

_CARDS = ("cards",)
_RESULTS = ("right", "left", "cards")

REFUSALS = refusals_in_order(
    "session_closed",
    "session_open",
    "pen_elsewhere",
    "unknown_punter",
    "punter_exists",
    "too_many_names",
    "name_invalid",
    "name_looks_like_another",
    Refusal("table_full", about=("where", "player"), facts=("seats",)),
    Refusal("unknown_card", about=_CARDS, facts=("card",)),
    Refusal("bank_held", facts=("banker",)),
    Refusal("no_bank"),
    Refusal("draw_out_of_turn", about=("number",), facts=("expected",)),
    Refusal("is_banker", about=("player",), facts=("banker",)),
    Refusal("not_seated", about=("player",), facts=("punter",)),
    Refusal("not_in_turn", about=("player",), facts=("punter", "passed_sum")),
    Refusal("must_play_on", facts=("hands",)),
    Refusal("bank_broken", facts=("banker",)),
    Refusal("banco_said", about=("player",), facts=("punter",)),
    Refusal("banco_limit_reached", about=("player",), facts=("punter", "lost")),
    Refusal("cheval_not_played", about=("how",)),
    Refusal("stake_stands", about=("player",), facts=("punter",)),
    Refusal("no_such_stake", about=("player",), facts=("punter",)),
    Refusal("nothing_to_answer"),
    Refusal("nothing_staked"),
    Refusal("result_missing", about=_RESULTS, facts=("hand",)),
    Refusal("fund_not_allowed"),
    Refusal("bank_below_minimum", about=("amount",), facts=("minimum",)),
    Refusal("bank_covered", facts=("bank",)),
    "same_punter",
    "too_many_payments",
    Refusal("stake_below_minimum", about=("amount",), facts=("minimum",)),
    Refusal("stake_above_maximum", about=("amount",), facts=("maximum",)),
    Refusal("odd_stake", facts=("bank",)),
    "purse_short",
    "bankroll_short",
    "bankroll_linked",
    "practice_has_no_bankroll",
    Refusal("bank_cover_short", facts=("excess",)),
    Refusal("card_seen", about=_CARDS, facts=("card",)),
    Refusal("rank_exhausted", about=_CARDS, facts=("rank",)),
    Refusal("pack_exhausted", facts=("left",)),
    Refusal("draw_forbidden", about=_CARDS, facts=("hand", "points")),
    Refusal("false_draw", about=_CARDS, facts=("hand", "points")),
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every refusal in order of precedence: of several reasons ``decide`` gives the first.

A code is public. It is never renamed and never used again for something else.
"""
