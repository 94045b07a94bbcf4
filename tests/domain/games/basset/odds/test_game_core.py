"""Exact odds equal what the game core pays, over every order of small packs.

Most cards are burnt, so that 4 to 10 are left to deal. Rules are mixed at random; a paroli that
stands at the end of the deal goes home, because the core plays one deal only.
"""

from fractions import Fraction
from functools import partial
from random import Random

import pytest

from service.domain.games.basset.commands import Command
from service.domain.games.basset.odds.case import answer
from service.domain.games.basset.presets import RULES
from service.domain.games.basset.state import Stake
from tests.domain.games.basset.expected_gain import COUCH, KING, Worth, before_the_fasse
from tests.domain.games.basset.odds.random_cases import random_rules
from tests.factories.basset import commands
from tests.seeds import seeds

HAND = 13


def answered(policy: str, pays: bool, stake: Stake) -> Command:  # noqa: FBT001 - from partial
    """Return how a win is answered under a policy by its public name."""
    if policy == "pay" and pays and not stake.crooks and not stake.take_only:
        return commands.pay(KING)
    wins = int(policy.partition(":")[2] or 1)
    if stake.crooks + 1 < wins and not stake.take_only:
        return commands.paroli(KING)
    return commands.take(KING)


@pytest.mark.parametrize("seed", seeds(10, 200))
def test_every_order_of_a_small_pack(seed: int) -> None:
    random = Random(f"pack {seed}")
    preset, overrides = random_rules(random)
    rules = RULES.chosen(preset, {**overrides, "decks": 1})
    dealt = HAND if rules.layout == "dealt" else 0
    small = {**overrides, "decks": 1, "carry": False, "burn": 51 - dealt - random.randint(4, 10)}
    case = {"rules": preset, "overrides": {**small, "cards_required": 0}, "stake": {"rank": KING}}
    start = before_the_fasse(preset, **small)
    for policy, expectation in answer(case)["expectation"].items():
        if policy != "best":
            follow = partial(answered, policy, rules.pay is not None)
            assert Worth(follow).of(start) / COUCH == Fraction(expectation), (case, policy)
