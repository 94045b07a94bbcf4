"""Tables of the invented game over HTTP."""

from tests.factories.sample_tables import SampleTable

SAMPLE = SampleTable(
    opening={
        "name": "Oak",
        "game": "invented",
        "rules": {"preset": "one_side", "overrides": {"rounds": 1, "leftover": "stays"}},
    },
    lines=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "ante 20", "level 3", "turn Kh"),
        *("bet bess 20", "bet carl 30", "best bess carl", "bet carl 5", "show K,2"),
        *("count anne 6 bess 4", "ante", "bet carl *", "bet bess 5"),
    ),
    ending=("stop",),
    rounds=(
        *("seat anne 1000", "seat bess 1000", "ante 20", "bet anne 5", "best anne"),
        *("count anne 6 bess 4", "ante 20", "bet bess 5"),
    ),
    over=("bet", 0),
    end=("count", 0),
    running=("bet", 1),
    # A count is settled only if it ends a game.
    draws=frozenset({"invented.hands_shown", "invented.best_named"}),
    settlements=frozenset({"invented.bets_settled"}),
)
