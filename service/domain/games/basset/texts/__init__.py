"""The texts of Basset in every language."""

from collections.abc import Mapping

from service.domain.games.basset.texts.en import EN
from service.domain.games.basset.texts.fr import FR
from service.domain.port.game_texts import GameTexts

TEXTS: Mapping[str, GameTexts] = {"en": EN, "fr": FR}
"""By language."""
