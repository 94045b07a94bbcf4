"""The test of fairness: exact p-values, corrected for all looks, fair evenings and rigged ones."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from service.domain.fairness import STATED_SHARE, findings, is_unusual
from service.domain.games import GAMES
from service.domain.games.basset.odds.fairness import twins_chances
from service.domain.games.lansquenet.odds.fairness import length_chances
from service.domain.port.fairness import EVEN, Chances, Trial, no_trials, yes_or_no
from service.domain.port.game import AnyGame
from tests.domain.evening_of_basset import evening
from tests.factories.random_sessions import random_session
from tests.factories.sheet_states import history_of

THIRD = yes_or_no(Fraction(1, 3))
TRIPLE: Chances = ((0, Fraction(1, 2)), (2, Fraction(1, 3)), (5, Fraction(1, 6)))


def asked(*found: int, chances: Chances = EVEN, question: str = "q", part: str = "") -> list[Trial]:
    return [Trial(question, part, each, chances, place) for place, each in enumerate(found)]


@pytest.mark.parametrize("heads", range(11))
def test_a_p_value_is_that_of_a_binomial(heads: int) -> None:
    (finding,) = findings(asked(*[1] * heads, *[0] * (10 - heads)))
    ways = [comb(10, each) for each in range(11)]
    expected = Fraction(sum(way for way in ways if way <= ways[heads]), 2**10)
    assert (finding.trials, finding.found) == (10, heads)
    assert finding.expected == 5
    assert abs(finding.p_value - expected) < Fraction(1, 10**20)


def test_a_p_value_of_mixed_trials_equals_a_count_over_all_results() -> None:
    kinds = (EVEN, EVEN, THIRD, TRIPLE, TRIPLE)
    sums: dict[int, Fraction] = {}
    for results in product(*kinds):
        chance = Fraction(1)
        for _, each in results:
            chance *= each
        total = sum(value for value, _ in results)
        sums[total] = sums.get(total, Fraction(0)) + chance
    found = (1, 1, 1, 5, 5)
    trials = [Trial("q", "", f, kind, 0) for f, kind in zip(found, kinds, strict=True)]
    (finding,) = findings(trials)
    expected = sum(chance for chance in sums.values() if chance <= sums[sum(found)])
    assert abs(finding.p_value - expected) < Fraction(1, 10**20)
    assert finding.expected == sum(value * chance for value, chance in sums.items())


def test_a_p_value_is_corrected_for_every_question_part_and_look() -> None:
    heads = [1] * 12
    (alone,) = findings(asked(*heads))
    assert alone.corrected == alone.p_value
    assert alone.is_unusual
    trials = [*asked(*heads), *asked(0, 1, question="r", part="a"), *asked(1, question="r")]
    several = {(f.question, f.part): f for f in findings(trials, looks=3)}
    assert several["q", ""].corrected == alone.p_value * 3 * 2
    assert several["r", "a"].corrected == 1
    assert several["q", ""].once_in == 2048 // 6


def test_what_chance_cannot_do_is_once_in_more_than_anything() -> None:
    (finding,) = findings(asked(*[1] * 200))
    assert finding.p_value == 0
    assert finding.once_in > 10**20
    assert findings(()) == ()
    assert list(no_trials(())) == []


@pytest.mark.parametrize(("packs", "pairs"), [(1, 1), (1, 25), (2, 51)])
def test_the_chances_of_twins_add_up(packs: int, pairs: int) -> None:
    chances = twins_chances(packs, pairs)
    cards = 52 * packs - 1
    same = Fraction(12 * 4 * packs * (4 * packs - 1) + (4 * packs - 1) * (4 * packs - 2))
    assert sum(chance for _, chance in chances) == 1
    assert sum(value * chance for value, chance in chances) == pairs * same / (cards * (cards - 1))


def test_the_chances_of_a_length_add_up() -> None:
    for match in ("suit", "rank"):
        assert sum(chance for _, chance in length_chances(match)) == 1


def lines_of(game: AnyGame, *lines: str, preset: str) -> list[Trial]:
    """Return the trials of a session that lines of a sheet play."""
    return [*game.trials(history_of(game, preset, {}, lines))]


def found_in(trials: Iterable[Trial]) -> dict[tuple[str, str], list[int]]:
    found: dict[tuple[str, str], list[int]] = {}
    for trial in trials:
        found.setdefault((trial.question, trial.part), []).append(trial.found)
    return found


def test_basset_asks_for_the_better_order_twins_and_ranks() -> None:
    lines = ("seat anne 1000", "stake anne K 100", "fasse 2", "pair 3 K", "take anne K", "end")
    found = found_in(lines_of(GAMES["basset"], *lines, preset="oak"))
    assert found["bank_favoured", ""] == [0]
    assert (found["winning_place", "K"], found["winning_place", "3"]) == ([1], [0])
    assert (found["fasse_rank", "2"], found["fasse_rank", "K"]) == ([1], [0])
    assert found["twins", ""] == [0]


def test_twins_are_counted_in_a_deal_that_is_still_on() -> None:
    lines = ("seat anne 1000", "fasse 2", "pair 3 3", "pair 4 5")
    found = found_in(lines_of(GAMES["basset"], *lines, preset="oak"))
    assert found["twins", ""] == [1]
    assert ("bank_favoured", "") not in found
    ended = (*lines[:2], "end", "fasse 3", "pair K 4", "end")
    assert found_in(lines_of(GAMES["basset"], *ended, preset="oak"))["twins", ""] == [0]


def test_lansquenet_asks_for_the_cards_where_they_are_known() -> None:
    lines = ("seat anne 1000", "seat bess 1000", "wager 10", "cover bess 10", "cards 5h Kd 3s 2h")
    found = found_in(lines_of(GAMES["lansquenet"], *lines, preset="lansquenet"))
    assert (found["twins", ""], found["side", ""], found["banker_side", "anne"]) == ([0], [1], [1])
    assert (found["left_rank", "5"], found["right_suit", "d"]) == ([1], [1])
    assert found["length", ""] == [2]


@pytest.mark.parametrize("name", GAMES)
def test_the_trials_of_every_game_are_chances(name: str) -> None:
    game = GAMES[name]
    for seed in range(3):
        session = random_session(Random(f"fairness {seed}"), game=game)
        trials = [*game.trials(session.history())]
        for trial in trials:
            assert sum(chance for _, chance in trial.chances) == 1
            assert trial.found in dict(trial.chances)
            for texts in game.texts.values():
                assert trial.question in texts.questions
                is_sum = max(value for value, _ in trial.chances) > 1
                assert not is_sum or trial.question in texts.sums
        assert all(0 <= finding.p_value <= 1 for finding in findings(trials))


def share_of_unusual(evenings: int, deals: int, rigged: Fraction) -> Fraction:
    """Return which share of evenings of Basset is called unusual."""
    game = GAMES["basset"]
    called = sum(
        is_unusual(findings(game.trials(evening(f"{rigged} {deals} {number}", deals, rigged))))
        for number in range(evenings)
    )
    return Fraction(called, evenings)


FAIR, RIGGED = Fraction(0), Fraction(1, 4)


@pytest.mark.slow
def test_few_fair_evenings_are_called_unusual() -> None:
    assert share_of_unusual(40, 6, FAIR) <= Fraction(1, 20)


@pytest.mark.slow
@pytest.mark.thorough
def test_of_1000_fair_evenings_at_most_the_stated_share_is_called_unusual() -> None:
    assert share_of_unusual(1000, 6, FAIR) <= STATED_SHARE


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("deals", "least"), [(6, Fraction(0)), (24, Fraction(3, 10)), (60, Fraction(9, 10))]
)
def test_a_bank_that_chooses_one_pair_in_four_is_found_in_a_season(
    deals: int, least: Fraction
) -> None:
    """`docs/explanation/fairness.md` has the figures of more evenings."""
    assert share_of_unusual(60, deals, RIGGED) >= least
