"""Example requests of Lansquenet, for the API's document: one hand and a sale."""

from service.domain.port.examples import GameExamples, example

_SESSION = "00000000-0000-4000-8000-000000001a45"

_BATCH = example(
    "Players of Lansquenet",
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
        "Lansquenet",
        id=_SESSION,
        name="The small table",
        game="lansquenet",
        rules={"preset": "lansquenet", "overrides": {"next_banker": "auction"}},
    ),
    entries={
        "wagers": (example("Anne wagers 100", amount=100),),
        "covers": (
            example("Bess covers 60", punter="Bess", amount=60),
            example("Carl covers what is left", punter="Carl", all=True),
        ),
        "hands": (example("The banker wins", outcome="right", place=0),),
        "passes": (example("The deck goes to Bess"),),
        "auctions": (example("Anne buys the deck", punter="Anne", price=30),),
    },
    batches=(_BATCH,),
)
