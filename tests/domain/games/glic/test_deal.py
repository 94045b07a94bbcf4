"""A deal: who plays, who deals, and who fills the pools."""

import pytest

from service.domain.games.glic import GAME
from service.domain.games.glic.events import Ante
from service.domain.games.glic.pools import POOLS
from service.domain.games.glic.state import State
from tests.factories.glic import commands, events
from tests.factories.glic.tables import FOUR, dealt, playing, table
from tests.factories.spec import Spec, settled

LEFT = {"bess": 1, "carl": 1, "dora": 1}


def state(spec: Spec) -> State:
    found: State = settled(GAME, spec.state)
    return found


def antes(spec: Spec) -> list[Ante]:
    (event,) = spec.when(commands.deal()).events
    return list(event.antes)


def test_antes_go_round_from_the_dealer_until_each_pool_has_one() -> None:
    table().when(commands.deal()).then(events.dealt())
    dealt().holds(anne=98, bess=98, carl=98, dora=99)
    assert dict(state(dealt()).pools) == dict.fromkeys(POOLS, 1)


def test_a_piece_fits_the_game_to_a_currency() -> None:
    table(piece=4).when(commands.deal()).then(events.dealt(piece=4))


def test_every_player_may_fill_each_pool() -> None:
    paid = antes(table(ante_by="each"))
    assert [ante.punter for ante in paid[::7]] == list(FOUR)
    assert [ante.pool for ante in paid[:7]] == list(POOLS)
    assert len(paid) == 28


def test_the_dealer_may_fill_all_pools() -> None:
    paid = antes(table(ante_by="dealer"))
    assert {ante.punter for ante in paid} == {"anne"}
    assert [ante.pool for ante in paid] == list(POOLS)


def test_all_players_with_money_play() -> None:
    purses = {"anne": 0, "bess": 9, "carl": 9, "dora": 9}
    table(purses).when(commands.deal()).then(events.dealt("bess", "carl", "dora"))


def test_the_deal_goes_on_in_line() -> None:
    won = playing().given(events.won("anne", LEFT))
    won.when(commands.deal()).then(events.dealt("bess", "carl", "dora", "anne"))
    poor = won.given(events.cashed_out(97, "bess"))
    assert poor.state.players["bess"].purse == 0
    poor.when(commands.deal()).then(events.dealt("carl", "dora", "anne"))


def test_a_hand_that_is_given_up_moves_the_deal_too() -> None:
    given_up = dealt().given(events.abandoned())
    given_up.when(commands.deal()).then(events.dealt("bess", "carl", "dora", "anne"))


def test_three_players_with_money_are_needed() -> None:
    purses = {"anne": 0, "bess": 9, "carl": 9}
    table(purses).when(commands.deal()).refused("too_few_players", seated=2)


def test_one_short_purse_refuses_the_deal() -> None:
    start = table({"anne": 100, "bess": 1, "carl": 100})
    start.when(commands.deal()).refused("purse_short", punter="bess", purse=1)
    dealer = table({"anne": 6, "bess": 100, "carl": 100}, ante_by="dealer")
    dealer.when(commands.deal()).refused("purse_short", punter="anne")


@pytest.mark.parametrize(("deck", "most"), [(32, 6), (48, 9), (52, 10)])
def test_five_cards_each_and_one_must_fit_in_the_deck(deck: int, most: int) -> None:
    purses = {f"player {number}": 50 for number in range(most + 1)}
    full = table(dict(list(purses.items())[:most]), deck=deck)
    full.when(commands.deal()).allowed()
    crowd = table(purses, deck=deck)
    crowd.when(commands.deal()).refused("pack_exhausted", deck=deck, players=most + 1)


def test_a_hand_is_dealt_once() -> None:
    dealt().when(commands.deal()).refused("deal_in_progress")
    dealt().when(commands.close()).refused("deal_in_progress")


def test_a_hand_that_is_given_up_returns_the_bets_and_leaves_the_pools() -> None:
    start = dealt().given(events.bet("bess", 4), events.seen("carl", 4))
    start.when(commands.end()).then(events.abandoned(bess=4, carl=4))
    after = start.given(events.abandoned(bess=4, carl=4))
    after.holds(bess=98, carl=98)
    assert (after.state.stage, sum(after.state.pools.values())) == ("between", 7)
    table().when(commands.end()).refused("deal_not_begun")


def test_a_close_shares_the_pools_from_the_last_dealer_on() -> None:
    start = dealt().given(events.claimed("carl", "ten"), events.abandoned())
    pools: dict[str, int] = {pool: 1 for pool in POOLS if pool != "ten"}
    closing = events.closed(pools, anne=2, bess=2, carl=1, dora=1)
    start.when(commands.close()).then(closing)
    after = start.given(closing)
    assert (sum(after.state.pools.values()), after.state.stage) == (0, "closed")
    after.holds(anne=100, bess=100, carl=100, dora=100)


def test_only_players_of_the_last_hand_share_the_pools() -> None:
    start = dealt().given(events.seated("erik", 50), events.abandoned())
    (event,) = start.when(commands.close()).events
    assert [share.punter for share in event.shares] == list(events.FOUR)


def test_a_session_without_a_hand_closes_with_nothing_to_share() -> None:
    table().when(commands.close()).then(events.closed())


def test_money_goes_in_and_out_at_any_time() -> None:
    dealt().when(commands.buy_in(7)).then(events.brought_in(7))
    dealt().when(commands.cash_out(98)).then(events.cashed_out(98))
    dealt().when(commands.cash_out(99)).refused("purse_short", punter="anne", purse=98)
    dealt().when(commands.seat()).then(events.seated())
