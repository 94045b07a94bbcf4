"""What every game does in the same way with its players: nets, what a viewer sees, and events."""

from dataclasses import dataclass

import pytest

from service.domain.port.game import WHOLE_VIEW, Viewer
from service.domain.port.parties import BANKER, PLAYER
from service.domain.session.players.event_parts import event_part, own_event
from service.domain.session.players.parties import player_nets, player_parties
from service.domain.session.players.visible import visible_players


@dataclass(frozen=True)
class Player:
    name: str
    purse: int | None = 0
    brought_in: int | None = 0
    cashed_out: int | None = 0
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Seated:
    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stake:
    punter: str
    amount: int


@dataclass(frozen=True)
class BankEnded:
    banker: str
    home: tuple[Stake, ...]


SEATED = {"anne": Seated("anne", 70, 100, 10), "bess": Seated("bess", 40, 50, former_names=("b",))}
SHOWN = (Player("anne", 70, 100, 10), Player("bess", 40, 50))
ENDED = BankEnded("bess", (Stake("anne", 5), Stake("carl", 6)))


def test_a_net_counts_stakes_and_cash_outs() -> None:
    assert player_nets(SEATED, {"anne": 25}) == {"anne": 5, "bess": -10}


def test_parties_are_in_the_order_of_seats_with_the_role_of_each() -> None:
    anne, bess = player_parties(SEATED, {"anne": 25}, {"bess": 30}, banker="bess")
    assert (anne.name, anne.role, anne.purse, anne.at_table, anne.net) == (
        "anne",
        PLAYER,
        70,
        25,
        5,
    )
    assert (anne.brought_in, anne.cashed_out, anne.former_names) == (100, 10, ())
    assert (bess.role, bess.staked, bess.at_table) == (BANKER, 0, 30)
    assert (bess.net, bess.former_names) == (20, ("b",))


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (WHOLE_VIEW, SHOWN),
        (Viewer("bess"), SHOWN[1:]),
        (Viewer("carl"), ()),
        (Viewer(sees_purses=False), tuple(Player(p.name, None, None, None) for p in SHOWN)),
    ],
)
def test_a_player_sees_their_own_purse_and_a_board_all_or_none(
    viewer: Viewer, seen: tuple[Player, ...]
) -> None:
    assert visible_players(SHOWN, viewer) == seen


def test_an_event_of_one_player_concerns_this_player_only() -> None:
    found = [own_event(None, Stake("anne", 5), name) for name in ("anne", "bess")]
    assert [part and part.fields for part in found] == [{"punter": "anne", "amount": 5}, None]


@pytest.mark.parametrize(
    ("player", "home"), [("anne", [{"punter": "anne", "amount": 5}]), ("bess", []), ("dora", None)]
)
def test_an_event_is_reduced_to_own_records_also_for_players_it_names(
    player: str, home: list[object] | None
) -> None:
    part = event_part("home", named=("banker",))(None, ENDED, player)
    assert (part and part.fields) == (None if home is None else {"banker": "bess", "home": home})
