"""Example requests of Basset, for the API's document: an evening of one deal."""

from service.domain.port.examples import Example, GameExamples, example

FASSE, PAIR = 16, 18
"""The versions of the settlements of two draws in the examples.

If a signed-in device sends the examples, there is one event before them that a key does not cause.
Then these are the versions of the draws themselves. Both name the same entries.
"""

_ENTRIES = {
    "punters": (
        example("Anne", name="Anne", purse=1000),
        example("Bess, with the book of hearts", name="Bess", purse=1000, suit="hearts"),
        example("Carl", name="Carl", purse=1000),
    ),
    "buy-ins": (example("Anne brings 50", punter="Anne", amount=50),),
    "cash-outs": (example("Bess takes 20", punter="Bess", amount=20),),
    "bank-funds": (example("The bank gets 500", amount=500),),
    "stakes": (
        example("Anne stakes on the queen", punter="Anne", card="Q", amount=100),
        example("Bess stakes on the king", punter="Bess", card="K", amount=50),
        example("Anne stakes on the seven", punter="Anne", card="7", amount=10),
        example("Bess stakes on the queen", punter="Bess", card="Q", amount=20),
        example("Carl stakes on the queen", punter="Carl", card="Q", amount=30),
    ),
    "withdrawals": (example("Anne takes the seven back", punter="Anne", card="7"),),
    "draws": (
        example("The fasse", kind="fasse", cards=["2"], place=0),
        example("A pair without a win", kind="pair", cards=["3", "4"], place=1),
        example("The queen wins", kind="pair", cards=["Q", "5"], place=2),
    ),
    "answers": (
        example("Anne leaves her win", answer="paroli", punter="Anne", card="Q"),
        example("Bess takes her win", answer="take", punter="Bess", card="Q"),
        example("Everybody else takes", answer="take", all=True),
    ),
    "maces": (example("Bess adds 25", punter="Bess", card="K", amount=25),),
    "side-bets": (
        example(
            "Anne bets that the king wins",
            backer="Anne",
            against="Bess",
            punter="Bess",
            card="K",
            outcome="win",
            amount=40,
        ),
    ),
    "books": (example("Anne buys a book", punter="Anne", price=10),),
    "deal-ends": (example("The deal ends"),),
    "punter-renamings": (example("Bess Hall", punter="Bess", name="Bess Hall"),),
    "closings": (example("The session ends"),),
    "payments": (Example("The table pays Anne", {"from": "box", "to": "Anne", "amount": 1000}),),
}

_CORRECTIONS = (
    example("Undo the newest entry", undo=True),
    example("Redo it", redo=True),
    Example("A ruling", {"ruling": {"from": "Anne", "to": "Carl", "amount": 5}}),
    example("Another fasse", amend=FASSE, entry={"kind": "fasse", "cards": ["6"]}),
    example(
        "A buy-in before the queen won",
        insert_after=PAIR,
        entry={"kind": "buyin", "punter": "Anne", "amount": 10},
        reason="Anne put the coins down before the pair.",
    ),
    example("Without the pair that won nothing", strike=PAIR),
)

_SHEET = """title = "A short deal"
rules = "modern"
bank = 1000
entries = '''
seat anne 100
stake anne Q 10
fasse 2
pair Q 5
take anne Q
end
close
'''
"""

_SESSION = "00000000-0000-4000-8000-00000000ba55"

EXAMPLES = GameExamples(
    session=_SESSION,
    opening=example(
        "Basset",
        id=_SESSION,
        name="Twelfth Night",
        rules={
            "preset": "modern",
            "overrides": {"mace": "plain", "side_bets": True, "books": True},
        },
        bank={"funds": 10_000},
    ),
    entries=_ENTRIES,
    corrections=_CORRECTIONS,
    sheets=(Example("A short deal", _SHEET),),
)
