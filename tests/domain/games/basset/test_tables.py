"""The tables of a Basset report."""

from service.domain.games.basset import events as e
from service.domain.games.basset.tables import tables


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
