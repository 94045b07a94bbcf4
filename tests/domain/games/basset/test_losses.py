"""After a loss: the card leaves, or stays empty; it may be replaced from the book."""

from typing import Any

from tests.factories import ask, became, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def lost(preset: str, **rules: Any) -> Spec:
    """Anne had ten on the king and has lost it to the first pair."""
    start = table(preset, cards_required=0, **rules).given(done.staked("K"), done.fasse())
    return start.given(done.pair("3", "K"))


def emptied(**rules: Any) -> Spec:
    """Anne's king is on the table without money, in the first deal of a Centlivre table."""
    return lost("centlivre", **rules)


def test_a_lost_card_leaves() -> None:
    lost("modern").settles(became.lost("K"))


def test_a_lost_card_stays_empty_where_the_house_lets_it() -> None:
    emptied().settles(became.lost("K", stays=True))


def test_a_card_that_stays_has_no_crooks() -> None:
    start = table("centlivre").given(done.staked("K"), done.fasse(), done.pair("K", "3"))
    emptied = start.given(done.rode("K"), done.pair("4", "K"))
    emptied.when(ask.mace("K")).then(done.maced("K"))


def test_an_empty_card_wins_nothing_and_stays() -> None:
    emptied().given(done.pair("K", "4")).settles()


def test_an_empty_card_is_nothing_to_answer() -> None:
    won = emptied().given(done.pair("K", "4"))
    won.when(ask.take("K")).refused("nothing_to_answer")


def test_an_empty_card_drawn_as_loser_goes_like_any_other() -> None:
    start = table("oak", order="win_first", fasse="whole_stays", replace="lost")
    empty = start.given(done.staked("K"), done.fasse("K"), done.pair("3", "K"))
    empty.settles(became.lost("K", couch=0, replaceable=True))


def test_an_empty_card_that_lost_decides_its_side_bets() -> None:
    start = table("parlour", cards_required=0).given(done.staked("K"), done.bet("K", "lose"))
    empty = start.given(done.fasse("K", stock=49), done.pair("3", "K"))
    empty.settles_bets(done.bet_ends(to_backer=10, to_against=0))


def test_an_empty_card_may_be_maced_and_wins_again() -> None:
    emptied().given(done.maced("K", 20), done.pair("K", "4")).settles(became.won("K", win=20))


def test_an_empty_card_stays_empty_when_it_loses_where_cards_stay() -> None:
    emptied().given(done.pair("4", "K")).settles(became.lost("K", couch=0, stays=True))


def test_an_empty_card_is_off_the_table_at_the_end() -> None:
    emptied().when(ask.end()).then(done.ended(done.home("K", 0)))


def test_an_empty_card_counts_among_the_cards_at_once() -> None:
    full = emptied(max_cards=1, replace="lost")
    full.when(ask.stake("Q")).refused("too_many_cards")


def test_a_card_lost_to_a_pair_may_be_replaced() -> None:
    lost("parlour").when(ask.stake("Q", 7)).then(done.replaced("Q", 7))


def test_the_replacement_is_a_stake_like_any_other() -> None:
    lost("parlour").given(done.replaced("Q", 7), done.pair("Q", "4")).settles(
        became.won("Q", win=7)
    )


def test_one_card_is_replaced_by_one() -> None:
    filled = lost("parlour").given(done.replaced("Q"))
    filled.when(ask.stake("J")).refused("no_replacement_owed")


def test_two_lost_cards_are_replaced_by_two() -> None:
    start = table("parlour", cards_required=0).given(done.staked("K"), done.staked("Q"))
    both = start.given(done.fasse(), done.pair("3", "K"), done.pair("3", "Q"))
    both.given(done.replaced("J")).when(ask.stake("10")).then(done.replaced("10"))


def test_only_who_lost_may_replace() -> None:
    lost("parlour").when(ask.stake("Q", punter="bess")).refused("no_replacement_owed")


def test_the_lost_card_itself_is_no_replacement() -> None:
    lost("parlour").when(ask.stake("K")).refused("card_used")


def test_a_replacement_waits_for_the_answers() -> None:
    start = table("parlour", cards_required=0).given(
        done.staked("K"), done.staked("Q", punter="bess"), done.fasse()
    )
    waiting = start.given(done.pair("Q", "K"))
    waiting.when(ask.stake("J")).refused("answers_pending")


def test_a_replacement_may_come_later_in_the_deal() -> None:
    lost("parlour").given(done.pair("4", "5")).when(ask.stake("Q")).then(done.replaced("Q"))


def test_the_right_to_replace_ends_with_the_deal() -> None:
    next_deal = lost("parlour").given(done.ended(), done.fasse())
    next_deal.when(ask.stake("Q")).refused("no_replacement_owed")


def test_staking_is_closed_where_nothing_is_replaced() -> None:
    lost("modern").when(ask.stake("Q")).refused("staking_closed")


def test_a_replacement_frees_no_other_rule() -> None:
    lost("parlour", max_stake=9).when(ask.stake("Q", 10)).refused("stake_above_maximum")
