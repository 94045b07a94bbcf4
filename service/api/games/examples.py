"""Example requests of each game in the OpenAPI document: two short sessions.

Sent in the order of the document, each is accepted.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from service.domain.games import DEFAULT_GAME

BASSET = "00000000-0000-4000-8000-00000000ba55"
LANSQUENET = "00000000-0000-4000-8000-000000001a45"
"""The ids of the sessions that the examples open."""

SESSIONS: Mapping[str, str] = {DEFAULT_GAME: BASSET, "lansquenet": LANSQUENET}
"""The session of the examples, by game."""


class Example(NamedTuple):
    """A body that an operation accepts."""

    name: str
    body: Any


def _example(name: str, /, **body: Any) -> Example:
    return Example(name, body)


FASSE, PAIR = 16, 18
"""The versions of the settlements of two draws in the examples.

If a signed-in device sends the examples, there is one event before them that a key does not cause.
Then these are the versions of the draws themselves. Both name the same entries.
"""

OPENINGS = (
    _example(
        "Basset",
        id=BASSET,
        name="Twelfth Night",
        rules={
            "preset": "modern",
            "overrides": {"mace": "plain", "side_bets": True, "books": True},
        },
        bank={"funds": 10_000},
    ),
    Example(
        "Lansquenet",
        {
            "id": LANSQUENET,
            "name": "The small table",
            "game": "lansquenet",
            "rules": {"preset": "lansquenet", "overrides": {"next_banker": "auction"}},
        },
    ),
)
"""Bodies that open the sessions."""

ENTRIES: Mapping[str, tuple[Example, ...]] = {
    "punters": (
        _example("Anne", name="Anne", purse=1000),
        _example("Bess, with the book of hearts", name="Bess", purse=1000, suit="hearts"),
        _example("Carl", name="Carl", purse=1000),
    ),
    "buy-ins": (_example("Anne brings 50", punter="Anne", amount=50),),
    "cash-outs": (_example("Bess takes 20", punter="Bess", amount=20),),
    "bank-funds": (_example("The bank gets 500", amount=500),),
    "stakes": (
        _example("Anne stakes on the queen", punter="Anne", card="Q", amount=100),
        _example("Bess stakes on the king", punter="Bess", card="K", amount=50),
        _example("Anne stakes on the seven", punter="Anne", card="7", amount=10),
        _example("Bess stakes on the queen", punter="Bess", card="Q", amount=20),
        _example("Carl stakes on the queen", punter="Carl", card="Q", amount=30),
    ),
    "withdrawals": (_example("Anne takes the seven back", punter="Anne", card="7"),),
    "draws": (
        _example("The fasse", kind="fasse", cards=["2"], place=0),
        _example("A pair without a win", kind="pair", cards=["3", "4"], place=1),
        _example("The queen wins", kind="pair", cards=["Q", "5"], place=2),
    ),
    "answers": (
        _example("Anne leaves her win", answer="paroli", punter="Anne", card="Q"),
        _example("Bess takes her win", answer="take", punter="Bess", card="Q"),
        _example("Everybody else takes", answer="take", all=True),
    ),
    "maces": (_example("Bess adds 25", punter="Bess", card="K", amount=25),),
    "side-bets": (
        _example(
            "Anne bets that the king wins",
            backer="Anne",
            against="Bess",
            punter="Bess",
            card="K",
            outcome="win",
            amount=40,
        ),
    ),
    "books": (_example("Anne buys a book", punter="Anne", price=10),),
    "deal-ends": (_example("The deal ends"),),
    "punter-renamings": (_example("Bess Hall", punter="Bess", name="Bess Hall"),),
    "closings": (_example("The session ends"),),
    "payments": (Example("The table pays Anne", {"from": "box", "to": "Anne", "amount": 1000}),),
    "wagers": (_example("Anne wagers 100", amount=100),),
    "covers": (
        _example("Bess covers 60", punter="Bess", amount=60),
        _example("Carl covers what is left", punter="Carl", all=True),
    ),
    "hands": (_example("The banker wins", outcome="right", place=0),),
    "passes": (_example("The deck goes to Bess"),),
    "auctions": (_example("Anne buys the deck", punter="Anne", price=30),),
}
"""Bodies of entries, by path."""

BATCH = _example(
    "Players of Lansquenet",
    entries=[
        {"kind": "seat", "name": "Anne", "purse": 500},
        {"kind": "seat", "name": "Bess", "purse": 500},
        {"kind": "seat", "name": "Carl", "purse": 500},
    ],
    mode="atomic",
)
CORRECTIONS = (
    _example("Undo the newest entry", undo=True),
    _example("Redo it", redo=True),
    Example("A ruling", {"ruling": {"from": "Anne", "to": "Carl", "amount": 5}}),
    _example("Another fasse", amend=FASSE, entry={"kind": "fasse", "cards": ["6"]}),
    _example(
        "A buy-in before the queen won",
        insert_after=PAIR,
        entry={"kind": "buyin", "punter": "Anne", "amount": 10},
        reason="Anne put the coins down before the pair.",
    ),
    _example("Without the pair that won nothing", strike=PAIR),
)
SHEET = """title = "A short deal"
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
"""A score sheet."""
