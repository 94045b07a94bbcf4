"""The offers of a full Basset table, beside its view: what a page needs to show it first."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved, timed_each
from bench.full_table import full_table
from service.domain.port.game import AnyGame
from service.domain.session.offers.session_offers import SessionOffers
from service.domain.values.plain import plain

PLAYERS, CARDS, TABLES = 12, ("K", "Q", "7", "A"), 100
HEAD = """\
format = "basset/1"
rules = "modern"
bank = 1000000
entries = '''
"""
RULES = """
[overrides]
mace = "plain"
pay = 2
side_bets = true
books = true
replace = "lost"
"""
VIEW, VIEW_AS_JSON, OFFERS = "view", "view, as JSON", "offers"


def measure(_folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield how often the view and the offers of a full table are made in a second."""
    for title, lines in (
        ("before the fasse", ()),
        (f"while {PLAYERS} wins wait", ("fasse 2", "pair K 3")),
    ):
        yield _measured(title, *full_table(HEAD, PLAYERS, CARDS, lines, RULES), scale)


def _measured(title: str, game: AnyGame, state: Any, scale: Scale) -> Measured:
    tables = [state] * scale.of(TABLES)

    def made(part_of: Any) -> Sample:
        return timed_each(len(tables), part_of, tables)

    lanes = (
        Lane(VIEW, lambda: made(game.view)),
        Lane(VIEW_AS_JSON, lambda: made(lambda each: plain(game.view(each)))),
        Lane(OFFERS, lambda: made(lambda each: SessionOffers(game, each).offers())),
    )
    claims = (Claim(OFFERS, VIEW), Claim(OFFERS, VIEW_AS_JSON))
    samples = interleaved(lanes, scale.rounds)
    return Measured(f"{PLAYERS} players, {title}", "tables", samples, claims)
