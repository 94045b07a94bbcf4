"""The words of Basset in every language, for reports."""

from service.domain.games.basset.words.en import EN
from service.domain.games.basset.words.fr import FR

WORDS = {"en": EN, "fr": FR}
"""By language."""
