"""The one way in which a rule says no."""

from collections.abc import Mapping

REFUSAL_CODES = (
    "session_closed",
    "pen_elsewhere",
    "unknown_punter",
    "punter_exists",
    "unknown_card",
    "deal_in_progress",
    "deal_not_begun",
    "draw_out_of_turn",
    "staking_closed",
    "answers_pending",
    "no_such_stake",
    "nothing_to_answer",
    "card_in_play",
    "card_used",
    "too_many_cards",
    "cards_required",
    "no_replacement_owed",
    "paroli_may_not_be_altered",
    "restake_not_allowed",
    "take_only",
    "restake_too_small",
    "pay_not_allowed",
    "mace_not_allowed",
    "side_bets_not_allowed",
    "same_punter",
    "books_not_sold",
    "stake_below_minimum",
    "stake_above_maximum",
    "odd_stake",
    "purse_short",
    "bank_cover_short",
    "card_seen",
    "rank_exhausted",
    "pack_exhausted",
    "not_last_card",
    "nothing_to_undo",
    "correction_refused",
    "sheet_disagrees",
)
"""Every code a rule may refuse with, in order of precedence; public, never renamed or reused."""

Fact = str | int | list[str] | None


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a failure
    """A rule forbids a command. Nothing is recorded.

    ``code`` is one of ``REFUSAL_CODES``, ``message`` a sentence for the person at the table,
    ``facts`` the figures behind it (amounts in the smallest unit).
    """

    def __init__(self, code: str, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = facts


class BadLine(ValueError):  # noqa: N818 - reads as what it says at the call
    """A line or header of a score sheet that means nothing in its game; the message says why."""


class BadRules(ValueError):  # noqa: N818 - reads as what it says at the call
    """Rules that no table can be played by; ``errors`` has a sentence for each field."""

    def __init__(self, errors: Mapping[str, str]) -> None:
        super().__init__("; ".join(f"{field}: {error}" for field, error in errors.items()))
        self.errors = dict(errors)
