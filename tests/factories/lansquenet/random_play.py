"""Random play of Lansquenet: rules mixed at random, and commands of which about half are legal."""

from collections.abc import Callable
from random import Random
from typing import Any

from service.domain.games.lansquenet.commands import Command
from service.domain.games.lansquenet.rules import RULES, LansquenetRules
from service.domain.games.lansquenet.state import State
from service.domain.port.opening import Opening
from service.domain.values.cards import RANKS
from service.domain.values.money import CURRENCIES
from tests.factories.lansquenet import commands
from tests.factories.random_play import RandomPlay

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f")
AMOUNTS = (1, 2, 3, 5, 8, 12, 20, 31, 45, 110)
SEATED = 3
VALUES: dict[str, tuple[Any, ...]] = {
    "match": ("suit", "rank"),
    "next_banker": ("line", "auction"),
    "cover_order": ("spoken", "line"),
    "winnings": ("home", "stay"),
    "min_wager": (1, 4),
    "max_wager": (None, 40),
    "min_cover": (1, 3),
    "max_cover": (None, 15),
}


def random_opening(random: Random) -> Opening[LansquenetRules]:
    overrides = {name: random.choice(choices) for name, choices in VALUES.items()}
    return Opening(
        title="Twelfth Night",
        preset="lansquenet",
        rules=RULES.chosen("lansquenet", overrides),
        currency=CURRENCIES["points"],
        own={"bank": 0},
    )


def random_command(state: State, random: Random) -> Command:
    """Return a command that often fits the state."""
    if len(state.players) < SEATED and random.random() < 0.6:
        return commands.seat(random.choice(NAMES), random.choice((0, 20, 100)))
    choices = WHILE_COVERING if state.wager else WHILE_WAGERING
    (chosen,) = random.choices(list(choices), list(choices.values()))
    return chosen(state, random)


def any_command(state: State, random: Random) -> Command:
    """Return a command of any kind, whether it fits the state or not."""
    return random.choice(list(WHILE_COVERING))(state, random)


def _name(state: State, random: Random) -> str:
    if not state.players or random.random() < 0.03:
        return "stranger"
    return random.choice(list(state.players))


def _amount(_state: State, random: Random) -> int:
    return random.choice(AMOUNTS)


def _place(state: State, random: Random) -> int | None:
    return random.choice((None,) * 6 + (state.hand, state.hand + 1))


def _cards(state: State, random: Random) -> Command:
    """Return a hand that often ends with its first match."""
    rank = state.rules.match == "rank"
    short = RANKS if rank else tuple("hdcs")
    full = tuple(rank + suit for rank in RANKS for suit in "hdcs")
    drawn = [random.choice(random.choice((short, full))) for _ in range(random.choice((2, 4, 19)))]
    if random.random() < 0.7:
        drawn = _up_to_match(drawn, by_rank=rank)
    if random.random() < 0.04:
        drawn.append(random.choice(("X", "11h", "h" if rank else "K")))
    return commands.cards(" ".join(drawn), _place(state, random))


def _up_to_match(cards: list[str], *, by_rank: bool) -> list[str]:
    marks = [card.rstrip("hdcs") if by_rank else card[-1] for card in cards]
    if marks[0] == marks[1]:
        return cards[:2]
    first = next((n for n, mark in enumerate(marks[2:], 3) if mark in marks[:2]), None)
    return cards[:first]


def _seat(_state: State, random: Random) -> Command:
    return commands.seat(random.choice((*NAMES, "ANNE", "dora")), _amount(_state, random))


Choose = Callable[[State, Random], Command]

WHILE_WAGERING: dict[Choose, int] = {
    lambda s, r: commands.wager(_amount(s, r)): 12,
    lambda s, r: commands.sell(_amount(s, r), _name(s, r)): 3,
    lambda s, r: commands.cover(_amount(s, r), _name(s, r)): 1,
    lambda s, r: commands.buy_in(_amount(s, r), _name(s, r)): 1,
    lambda s, r: commands.cash_out(_amount(s, r), _name(s, r)): 1,
    lambda _s, _r: commands.pass_bank(): 2,
    _seat: 1,
}
WHILE_COVERING: dict[Choose, int] = {
    lambda s, r: commands.wager(_amount(s, r)): 3,
    lambda s, r: commands.cover(_amount(s, r), _name(s, r)): 12,
    lambda s, r: commands.cover_rest(_name(s, r)): 4,
    lambda s, r: commands.withdraw(_name(s, r)): 3,
    lambda s, r: commands.match(r.choice(("twins", "left", "right", "right")), _place(s, r)): 6,
    _cards: 6,
    lambda s, r: commands.sell(_amount(s, r), _name(s, r)): 1,
    lambda s, r: commands.buy_in(_amount(s, r), _name(s, r)): 1,
    lambda s, r: commands.cash_out(_amount(s, r), _name(s, r)): 1,
    lambda _s, _r: commands.pass_bank(): 1,
    lambda _s, r: commands.close() if r.random() < 0.1 else commands.match(): 1,
    _seat: 1,
}

PLAY = RandomPlay(random_opening, random_command, any_command, VALUES)
