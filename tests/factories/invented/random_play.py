"""Random play of the invented game: rules mixed at random, about half of the commands legal."""

from collections.abc import Callable
from random import Random
from typing import Any

from service.domain.port.entries import PlayerCount
from service.domain.port.opening import Opening
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer
from service.domain.values.cards import RANKS
from service.domain.values.money import CURRENCIES
from tests.factories.invented import commands as c
from tests.factories.invented.entries import POINTS
from tests.factories.invented.rules import RULES, InventedRules
from tests.factories.invented.state import State
from tests.factories.random_play import RandomPlay

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f", "carl", "dora")
AMOUNTS = (1, 2, 3, 5, 8, 12, 20, 31)
VALUES: dict[str, tuple[Any, ...]] = {
    "ante": (0, 2, 5),
    "max_bet": (None, 10),
    "seats": (None, 2, 4),
    "sides": (1, 2),
    "rounds": (1, 2, 3),
    "packs": (1, 2, "by_players"),
    "shares": ((2, 1), (1,)),
    "bets": (True, True, True, False),
    "leftover": ("shared", "stays"),
    "tie": (None, "first"),
}


def random_opening(random: Random) -> Opening[InventedRules]:
    """Return an opening with rules mixed at random."""
    overrides = {name: random.choice(choices) for name, choices in VALUES.items()}
    return Opening(
        title="Twelfth Night",
        preset="one_side",
        rules=RULES.chosen("one_side", overrides),
        currency=CURRENCIES["points"],
        own={},
    )


def random_command(state: State, random: Random) -> c.Command:
    """Return a command that often fits the state."""
    if len(state.players) < 3 and random.random() < 0.5:
        return _seat(state, random)
    choices = WHILE_BETTING if state.bets else WHILE_PLAYING if state.playing else BETWEEN
    (chosen,) = random.choices(list(choices), list(choices.values()))
    return chosen(state, random)


def any_command(state: State, random: Random) -> c.Command:
    """Return a command of any kind, whether it fits the state or not."""
    return random.choice([*BETWEEN, *WHILE_PLAYING, *WHILE_BETTING])(state, random)


def _name(state: State, random: Random) -> str:
    if not state.players or random.random() < 0.03:
        return "stranger"
    return random.choice(list(state.players))


def _names(state: State, random: Random) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_name(state, random) for _ in range(random.choice((1, 1, 2, 3)))))


def _seat(_state: State, random: Random) -> c.Command:
    return SeatPlayer(punter=random.choice((*NAMES, "ANNE")), purse=random.choice((0, 20, 100)))


def _card(random: Random) -> str:
    return random.choice((*RANKS, "Ah", "Ah", "10s", "X"))


def _hand(random: Random) -> tuple[str, ...]:
    return tuple(_card(random) for _ in range(random.choice((2, 3))))


def _show(state: State, random: Random) -> c.Command:
    has_right = (state.rules.sides == 2) is (random.random() < 0.9)
    place = random.choice((None, None, state.round, state.round + 1))
    return c.ShowHands(left=_hand(random), right=_hand(random) if has_right else (), place=place)


def _count(state: State, random: Random) -> c.Command:
    names = list(state.players)
    random.shuffle(names)
    first = random.randint(0, POINTS)
    rest = POINTS - first + random.choice((0, 0, 0, 1))
    pairs = zip((*names, "stranger", "nobody")[:2], (first, min(rest, POINTS)), strict=True)
    return c.CountRound(counts=tuple(PlayerCount(punter=n, count=count) for n, count in pairs))


def _stop(state: State, random: Random) -> c.Command:
    return c.EndEvening() if random.random() < 0.2 else _count(state, random)


def _level(_state: State, random: Random) -> c.Command:
    return c.SetLevel(level=random.randint(0, 20), aloud=random.choice((None, None, True)))


def _claim(state: State, random: Random) -> c.Command:
    return c.ClaimPool(punter=_name(state, random), pool=random.choice(("pot", "jar")))


Choose = Callable[[State, Random], c.Command]

ANYTIME: dict[Choose, int] = {
    lambda s, r: BuyIn(punter=_name(s, r), amount=r.choice(AMOUNTS)): 2,
    lambda s, r: CashOut(punter=_name(s, r), amount=r.choice(AMOUNTS)): 1,
    _seat: 1,
    _stop: 1,
}
BETWEEN: dict[Choose, int] = {
    lambda _s, r: c.PayAnte(amount=r.choice((None, None, *AMOUNTS))): 12,
    _level: 1,
    _claim: 1,
    **ANYTIME,
}
WHILE_PLAYING: dict[Choose, int] = {
    lambda s, r: c.PlaceBet(punter=_name(s, r), amount=r.choice(AMOUNTS)): 8,
    lambda s, r: c.BetEverything(punter=_name(s, r)): 2,
    lambda _s, r: c.TurnCard(card=_card(r)): 6,
    _count: 8,
    _level: 3,
    _claim: 2,
    lambda _s, _r: c.PayAnte(): 1,
    **ANYTIME,
}
WHILE_BETTING: dict[Choose, int] = {
    lambda s, r: c.PlaceBet(punter=_name(s, r), amount=r.choice(AMOUNTS)): 5,
    lambda s, r: c.NameBest(punters=_names(s, r)): 6,
    _show: 6,
    _count: 1,
    _claim: 2,
    **ANYTIME,
}

PLAY = RandomPlay(random_opening, random_command, any_command, VALUES)
