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


@pytest.mark.parametrize(("bank", "most"), [("4,K", 3), ("4,K,2", 3), ("4,5", 2), ("K,8", 2)])
def test_a_side_has_a_third_card_unless_the_bank_has_a_natural(bank: str, most: int) -> None:
    side = GAME.open_field(settled(GAME, STAKED.state), "cards", (tuple(bank.split(",")),))
    assert side is not None
    assert (side.name, side.type, side.least, side.most) == ("right", "cards", 2, most)
