"""Tables of Basset over HTTP."""

from tests.factories.sample_tables import SampleTable

SAMPLE = SampleTable(
    opening={
        "name": "Oak",
        "rules": {
            "preset": "modern",
            "overrides": {"side_bets": True, "bank_cover": "covered", "books": True},
        },
        "bank": {"funds": 10_000},
    },
    lines=(
        *("seat anne 1000 hearts", "seat bess 700", "seat carl 500", "stake anne K 100"),
        *("stake bess Q 50", "stake bess K 20", "sidebet bess carl anne K win 40", "fasse 2"),
        *("pair K 3", "take anne K 100", "paroli bess K", "pair 4 5", "end", "book carl 10"),
        *("stake anne A 10", "stake bess A 20", "fasse 2", "pair A 3", "take *", "end"),
    ),
    ending=("close",),
    rounds=(
        *("seat anne 1000", "seat bess 1000", "stake anne K 100", "fasse 2", "pair 3 K", "end"),
        *("stake anne Q 50", "stake bess 5 50"),
    ),
    over=("stake", 0),
    end=("end", 0),
    running=("stake", 1),
    draws=frozenset({"basset.fasse_turned", "basset.pair_dealt", "basset.last_card_turned"}),
    settlements=frozenset({"basset.draw_settled"}),
)
