"""The texts of Swiss Tarot in every language."""

from collections.abc import Mapping

from service.domain.games.tarot.texts.en import EN
from service.domain.games.tarot.texts.fr import FR
from service.domain.port.game_texts import GameTexts

TEXTS: Mapping[str, GameTexts] = {"en": EN, "fr": FR}
"""By language."""
