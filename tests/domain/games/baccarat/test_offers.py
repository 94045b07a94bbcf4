"""What a table of Baccarat waits for: its main offer, step by step."""

import pytest

from service.domain.games.baccarat import GAME
from tests.factories.baccarat.lines import BANQUE, FOUR, after, played
from tests.factories.spec import Spec, settled

TABLE = played(*FOUR)
BANKED = after(TABLE, "bank anne 60")
STAKED = after(BANKED, "stake bess 20")
IN_TWO = played(*FOUR, "bank anne 60", preset=BANQUE)
UNLIMITED = after(IN_TWO, "stake bess 80", "accept", "hand none bank")


@pytest.mark.parametrize(
    ("table", "verb"),
    [
        (TABLE, "bank"),
        (STAKED, "hand"),
        (after(STAKED, "hand bank"), "again"),
        (after(IN_TWO, "stake bess 60", "hand none punters"), "fund"),
        (after(UNLIMITED, "stake bess 300"), "accept"),
        (after(UNLIMITED, "stake bess 300", "cashout anne 900"), "pass"),
    ],
)
def test_the_table_waits_for_one_entry(table: Spec, verb: str) -> None:
    assert [offer.verb for offer in GAME.offers(settled(GAME, table.state)) if offer.main] == [verb]
