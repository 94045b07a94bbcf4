"""The texts of Basset in English."""

from service.domain.games.basset.texts.en.entries import CHOICES, ENTRIES, FIELDS, LABELS
from service.domain.games.basset.texts.en.meanings import MEANINGS
from service.domain.games.basset.texts.en.odds import POLICIES, QUESTIONS, SUMS, WARNINGS
from service.domain.games.basset.texts.en.operations import OPERATIONS
from service.domain.games.basset.texts.en.presets import HOUSE_CHOICES, PRESETS, SOURCES
from service.domain.games.basset.texts.en.rules import CONTRADICTIONS, RULES
from service.domain.games.basset.texts.en.tables import CELLS, TABLES
from service.domain.games.basset.texts.refusals_en import REFUSALS_EN
from service.domain.port.game_texts import GameTexts
from service.domain.session.texts import SESSION_TEXTS

EN = GameTexts(
    shared=SESSION_TEXTS["en"],
    refusals=REFUSALS_EN,
    title="Basset",
    round="Deal",
    bank="The bank",
    phases={"staking": "staking", "drawing": "drawing", "closed": "closed"},
    presets=PRESETS,
    sources=SOURCES,
    rules=RULES,
    house_choices=HOUSE_CHOICES,
    contradictions=CONTRADICTIONS,
    entries=ENTRIES,
    fields=FIELDS,
    labels=LABELS,
    choices=CHOICES,
    events={},
    meanings=MEANINGS,
    operations=OPERATIONS,
    tables=TABLES,
    policies=POLICIES,
    warnings=WARNINGS,
    questions=QUESTIONS,
    sums=SUMS,
    cells=CELLS,
    own_words=frozenset(
        {
            *("bassette", "talliere", "punter", "punters", "fasse", "fasses", "couch", "couches"),
            *("mace", "maces", "maced", "paroli", "parolis", "crook", "crooks"),
            *("sidebet", "sidebets"),
        }
    ),
)
