"""Tables of Baccarat over HTTP."""

from tests.factories.sample_tables import SampleTable

SAMPLE = SampleTable(
    opening={
        "name": "Oak",
        "game": "baccarat",
        "rules": {"preset": "banque", "overrides": {"false_draw": "fine", "fine": 3}},
    },
    lines=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "seat dora 1000 standing"),
        *("bank anne 60", "stake bess 20", "stake carl 30", "cards K,5 K,2 Kh,6", "stake bess 9"),
        *("pass", "bank bess 60", "banco carl cheval", "hand tie bank"),
    ),
    ending=("hand bank", "close"),
    rounds=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "bank anne 60", "stake bess 20"),
        *("hand none bank", "pass", "bank bess 40", "stake carl 5"),
    ),
    over=("stake", 0),
    end=("pass", 0),
    running=("stake", 1),
    draws=frozenset({"baccarat.hand_dealt"}),
    settlements=frozenset({"baccarat.hand_settled"}),
)
