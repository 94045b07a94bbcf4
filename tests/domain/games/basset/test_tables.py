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
