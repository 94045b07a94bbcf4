"""The tables of a Basset report."""

from service.domain.games.basset import events as e
from service.domain.games.basset.report_tables import tables


def test_a_paroli_that_a_draw_pays_at_once_is_among_the_best() -> None:
    paid = e.Outcome(punter="anne", card="K", result="paid", win=60, leaves=True)
    events = (
        e.StakePlaced(punter="anne", card="K", amount=10),
        e.ParoliMade(punter="anne", card="K", crooks=1),
        e.DrawSettled(kind="pair", outcomes=(paid,), bets=(), run="K", retired=None),
    )
    parolis, bets = tables(events)
    assert parolis.rows == (("anne", "K", 1, 10, 60),)
    assert bets.rows == ()


def test_a_paroli_keeps_its_corners_when_the_fasse_halves_its_couch() -> None:
    faced = e.Outcome(punter="anne", card="A", result="faced", from_couch=20)
    won = e.Outcome(punter="anne", card="A", result="won", win=140)
    events = (
        e.StakePlaced(punter="anne", card="A", amount=40),
        e.ParoliMade(punter="anne", card="A", crooks=1),
        e.ParoliMade(punter="anne", card="A", crooks=2),
        e.DealEnded(home=(), bets=()),
        e.DrawSettled(kind="fasse", outcomes=(faced,), bets=(), run=None, retired=None),
        e.DrawSettled(kind="pair", outcomes=(won,), bets=(), run="A", retired=None),
        e.WinTaken(punter="anne", card="A", win=140, couch=20, restake=5),
        e.WinTaken(punter="anne", card="A", win=5, couch=5),
    )
    assert tables(events)[0].rows == (("anne", "A", 2, 20, 140),)


def test_a_paroli_that_loses_is_over() -> None:
    lost = e.Outcome(punter="anne", card="A", result="lost", from_couch=40)
    events = (
        e.StakePlaced(punter="anne", card="A", amount=40),
        e.ParoliMade(punter="anne", card="A", crooks=1),
        e.DrawSettled(kind="pair", outcomes=(lost,), bets=(), run=None, retired=None),
        e.StakeMaced(punter="anne", card="A", amount=10),
        e.WinTaken(punter="anne", card="A", win=10, couch=10),
    )
    assert tables(events)[0].rows == ()


def test_a_side_bet_is_open_until_it_is_settled() -> None:
    laid = e.SideBetLaid(
        number=1,
        backer="anne",
        against="bess",
        punter="carl",
        card="K",
        outcome="win",
        amount=40,
    )
    settled = e.BetSettled(number=1, backer="anne", against="bess", to_backer=80, to_against=0)
    ended = e.DealEnded(home=(), bets=(settled,))
    terms = (1, "anne", "bess", "carl", "K", "win", 40)
    assert tables((laid,))[1].rows == ((*terms, "open", None),)
    assert tables((laid, ended))[1].rows == ((*terms, "won", "anne"),)
