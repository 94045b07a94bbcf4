"""The words of reports in every language."""

from service.reports.words.en import EN
from service.reports.words.fr import FR

WORDS = {"en": EN, "fr": FR}
LANGUAGES = tuple(WORDS)
DEFAULT_LANGUAGE = "en"
