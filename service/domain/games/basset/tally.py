"""What everybody has, and who is ahead."""

from service.domain.game import Tally
from service.domain.games.basset.state import State


def tally(state: State) -> Tally:
    """Return bank, purses, couches and nets. A win counts when it is taken."""
    purses = {name: punter.purse for name, punter in state.punters.items()}
    at_table = dict.fromkeys(purses, 0)
    for stake in state.stakes.values():
        at_table[stake.punter] += stake.couch
    nets = {
        name: purses[name] + at_table[name] + punter.cashed_out - punter.brought_in
        for name, punter in state.punters.items()
    }
    for bet in state.bets.values():
        nets[bet.backer] += bet.amount
        nets[bet.against] += bet.amount
    return Tally(
        bank=state.bank,
        bank_net=state.bank - state.bank_brought_in,
        purses=purses,
        at_table=at_table,
        nets=nets,
        winners=state.winners,
    )
