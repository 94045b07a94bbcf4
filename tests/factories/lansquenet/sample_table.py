"""Tables of Lansquenet over HTTP."""

from tests.factories.sample_tables import SampleTable

SAMPLE = SampleTable(
    opening={"name": "Oak", "game": "lansquenet", "rules": {"preset": "lansquenet"}},
    lines=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "wager 60", "cover bess 20"),
        *("cover carl *", "match right", "wager 20", "cover carl 5"),
    ),
    ending=("match left", "close"),
    rounds=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "wager 60", "cover bess 20"),
        *("match right", "wager 40", "cover carl 5"),
    ),
    over=("cover", 0),
    end=("match", 0),
    running=("cover", 1),
    draws=frozenset({"lansquenet.hand_dealt"}),
    settlements=frozenset({"lansquenet.hand_settled"}),
)
