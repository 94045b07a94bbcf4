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

REFUSALS: Mapping[str, Meaning] = {
    code: next(iter(meanings.values())) for code, meanings in MEANINGS_BY_GAME.items()
}
"""By code: the shared meaning, otherwise that of the first game which has the code.

The title of a problem follows from its code alone, so it is the same in every game (RFC 9457).
"""
