"""The odds of a table as it stands: stakes, wins that wait, the bank, and what the rules cost."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.deciding.checks import exposure, worst_pair
from service.domain.games.basset.odds.case import answer
from service.domain.games.basset.odds.edge import SAFE_LADDER, edge, warning
from service.domain.games.basset.odds.live import TableOdds, for_player, odds_of
from service.domain.games.basset.state import State
from service.domain.odds_texts import warning_text
from service.domain.port.odds import NoOdds
from tests.factories.random_sessions import random_session
from tests.factories.sheet_states import state_after

ALL: frozenset[str] = frozenset()


def table(rules: str, *lines: str, **overrides: Any) -> State:
    lines = ("seat anne 1000", "seat bess 1000", *lines)
    state: State = state_after(GAME, rules, overrides, lines)
    return state


def live(rules: str, *lines: str, **overrides: Any) -> TableOdds:
    return odds_of(table(rules, *lines, **overrides), ALL)


def test_a_stake_before_the_fasse() -> None:
    odds = live("oak", "stake anne K 100")
    case = answer({"rules": "oak", "punters": 2, "stake": {"rank": "K"}})
    (stake,) = odds.stakes
    assert (odds.left, odds.unseen) == (52, 52)
    assert stake.expectation == case["expectation"] == odds.edge
    assert stake.answers is None
    assert (stake.win, stake.lose, stake.stand, stake.faced) == tuple(
        case[name] for name in ("win", "lose", "stand", "faced")
    )


def test_stakes_in_a_deal_equal_the_case() -> None:
    odds = live("oak", "stake anne K 100", "stake bess Q 50", "fasse 2", "pair 3 4")
    case = {"rules": "oak", "phase": "drawing", "seen": {"2": 1, "3": 1, "4": 1}, "punters": 2}
    for stake, rank in zip(odds.stakes, "KQ", strict=True):
        assert stake.expectation == answer({**case, "stake": {"rank": rank}})["expectation"]
    asked = [{"rank": "K", "couch": 100}, {"rank": "Q", "couch": 50}]
    bank = answer({**case, "stakes": asked})
    assert odds.bank.exposure == bank["exposure"] == {"Q": 50, "K": 100}
    assert odds.bank.next_draw_gain == bank["next_draw_gain"]
    assert (odds.bank.worst, odds.bank.worst_pays) == ("K", 100)


def test_a_win_that_waits_has_the_worth_of_each_answer() -> None:
    odds = live("cotton", "stake anne K 100", "fasse 2", "pair K 3")
    (stake,) = odds.stakes
    assert (stake.win, stake.stand) == ("1", "0")
    assert stake.answers is not None
    assert set(stake.answers) == {"take", "paroli", "pay"}
    assert stake.answers["take"] == stake.expectation["take"] == "1"
    best = max(map(Fraction, stake.answers.values()))
    assert Fraction(stake.expectation["best"]) == best
    after = answer(
        {
            "rules": "cotton",
            "punters": 2,
            "phase": "drawing",
            "seen": {"2": 1, "K": 1, "3": 1},
            "run": "K",
            "stake": {"rank": "K", "crooks": 1},
        }
    )["expectation"]
    assert stake.answers["paroli"] == after["best"]
    assert stake.expectation["ride:3"] == after["ride:3"]
    assert odds.bank.exposure == {}


def test_a_win_of_twins_may_only_be_taken() -> None:
    odds = live("parlour", "stake anne K 100", fasse="half_stake", cards_required=0)
    assert odds.stakes[0].answers is None
    odds = live("parlour", "stake anne K 100", "fasse 2", "pair K K", cards_required=0)
    (stake,) = odds.stakes
    assert stake.answers == {"take": "1"}
    assert {*stake.expectation.values()} == {"1"}


def test_one_policy_is_shown_if_it_is_named() -> None:
    state = table("oak", "stake anne K 100", "fasse 2", "pair 3 K")
    odds = odds_of(state, frozenset({"take"}))
    assert list(odds.edge) == ["take"]
    assert [list(stake.expectation) for stake in odds.stakes] == [["take"]]
    assert odds.stakes[0].answers is not None
    with pytest.raises(NoOdds, match="These rules have no policy pay"):
        odds_of(state, frozenset({"pay"}))


def test_a_punter_sees_the_own_stakes_and_nothing_of_the_bank() -> None:
    odds = live("oak", "stake anne K 100", "stake bess Q 50")
    shown = for_player(odds, "bess")
    assert [stake.card for stake in shown["stakes"]] == ["Q"]
    assert shown.keys() == {"left", "unseen", "stakes", "edge"}


def test_a_punter_who_sits_down_in_a_deal_counts_in_the_next() -> None:
    """Source: S1: the packs are those of the punters at the fasse."""
    lines = ("seat carl 1000", "stake anne K 100", "fasse 2")
    before = live("sca", *lines)
    after = live("sca", *lines, "seat dora 1000")
    assert (before.left, before.unseen) == (after.left, after.unseen) == (12, 51)
    assert before.stakes == after.stakes


def test_rules_without_odds_have_no_expectations() -> None:
    odds = live("modern", "stake anne K 100", burn=51)
    assert (odds.edge, odds.stakes[0].expectation) == ({}, {})
    waiting = live("modern", "stake anne K 100", "fasse 2", "pair K 3", decks=40)
    (stake,) = waiting.stakes
    assert (stake.win, stake.expectation, stake.answers) == ("1", {}, {"take": "1"})
    too_small = live("sca", "stake anne K 100", *(f"seat p{n} 10" for n in range(4)), decks=1)
    assert (too_small.left, too_small.edge) == (0, {})


def test_the_exposure_is_the_one_that_the_bank_must_cover() -> None:
    for seed in range(4):
        for step in random_session(Random(f"live {seed}"), game=GAME).steps:
            state = step.before
            if len(state.rules.ladder) * (state.decks or 1) > 12:
                continue
            odds = odds_of(state, frozenset({"take"}))
            assert odds.bank.exposure == exposure(state)
            assert odds.bank.worst_pays == worst_pair(state)
            assert odds.bank.deal_worst_pays >= 0


@pytest.mark.parametrize(("rules", "gain"), [("oak", "7571/10829"), ("parlour", "248483/270725")])
def test_a_ladder_that_pays_the_rider_has_a_warning(rules: str, gain: str) -> None:
    """Source: the acceptance figures: +69.9 % under oak, +91.8 % under parlour."""
    chosen = GAME.rules.chosen(rules, {})
    found = warning(chosen, 1)
    assert found is not None
    assert (found.policy, found.gain) == ("ride:2", Fraction(gain))
    assert found.mended_by == {"ladder": SAFE_LADDER}
    mended = GAME.rules.chosen(rules, {"ladder": [*SAFE_LADDER]})
    assert max(edge(mended, 1).values()) <= 0
    assert warning(mended, 1) is None
    text = warning_text(GAME.english, found)
    assert f"{float(found.gain) * 100:.1f} % of the stake" in text
    assert "1 · 2 · 7 · 15 · 33 · 67" in text


def test_a_warning_without_a_change_that_mends_it() -> None:
    """If a plain win pays twice the couch, the ladder alone is not to blame: no fasse costs it."""
    rules = GAME.rules.chosen("oak", {"pay": 50})
    found = warning(rules, 1)
    assert found is not None
    assert found.mended_by == {}
    assert warning_text(GAME.english, found).endswith("loses money.")
    assert warning(GAME.rules.chosen("modern", {}), 1) is None
    assert warning(replace(rules, burn=51, carry=False), 1) is None


def test_the_worst_case_of_a_whole_deal() -> None:
    """A rank wins as often as it has cards; what repeats may not win at once takes a pair more."""
    lines = ("stake anne K 10", "stake bess Q 1")
    assert live("oak", *lines).bank.deal_worst_pays == 10 * 30 + 30
    assert live("modern", *lines).bank.deal_worst_pays == 10 * 15 + 15
    waiting = ("stake anne K 10", "stake bess Q 1", "fasse 2", "pair 3 K")
    assert live("oak", *waiting).bank.deal_worst_pays == 10 * 30 + 30
    twins = live("parlour", "stake anne K 10", "fasse 2", "pair K K", cards_required=0)
    assert twins.bank.deal_worst_pays == 10
    few = live("oak", *lines, burn=47)
    assert few.bank.deal_worst_pays == 10 * 7
    pays = live("cotton", "stake anne K 10", ladder=[1, 1], pay=2)
    assert pays.bank.deal_worst_pays == 20
    paying = live("cotton", "stake anne K 10", "fasse 2", "pair K 3", "pay anne K")
    assert paying.bank.deal_worst_pays == 20
