"""Random play of Baccarat: rules mixed at random, and commands of which about half are legal."""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

from service.domain.games.baccarat.commands import Command
from service.domain.games.baccarat.events import Result, Where
from service.domain.games.baccarat.rules import RULES, BaccaratRules
from service.domain.games.baccarat.state import State, is_broken, total_staked
from service.domain.port.opening import Opening
from service.domain.values.cards import RANKS
from service.domain.values.money import CURRENCIES
from tests.factories.baccarat import commands
from tests.factories.random_play import RandomPlay

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f", "carl", "zoe", "gus")
AMOUNTS = (1, 2, 3, 5, 8, 12, 20, 31, 45, 110)
SEATED = 5
VALUES: dict[str, tuple[Any, ...]] = {
    "decks": (1, 2, 6),
    "seats": (None, 4, 6),
    "stock_minimum": (0, 7, 10, 48),
    "bank_goes": ("rotation", "auction"),
    "bank_ends": ("loss", "shoe"),
    "bank_minimum": (1, 1, 10),
    "must_play": (0, 0, 1, 2),
    "replenish": ("never", "broken", "any"),
    "excess": ("declined", "paid_in_order"),
    "uncovered": ("safe", "lost"),
    "accepted": ("hand", "unlimited", "unlimited"),
    "banco_again": ("first", "in_turn"),
    "banco_limit": (None, 1, 3),
    "cheval": (True, False),
    "odd_half": ("first", "refuse"),
    "false_draw": ("stands", "liable", "fine", "refuse"),
    "fine": (0, 4),
    "min_stake": (1, 1, 3),
    "max_stake": (None, None, 40),
}


def random_rules(random: Random, preset: str | None = None) -> tuple[str, BaccaratRules]:
    """Return a preset with some of its rules replaced at random."""
    preset = preset or random.choice(list(RULES.presets))
    names = random.sample(list(VALUES), random.choice((0, 3, 6, len(VALUES))))
    overrides = {name: random.choice(VALUES[name]) for name in names}
    if RULES.presets[preset].rules.sides == 1:
        overrides.pop("cheval", None)
    else:
        overrides.pop("bank_ends", None)
    return preset, RULES.chosen(preset, overrides)


def random_opening(random: Random, preset: str | None = None) -> Opening[BaccaratRules]:
    preset, rules = random_rules(random, preset)
    return Opening(
        title="Twelfth Night", preset=preset, rules=rules, currency=CURRENCIES["points"], own={}
    )


def random_command(state: State, random: Random) -> Command:
    """Return a command that often fits the state."""
    if len(state.players) < SEATED and random.random() < 0.6:
        return _seat(state, random)
    if is_broken(state) and random.random() < 0.6:
        return random.choice((commands.pass_deal(), commands.fund(_amount(state, random))))
    if state.banker and not total_staked(state) and random.random() < 0.7:
        return _stake_or_banco(state, random)
    choices = WHILE_STAKING if state.banker else WHILE_OPEN
    (chosen,) = random.choices(list(choices), list(choices.values()))
    return chosen(state, random)


def any_command(state: State, random: Random) -> Command:
    """Return a command of any kind, whether it fits the state or not."""
    return random.choice(list(WHILE_STAKING))(state, random)


def _name(state: State, random: Random) -> str:
    if not state.players or random.random() < 0.03:
        return "stranger"
    return random.choice(list(state.players))


def _amount(_state: State, random: Random) -> int:
    return random.choice(AMOUNTS)


def _place(state: State, random: Random) -> int | None:
    return random.choice((None,) * 6 + (state.hand, state.hand + 1))


def _seat(state: State, random: Random) -> Command:
    where: Any = random.choice((*(None,) * 8, "right", "left", *get_args(Where)))
    free = [name for name in (*NAMES, "ANNE") if name not in state.players] or [*NAMES]
    name = random.choice(free if random.random() < 0.8 else NAMES)
    return commands.seat(name, random.choice((0, 20, 100, 200)), where)


def _bank(state: State, random: Random) -> Command:
    names = [state.in_turn] if state.in_turn and random.random() < 0.7 else []
    amounts = [state.passed_sum] if state.passed_sum and random.random() < 0.5 else [*AMOUNTS]
    return commands.bank(random.choice(amounts), random.choice([*names] or [_name(state, random)]))


def _banco(state: State, random: Random) -> Command:
    losers = sorted(state.late_losers)
    name = random.choice(losers) if losers and random.random() < 0.5 else _name(state, random)
    return commands.banco(name, random.choice((None, None, None, "cheval")))


def _stake_or_banco(state: State, random: Random) -> Command:
    if random.random() < (0.6 if state.late_losers else 0.2):
        return _banco(state, random)
    return commands.stake(_amount(state, random), _name(state, random))


def _hand(state: State, random: Random) -> Command:
    results: tuple[Result, ...] = ("bank", "punters", "tie")
    both = state.rules.sides == 2 if random.random() < 0.95 else random.random() < 0.5
    right: Result = random.choice(results) if random.random() < 0.93 else "none"
    left: Result = random.choice(results) if both else "none"
    return commands.hand(right, left, _place(state, random))


def _cards(state: State, random: Random) -> Command:
    """Return a hand of cards that is often drawn by the rules."""
    card = random.choice
    ranks = (*RANKS, "Kh", "7c", "7c") if random.random() < 0.95 else (*RANKS, "X")
    both = state.rules.sides == 2 if random.random() < 0.95 else random.random() < 0.5
    numbers = [random.choice((2, 2, 3)) for _ in range(2 + both)]
    if random.random() < 0.05:
        numbers[1] = 0
    bank, right, left = (*(",".join(card(ranks) for _ in range(n)) or "-" for n in numbers), "-")[
        :3
    ]
    return commands.cards(bank, right, left, place=_place(state, random))


def _suited(state: State, random: Random) -> Command:
    """Return a hand with more of a card than one pack has."""
    card = random.choice(("7c", "7"))
    return commands.cards(f"{card},{card}", f"{card},{card},{card}", place=_place(state, random))


def _close(state: State, random: Random) -> Command:
    return commands.close() if random.random() < 0.2 else _hand(state, random)


Choose = Callable[[State, Random], Command]

ANYTIME: dict[Choose, int] = {
    lambda s, r: commands.buy_in(_amount(s, r), _name(s, r)): 2,
    lambda s, r: commands.cash_out(_amount(s, r), _name(s, r)): 1,
    lambda s, r: commands.withdraw(_name(s, r)): 2,
    _seat: 1,
}
WHILE_OPEN: dict[Choose, int] = {
    _bank: 16,
    lambda _s, _r: commands.pass_deal(): 4,
    lambda s, r: commands.stake(_amount(s, r), _name(s, r)): 1,
    lambda _s, _r: commands.shoe(): 1,
    lambda s, r: commands.fund(_amount(s, r)): 1,
    **ANYTIME,
}
WHILE_STAKING: dict[Choose, int] = {
    lambda s, r: commands.stake(_amount(s, r), _name(s, r)): 26,
    _banco: 6,
    _hand: 12,
    _cards: 12,
    _suited: 1,
    lambda _s, _r: commands.again(): 5,
    lambda _s, _r: commands.accept(): 9,
    lambda s, r: commands.fund(_amount(s, r)): 4,
    lambda _s, _r: commands.pass_deal(): 3,
    lambda _s, _r: commands.shoe(): 1,
    _bank: 1,
    _close: 3,
    **ANYTIME,
}

PLAY = RandomPlay(
    random_opening,
    random_command,
    any_command,
    VALUES,
    unmixed={"sides": "Random play opens both presets, and each has its own number of sides."},
)
