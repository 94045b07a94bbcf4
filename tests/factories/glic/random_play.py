"""Random play of Glic: rules mixed at random, and commands of which about half are legal."""

from collections.abc import Callable
from random import Random
from typing import Any

from service.domain.games.glic.commands import Command
from service.domain.games.glic.pools import POOLS
from service.domain.games.glic.rules import RULES, GlicRules
from service.domain.games.glic.state import State
from service.domain.port.opening import Opening
from service.domain.values.money import CURRENCIES
from tests.factories.glic import commands
from tests.factories.random_play import RandomPlay

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f", "carl", "dora", "erik", "fina")
AMOUNTS = (1, 1, 2, 3, 5, 9)
VALUES: dict[str, tuple[Any, ...]] = {
    "piece": (1, 1, 3),
    "ante_by": ("round", "round", "each", "dealer"),
    "deck": (32, 48, 52),
    "first_bettor": ("eldest", "dealer"),
    "min_bet": (1, 2),
    "bet_limit": (None, 4, 12),
    "ties": ("split", "eldest"),
    "short_purse": ("forgive", "refuse"),
}


def random_opening(random: Random) -> Opening[GlicRules]:
    """Return an opening with rules mixed at random."""
    overrides = {name: random.choice(choices) for name, choices in VALUES.items()}
    return Opening(
        title="Twelfth Night",
        preset="glic",
        rules=RULES.chosen("glic", overrides),
        currency=CURRENCIES["points"],
        own={},
    )


def random_command(state: State, random: Random) -> Command:
    """Return a command that often fits the state."""
    if len(state.players) < _wanted(state) and random.random() < 0.7:
        return _seat(state, random)
    choices = BY_STAGE.get(state.stage, ANYTIME)
    (chosen,) = random.choices(list(choices), list(choices.values()))
    return chosen(state, random)


def _wanted(state: State) -> int:
    """Return how many players soon sit: now and then too many for the deck."""
    return len(NAMES) if (state.rules.deck, state.rules.ante_by) == (32, "dealer") else 4


def any_command(state: State, random: Random) -> Command:
    """Return a command of any kind, whether it fits the state or not."""
    stage = random.choice(list(BY_STAGE.values()))
    return random.choice(list(stage))(state, random)


def _name(state: State, random: Random) -> str:
    if not state.players or random.random() < 0.02:
        return "stranger"
    return random.choice(list(state.players))


def _in_turn(state: State, random: Random) -> str:
    return state.turn if state.turn and random.random() < 0.93 else _name(state, random)


def _seat(state: State, random: Random) -> Command:
    purses = (0, 5, 12, 30, 60) if _wanted(state) < len(NAMES) else (30, 60)
    return commands.seat(random.choice((*NAMES, "ANNE")), random.choice(purses))


def _bet(state: State, random: Random) -> Command:
    return commands.bet(_in_turn(state, random), random.choice(AMOUNTS) * state.rules.piece)


def _pass_all(state: State, random: Random) -> Command:
    return commands.pass_all() if random.random() < 0.4 else _pass(state, random)


def _pass(state: State, random: Random) -> Command:
    return commands.pass_bet(_in_turn(state, random))


def _best(state: State, random: Random) -> Command:
    in_poch = [name for name in state.bets if name not in state.folded] or ["stranger"]
    named = random.sample(in_poch, min(len(in_poch), random.choice((1, 1, 2))))
    return commands.best(*(named if random.random() < 0.85 else [_name(state, random)]))


def _out(state: State, random: Random) -> Command:
    """Return the end of a hand, with the cards of all others or sometimes a mistake."""
    names = list(state.hand_players) or ["stranger", "nobody"]
    winner = random.choice(names)
    left = {name: random.randint(1, 5) for name in names if name != winner}
    if random.random() < 0.15:
        left[random.choice((*left, winner, _name(state, random)))] = random.choice((0, 1, 5, 6))
    if len(left) > 1 and random.random() < 0.08:
        left.pop(random.choice(list(left)))
    return commands.out(winner, **left)


def _close(state: State, random: Random) -> Command:
    return commands.close() if random.random() < 0.2 else commands.deal()


def _end(_state: State, random: Random) -> Command:
    return commands.end() if random.random() < 0.4 else commands.pass_all()


Choose = Callable[[State, Random], Command]

ANYTIME: dict[Choose, int] = {
    lambda s, r: commands.buy_in(r.choice((*AMOUNTS, 40)), _name(s, r)): 2,
    lambda s, r: commands.cash_out(r.choice(AMOUNTS), _name(s, r)): 2,
    _seat: 1,
    _close: 1,
}
BY_STAGE: dict[str, dict[Choose, int]] = {
    "between": {
        lambda _s, _r: commands.deal(): 16,
        _close: 2,
        lambda s, r: commands.run(_name(s, r)): 1,
        **ANYTIME,
    },
    "claiming": {
        lambda s, r: commands.claim(_name(s, r), r.choice(POOLS)): 16,
        _bet: 8,
        _pass: 3,
        _end: 2,
        lambda s, r: commands.run(_name(s, r)): 1,
        _out: 1,
        **ANYTIME,
    },
    "betting": {
        _bet: 6,
        lambda s, r: commands.see(_in_turn(s, r)): 8,
        _pass_all: 9,
        lambda s, r: commands.fold(_in_turn(s, r)): 5,
        lambda s, r: commands.claim(_name(s, r), r.choice(POOLS)): 1,
        lambda s, r: commands.run(_name(s, r)): 1,
        _best: 1,
        _end: 1,
        **ANYTIME,
    },
    "showing": {
        _best: 12,
        _out: 1,
        _end: 1,
        _bet: 1,
        **ANYTIME,
    },
    "playing": {
        lambda s, r: commands.run(_name(s, r)): 8,
        _out: 8,
        _pass: 1,
        _best: 1,
        _end: 1,
        **ANYTIME,
    },
}

PLAY = RandomPlay(random_opening, random_command, any_command, VALUES)
