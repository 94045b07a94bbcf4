"""The codes with which Lansquenet may refuse a command."""

REFUSALS = (
    "session_closed",
    "session_open",
    "pen_elsewhere",
    "unknown_punter",
    "punter_exists",
    "too_many_names",
    "name_invalid",
    "name_looks_like_another",
    "unknown_card",
    "deal_in_progress",
    "deal_not_begun",
    "draw_out_of_turn",
    "too_few_players",
    "is_banker",
    "not_in_turn",
    "answers_pending",
    "no_such_stake",
    "nothing_staked",
    "restake_too_small",
    "auction_not_allowed",
    "same_punter",
    "too_many_payments",
    "stake_below_minimum",
    "stake_above_maximum",
    "purse_short",
    "bankroll_short",
    "bankroll_linked",
    "practice_has_no_bankroll",
    "bank_cover_short",
    "card_seen",
    "rank_exhausted",
    "match_passed",
    "no_match",
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every code in order of precedence: of several reasons ``decide`` gives the first.

The codes are public. A code is never renamed and never used again for something else.
"""
