"""After a loss: the card leaves, or stays empty; it may be replaced from the book."""

from typing import Any

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def lost(preset: str, **rules: Any) -> Spec:
    """Anne had ten on the king and has lost it to the first pair."""
    start = table(preset, cards_required=0, **rules).given(events.staked("K"), events.fasse())
    return start.given(events.pair("3", "K"))


def emptied(**rules: Any) -> Spec:
    """Anne's king is on the table without money, in the first deal of a Centlivre table."""
    return lost("centlivre", **rules)


def lost_pay(**rules: Any) -> Spec:
    """Anne went for the pay with her king, which the next pair lost."""
    start = table("parlour", cards_required=0, pay=2, **rules).given(events.staked("K"))
    won = start.given(events.fasse(stock=49), events.pair("K", "3"), events.pay_chosen("K"))
    return won.given(events.pair("4", "K"))


def test_a_lost_card_leaves_the_table() -> None:
    lost("modern").settles(outcomes.lost("K"))


def test_a_lost_card_stays_empty_if_the_rules_keep_lost_cards() -> None:
    emptied().settles(outcomes.lost("K", leaves=False))


def test_a_card_that_stays_has_no_crooks() -> None:
    start = table("centlivre").given(events.staked("K"), events.fasse(), events.pair("K", "3"))
    emptied = start.given(events.paroli_made("K"), events.pair("4", "K"))
    emptied.when(commands.mace("K")).then(events.maced("K"))


def test_an_empty_card_wins_nothing_and_stays() -> None:
    emptied().given(events.pair("K", "4")).settles()


def test_an_empty_card_that_is_drawn_has_no_win_to_answer() -> None:
    won = emptied().given(events.pair("K", "4"))
    won.when(commands.take("K")).refused("nothing_to_answer")


def test_an_empty_card_that_loses_leaves_the_table() -> None:
    start = table("oak", order="win_first", fasse="whole_stays", replace="lost")
    empty = start.given(events.staked("K"), events.fasse("K"), events.pair("3", "K"))
    empty.settles(outcomes.lost("K", from_couch=0, replaceable=True))


def test_an_empty_card_that_lost_decides_its_side_bets() -> None:
    start = table("parlour", cards_required=0).given(
        events.staked("K"), events.bet_laid("K", "lose")
    )
    empty = start.given(events.fasse("K", stock=49), events.pair("3", "K"))
    empty.settles_bets(events.bet_settled(to_backer=10, to_against=0))


def test_an_empty_card_may_be_maced_and_wins_again() -> None:
    emptied().given(events.maced("K", 20), events.pair("K", "4")).settles(outcomes.won("K", win=20))


def test_an_empty_card_that_loses_stays_if_lost_cards_stay() -> None:
    emptied().given(events.pair("4", "K")).settles(outcomes.lost("K", from_couch=0, leaves=False))


def test_an_empty_card_leaves_the_table_at_the_end_of_the_deal() -> None:
    emptied().when(commands.end_deal()).then(events.deal_ended(events.couch_returned("K", 0)))


def test_an_empty_card_counts_towards_the_maximum_of_cards() -> None:
    full = emptied(max_cards=1, replace="lost")
    full.when(commands.stake("Q")).refused("too_many_cards")


def test_a_card_lost_to_a_pair_may_be_replaced() -> None:
    lost("parlour").when(commands.stake("Q", 7)).then(events.replaced("Q", 7))


def test_a_lost_card_that_stays_is_not_replaced() -> None:
    start = lost("parlour", after_loss="stays")
    start.settles(outcomes.lost("K", leaves=False))
    start.when(commands.stake("Q")).refused("no_replacement_owed")


def test_an_empty_card_that_loses_again_and_stays_is_not_replaced() -> None:
    again = lost("parlour", after_loss="stays").given(events.pair("3", "K"))
    again.settles(outcomes.lost("K", from_couch=0, leaves=False))
    again.when(commands.stake("Q")).refused("no_replacement_owed")


def test_a_lost_pay_is_not_replaced_if_lost_cards_stay() -> None:
    start = lost_pay(after_loss="stays")
    start.settles(outcomes.spared("K"))
    start.when(commands.stake("Q")).refused("no_replacement_owed")


def test_a_replacement_wins_like_any_other_stake() -> None:
    lost("parlour").given(events.replaced("Q", 7), events.pair("Q", "4")).settles(
        outcomes.won("Q", win=7)
    )


def test_one_lost_card_is_replaced_by_one() -> None:
    filled = lost("parlour").given(events.replaced("Q"))
    filled.when(commands.stake("J")).refused("no_replacement_owed")


def test_two_lost_cards_are_replaced_by_two() -> None:
    start = table("parlour", cards_required=0).given(events.staked("K"), events.staked("Q"))
    both = start.given(events.fasse(), events.pair("3", "K"), events.pair("3", "Q"))
    both.given(events.replaced("J")).when(commands.stake("10")).then(events.replaced("10"))


def test_only_the_punter_who_lost_may_replace() -> None:
    lost("parlour").when(commands.stake("Q", punter="bess")).refused("no_replacement_owed")


def test_the_lost_card_cannot_replace_itself() -> None:
    lost("parlour").when(commands.stake("K")).refused("card_used")


def test_a_replacement_waits_for_the_answers() -> None:
    start = table("parlour", cards_required=0).given(
        events.staked("K"), events.staked("Q", punter="bess"), events.fasse()
    )
    waiting = start.given(events.pair("Q", "K"))
    waiting.when(commands.stake("J")).refused("answers_pending")


def test_a_replacement_may_come_later_in_the_deal() -> None:
    lost("parlour").given(events.pair("4", "5")).when(commands.stake("Q")).then(
        events.replaced("Q")
    )


def test_the_right_to_replace_ends_with_the_deal() -> None:
    next_deal = lost("parlour").given(events.deal_ended(), events.fasse())
    next_deal.when(commands.stake("Q")).refused("no_replacement_owed")


def test_staking_is_closed_after_a_loss_if_the_rules_replace_none() -> None:
    lost("modern").when(commands.stake("Q")).refused("staking_closed")


def test_a_replacement_keeps_to_the_limits_of_stakes() -> None:
    lost("parlour", max_stake=9).when(commands.stake("Q", 10)).refused("stake_above_maximum")
