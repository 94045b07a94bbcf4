"""What a draw did to one stake; anne, her king and ten points by default."""

from factory.base import Factory

from service.domain.games.basset import events as e
from tests.factories.by_position import by_position


class OutcomeFactory(Factory[e.Outcome]):
    class Meta:
        model = e.Outcome

    punter = "anne"
    card = "K"


class WonFactory(OutcomeFactory):
    result = "won"
    win = 10


class PaidFactory(OutcomeFactory):
    result = "paid"
    leaves = True


class LostFactory(OutcomeFactory):
    result = "lost"
    from_couch = 10
    leaves = True


class SparedFactory(OutcomeFactory):
    result = "spared"
    home = 10
    leaves = True


class FacedFactory(OutcomeFactory):
    """The fasse took ``from_purse`` and ``from_couch``, and sent ``home`` from the couch."""

    result = "faced"


won = by_position(WonFactory, "card", "win", "punter")
paid = by_position(PaidFactory, "card", "win", "home", "punter")
lost = by_position(LostFactory, "card", "from_couch", "punter")
spared = by_position(SparedFactory, "card", "home", "punter")
faced = by_position(FacedFactory, "card", "from_purse", "from_couch", "home", "punter")
