"""Example requests of each game in the OpenAPI document: two short sessions.

Sent in the order of the document, each is accepted.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

BASSET = "00000000-0000-4000-8000-00000000ba55"
LANSQUENET = "00000000-0000-4000-8000-000000001a45"
"""The ids of the sessions that the examples open."""


class Example(NamedTuple):
    """A body that an operation accepts, and the value of its path parameter, if not the default."""

    name: str
    body: Any
    value: str | None = None


def _basset(name: str, /, **body: Any) -> Example:
    return Example(name, body)


def _lansquenet(name: str, /, **body: Any) -> Example:
    return Example(f"{name} at the Lansquenet table", body, LANSQUENET)


OPENINGS = (
    _basset(
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
        _basset("Anne", name="Anne", purse=1000),
        _basset("Bess", name="Bess", purse=1000),
        _lansquenet("Anne", name="Anne", purse=500),
        _lansquenet("Bess", name="Bess", purse=500),
    ),
    "buy-ins": (_basset("Anne brings 50", punter="Anne", amount=50),),
    "cash-outs": (_basset("Bess takes 20", punter="Bess", amount=20),),
    "bank-funds": (_basset("The bank gets 500", amount=500),),
    "stakes": (
        _basset("Anne stakes on the queen", punter="Anne", card="Q", amount=100),
        _basset("Bess stakes on the king", punter="Bess", card="K", amount=50),
        _basset("Anne stakes on the seven", punter="Anne", card="7", amount=10),
    ),
    "withdrawals": (_basset("Anne takes the seven back", punter="Anne", card="7"),),
    "draws": (
        _basset("The fasse", kind="fasse", cards=["2"], place=0),
        _basset("A pair", kind="pair", cards=["Q", "5"], place=1),
    ),
    "answers": (_basset("Paroli", punter="Anne", card="Q", answer="paroli"),),
    "maces": (_basset("Bess adds 25", punter="Bess", card="K", amount=25),),
    "side-bets": (
        _basset(
            "Anne bets that the king wins",
            backer="Anne",
            against="Bess",
            punter="Bess",
            card="K",
            outcome="win",
            amount=40,
        ),
    ),
    "books": (_basset("Anne buys a book", punter="Anne", price=10),),
    "deal-ends": (_basset("The deal ends"),),
    "punter-renamings": (_lansquenet("Bess Hall", punter="Bess", name="Bess Hall"),),
    "closings": (_basset("The session ends"),),
    "payments": (Example("The table pays Anne", {"from": "box", "to": "Anne", "amount": 1000}),),
    "wagers": (_lansquenet("Anne wagers 100", amount=100),),
    "covers": (_lansquenet("Bess covers 60", punter="Bess", amount=60),),
    "hands": (_lansquenet("The banker wins", outcome="right"),),
    "passes": (_lansquenet("The deck goes to Bess"),),
    "auctions": (_lansquenet("Anne buys the deck", punter="Anne", price=30),),
}
"""Bodies of entries, by path."""

BATCH = _lansquenet(
    "Two entries",
    entries=[
        {"kind": "buyin", "punter": "Anne", "amount": 50},
        {"kind": "wager", "amount": 80},
    ],
    mode="atomic",
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
