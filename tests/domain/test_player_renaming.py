"""Other names of players in parts of a state or an event."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from service.domain.games.basset import events as e
from service.domain.session.player_renaming import OF_PLAYERS, name_members, with_names


def test_every_name_of_a_player_in_an_event_is_changed() -> None:
    reached = e.TargetReached(winners=("anne", "bess"))
    assert with_names(reached, {"anne": "Annabel"}) == e.TargetReached(winners=("Annabel", "bess"))
    placed = e.StakePlaced(punter="anne", card="K", amount=10)
    assert with_names((placed,), {"anne": "Annabel"})[0].punter == "Annabel"
    assert with_names(placed, {"bess": "Annabel"}) is placed


@dataclass(frozen=True, kw_only=True)
class Owed:
    """What a player owes, in an invented event."""

    punter: str
    amount: int


@dataclass(frozen=True, kw_only=True)
class RoundCounted:
    """An invented event with names in every form."""

    dealer: str
    line: tuple[str, ...] = field(metadata=OF_PLAYERS)
    first: str | None = field(metadata=OF_PLAYERS)
    scores: Mapping[str, int] = field(metadata=OF_PLAYERS)
    owed: Mapping[str, Owed]
    words: Mapping[str, str]


COUNTED = RoundCounted(
    dealer="anne",
    line=("bess", "anne"),
    first=None,
    scores={"anne": 3, "bess": 4},
    owed={"anne": Owed(punter="anne", amount=2)},
    words={"anne": "anne"},
)


def test_names_in_declared_members_and_in_mappings_are_changed() -> None:
    renamed = with_names(COUNTED, {"anne": "Annabel"})
    assert renamed == RoundCounted(
        dealer="Annabel",
        line=("bess", "Annabel"),
        first=None,
        scores={"Annabel": 3, "bess": 4},
        owed={"anne": Owed(punter="Annabel", amount=2)},
        words={"anne": "anne"},
    )
    assert list(renamed.scores) == ["Annabel", "bess"]
    assert with_names(COUNTED, {"carl": "Charles"}) is COUNTED


def test_the_members_of_an_event_that_are_names_are_found() -> None:
    assert name_members(RoundCounted) == {"dealer", "line", "first", "scores", "punter"}
