"""The summary of a session, as each viewer may see it."""

from random import Random

import pytest

from service.domain.games import GAMES, basset, lansquenet
from service.domain.port.game import WHOLE_VIEW, AnyGame, Viewer
from service.domain.session.session_summary import session_summary
from service.domain.session.standings import standings
from tests.factories import invented
from tests.factories.basset.tables import table
from tests.factories.invented.tables import betting
from tests.factories.lansquenet.tables import covered
from tests.factories.random_sessions import random_session

ANNE = Viewer(player="anne")
BOARD = Viewer(sees_purses=False)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_the_nets_of_all_parties_add_up_to_zero(game: AnyGame, seed: int) -> None:
    for _, state in random_session(Random(seed), game=game).states():
        shown = session_summary(game, state, WHOLE_VIEW)
        assert sum(party.net or 0 for party in shown.parties) == 0
        held = [party.purse for party in shown.parties if party.role == "pool"]
        assert shown.in_pools == sum(amount or 0 for amount in held)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_what_players_brought_and_won_is_what_they_have_and_took_home(
    game: AnyGame, seed: int
) -> None:
    """In every state: also while a player banks, and while stakes and side bets are open."""
    for _, state in random_session(Random(seed), game=game).states():
        for party in session_summary(game, state, WHOLE_VIEW).parties:
            has = (party.purse or 0) + party.at_table + (party.cashed_out or 0)
            assert (party.brought_in or 0) + (party.net or 0) == has, party


@EVERY_GAME
def test_places_are_those_of_the_standings(game: AnyGame) -> None:
    state = random_session(Random(7), game=game).end()
    places = {p.name: p.place for p in session_summary(game, state, WHOLE_VIEW).parties if p.place}
    nets = game.summary(state).nets
    assert places == {line.punter: line.place for line in standings(nets.items())}


def test_a_pool_is_a_party_without_a_place() -> None:
    shown = session_summary(invented.GAME, betting().state, WHOLE_VIEW)
    pot = shown.parties[-2]
    assert (pot.name, pot.role, pot.purse, pot.net, pot.place) == ("pot", "pool", 60, 60, None)
    assert shown.in_pools == 60
    assert [party.net for party in shown.parties] == [-20, -20, -20, 60, 0]


def test_a_game_says_how_many_seats_are_left() -> None:
    assert session_summary(invented.GAME, betting().state, WHOLE_VIEW).seats_left == 1
    assert session_summary(lansquenet.GAME, covered().state, WHOLE_VIEW).seats_left is None


def test_a_player_sees_their_own_party_the_pools_and_the_bank_without_its_money() -> None:
    pooled = session_summary(invented.GAME, betting().state, ANNE)
    assert [party.name for party in pooled.parties] == ["anne", "pot", "jar"]
    assert (pooled.parties[0].purse, pooled.in_pools) == (980, 60)
    anne, bank = session_summary(basset.GAME, table().state, ANNE).parties
    assert (anne.name, anne.purse, anne.brought_in, anne.place) == ("anne", 1000, 1000, 1)
    assert (bank.role, bank.purse, bank.brought_in, bank.net) == ("bank", None, None, None)


def test_a_board_without_purses_sees_nets_and_stakes_only() -> None:
    *players, pot, _ = session_summary(invented.GAME, betting().state, BOARD).parties
    assert {(party.purse, party.brought_in) for party in players} == {(None, None)}
    assert [(party.net, party.at_table) for party in players] == [(-20, 0), (-20, 20), (-20, 0)]
    assert pot.purse == 60


@EVERY_GAME
def test_a_player_reads_no_other_player(game: AnyGame) -> None:
    for _, state in random_session(Random(5), game=game).states():
        players = game.summary(state).players
        for player in players:
            shown = session_summary(game, state, Viewer(player=player.name))
            seen = {party.name for party in shown.parties if party.role in {"player", "banker"}}
            assert seen == {player.name}
            assert {*shown.waiting_for, *shown.winners} <= {player.name}
