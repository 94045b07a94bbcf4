"""A refusal gives the first of its reasons, in the order of the list."""

from random import Random

import pytest

from service.domain.games.glic import GAME
from service.domain.session.refusals import SHARED_REFUSALS
from tests.factories.glic import commands, events
from tests.factories.glic.random_play import any_command
from tests.factories.glic.refusal_reasons import REASONS, reasons
from tests.factories.glic.tables import dealt, playing, showing, table
from tests.factories.random_sessions import Step, random_session, step
from tests.factories.spec import Spec

CODES = GAME.refusal_codes
DECIDED = {"session_closed", "unknown_punter", "punter_exists", "purse_short"}
"""The shared refusals that ``decide`` gives; the session itself gives the others."""

IN_ORDER = (
    "session_closed session_open pen_elsewhere unknown_punter punter_exists too_many_names "
    "name_invalid name_looks_like_another deal_in_progress deal_not_begun too_few_players "
    "not_in_hand claims_closed betting_closed not_in_turn answers_pending no_such_stake "
    "nothing_to_answer pool_claimed too_many_cards same_punter too_many_payments "
    "stake_below_minimum stake_above_maximum counts_wrong purse_short bankroll_short "
    "bankroll_linked practice_has_no_bankroll pack_exhausted nothing_to_undo correction_refused "
    "sheet_disagrees"
)


def test_the_codes_are_in_the_order_of_the_rules() -> None:
    assert " ".join(CODES) == IN_ORDER


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """Return the entries of random sessions, and for each one a second entry of any kind."""
    random = Random(7)
    sessions = [random_session(Random(seed), 80, GAME) for seed in range(150)]
    entered = [s for session in sessions for s in session.steps]
    others = [step(s.before, any_command(s.before, random), GAME) for s in entered]
    return [*entered, *others]


def test_a_refusal_gives_the_first_reason(steps: list[Step]) -> None:
    for entered in steps:
        code = entered.refusal.code if entered.refusal else None
        found = reasons(entered.before, entered.command)
        assert code == min(found, key=CODES.index, default=None), entered


def test_random_play_reaches_every_code(steps: list[Step]) -> None:
    reached = {entered.refusal.code for entered in steps if entered.refusal}
    assert (
        reached == {*REASONS, "unknown_punter"} == set(CODES) - (SHARED_REFUSALS.keys() - DECIDED)
    )


BETTING = dealt(bet_limit=4, min_bet=2).given(events.bet("bess", 2))
SAT_OUT = dealt().given(events.seated("erik"))
POOR = dict.fromkeys(events.FOUR, 1)
CROWD = {f"player {number}": 1 for number in range(7)}


@pytest.mark.parametrize(
    ("start", "command", "code"),
    [
        (table().given(events.closed()), commands.claim("nobody"), "session_closed"),
        (table(), commands.claim("nobody"), "unknown_punter"),
        (playing(), commands.out("nobody", bess=9), "unknown_punter"),
        (table(), commands.seat("ANNE"), "punter_exists"),
        (dealt(), commands.deal(), "deal_in_progress"),
        (dealt(), commands.close(), "deal_in_progress"),
        (table(), commands.bet("dora", 500), "deal_not_begun"),
        (table(), commands.pass_all(), "deal_not_begun"),
        (table(), commands.end(), "deal_not_begun"),
        (table({"anne": 1, "bess": 1, "carl": 0}, piece=9), commands.deal(), "too_few_players"),
        (SAT_OUT, commands.claim("erik", "ace"), "not_in_hand"),
        (SAT_OUT, commands.bet("erik", 500), "not_in_hand"),
        (SAT_OUT, commands.out("anne", erik=9), "not_in_hand"),
        (BETTING.given(events.folded("carl")), commands.bet("carl", 500), "not_in_hand"),
        (BETTING, commands.claim("carl", "ten"), "claims_closed"),
        (showing(), commands.bet("dora", 500), "betting_closed"),
        (playing(), commands.pass_all(), "betting_closed"),
        (BETTING, commands.bet("anne", 500), "not_in_turn"),
        (dealt(), commands.fold("anne"), "not_in_turn"),
        (BETTING, commands.out("anne", anne=9), "answers_pending"),
        (showing(), commands.run("dora"), "answers_pending"),
        (showing(), commands.best("bess", "dora"), "no_such_stake"),
        (BETTING, commands.best("anne"), "nothing_to_answer"),
        (dealt(), commands.see("bess"), "nothing_to_answer"),
        (
            dealt().given(events.claimed("carl", "sequence"), events.claimed("bess", "ace")),
            commands.claim("carl", "ace"),
            "pool_claimed",
        ),
        (BETTING, commands.bet("carl", 1), "stake_below_minimum"),
        (BETTING, commands.bet("carl", 3), "stake_above_maximum"),
        (BETTING, commands.bet("carl", 500), "stake_above_maximum"),
        (playing(short_purse="refuse"), commands.out("anne", bess=1, carl=99), "counts_wrong"),
        (table(POOR), commands.deal(), "purse_short"),
        (table(CROWD, deck=32, ante_by="dealer"), commands.deal(), "purse_short"),
        (table(CROWD, deck=32), commands.deal(), "pack_exhausted"),
    ],
)
def test_of_two_reasons_the_first_is_given(start: Spec, command: object, code: str) -> None:
    start.when(command).refused(code)
