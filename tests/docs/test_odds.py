"""The figures in the explanation of odds are those that the code computes."""

from fractions import Fraction

import pytest

from service.domain.games import GAMES
from tests.docs.pages import page, rows, section

PAGE = page("docs/explanation/odds.md")
BASSET = GAMES["basset"]


def figures(game: str, preset: str) -> dict[str, Fraction]:
    odds = GAMES[game].odds
    rules = GAMES[game].rules.chosen(preset, {})
    return {figure.name: figure.value for figure in odds.figures(rules, 4)}


def gains(preset: str) -> dict[str, Fraction]:
    assert BASSET.odds.edge is not None
    return dict(BASSET.odds.edge(BASSET.rules.chosen(preset, {}), 1))


@pytest.mark.parametrize(("preset", "take", "ride"), rows(section(PAGE, "## What the rules cost")))
def test_what_the_rules_cost(preset: str, take: str, ride: str) -> None:
    for shown, gain in ((take, gains(preset)["take"]), (ride, gains(preset)["ride:2"])):
        *exact, percent = shown.removesuffix(" %").split(", ")
        assert exact in ([], [str(gain)])
        assert percent == f"{float(gain) * 100:{'+' if gain > 0 else ''}.1f}"


def test_the_figures_of_lansquenet_and_glic_are_in_their_sections() -> None:
    suit = figures("lansquenet", "lansquenet")
    lansquenet = section(PAGE, "## Lansquenet")
    won, gained = suit["banker_wins"], suit["banker_gains"]
    assert f"{won.numerator} hands of {won.denominator}" in lansquenet
    assert f"{gained.numerator}/{gained.denominator} of what is covered" in lansquenet
    glic = section(PAGE, "## Glic")
    for name, value in figures("glic", "glic").items():
        if name in ("ace", "sequence"):
            assert value in (Fraction(80, 221), Fraction(16, 10829)), name
    assert "80 hands of 221" in glic
    assert "16 of 10829" in glic
