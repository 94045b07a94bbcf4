"""The tables of moves that a simulation plays."""

import pytest

from service.domain.deal_model import BOTH, LAID, LOSES, MISSED, OUT, WINS, Move
from service.domain.games.basset.odds.deal_model import deal_model
from service.domain.games.basset.presets import RULES
from service.domain.port.odds import NoOdds


def test_the_moves_of_a_stake_under_oak() -> None:
    """Twins and the last card are for the bank, the fasse takes the couch, a paroli is carried."""
    model = deal_model(RULES.chosen("oak", {}), 1)
    assert (model.cards, model.of_rank, model.dealt, model.ranks) == (52, 4, 51, 13)
    assert (model.first_wins, model.cards_each) == (False, 1)
    moves = model.moves["ride:2"]
    crooked = LAID + 1
    lost = Move(-2, OUT)
    assert moves.first_card == (Move(0, OUT), lost, lost)
    assert moves.pair[MISSED][1:] == (Move(0, LAID), Move(0, crooked))
    assert moves.pair[WINS][1:] == (Move(0, crooked), Move(14, OUT))
    assert moves.pair[LOSES][1:] == moves.pair[BOTH][1:] == (lost, lost)
    assert moves.last_card[1:] == (lost, lost)
    assert moves.deal_end == (OUT, OUT, crooked)


def test_a_repeat_is_a_state_of_its_own() -> None:
    """Under `repeat = lose` a second win in the next pair loses; a pair between ends the run."""
    moves = deal_model(RULES.chosen("modern", {}), 1).moves["ride:3"]
    won = moves.pair[WINS][LAID].state
    plain = moves.pair[MISSED][won].state
    assert moves.pair[WINS][won] == Move(-2, OUT)
    assert moves.pair[WINS][plain].state not in (OUT, won, plain)
    assert moves.first_card[LAID] == Move(-1, LAID), "half of the couch, and the stake stands"
    assert moves.deal_end[won] == plain


def test_dealt_hands_and_burnt_cards_are_not_dealt() -> None:
    assert deal_model(RULES.chosen("sca", {}), 2).dealt == 25
    parlour = deal_model(RULES.chosen("parlour", {}), 1)
    assert (parlour.dealt, parlour.cards_each) == (49, 3)


def test_packs_that_are_too_small_have_no_model() -> None:
    with pytest.raises(NoOdds, match="too small"):
        deal_model(RULES.chosen("sca", {"decks": 1}), 4)
