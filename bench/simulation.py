"""Simulated deals of one stake each, beside the same moves in a loop of plain Python."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

from bench.comparison import Claim, Facts, Lane, Measured, Sample, Scale, interleaved, timed
from service.domain.deal_model import LAID, LOSES, OUT, WINS, DealModel
from service.domain.games import GAMES
from service.simulation.run import Plan, simulate
from service.simulation.tables import Players

RULES, POLICY, GAME = "oak", "take", "basset"
SIMULATED, LOOP = "simulation", "a loop of plain Python"
DEALS, LOOP_DEALS, ALL_DEALS = 200_000, 1_000, 10_000_000


def measure(_folder: Path, scale: Scale) -> Iterator[Facts | Measured]:
    """Yield how many deals of one stake are played in a second, and how long ten million take."""
    game = GAMES[GAME]
    assert game.odds.deal_model is not None, "this game can be simulated"
    model = game.odds.deal_model(game.rules.chosen(RULES, {}), 1)
    lanes = (
        Lane(SIMULATED, lambda: _simulated(model, scale.of(DEALS))),
        Lane(LOOP, lambda: _looped(model, scale.of(LOOP_DEALS))),
    )
    samples = interleaved(lanes, scale.rounds)
    yield Measured(f"Simulation, {RULES}", "deals", samples, (Claim(SIMULATED, LOOP),))
    deals = scale.of(ALL_DEALS)
    sample = _simulated(model, deals)
    took = f"{sample.seconds:.1f} s on {os.cpu_count()} cores"
    yield Facts(f"Simulation, {RULES}, one stake a deal", {f"{deals:,} deals": took})


def _simulated(model: DealModel, deals: int) -> Sample:
    plan = Plan(model, Players((POLICY,), 1), deals, 1, 1)
    return timed(deals, lambda: simulate(plan))


def _looped(model: DealModel, deals: int) -> Sample:
    chance = random.Random(1)  # noqa: S311 - it shuffles, and keeps no secret
    return timed(deals, lambda: [_stake(model, chance) for _ in range(deals)])


def _stake(model: DealModel, chance: random.Random) -> int:
    """Return what a stake on the first rank gains until it has left the table."""
    moves, state, gained = model.moves[POLICY], LAID, 0
    pack = [card < model.of_rank for card in range(model.cards)]
    first, second = (WINS, LOSES) if model.first_wins else (LOSES, WINS)
    while state != OUT:
        chance.shuffle(pack)
        if pack[0]:
            amount, state = moves.first_card[state]
            gained += amount
        for at in range(1, model.dealt, 2):
            amount, state = moves.pair[pack[at] * first + pack[at + 1] * second][state]
            gained += amount
        if model.dealt % 2 and pack[model.dealt]:
            amount, state = moves.last_card[state]
            gained += amount
        state = moves.deal_end[state]
    return gained
