"""The texts of Baccarat in every language."""

from collections.abc import Mapping

from service.domain.games.baccarat.texts.en import EN
from service.domain.games.baccarat.texts.fr import FR
from service.domain.port.game_texts import GameTexts

TEXTS: Mapping[str, GameTexts] = {"en": EN, "fr": FR}
"""By language."""
