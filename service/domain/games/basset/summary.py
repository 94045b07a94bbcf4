"""The purse, stakes and net of every party at a Basset table."""

from service.domain.games.basset.state import State, wins_waiting
from service.domain.port.parties import BANK, Party, Summary
from service.domain.session.players.parties import added, player_nets, player_parties


def summary(state: State) -> Summary:
    """Return phase, parties, counts and waiting wins. A win counts when it is taken."""
    punters = player_parties(state.punters, couches(state), _side_bets(state))
    bank = Party(
        name=state.holder or "",
        role=BANK,
        purse=state.bank,
        brought_in=state.bank_brought_in,
        cashed_out=state.bank_cashed_out,
        net=bank_net(state),
    )
    return Summary(
        phase=state.phase,
        parties=(*punters, bank),
        progress={"deal": state.deal, **({} if state.stock is None else {"stock": state.stock})},
        waiting_for=tuple(stake.punter for stake in wins_waiting(state)),
        winners=state.winners,
    )


def couches(state: State) -> dict[str, int]:
    """Return each punter's couches together, without side bets."""
    staked = dict.fromkeys(state.punters, 0)
    for stake in state.stakes.values():
        staked[stake.punter] += stake.couch
    return staked


def at_table(state: State) -> dict[str, int]:
    """Return what each punter has on the table: couches, and the own part of side bets."""
    return added(state.punters, couches(state), _side_bets(state))


def _side_bets(state: State) -> dict[str, int]:
    parts = dict.fromkeys(state.punters, 0)
    for bet in state.bets.values():
        parts[bet.backer] += bet.amount
        parts[bet.against] += bet.amount
    return parts


def bank_net(state: State) -> int:
    """Return what the bank has won."""
    return state.bank + state.bank_cashed_out - state.bank_brought_in


def nets(state: State) -> dict[str, int]:
    """Return each punter's net: purse, couches, side bets and cash-outs, less money brought."""
    return player_nets(state.punters, at_table(state))
