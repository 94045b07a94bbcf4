"""Claims: who shows the cards of a pool is paid, until the first bet, pass or run."""

import pytest

from service.domain.games.glic.pools import Pool
from tests.factories.glic import commands, events
from tests.factories.glic.tables import dealt


def test_a_pool_is_paid_whole() -> None:
    dealt().when(commands.claim("carl", "ten")).then(events.claimed("carl", "ten"))
    start = dealt().given(events.abandoned(), events.dealt("bess", "carl", "dora", "anne"))
    start.when(commands.claim("carl", "ten")).then(events.claimed("carl", "ten", ten=2))
    start.given(events.claimed("carl", "ten", ten=2)).holds(carl=98)


def test_the_marriage_takes_king_and_queen_with_it() -> None:
    three = events.claimed("dora", "marriage", king=1, queen=1, marriage=1)
    dealt().when(commands.claim("dora", "marriage")).then(three)
    dealt().given(three).holds(dora=102)
    dealt().given(three).when(commands.claim("anne", "king")).refused(
        "pool_claimed", pool="king", punter="dora"
    )


@pytest.mark.parametrize(
    ("first", "second", "paid"),
    [
        ("king", "queen", {"queen": 1, "marriage": 1}),
        ("queen", "king", {"king": 1, "marriage": 1}),
        ("king", "marriage", {"queen": 1, "marriage": 1}),
        ("queen", "marriage", {"king": 1, "marriage": 1}),
    ],
)
def test_king_and_queen_together_take_the_marriage(
    first: Pool, second: Pool, paid: dict[str, int]
) -> None:
    start = dealt().given(events.claimed("dora", first))
    start.when(commands.claim("dora", second)).then(events.claimed("dora", second, **paid))


def test_no_player_has_the_marriage_if_two_players_have_king_and_queen() -> None:
    start = dealt().given(events.claimed("dora", "king"))
    start.when(commands.claim("anne", "queen")).then(events.claimed("anne", "queen"))
    start.when(commands.claim("anne", "marriage")).refused("pool_claimed", pool="king")


def test_a_pool_is_claimed_once_in_a_hand() -> None:
    start = dealt().given(events.claimed("carl", "ten"))
    start.when(commands.claim("carl", "ten")).refused("pool_claimed", pool="ten", punter="carl")
    start.when(commands.claim("anne", "ten")).refused("pool_claimed", punter="carl")
    again = start.given(events.abandoned(), events.dealt("bess", "carl", "dora", "anne"))
    again.when(commands.claim("anne", "ten")).allowed()


@pytest.mark.parametrize(
    ("held", "pool", "cards"),
    [
        (("sequence", "ace", "jack"), "ten", 6),
        (("sequence", "ace"), "marriage", 6),
        (("ace", "ten", "jack"), "sequence", 6),
        (("king", "ace", "jack", "ten"), "sequence", 7),
        (("sequence", "king", "ace"), "queen", 6),
    ],
)
def test_one_hand_holds_five_cards(held: tuple[Pool, ...], pool: Pool, cards: int) -> None:
    start = dealt().given(*(events.claimed("carl", each) for each in held))
    start.when(commands.claim("carl", pool)).refused("too_many_cards", punter="carl", cards=cards)


@pytest.mark.parametrize(
    ("held", "pool"),
    [
        (("sequence", "ace"), "ten"),
        (("sequence",), "marriage"),
        (("sequence", "king"), "queen"),
        (("ace", "jack", "ten"), "marriage"),
    ],
)
def test_five_cards_may_win_several_pools(held: tuple[Pool, ...], pool: Pool) -> None:
    start = dealt().given(*(events.claimed("carl", each) for each in held))
    start.when(commands.claim("carl", pool)).allowed()


@pytest.mark.parametrize(
    "event",
    [
        events.bet("bess"),
        events.passed("bess"),
        events.all_passed("bess", "carl", "dora", "anne"),
        events.run("anne", bess=1, carl=1, dora=1),
    ],
)
def test_claims_end_with_the_first_bet_pass_or_run(event: object) -> None:
    dealt().given(event).when(commands.claim()).refused("claims_closed")


def test_who_sits_out_claims_nothing() -> None:
    start = dealt().given(events.seated("erik"))
    start.when(commands.claim("erik")).refused("not_in_hand", punter="erik")
