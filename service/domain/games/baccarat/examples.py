"""Example requests of Baccarat, for the API's document: a hand against a bank, and a banco."""

from service.domain.port.examples import GameExamples, example

_SESSION = "00000000-0000-4000-8000-000000000bac"

# The hand leaves stakes that can be laid again.
_BATCH = example(
    "A hand of Baccarat",
    entries=[
        {"kind": "seat", "name": "Anne", "purse": 500},
        {"kind": "seat", "name": "Bess", "purse": 500},
        {"kind": "seat", "name": "Carl", "purse": 500, "where": "left"},
        {"kind": "bank", "punter": "Anne", "amount": 100},
        {"kind": "stake", "punter": "Bess", "amount": 80},
        {"kind": "stake", "punter": "Carl", "amount": 120},
        {"kind": "cards", "bank": ["9", "J"], "right": ["4", "K"], "left": ["K", "7"]},
        {"kind": "pass"},
    ],
    mode="atomic",
)

EXAMPLES = GameExamples(
    session=_SESSION,
    opening=example(
        "Baccarat",
        id=_SESSION,
        name="The green table",
        game="baccarat",
        rules={"preset": "banque", "overrides": {"replenish": "any"}},
    ),
    entries={
        "banks": (example("Anne banks 100", punter="Anne", amount=100),),
        "repeats": (example("The stakes of the last hand"),),
        "acceptances": (example("Anne accepts all stakes"),),
        "bancos": (example("Carl goes bank over both hands", punter="Carl", how="cheval"),),
        "shoes": (example("The cards are shuffled"),),
    },
    batches=(_BATCH,),
)
