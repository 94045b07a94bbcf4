"""Example requests of Swiss Tarot, for the API's document: a game of one round."""

from service.domain.port.examples import GameExamples, example

_SESSION = "00000000-0000-4000-8000-000000007a20"

_BATCH = example(
    "Players of Swiss Tarot",
    entries=[
        {"kind": "seat", "name": "Anne", "purse": 500},
        {"kind": "seat", "name": "Bess", "purse": 500},
        {"kind": "seat", "name": "Carl", "purse": 500},
    ],
    mode="atomic",
)

EXAMPLES = GameExamples(
    session=_SESSION,
    opening=example(
        "Swiss Tarot",
        id=_SESSION,
        name="The table of three",
        game="tarot",
        rules={"preset": "swiss_tarot", "overrides": {"ante": 15}},
    ),
    entries={
        "antes": (example("Each antes 20", amount=20),),
        "counts": (
            example(
                "Carl has the rest",
                counts=[{"punter": "Anne", "count": 31}, {"punter": "Bess", "count": 20}],
                place=0,
            ),
        ),
    },
    batches=(_BATCH,),
)
