"""The first values of an entry, as `GET .../offers/{verb}` and the tablet give them."""

import pytest

from service.domain.games import basset, lansquenet
from service.domain.port.entries import EntryKind, line_values
from service.domain.values.errors import BadLine
from tests.factories.invented_entries import BY_VERB

STAKE = next(kind for kind in basset.GAME.entries if kind.verb == "stake")
CARDS = next(kind for kind in lansquenet.GAME.entries if kind.verb == "cards")
CLOSE = next(kind for kind in basset.GAME.entries if kind.verb == "close")
BEST, COUNT, OUT, HANDS = (BY_VERB[verb] for verb in ("best", "count", "out", "cards"))


@pytest.mark.parametrize(
    ("kind", "values", "read"),
    [
        (STAKE, [], ()),
        (STAKE, ["anne", "Q"], ("anne", "Q")),
        (STAKE, ["anne", "Q", "40"], ("anne", "Q", 40)),
        (STAKE, ["anne", "Q", 40], ("anne", "Q", 40)),
        (CARDS, ["Kh", "3d", "Ks"], ("Kh", "3d", "Ks")),
        # Each name of a list is one value, and each pair of name and number is two.
        (BEST, ["anne", "bess"], ("anne", "bess")),
        (COUNT, ["anne", "6", "bess"], ("anne", 6, "bess")),
        (OUT, ["carl", "anne", 3], ("carl", "anne", 3)),
        # The cards of a hand are one value.
        (HANDS, ["4,K", "-", "3h,2"], (("4", "K"), (), ("3h", "2"))),
        (HANDS, [["4", "K"]], (("4", "K"),)),
    ],
)
def test_the_first_values_are_read(
    kind: EntryKind, values: list[object], read: tuple[object, ...]
) -> None:
    assert line_values(kind, values) == read


@pytest.mark.parametrize(
    ("kind", "values", "message"),
    [
        (STAKE, ["anne", "Q", "forty"], "stake: amount has the wrong type."),
        (STAKE, ["anne", "Q", "0"], "stake: amount: It must be from 1 to 1000000000000."),
        (STAKE, ["anne", "Q", 40, 1], "stake: There are too many values."),
        (CARDS, ["K"] * 53, "cards: There are too many values."),
        (CARDS, ["K", "3", "4", 0], "cards: cards has the wrong type."),
        (BEST, ["anne", "bess", "carl", "dora", "ede"], "best: There are too many values."),
        (BEST, [["anne"]], "best: punters has the wrong type."),
        (OUT, ["carl", "anne", "6"], "out: left: It must be from 1 to 5."),
        (OUT, ["carl", "anne", "two"], "out: left has the wrong type."),
        (HANDS, ["-"], "cards: bank: It must have from 2 to 3 cards."),
        # The number of a hand has no word in a line.
        (CLOSE, ["0"], "close: There are too many values."),
    ],
)
def test_a_value_that_its_field_cannot_hold_is_refused(
    kind: EntryKind, values: list[object], message: str
) -> None:
    with pytest.raises(BadLine) as refused:
        line_values(kind, values)
    assert str(refused.value) == message
