"""The texts of Basset in French."""

from service.domain.games.basset.texts.fr.entries import CHOICES, ENTRIES, EVENTS, FIELDS, LABELS
from service.domain.games.basset.texts.fr.odds import POLICIES, QUESTIONS, SUMS, WARNINGS
from service.domain.games.basset.texts.fr.presets import HOUSE_CHOICES, PRESETS, SOURCES
from service.domain.games.basset.texts.fr.rules import CONTRADICTIONS, RULES
from service.domain.games.basset.texts.fr.tables import CELLS, TABLES
from service.domain.games.basset.texts.refusals_fr import REFUSALS_FR
from service.domain.port.game_texts import GameTexts
from service.domain.session.texts import SESSION_TEXTS

FR = GameTexts(
    shared=SESSION_TEXTS["fr"],
    refusals=REFUSALS_FR,
    title="Bassette",
    round="Donne",
    bank="La banque",
    phases={"staking": "mises", "drawing": "tirage", "closed": "fermée"},
    presets=PRESETS,
    sources=SOURCES,
    rules=RULES,
    house_choices=HOUSE_CHOICES,
    contradictions=CONTRADICTIONS,
    entries=ENTRIES,
    fields=FIELDS,
    labels=LABELS,
    choices=CHOICES,
    events=EVENTS,
    tables=TABLES,
    policies=POLICIES,
    warnings=WARNINGS,
    questions=QUESTIONS,
    sums=SUMS,
    cells=CELLS,
)
