"""Questions about odds as plain data: what is asked, what is answered, and what has no answer."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.deciding.checks import exposure
from service.domain.games.basset.odds.case import answer
from service.domain.games.basset.odds.edge import edge
from service.domain.games.basset.odds.table import NeverDecided
from service.domain.port.odds import NoOdds
from service.domain.values.cards import RANKS
from tests.factories.random_sessions import random_session

KING = {"rank": "K"}


@pytest.mark.parametrize(
    ("rules", "policy", "expectation"),
    [
        ("modern", "take", "-1/26"),
        ("oak", "take", "-1237/10829"),
        ("oak", "ride:2", "7571/10829"),
        ("parlour", "take", "-33/833"),
        ("parlour", "ride:2", "248483/270725"),
        ("cotton", "pay", "-40517/541450"),
    ],
)
def test_the_figures_of_the_rules(rules: str, policy: str, expectation: str) -> None:
    assert answer({"rules": rules, "stake": KING})["expectation"][policy] == expectation


def test_the_edge_of_the_rules_is_that_of_a_plain_stake() -> None:
    gains = edge(GAME.rules.chosen("cotton", {}), 4)
    expectation = answer({"rules": "cotton", "stake": KING})["expectation"]
    assert {name: str(gain) for name, gain in gains.items()} == expectation


def test_a_stake_that_faces_the_fasse_is_not_decided_if_it_stands() -> None:
    assert answer({"rules": "modern", "stake": KING})["faced"] == "0"
    assert answer({"rules": "oak", "stake": KING})["faced"] == "1/13"


def test_a_pay_that_misses_loses_nothing() -> None:
    case = {"rules": "cotton", "phase": "drawing", "seen": {"2": 1}}
    paying = answer({**case, "stake": {**KING, "paying": True}})
    assert Fraction(paying["expectation"]["take"]) == 2 * Fraction(paying["win"])


def test_what_the_bank_may_pay_and_gains() -> None:
    """A king wins or loses equally often; only its couch counts if it loses."""
    case = {"rules": "oak", "phase": "drawing", "seen": {"2": 1, "A": 4}}
    stakes = [
        {"rank": "K", "crooks": 1, "couch": 10},
        {"rank": "K", "couch": 5},
        {"rank": "A", "couch": 75},
    ]
    bank = answer({**case, "stakes": stakes})
    assert bank["exposure"] == {"K": 75, "A": 75}
    assert (bank["worst"], bank["worst_pays"]) == ("A", 75)
    single, twins = Fraction(4 * 43, 47 * 46), Fraction(4 * 3, 47 * 46)
    assert Fraction(bank["next_draw_gain"]) == single * (15 - 75) + twins * 15


def test_the_gain_at_the_fasse_and_at_the_last_card() -> None:
    def gain(rules: str, **case: Any) -> str:
        stakes = [{"rank": "K", "couch": 26}]
        return str(answer({"rules": rules, "stakes": stakes, **case})["next_draw_gain"])

    assert (gain("oak"), gain("modern")) == ("2", "1")
    seen = {rank: 4 for rank in RANKS if rank != "K"}
    last = {"phase": "drawing", "seen": {**seen, "K": 3}}
    assert (gain("oak", **last), gain("modern", **last)) == ("26", "0")
    assert gain("oak", phase="drawing", seen={**seen, "K": 4}) == "0"


def test_the_exposure_is_the_one_that_the_bank_must_cover() -> None:
    for seed in range(5):
        for step in random_session(Random(f"exposure {seed}"), game=GAME).steps:
            table = step.before
            if table.phase == "closed" or any(stake.win for stake in table.stakes.values()):
                continue
            stakes = [
                {
                    "rank": stake.rank,
                    "crooks": stake.crooks,
                    "couch": stake.couch,
                    "paying": stake.paying,
                }
                for stake in table.stakes.values()
            ]
            rules = GAME.rules.plain(table.rules)
            case = {"rules": table.preset, "overrides": rules, "stakes": stakes}
            seats = max(len(table.punters), 1)
            if table.rules.layout != "dealt" and table.rules.burn < 46:
                assert answer({**case, "punters": seats})["exposure"] == exposure(table)


@pytest.mark.parametrize(
    ("case", "message"),
    [
        ({"rules": 3}, "rules is a text."),
        ({"rules": "oak"}, "Give either stake or stakes."),
        ({"rules": "oak", "stake": KING, "stakes": []}, "Give either stake or stakes."),
        ({"rules": "oak", "stake": KING, "colour": 1}, "Unknown member of the case: colour."),
        ({"rules": "oak", "stake": {**KING, "suit": "h"}}, "Unknown member of a stake: suit."),
        ({"rules": "oak", "stake": {"rank": "11"}}, "rank: 11 is no rank. Use one of: A, 2, 3"),
        ({"rules": "oak", "stake": {**KING, "crooks": 5}}, "crooks is a whole number from 0 to 4."),
        ({"rules": "oak", "stake": {**KING, "crooks": True}}, "crooks is a whole number"),
        ({"rules": "oak", "stake": {**KING, "paying": 1}}, "paying is true or false."),
        ({"rules": "oak", "stake": {**KING, "paying": True}}, "have no pay for this stake."),
        ({"rules": "oak", "stake": 3}, "stake is an object."),
        ({"rules": "oak", "stakes": 3}, "stakes is a list of objects."),
        ({"rules": "oak", "stakes": [3]}, "stakes is a list of objects."),
        ({"rules": "oak", "stake": KING, "phase": "closed"}, "phase is staking or drawing."),
        ({"rules": "oak", "stake": KING, "run": "K"}, "Before the fasse, no card is seen"),
        ({"rules": "oak", "stake": KING, "phase": "drawing"}, "seen has at least the fasse."),
        (
            {"rules": "oak", "stake": KING, "phase": "drawing", "seen": {"1": 1}},
            "seen: 1 is no rank",
        ),
        (
            {"rules": "oak", "stake": KING, "phase": "drawing", "seen": {"K": 5}},
            "seen: there are 5 cards of rank K, but the packs have 4.",
        ),
        (
            {"rules": "oak", "stake": KING, "phase": "drawing", "seen": {"K": -1}},
            "K is a whole number from 0 to 4.",
        ),
        (
            {
                "rules": "oak",
                "overrides": {"burn": 48},
                "stake": KING,
                "phase": "drawing",
                "seen": {"2": 4, "3": 1},
            },
            "More cards are seen than can be dealt.",
        ),
        (
            {"rules": "sca", "overrides": {"decks": 1}, "punters": 4, "stake": KING},
            "The packs are too small",
        ),
    ],
)
def test_a_question_without_an_answer(case: dict[str, Any], message: str) -> None:
    with pytest.raises(NoOdds, match=message.replace("[", r"\[")):
        answer(case)


def test_a_stake_that_is_never_decided_has_no_odds() -> None:
    """With all other cards burnt, a paroli stands in every deal and pays half at some fasses."""
    case = {"rules": "modern", "overrides": {"burn": 51}, "stake": {**KING, "crooks": 1}}
    with pytest.raises(NeverDecided, match="A stake with 5 crooks is never decided"):
        answer(case)
