"""The texts of what every session has, in every language."""

from collections.abc import Mapping

from service.domain.port.game_texts import DeclarationTexts
from service.domain.session.texts.en import EN
from service.domain.session.texts.fr import FR

SESSION_TEXTS: Mapping[str, DeclarationTexts] = {"en": EN, "fr": FR}
"""By language."""
