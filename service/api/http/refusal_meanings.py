"""What each refusal means, and what to do: for its title and its page at ``/docs/problems``.

The texts stand in the games, and those that every game shares in ``service/domain/session/texts``.
"""

from collections.abc import Mapping
from typing import NamedTuple

from service.domain.games import GAMES, refusal_codes
from service.domain.session.texts import SESSION_TEXTS


class Meaning(NamedTuple):
    """The title of a problem, what it means, and what to do. Code stands between backticks."""

    title: str
    meaning: str
    remedy: str


def _meanings(code: str) -> Mapping[str | None, Meaning]:
    """Return the meanings of a refusal by the title of the game; None: in every other game."""
    named = [(None, SESSION_TEXTS["en"]), *((game.title, game.english) for game in GAMES.values())]
    meanings = {
        game: Meaning(text.title, text.meaning, text.remedy)
        for game, texts in named
        if (text := texts.refusals.get(code))
    }
    return meanings or {None: Meaning(code, "", "")}


MEANINGS_BY_GAME: Mapping[str, Mapping[str | None, Meaning]] = {
    code: _meanings(code) for code in refusal_codes()
}
"""By code, then by the title of the game. None stands for all games without an own meaning."""

TITLES_IN_SEVERAL_GAMES: Mapping[str, str] = {
    "answers_pending": "Something must be decided first",
    "bank_cover_short": "The bank does not cover this",
    "card_seen": "The card cannot come again",
    "counts_wrong": "The counts cannot be right",
    "deal_in_progress": "The round is not over",
    "deal_not_begun": "The round has not begun",
    "draw_out_of_turn": "This is out of turn",
    "no_such_stake": "The player has no such stake",
    "not_in_turn": "The player is not in turn",
    "nothing_to_answer": "There is nothing to answer",
    "odd_stake": "The amount is odd",
    "pack_exhausted": "Too few cards are left",
    "rank_exhausted": "No card of the rank is left",
    "restake_too_small": "The new stake is too small",
    "stake_above_maximum": "The stake is above the maximum",
    "stake_below_minimum": "The stake is below the minimum",
    "table_full": "The table is full",
    "too_many_cards": "The player does not have the right number of cards",
    "unknown_card": "The card does not fit",
}
"""The titles of refusals that games explain in different words, by code."""


def _title(code: str, meanings: Mapping[str | None, Meaning]) -> str:
    first = next(iter(meanings.values())).title
    return first if None in meanings else TITLES_IN_SEVERAL_GAMES.get(code, first)


REFUSALS: Mapping[str, Meaning] = {
    code: next(iter(meanings.values()))._replace(title=_title(code, meanings))
    for code, meanings in MEANINGS_BY_GAME.items()
}
"""By code: the shared meaning, otherwise that of the first game which has the code.

The title of a problem follows from its code alone, so it is the same in every game (RFC 9457).
"""
