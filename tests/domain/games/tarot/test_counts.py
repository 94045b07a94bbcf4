"""Counts of a round: they add up to 78, and the dealer's discards are a trick.

Source: S3, "Counting Points".
"""

import pytest

from service.domain.games.tarot.state import ROUND_POINTS
from tests.factories.tarot import commands, events
from tests.factories.tarot.tables import begun, last_round

VALUES = {"XXI": 5, "I": 5, "Fool": 5, "King": 5, "Queen": 4, "Cavalier": 3, "Jack": 2}


def worth(*cards: str) -> int:
    """Return the points of a trick as S3 counts them."""
    counting = [VALUES[card] for card in cards if card in VALUES]
    return sum(counting) - max(0, len(counting) - 1) if counting else 1


def test_tricks_are_worth_what_the_source_says() -> None:
    assert worth("Cavalier", "Queen", "Fool") == 10
    assert worth("XXI", "I", "Death") == 9
    assert worth("King", "7", "2") == 5
    assert worth("7", "2", "3") == 1


def test_all_tricks_and_the_discards_add_up_to_the_points_of_a_round() -> None:
    cards = ["XXI", "I", "Fool", *(["King", "Queen", "Cavalier", "Jack"] * 4), *(["plain"] * 59)]
    assert len(cards) == 78
    for step in (1, 5, 7, 25):
        mixed = [cards[number * step % 78] for number in range(78)]
        tricks = [mixed[number : number + 3] for number in range(0, 78, 3)]
        assert sum(worth(*trick) for trick in tricks) == ROUND_POINTS


def test_all_three_are_counted_or_the_third_has_the_rest() -> None:
    three = commands.count(("anne", 30), ("bess", 26), ("carl", 22))
    begun().when(three).then(events.counted())
    begun().when(commands.count()).then(events.counted(entered=2))


def test_counts_come_in_any_order() -> None:
    mixed = begun().when(commands.count(("carl", 22), ("anne", 30)))
    (event,) = mixed.events
    assert event.points == events.counted().points
    assert [pair.punter for pair in event.counts] == ["carl", "anne"]


@pytest.mark.parametrize(
    ("pairs", "facts"),
    [
        ((("anne", 31), ("bess", 20), ("carl", 28)), {"total": 79, "points": 78}),
        ((("anne", 31), ("bess", 20), ("carl", 26)), {"total": 77, "points": 78}),
        ((("anne", 50), ("bess", 29)), {"total": 79, "points": 78}),
        ((("bess", 79), ("anne", 5)), {"total": 84, "points": 78}),
        ((("anne", 30), ("bess", 26), ("anne", 22)), {"twice": "anne"}),
        ((("anne", 30), ("anne", 30)), {"twice": "anne"}),
        ((("anne", 0), ("bess", 40), ("carl", 38)), {"dealer": "anne"}),
        ((("bess", 40), ("carl", 38)), {"dealer": "anne"}),
    ],
)
def test_counts_that_cannot_be_are_refused(
    pairs: tuple[tuple[str, int], ...], facts: dict[str, object]
) -> None:
    begun().when(commands.count(*pairs)).refused("counts_wrong", **facts)


def test_a_player_who_did_not_deal_may_have_nothing() -> None:
    begun().when(commands.count(("anne", 1), ("bess", 77), ("carl", 0))).allowed()
    begun().when(commands.count(("anne", 78), ("bess", 0))).allowed()
    last_round().when(commands.count(("anne", 0), ("bess", 0))).allowed()
    last_round().when(commands.count(("anne", 40), ("bess", 38))).refused("counts_wrong")


def test_a_count_names_players_of_the_table() -> None:
    unknown = commands.count(("dora", 30), ("bess", 26))
    begun().when(unknown).refused("unknown_punter", punter="dora")


@pytest.mark.parametrize(
    ("place", "code"), [(2, None), (1, "draw_out_of_turn"), (3, "draw_out_of_turn")]
)
def test_a_count_may_state_its_number_in_the_game(place: int, code: str | None) -> None:
    last_round().when(commands.count(place=place)).comes_to(code)


def test_the_number_begins_again_with_each_game() -> None:
    ended = last_round().given(events.counted("carl", ends_game=True), events.begun())
    ended.when(commands.count(place=0)).allowed()
    ended.when(commands.count(place=3)).refused("draw_out_of_turn", expected=0)
