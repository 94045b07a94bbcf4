"""Example requests of Glic, for the API's document: one hand of three."""

from service.domain.port.examples import GameExamples, example

_SESSION = "00000000-0000-4000-8000-00000000911c"

_BATCH = example(
    "Players of Glic",
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
        "Glic",
        id=_SESSION,
        name="The board of pools",
        game="glic",
        rules={"preset": "glic", "overrides": {"piece": 4}},
    ),
    entries={
        "deals": (example("A hand is dealt"),),
        "claims": (example("Carl has the ten of trump", punter="Carl", pool="ten"),),
        "bets": (
            example("Bess bets 8", action="bet", punter="Bess", amount=8),
            example("Carl sees", action="see", punter="Carl"),
            example("Anne folds", action="fold", punter="Anne"),
            example("The others pass", action="pass", all=True),
        ),
        "best-hands": (example("Bess has the best hand", punters=["Bess"]),),
        "runs": (example("Anne ends a sequence", punter="Anne"),),
        "outs": (
            example(
                "Carl is out of cards",
                punter="Carl",
                left=[{"punter": "Anne", "count": 2}, {"punter": "Bess", "count": 1}],
            ),
        ),
    },
    batches=(_BATCH,),
)
