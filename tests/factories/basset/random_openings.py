"""Random openings of Basset sessions: rules are mixed at random."""

from random import Random
from typing import Any

from service.domain.games.basset.presets import RULES
from service.domain.port.opening import Opening
from service.domain.values.errors import BadRules
from tests.factories.basset.openings import OpeningFactory

VALUES: dict[str, tuple[Any, ...]] = {
    "decks": (1, 2, "by_punters"),
    "layout": ("book", "dealt", "board"),
    "max_cards": (None, 2, 3),
    "cards_required": (0, 1, 2),
    "fasse": ("half_purse", "half_stake", "whole_out", "whole_stays"),
    "burn": (0, 40, 45, 46),
    "order": ("win_first", "lose_first"),
    "ladder": ([1, 7, 15, 30, 60], [1, 2, 7], [2, 3], [1]),
    "pay": (None, 2, 3),
    "twins": ("null", "first"),
    "repeat": ("ignore", "lose", "retire"),
    "last_card": ("null", "bank"),
    "after_loss": ("out", "stays"),
    "restake": (True, False),
    "mace": ("never", "plain"),
    "replace": (None, "lost"),
    "carry": (True, False),
    "side_bets": (True, False),
    "books": (True, False),
    "odd_half": ("punter", "bank", "refuse"),
    "bank_cover": ("owes", "covered"),
    "min_stake": (1, 3),
    "max_stake": (None, 30, 60),
    "target": (None, 120, 200),
}


def random_opening(random: Random) -> Opening[Any]:
    preset = random.choice(list(RULES.presets))
    overrides = {
        name: random.choice(values) for name, values in VALUES.items() if random.random() < 0.2
    }
    bank = random.choice((0, 40, 500))
    try:
        return OpeningFactory.build(preset=preset, bank=bank, **overrides)
    except BadRules:  # rules that contradict each other
        return OpeningFactory.build(preset=preset, bank=bank)
