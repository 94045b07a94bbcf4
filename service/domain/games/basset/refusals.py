"""The refusals of Basset."""

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
    Refusal("unknown_card", about=("card", "cards"), facts=("card",)),
    Refusal("deal_in_progress", facts=("deal",)),
    Refusal("deal_not_begun"),
    Refusal("draw_out_of_turn", about=("number",), facts=("expected",)),
    Refusal("staking_closed"),
    Refusal("answers_pending", facts=("waiting",)),
    Refusal("no_such_stake", about=("card",), facts=("punter", "card")),
    Refusal("nothing_to_answer", about=("card",)),
    Refusal("card_in_play", about=("card",)),
    Refusal("card_used", about=("card",)),
    Refusal("too_many_cards", about=("card",), facts=("maximum",)),
    Refusal("cards_required", facts=("punter", "required")),
    Refusal("no_replacement_owed", about=("player",)),
    Refusal("paroli_may_not_be_altered", about=("card",), facts=("crooks",)),
    Refusal("restake_not_allowed", about=("restake",)),
    Refusal("take_only", about=("restake",)),
    Refusal("restake_too_small", about=("restake",), facts=("minimum",)),
    Refusal("pay_not_allowed"),
    Refusal("mace_not_allowed"),
    Refusal("side_bets_not_allowed"),
    "same_punter",
    "too_many_payments",
    Refusal("books_not_sold"),
    Refusal("stake_below_minimum", about=("amount",), facts=("minimum",)),
    Refusal("stake_above_maximum", about=("amount",), facts=("maximum",)),
    Refusal("odd_stake", about=("amount",)),
    "purse_short",
    "bankroll_short",
    "bankroll_linked",
    "practice_has_no_bankroll",
    Refusal("bank_cover_short", about=("amount",), facts=("bank", "worst")),
    Refusal("card_seen", about=("card", "cards"), facts=("card",)),
    Refusal("rank_exhausted", about=("card", "cards"), facts=("rank",)),
    Refusal("pack_exhausted", facts=("stock",)),
    Refusal("not_last_card", facts=("stock",)),
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every refusal in order of precedence: of several reasons ``decide`` gives the first.

A code is public. It is never renamed and never used again for something else.
"""
