"""The words of Lansquenet in every language, for reports."""

from service.domain.games.lansquenet.words.en import EN
from service.domain.games.lansquenet.words.fr import FR

WORDS = {"en": EN, "fr": FR}
"""By language."""
