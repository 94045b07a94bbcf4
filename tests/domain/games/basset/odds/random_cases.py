"""Random questions about odds."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from service.domain.games.basset.presets import RULES
from service.domain.values.cards import RANKS
from tests.domain.games.basset.odds.slow_odds import packs_of

OVERRIDES: Mapping[str, tuple[Any, ...]] = {
    "decks": (1, 1, 2),
    "fasse": ("half_purse", "half_stake", "whole_out", "whole_stays"),
    "burn": (0, 1, 2, 7, 30),
    "order": ("win_first", "lose_first"),
    "ladder": ([1, 7, 15, 30, 60], [1, 2, 7], [2, 3], [1], [1, 3, 7, 15, 31, 63]),
    "pay": (None, 2, 3),
    "twins": ("null", "first"),
    "repeat": ("ignore", "lose", "retire"),
    "last_card": ("null", "bank"),
    "after_loss": ("out", "stays"),
    "carry": (True, False),
}


def random_rules(random: Random) -> tuple[str, dict[str, Any]]:
    """Return a preset and some overrides that matter to a stake."""
    overrides = {
        name: random.choice(values) for name, values in OVERRIDES.items() if random.random() < 0.3
    }
    return random.choice(list(RULES.presets)), overrides


def random_case(random: Random) -> dict[str, Any]:
    """Return a question about one stake: any rules, early or late in a deal, or before it."""
    preset, overrides = random_rules(random)
    rules = RULES.chosen(preset, overrides)
    punters = random.randint(1, 3)
    while packs_of(rules, punters).dealt_after_fasse < 0:
        punters -= 1  # the hands and the burnt cards are more than the packs
    rank = random.choice(RANKS)
    crooks = random.randrange(len(rules.ladder))
    paying = rules.pay is not None and random.random() < 0.2
    stake = {"rank": rank, "crooks": 0 if paying else crooks, "paying": paying}
    case = {"rules": preset, "overrides": overrides, "punters": punters, "stake": stake}
    if random.random() < 0.3:
        return {**case, "phase": "staking"}
    packs = packs_of(rules, punters)
    pack = [rank for rank in RANKS for _ in range(packs.of_rank)]
    random.shuffle(pack)
    seen = Counter(pack[: 1 + random.randint(0, packs.dealt_after_fasse)])
    marked = {"run": rank, "retired": None} if random.random() < 0.3 else {"run": None}
    if rules.repeat == "retire" and random.random() < 0.2:
        marked = {"run": None, "retired": rank}
    return {**case, "phase": "drawing", "seen": dict(seen), **marked}
