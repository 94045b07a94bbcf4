"""Parts of events: what became of one stake, one side bet, one couch."""

from factory.base import Factory

from service.domain.games.basset import events as e


class OutcomeFactory(Factory[e.Outcome]):
    class Meta:
        model = e.Outcome

    punter = "anne"
    card = "K"
    result = "won"


class BetSettledFactory(Factory[e.BetSettled]):
    class Meta:
        model = e.BetSettled

    number = 1
    backer = "bess"
    against = "carl"
    to_backer = 5
    to_against = 5


class CouchReturnedFactory(Factory[e.CouchReturned]):
    class Meta:
        model = e.CouchReturned

    punter = "anne"
    card = "K"
    amount = 10


class DrawSettledFactory(Factory[e.DrawSettled]):
    class Meta:
        model = e.DrawSettled

    kind = "pair"
    outcomes = ()
    bets = ()
    run = None
    retired = None
