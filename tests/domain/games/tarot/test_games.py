"""A game: antes, the deal that moves on, and who wins the pot."""

import pytest

from service.domain.games.tarot import GAME
from service.domain.games.tarot.state import State
from service.domain.port.game import WHOLE_VIEW
from service.domain.session.session_summary import session_summary
from tests.factories.spec import Spec, settled
from tests.factories.tarot import commands, events
from tests.factories.tarot.tables import begun, last_round, table


def state(spec: Spec) -> State:
    found: State = settled(GAME, spec.state)
    return found


def scores(spec: Spec) -> dict[str, int]:
    return {name: player.score for name, player in state(spec).players.items()}


def test_each_antes_what_the_rules_say() -> None:
    table().when(commands.ante()).then(events.begun(10))
    table(ante=25).when(commands.ante()).then(events.begun(25))
    begun(10).holds(anne=990, bess=990, carl=990)
    assert begun(10).state.pot == 30


def test_another_ante_may_be_agreed_on() -> None:
    table().when(commands.ante(15)).then(events.begun(15))


def test_a_game_may_be_played_for_the_score_alone() -> None:
    start = table(ante=0)
    start.when(commands.ante()).then(events.begun(0))
    end = start.given(events.begun(0)).given(events.counted(), events.counted("bess"))
    last = end.given(events.counted("carl", ends_game=True))
    last.holds(anne=1000, bess=1000, carl=1000)
    assert state(last).last_game == events.settled(scores=(90, 78, 66), anne=0)


def test_one_short_purse_refuses_the_ante() -> None:
    start = table({"anne": 1000, "bess": 9, "carl": 5})
    start.when(commands.ante()).refused("purse_short", punter="bess", purse=9)
    start.when(commands.ante(5)).allowed()


def test_three_players_are_needed() -> None:
    start = table({"anne": 100, "bess": 100})
    start.when(commands.ante()).refused("too_few_players", seated=2)


def test_a_fourth_player_is_refused() -> None:
    table().when(commands.seat()).refused("table_full", seats=3)
    for start, left in ((table(), 0), (table({"anne": 1}), 2)):
        assert session_summary(GAME, start.state, WHOLE_VIEW).seats_left == left


def test_a_game_begins_once() -> None:
    begun().when(commands.ante()).refused("deal_in_progress")
    begun().when(commands.close()).refused("deal_in_progress")


def test_nothing_is_counted_or_given_up_before_a_game() -> None:
    table().when(commands.count()).refused("deal_not_begun")
    table().when(commands.end()).refused("deal_not_begun")


def test_the_deal_moves_on_with_each_counted_round() -> None:
    start = begun()
    dealers = [GAME.view(spec.state).dealer for spec in (start, last_round())]
    assert dealers == ["anne", "carl"]
    assert GAME.view(table({}).state).dealer is None


def test_a_game_that_is_given_up_leaves_the_deal_where_it_is() -> None:
    start = begun().given(events.counted(), events.abandoned(), events.begun())
    assert GAME.view(start.state).dealer == "bess"
    start.when(commands.count()).then(events.counted("bess", entered=2))


def test_the_last_round_ends_the_game() -> None:
    last_round().when(commands.count()).then(events.counted("carl", entered=2, ends_game=True))
    begun(rounds=1).when(commands.count()).then(events.counted(entered=2, ends_game=True))


def test_the_highest_score_wins_the_whole_pot() -> None:
    end = last_round(10).given(events.counted("carl", ends_game=True))
    end.holds(anne=1020, bess=990, carl=990)
    assert state(end).pot == 0
    assert [player.games_won for player in state(end).players.values()] == [1, 0, 0]


TIE = {"anne": 16, "bess": 24, "carl": 38}
"""A last round after which anne and bess have 76 each, and carl has 82."""
PAIR = {"anne": 20, "bess": 28, "carl": 30}
"""A last round after which anne and bess have 80 each."""
ALL = {"anne": 18, "bess": 26, "carl": 34}
"""A last round after which all have 78."""


def tied(points: dict[str, int], **rules: str) -> Spec:
    """Return a table after a game for 5 each."""
    return last_round(5, **rules).given(events.counted("carl", **points, ends_game=True))


@pytest.mark.parametrize(
    ("points", "rules", "purses", "pot"),
    [
        (TIE, {}, (995, 995, 1010), 0),
        (PAIR, {}, (1003, 1002, 995), 0),
        (PAIR, {"odd_coin": "pot"}, (1002, 1002, 995), 1),
        (ALL, {}, (1000, 1000, 1000), 0),
        (PAIR, {"tie": "stays"}, (995, 995, 995), 15),
        (ALL, {"tie": "stays"}, (995, 995, 995), 15),
        (TIE, {"tie": "stays"}, (995, 995, 1010), 0),
    ],
)
def test_equal_scores_share_the_pot_or_leave_it(
    points: dict[str, int], rules: dict[str, str], purses: tuple[int, ...], pot: int
) -> None:
    end = tied(points, **rules)
    end.holds(**dict(zip(("anne", "bess", "carl"), purses, strict=True)))
    assert state(end).pot == pot


def test_a_tie_that_stays_has_no_winners() -> None:
    end = state(tied(PAIR, tie="stays"))
    assert end.last_game == events.settled(15, scores=(80, 80, 74))
    assert {player.games_won for player in end.players.values()} == {0}


def test_a_pot_that_stayed_is_played_for_again() -> None:
    again = tied(PAIR, tie="stays").given(events.begun(5))
    assert again.state.pot == 30
    end = again.given(events.counted(), events.counted("bess"))
    end.given(events.counted("carl", ends_game=True)).holds(anne=1020)


def test_a_game_that_is_given_up_returns_its_antes() -> None:
    begun(10).when(commands.end()).then(events.abandoned(10))
    begun(10).given(events.abandoned(10)).holds(anne=1000, bess=1000, carl=1000)
    table(ante=0).given(events.begun(0)).when(commands.end()).then(events.abandoned(0))


def test_what_stood_over_stays_in_the_pot_of_a_game_that_is_given_up() -> None:
    again = tied(PAIR, tie="stays").given(events.begun(20))
    again.when(commands.end()).then(events.abandoned(20, kept=15))
    after = again.given(events.abandoned(20, kept=15))
    assert (after.state.pot, after.state.playing) == (15, False)
    after.holds(anne=995, bess=995, carl=995)


def test_scores_are_those_of_the_game_that_is_on_or_of_the_last() -> None:
    assert scores(table()) == {"anne": 0, "bess": 0, "carl": 0}
    end = last_round().given(events.counted("carl", ends_game=True))
    assert scores(end) == {"anne": 90, "bess": 78, "carl": 66}
    assert scores(end.given(events.begun())) == {"anne": 0, "bess": 0, "carl": 0}
    given_up = begun().given(events.counted(), events.abandoned())
    assert scores(given_up) == {"anne": 0, "bess": 0, "carl": 0}


def test_a_close_shares_what_is_left_in_the_pot() -> None:
    table().when(commands.close()).then(events.closed())
    table({}).when(commands.close()).then(events.closed())
    odd = tied(PAIR, odd_coin="pot")
    odd.when(commands.close()).then(events.closed(anne=1))
    stayed = tied(PAIR, tie="stays").given(events.cashed_out(995))
    stayed.when(commands.close()).then(events.closed(anne=5, bess=5, carl=5))
    stayed.given(events.closed(anne=5, bess=5, carl=5)).holds(anne=5, bess=1000, carl=1000)


def test_a_round_ends_with_its_count_and_the_last_one_with_the_settlement() -> None:
    assert GAME.ends_round(events.counted())
    assert not GAME.ends_round(events.counted(ends_game=True))
    assert GAME.ends_round(events.settled(scores=(90, 78, 66), anne=30))
    assert not GAME.ends_round(events.begun())


def test_money_goes_in_and_out_at_any_time() -> None:
    begun().when(commands.buy_in(7)).then(events.brought_in(7))
    begun().when(commands.cash_out(990)).then(events.cashed_out(990))
    begun().when(commands.cash_out(991)).refused("purse_short", punter="anne", purse=990)
