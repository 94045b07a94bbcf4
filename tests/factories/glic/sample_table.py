"""Tables of Glic over HTTP."""

from tests.factories.sample_tables import SampleTable

_SEATS = ("seat anne 1000", "seat bess 1000", "seat carl 1000")

SAMPLE = SampleTable(
    opening={"name": "Oak", "game": "glic", "rules": {"preset": "glic"}},
    lines=(
        *(*_SEATS, "deal", "claim carl ten", "claim bess marriage", "bet bess 2", "see carl"),
        *("fold anne", "pass bess", "pass *", "best bess carl", "run anne", "run bess"),
        *("out carl anne 2 bess 1", "deal", "claim bess ace", "bet carl 3", "see anne"),
        *("fold bess", "pass carl"),
    ),
    ending=("end", "close"),
    rounds=(
        *(*_SEATS, "deal", "bet bess 2", "see carl", "fold anne", "pass *", "best bess"),
        *("out carl anne 2 bess 1", "deal", "bet carl 3"),
    ),
    over=("bet", 0),
    end=("out", 0),
    running=("bet", 1),
    # A pass or a fold is settled only if it leaves one player.
    draws=frozenset(),
    settlements=frozenset({"glic.poch_settled"}),
    may_settle=frozenset(
        {"glic.bet_seen", "glic.bet_passed", "glic.hand_folded", "glic.best_hand_named"}
    ),
)
