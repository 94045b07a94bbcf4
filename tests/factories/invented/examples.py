"""Example requests of the invented game: a round."""

from service.domain.port.examples import GameExamples, example

_SESSION = "00000000-0000-4000-8000-0000000001e5"

EXAMPLES = GameExamples(
    session=_SESSION,
    opening=example(
        "Invented game",
        id=_SESSION,
        name="The invented table",
        game="invented",
        rules={"preset": "one_side"},
    ),
    entries={
        "round-antes": (example("Each pays 2", amount=2),),
        "levels": (example("Level three", level=3),),
        "turns": (example("The king of hearts", card="Kh"),),
        "round-bets": (example("Bess bets 5", punter="Bess", amount=5),),
        "jar-claims": (example("Anne gets the pot", punter="Anne", pool="pot"),),
        "results": (example("Bess has the best hand", kind="best", punters=["Bess"]),),
        "round-counts": (
            example(
                "Six and four",
                counts=[{"punter": "Anne", "count": 6}, {"punter": "Bess", "count": 4}],
            ),
        ),
        "endings": (example("The session ends"),),
    },
    batches=(
        example(
            "Players of the invented game",
            entries=[
                {"kind": "seat", "name": "Anne", "purse": 500},
                {"kind": "seat", "name": "Bess", "purse": 500},
            ],
            mode="atomic",
        ),
    ),
)
