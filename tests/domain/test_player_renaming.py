"""Other names of players in parts of a state or an event."""

from service.domain.games.basset import events as e
from service.domain.session.player_renaming import with_names


def test_every_name_of_a_player_in_an_event_is_changed() -> None:
    reached = e.TargetReached(winners=("anne", "bess"))
    assert with_names(reached, {"anne": "Annabel"}) == e.TargetReached(winners=("Annabel", "bess"))
    placed = e.StakePlaced(punter="anne", card="K", amount=10)
    assert with_names((placed,), {"anne": "Annabel"})[0].punter == "Annabel"
    assert with_names(placed, {"bess": "Annabel"}) is placed
