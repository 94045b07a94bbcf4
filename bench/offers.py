"""The offers of a full Basset table, beside its view: what a page needs to show it first."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved, timed_each
from service.domain.port.game import AnyGame
from service.domain.session.offers.session_offers import SessionOffers
from service.domain.values.plain import plain
from service.sheets import read_sheet

PLAYERS, CARDS, TABLES = 12, ("K", "Q", "7", "A"), 100
HEAD = """\
format = "basset/1"
rules = "modern"
bank = 1000000
entries = '''
"""
RULES = """'''
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
        yield _measured(title, *_table(lines), scale)


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


def _table(lines: Sequence[str]) -> tuple[AnyGame, Any]:
    """Return the game and the state of a table at which every player has staked."""
    names = [f"player{number}" for number in range(PLAYERS)]
    stakes = [f"stake {name} {card} 100" for name in names for card in CARDS]
    entries = [*(f"seat {name} 10000" for name in names), *stakes, *lines]
    sheet = read_sheet(HEAD + "\n".join(entries) + "\n" + RULES)
    game, state = sheet.game, None
    for event in game.start(sheet.opening):
        state = game.evolve(state, event)
    for line in sheet.lines:
        for event in game.decide(state, line.command):
            state = game.evolve(state, event)
        for event in game.react(state):
            state = game.evolve(state, event)
    return game, state
