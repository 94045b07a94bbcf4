"""Tables of Swiss Tarot over HTTP."""

from tests.factories.sample_tables import SampleTable

SAMPLE = SampleTable(
    opening={
        "name": "Oak",
        "game": "tarot",
        "rules": {"preset": "swiss_tarot", "overrides": {"rounds": 1, "odd_coin": "pot"}},
    },
    lines=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "ante 20"),
        *("count anne 26 bess 30", "ante", "count anne 31 bess 31 carl 16", "ante 5"),
    ),
    ending=("end", "close"),
    rounds=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "ante 20"),
        *("count anne 26 bess 30", "ante"),
    ),
    over=("ante", 0),
    end=("count", 0),
    running=("ante", 1),
    # A count is settled only if it ends a game.
    draws=frozenset(),
    settlements=frozenset({"tarot.game_settled"}),
    may_settle=frozenset({"tarot.round_counted"}),
)
