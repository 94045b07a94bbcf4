"""Random play of Swiss Tarot: rules mixed at random, about half of the commands legal."""

from collections.abc import Callable
from random import Random
from typing import Any

from service.domain.games.tarot.commands import Command
from service.domain.games.tarot.rules import RULES, TarotRules
from service.domain.games.tarot.state import State
from service.domain.port.opening import Opening
from service.domain.values.money import CURRENCIES
from tests.factories.random_play import RandomPlay
from tests.factories.tarot import commands

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f")
AMOUNTS = (1, 2, 3, 5, 8, 12, 31)
ROUND = 78
VALUES: dict[str, tuple[Any, ...]] = {
    "ante": (0, 4, 10),
    "rounds": (1, 2, 3),
    "tie": ("split", "stays"),
    "odd_coin": ("seat", "pot"),
}


def random_opening(random: Random) -> Opening[TarotRules]:
    """Return an opening with rules mixed at random."""
    overrides = {name: random.choice(choices) for name, choices in VALUES.items()}
    return Opening(
        title="Twelfth Night",
        preset="swiss_tarot",
        rules=RULES.chosen("swiss_tarot", overrides),
        currency=CURRENCIES["points"],
        own={},
    )


def random_command(state: State, random: Random) -> Command:
    """Return a command that often fits the state."""
    if len(state.players) < 3 and random.random() < 0.7:
        return _seat(state, random)
    choices = WHILE_PLAYING if state.playing else BETWEEN
    (chosen,) = random.choices(list(choices), list(choices.values()))
    return chosen(state, random)


def any_command(state: State, random: Random) -> Command:
    """Return a command of any kind, whether it fits the state or not."""
    return random.choice([*BETWEEN, *WHILE_PLAYING])(state, random)


def _name(state: State, random: Random) -> str:
    if not state.players or random.random() < 0.03:
        return "stranger"
    return random.choice(list(state.players))


def _seat(_state: State, random: Random) -> Command:
    return commands.seat(random.choice((*NAMES, "ANNE")), random.choice((0, 30, 60, 200)))


def _ante(_state: State, random: Random) -> Command:
    return commands.ante(random.choice((None, None, None, *AMOUNTS)))


def _count(state: State, random: Random) -> Command:
    """Return a count whose sum is often right; ties and the dealer's 0 are frequent."""
    names = [*state.players, "stranger", "nobody", "nobody else"][:3]
    first = random.choice((26, 26, 0, random.randint(0, ROUND)))
    second = random.choice((26, min(26, ROUND - first), random.randint(0, ROUND - first)))
    pairs = list(zip(names, (first, second, ROUND - first - second), strict=True))
    random.shuffle(pairs)
    if random.random() < 0.4:
        pairs.pop()
    if random.random() < 0.1:
        pairs[0] = (pairs[0][0], pairs[0][1] + random.choice((1, 60)))
    if random.random() < 0.04:
        pairs[0] = (pairs[1][0], pairs[0][1])
    pairs = [(name, max(0, points)) for name, points in pairs]
    place = random.choice((None, None, None, len(state.rounds), 1))
    return commands.count(*pairs, place=place)


def _close(state: State, random: Random) -> Command:
    return commands.close() if random.random() < 0.15 else _ante(state, random)


Choose = Callable[[State, Random], Command]

ANYTIME: dict[Choose, int] = {
    lambda s, r: commands.buy_in(r.choice((*AMOUNTS, 90)), _name(s, r)): 2,
    lambda s, r: commands.cash_out(r.choice(AMOUNTS), _name(s, r)): 2,
    _seat: 1,
}
BETWEEN: dict[Choose, int] = {
    _ante: 14,
    _close: 3,
    _count: 1,
    lambda _s, _r: commands.end(): 1,
    **ANYTIME,
}
WHILE_PLAYING: dict[Choose, int] = {
    _count: 20,
    _close: 1,
    lambda _s, _r: commands.end(): 1,
    lambda _s, _r: commands.ante(): 1,
    **ANYTIME,
}

PLAY = RandomPlay(random_opening, random_command, any_command, VALUES)
