"""Every refusal of Baccarat, and which of two reasons comes first."""

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.commands import Command
from tests.factories.baccarat import commands
from tests.factories.baccarat.lines import BANQUE, FOUR, after, command_of, enter, played
from tests.factories.baccarat.refusal_reasons import REFUSALS, reasons
from tests.factories.game_refusals import reasons_found
from tests.factories.refusal_pairs import untested_pairs
from tests.factories.spec import Spec

TABLE = played(*FOUR, "seat zoe 1000 standing")
BANKED = after(TABLE, "bank anne 60")
STAKED = after(BANKED, "stake bess 20")
TIED = after(STAKED, "hand tie")
BANCO = after(BANKED, "banco carl")
IN_TWO = played(*FOUR, "bank anne 60", preset=BANQUE)
BROKEN = after(IN_TWO, "stake bess 60", "hand none punters")
UNLIMITED = after(
    IN_TWO, "stake bess 80", "accept", "hand none bank", "stake bess 300", "stake carl 10"
)
ONE_LOST = after(
    played(*FOUR, "bank anne 10", preset=BANQUE, banco_limit=1, cheval=False, odd_half="refuse"),
    *("banco bess", "hand none bank"),
)
FEW_CARDS = played(*FOUR, "bank anne 60", "stake bess 20", decks=1, stock_minimum=52)
LITTLE = played("seat anne 60", "seat bess 2", "seat zoe 2 standing", bank_minimum=10)


OWN: tuple[tuple[Spec, str, str], ...] = (
    (after(TABLE, "close"), "stake bess 5", "session_closed"),
    (BANKED, "stake nobody 5", "unknown_punter"),
    (BANKED, "withdraw nobody", "unknown_punter"),
    (BANKED, "banco nobody", "unknown_punter"),
    (TABLE, "bank nobody 5", "unknown_punter"),
    (TABLE, "seat ANNE 5", "punter_exists"),
    (played(*FOUR, preset=BANQUE, seats=4), "seat gus 5", "table_full"),
    (played(*FOUR, preset=BANQUE, seats=4), "seat gus 5 left", "table_full"),
    (played(*FOUR, seats=4), "seat gus 5", "table_full"),
    (STAKED, "cards K,1 2,3", "unknown_card"),
    (BANKED, "bank bess 60", "bank_held"),
    (TABLE, "stake bess 5", "no_bank"),
    (TABLE, "banco bess", "no_bank"),
    (TABLE, "again", "no_bank"),
    (TABLE, "accept", "no_bank"),
    (TABLE, "fund 5", "no_bank"),
    (TABLE, "hand bank", "no_bank"),
    (TABLE, "cards 9,K 2,3", "no_bank"),
    (played(*FOUR, preset=BANQUE), "pass", "no_bank"),
    (played(), "pass", "no_bank"),
    (BANKED, "stake anne 5", "is_banker"),
    (BANKED, "banco anne", "is_banker"),
    (TABLE, "bank zoe 5", "not_seated"),
    (TABLE, "bank bess 60", "not_in_turn"),
    (after(BANKED, "pass"), "bank carl 61", "not_in_turn"),
    (after(BANKED, "pass"), "bank anne 60", "not_in_turn"),
    (IN_TWO, "pass", "must_play_on"),
    (BROKEN, "stake bess 5", "bank_broken"),
    (BROKEN, "banco bess", "bank_broken"),
    (BROKEN, "again", "bank_broken"),
    (BROKEN, "accept", "bank_broken"),
    (BROKEN, "hand bank", "bank_broken"),
    (BROKEN, "cards 9,K 2,3", "bank_broken"),
    (BANCO, "stake dora 5", "banco_said"),
    (BANCO, "again", "banco_said"),
    (BANCO, "withdraw carl", "banco_said"),
    (BANCO, "banco carl", "banco_said"),
    (BANCO, "banco dora", "banco_said"),
    (BANCO, "stake anne 5", "is_banker"),
    (after(BANCO, "hand tie"), "banco bess", "banco_said"),
    (ONE_LOST, "banco bess", "banco_limit_reached"),
    (BANKED, "banco bess cheval", "cheval_not_played"),
    (TIED, "withdraw bess", "stake_stands"),
    (TIED, "stake bess 5", "stake_stands"),
    (TIED, "banco carl", "stake_stands"),
    (BANKED, "withdraw bess", "no_such_stake"),
    (TABLE, "withdraw bess", "no_such_stake"),
    (BANKED, "again", "no_such_stake"),
    (STAKED, "again", "no_such_stake"),
    (STAKED, "accept", "nothing_to_answer"),
    (BANCO, "accept", "nothing_to_answer"),
    (BANKED, "hand bank", "nothing_staked"),
    (BANKED, "cards 9,K 2,3", "nothing_staked"),
    (STAKED, "hand none", "result_missing"),
    (STAKED, "hand bank tie", "result_missing"),
    (STAKED, "cards 9,K -", "result_missing"),
    (STAKED, "cards 9,K 2,3 2,3", "result_missing"),
    (after(IN_TWO, "stake bess 5"), "hand bank", "result_missing"),
    (after(IN_TWO, "stake bess 5"), "cards 9,K 2,3", "result_missing"),
    (BANKED, "fund 5", "fund_not_allowed"),
    (IN_TWO, "fund 5", "fund_not_allowed"),
    (LITTLE, "bank anne 9", "bank_below_minimum"),
    (
        played(
            *FOUR,
            "bank anne 60",
            "stake bess 60",
            "hand none punters",
            preset=BANQUE,
            bank_minimum=10,
        ),
        "fund 9",
        "bank_below_minimum",
    ),
    (after(BANKED, "stake bess 60"), "stake zoe 5", "bank_covered"),
    (played(*FOUR, "bank anne 60", min_stake=3), "stake bess 2", "stake_below_minimum"),
    (played(*FOUR, "bank anne 60", max_stake=9), "stake bess 10", "stake_above_maximum"),
    (
        played(*FOUR, "bank anne 60", "stake bess 5", max_stake=9),
        "stake bess 5",
        "stake_above_maximum",
    ),
    (played(*FOUR, "bank anne 1", preset=BANQUE), "banco bess cheval", "odd_stake"),
    (played(*FOUR, "bank anne 1", "banco bess", preset=BANQUE), "banco carl", "odd_stake"),
    (
        played(*FOUR, "bank anne 5", preset=BANQUE, odd_half="refuse"),
        "banco bess cheval",
        "odd_stake",
    ),
    (BANKED, "stake bess 1001", "purse_short"),
    (TABLE, "bank anne 1001", "purse_short"),
    (BROKEN, "fund 941", "purse_short"),
    (after(BANKED, "stake bess 1000", "cashout anne 900"), "accept", "purse_short"),
    (after(BANKED, "cashout bess 941"), "banco bess", "purse_short"),
    (BANKED, "cashout bess 1001", "purse_short"),
    (UNLIMITED, "hand bank bank", "bank_cover_short"),
    (played(*FOUR, "bank anne 60", "stake bess 5", decks=1), "cards 7c,2 7c,3", "card_seen"),
    (
        played(*FOUR, "bank anne 60", "stake bess 5", decks=1),
        "cards 7,7 7,7,7",
        "rank_exhausted",
    ),
    (
        after(FEW_CARDS, "hand tie"),
        "hand bank",
        "pack_exhausted",
    ),
    (after(FEW_CARDS, "hand tie"), "cards K,2 3,4", "pack_exhausted"),
    (STAKED, "cards 9,J 4,K,3", "draw_forbidden"),
    (STAKED, "cards 9,J,2 4,K", "draw_forbidden"),
    (STAKED, "cards 3,J 4,4,3", "draw_forbidden"),
    (STAKED, "cards 3,J,2 4,4", "draw_forbidden"),
    (
        played(*FOUR, "bank anne 60", "stake bess 5", false_draw="refuse"),
        "cards 3,J 4,K",
        "false_draw",
    ),
    (
        played(*FOUR, "bank anne 60", "stake bess 5", false_draw="refuse"),
        "cards 3,J 6,K,A",
        "false_draw",
    ),
)
"""Lines that are refused, at least one for each refusal."""


@pytest.mark.parametrize(("start", "line", "code"), OWN)
def test_a_line_is_refused(start: Spec, line: str, code: str) -> None:
    enter(start, line).refused(code)


@pytest.mark.parametrize("command", [commands.hand(place=7), commands.cards(place=7)])
def test_a_hand_with_another_number_is_out_of_turn(command: object) -> None:
    STAKED.when(command).refused("draw_out_of_turn", expected=0)


LIMITED_AND_COVERED = after(
    played(
        *("seat anne 1000", "seat bess 20", "seat zoe 2 standing", "bank anne 20"),
        *("stake bess 20",),
        min_stake=3,
    )
)
CLOSED = after(TABLE, "close")
TIED_WHILE_BROKEN = played(
    *(*FOUR, "bank anne 60", "stake bess 60", "stake carl 5", "hand tie punters"), preset=BANQUE
)
BROKEN_WITHOUT_CHEVAL = played(
    *(*FOUR, "bank anne 60", "stake bess 60", "hand none punters"), preset=BANQUE, cheval=False
)
LOST_IN_TURN = played(
    *(*FOUR, "bank anne 10", "banco dora", "hand none bank", "banco bess"),
    preset=BANQUE,
    banco_limit=1,
    banco_again="in_turn",
)
TIED_AT_AN_ODD_BANK = played(
    *(*FOUR, "bank anne 5", "stake bess 2", "hand none tie"), preset=BANQUE, odd_half="refuse"
)
BROKEN_FOR_GOOD = played(
    *("seat anne 9", "seat bess 9", "bank anne 5", "stake bess 5", "hand punters"),
    bank_ends="shoe",
    bank_minimum=2,
)
UNLIMITED_AND_FEW_CARDS = played(
    *(*FOUR, "bank anne 60", "stake bess 80", "accept", "hand none bank", "stake bess 300"),
    preset=BANQUE,
    decks=1,
    stock_minimum=50,
)
ONE_PACK = played(*FOUR, "bank anne 60", "stake bess 5", decks=1)
NO_FALSE_DRAWS = played(
    *(*FOUR, "bank anne 60", "stake bess 5", "stake carl 5"), preset=BANQUE, false_draw="refuse"
)
POOR = ("seat anne 9", "seat bess 0")

NEIGHBOURS: tuple[tuple[Spec, str | Command, str, str], ...] = (
    (CLOSED, "stake nobody 5", "session_closed", "unknown_punter"),
    (CLOSED, "seat anne 5", "session_closed", "punter_exists"),
    (CLOSED, "cards K,1 2,3", "session_closed", "unknown_card"),
    (CLOSED, "accept", "session_closed", "no_bank"),
    (played(*FOUR, seats=4), "seat anne 5", "punter_exists", "table_full"),
    (BANKED, "bank zoe 5", "bank_held", "not_seated"),
    (TABLE, commands.hand(place=7), "no_bank", "draw_out_of_turn"),
    (after(BANCO, "hand tie", "pass"), "again", "no_bank", "banco_said"),
    (TABLE, "accept", "no_bank", "nothing_to_answer"),
    (TABLE, "fund 5", "no_bank", "fund_not_allowed"),
    (BROKEN, commands.hand(place=7), "draw_out_of_turn", "bank_broken"),
    (BROKEN, "stake anne 5", "is_banker", "bank_broken"),
    (LITTLE, "bank zoe 5", "not_seated", "not_in_turn"),
    (LITTLE, "bank bess 5", "not_in_turn", "bank_below_minimum"),
    (BROKEN_WITHOUT_CHEVAL, "banco bess cheval", "bank_broken", "cheval_not_played"),
    (TIED_WHILE_BROKEN, "stake carl 5", "bank_broken", "stake_stands"),
    (BROKEN, "again", "bank_broken", "no_such_stake"),
    (BROKEN, "accept", "bank_broken", "nothing_to_answer"),
    (BROKEN, "hand bank", "bank_broken", "nothing_staked"),
    (LOST_IN_TURN, "banco dora", "banco_said", "banco_limit_reached"),
    (after(BANCO, "hand tie"), "withdraw carl", "banco_said", "stake_stands"),
    (BANCO, "again", "banco_said", "no_such_stake"),
    (ONE_LOST, "banco bess cheval", "banco_limit_reached", "cheval_not_played"),
    (TIED, "banco carl cheval", "cheval_not_played", "stake_stands"),
    (
        after(BANKED, "stake zoe 5", "hand tie", "stake bess 60"),
        *("stake zoe 5", "stake_stands", "bank_covered"),
    ),
    (TIED_AT_AN_ODD_BANK, "banco carl cheval", "stake_stands", "odd_stake"),
    (BANKED, "hand bank tie", "nothing_staked", "result_missing"),
    (UNLIMITED, "hand bank", "result_missing", "bank_cover_short"),
    (BROKEN_FOR_GOOD, "fund 1", "fund_not_allowed", "bank_below_minimum"),
    (after(LITTLE, "pass"), "bank bess 5", "bank_below_minimum", "purse_short"),
    (LIMITED_AND_COVERED, "stake zoe 1", "bank_covered", "stake_below_minimum"),
    (
        played(*POOR, "bank anne 5", min_stake=3),
        *("stake bess 1", "stake_below_minimum", "purse_short"),
    ),
    (
        played(*POOR, "bank anne 5", max_stake=3),
        *("stake bess 5", "stake_above_maximum", "purse_short"),
    ),
    (
        played(*POOR, "bank anne 1", preset=BANQUE),
        *("banco bess cheval", "odd_stake", "purse_short"),
    ),
    (UNLIMITED, "cards 7c,7c 7c,7c 7c,3", "bank_cover_short", "card_seen"),
    (UNLIMITED_AND_FEW_CARDS, "hand none bank", "bank_cover_short", "pack_exhausted"),
    (ONE_PACK, "cards 7c,7c 7,7,7", "card_seen", "rank_exhausted"),
    (after(FEW_CARDS, "hand tie"), "cards 7,7 7,7,7", "rank_exhausted", "pack_exhausted"),
    (after(FEW_CARDS, "hand tie"), "cards 9,K 2,3,4", "pack_exhausted", "draw_forbidden"),
    (NO_FALSE_DRAWS, "cards 3,J 2,A 9,K,2", "draw_forbidden", "false_draw"),
)
"""Each reason with the next one in the order that can apply to the same entry.

Random play of 900 sessions found no other pair, and none of ``must_play_on`` or of
``bank_broken`` with ``banco_said``: nothing else refuses a pass, and a broken bank has no banco.
"""


@pytest.mark.parametrize(("start", "entry", "first", "second"), NEIGHBOURS)
def test_of_two_reasons_the_first_is_given(
    start: Spec, entry: str | Command, first: str, second: str
) -> None:
    command = command_of(entry) if isinstance(entry, str) else entry
    decision = start.when(command)
    decision.refused(first)
    assert {first, second} <= reasons(decision.before, command)


def test_every_refusal_has_a_test_of_its_own() -> None:
    by_command = {"draw_out_of_turn"}
    tested = {code for _, _, code in OWN} | by_command
    assert tested == REFUSALS.codes


def test_every_pair_of_random_play_has_a_test() -> None:
    tested = [(first, second) for _, _, first, second in NEIGHBOURS]
    assert untested_pairs(tested, reasons_found(GAME.name), GAME.refusal_codes) == set()
