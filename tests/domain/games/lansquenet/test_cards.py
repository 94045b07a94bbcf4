"""Cards of a hand: which are cards, which match, and whether a pack can deal them."""

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.events import HandSettled
from service.domain.values.cards import RANKS
from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered
from tests.factories.spec import Spec

ALL_SPADES = " ".join(f"{rank}s" for rank in RANKS)


def settled_outcome(spec: Spec) -> str:
    (event,) = GAME.react(spec.state)
    assert isinstance(event, HandSettled)
    return event.outcome


@pytest.mark.parametrize(
    ("words", "outcome"),
    [
        ("h h", "twins"),
        ("Kh 3h", "twins"),
        ("h d h", "left"),
        ("h d d", "right"),
        ("h d c s c d", "right"),
        ("Kh 3d 9s Qd", "right"),
        ("h 10d s Kh", "left"),
    ],
)
def test_cards_match_by_suit(words: str, outcome: str) -> None:
    start = covered(match="suit").given(events.cards(words))
    assert settled_outcome(start) == outcome


@pytest.mark.parametrize(
    ("words", "outcome"),
    [
        ("K K", "twins"),
        ("Kh Kd", "twins"),
        ("K 3 K", "left"),
        ("Kh 10d 9h 10s", "right"),
        ("Kd Ah 7c Ad", "right"),
    ],
)
def test_cards_match_by_rank(words: str, outcome: str) -> None:
    start = covered(match="rank").given(events.cards(words, "rank"))
    assert settled_outcome(start) == outcome


def test_cards_are_recorded_as_dealt() -> None:
    covered().when(commands.cards("Kh 3d 9s Qd")).then(events.cards("Kh 3d 9s Qd"))


def test_an_outcome_is_recorded_without_cards() -> None:
    covered().when(commands.match("twins")).then(events.matched("twins"))


@pytest.mark.parametrize(
    ("match", "card"),
    [("suit", "K"), ("suit", "x"), ("suit", "1h"), ("rank", "h"), ("rank", "11"), ("rank", "K#2")],
)
def test_an_invalid_card_is_refused(match: str, card: str) -> None:
    start = covered(match=match)
    fits = "h d" if match == "suit" else "K Q"
    start.when(commands.cards(f"{fits} {card}")).refused("unknown_card", card=card)


@pytest.mark.parametrize(
    ("words", "card"), [("h h d", "h"), ("h d h c", "h"), ("Kh 3d 9s Qd 2c", "Qd")]
)
def test_cards_after_the_match_are_refused(words: str, card: str) -> None:
    covered().when(commands.cards(words)).refused("match_passed", card=card)


@pytest.mark.parametrize("words", ["h d", "h d c", "h d c s c s"])
def test_cards_without_a_match_are_refused(words: str) -> None:
    covered().when(commands.cards(words)).refused("no_match")


def test_the_same_card_twice_is_refused() -> None:
    covered().when(commands.cards("Kh 3d Kh")).refused("card_seen", card="Kh")
    covered(match="rank").when(commands.cards("Kh 3d Kh")).refused("card_seen", card="Kh")


@pytest.mark.parametrize("more", ["K", "Kh"])
def test_a_pack_has_four_of_a_rank(more: str) -> None:
    start = covered(match="rank")
    start.when(commands.cards(f"A 2 K K Kd Ks {more}")).refused("rank_exhausted", rank="K")
    start.when(commands.cards("A 2 K K Kd Ks A")).allowed()


def test_a_pack_has_four_of_a_rank_by_suit_too() -> None:
    """Each of four kings has its suit, so a fifth is one of them again."""
    start = covered(match="suit")
    start.when(commands.cards("Kh Kd Kc Ks Kh")).refused("card_seen")


def test_a_pack_has_thirteen_of_a_suit() -> None:
    start = covered(match="suit")
    start.when(commands.cards(f"h d {ALL_SPADES} h")).allowed()
    start.when(commands.cards(f"h d {ALL_SPADES} s h")).refused("rank_exhausted", suit="s")
    start.when(commands.cards(f"h d {'s ' * 13} h")).allowed()
    start.when(commands.cards(f"h d {'s ' * 14} h")).refused("rank_exhausted", suit="s")


def test_the_pack_is_whole_for_each_hand() -> None:
    start = covered().given(events.cards("Kh 3d Qh"), events.wager(), events.covered())
    start.when(commands.cards("Kh 3d Qh")).allowed()


def test_a_hand_needs_a_wager_and_a_cover() -> None:
    for command in (commands.match(), commands.cards()):
        covered().given(events.withdrawn()).when(command).refused("nothing_staked")
        covered().given(events.matched()).when(command).refused("deal_not_begun")


@pytest.mark.parametrize("command", [commands.match(place=0), commands.cards(place=0)])
def test_a_hand_that_was_dealt_before_is_out_of_turn(command: object) -> None:
    covered().when(command).allowed()
    second = covered().given(events.matched(), events.wager(), events.covered())
    second.when(command).refused("draw_out_of_turn", expected=1)
