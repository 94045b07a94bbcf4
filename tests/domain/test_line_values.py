"""The first values of an entry, as `GET .../offers/{verb}` and the tablet give them."""

import pytest

from service.domain.games import basset, lansquenet
from service.domain.port.entries import EntryKind, line_values
from service.domain.values.errors import BadLine

STAKE = next(kind for kind in basset.GAME.entries if kind.verb == "stake")
CARDS = next(kind for kind in lansquenet.GAME.entries if kind.verb == "cards")
CLOSE = next(kind for kind in basset.GAME.entries if kind.verb == "close")


@pytest.mark.parametrize(
    ("kind", "values", "read"),
    [
        (STAKE, [], ()),
        (STAKE, ["anne", "Q"], ("anne", "Q")),
        (STAKE, ["anne", "Q", "40"], ("anne", "Q", 40)),
        (STAKE, ["anne", "Q", 40], ("anne", "Q", 40)),
        (CARDS, ["Kh", "3d", "Ks"], ("Kh", "3d", "Ks")),
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
