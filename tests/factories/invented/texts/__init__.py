"""The texts of the invented game in every language."""

from collections.abc import Mapping

from service.domain.port.game_texts import GameTexts
from tests.factories.invented.texts.en import EN
from tests.factories.invented.texts.fr import FR

TEXTS: Mapping[str, GameTexts] = {"en": EN, "fr": FR}
"""By language."""
