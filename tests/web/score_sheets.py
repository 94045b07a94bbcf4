"""Score sheets for tests of boards, punter pages and standings."""

from pathlib import Path

LONG_TABLE = (Path(__file__).parent / "the-long-table.toml").read_text()
"""A deal of nine pairs by parlour rules. Two kings have won and await an answer."""

RANKS = "A23456789"


def sheet(*lines: str, rules: str = "modern", overrides: str = "", **header: str) -> str:
    """Return a score sheet of ``lines``. The header's values are TOML literals."""
    head = "".join(f"{name} = {value}\n" for name, value in header.items())
    body = "\n".join(lines)
    return f"rules = \"{rules}\"\n{head}entries = '''\n{body}\n'''\n[overrides]\n{overrides}\n"


def crowded(guests: int = 22) -> str:
    """Return a sheet of ``guests`` and two players with long names, one with the largest purse."""
    names = [f"Guest of the house {number}" for number in range(1, guests + 1)]
    return sheet(
        *(f'seat "{name}" 100000' for name in names),
        f'seat "{LONGEST_NAME}" 1000000000000',
        'seat "Sir Bartholomew Featherstonehaugh-Smythe" 500',
        *(f'stake "{name}" {RANKS[at % 9]} {at + 1}00' for at, name in enumerate(names)),
        f'stake "{LONGEST_NAME}" A 123456789',
        "fasse K",
        "pair 2 A",
        title='"More players at one table than fit, and a title as long as a title may well be"',
        bank="1000000000000",
    )


LONGEST_NAME = "Donaudampfschifffahrtsgesellschaftskapit"

STAKING = sheet(
    *("seat Anne 5l hearts", "seat Bess 5l", "seat Carl 3gn", "stake Anne Q 5s", "stake Anne K 2s"),
    *("stake Anne 7 2s", "stake Bess 4 1s"),
    rules="parlour",
    currency='"lsd"',
    bank='"20l"',
    title='"Before the first deal"',
)
BROKEN = sheet(
    *("seat ada 10l", "seat bess 5l", "stake ada K 5l", "stake bess 3 1s", "fasse 2", "pair K 3"),
    "take ada K",
    currency='"lsd"',
    bank='"1l"',
    title='"A bank that breaks"',
)
TARGET = sheet(
    *("seat ada 100", "seat bess 100", "stake ada K 50", "fasse 2", "pair 3 K", "take ada K"),
    rules="sca",
    overrides="target = 120",
    bank="1000",
    title='"To a hundred and twenty"',
)
CLOSED = sheet(
    *("seat ada 100", "seat bess 100", "stake ada K 50", "stake bess Q 20", "fasse 2", "pair K Q"),
    *("take ada K", "end", "cashout bess 10", "close"),
    bank="1000",
    title='"The Window Table"',
)
TWINS = sheet(
    *("seat ada 100", "stake ada K 50", "stake ada J 10", "fasse 2", "pair K K"),
    bank="1000",
    rules="parlour",
    overrides="cards_required = 0",
    title='"Twins"',
)
REPEATED_WIN = sheet(
    *("seat ada 100", "seat bess 100", "stake ada K 50", "stake bess K 5", "fasse 2"),
    *("pair K 3", "paroli ada K", "take bess K 5", "pair K 7"),
    bank="1000",
    title='"Twice in a row"',
)
CARRIED_PAROLI = sheet(
    *("seat ada 100", "seat bess 100", "stake ada K 50", "stake bess Q 5", "fasse 2"),
    *("pair K 3", "paroli ada K", "end", "stake bess 4 7"),
    bank="1000",
    title='"One paroli rides on"',
)
PAY = sheet(
    *("seat ada 100", "stake ada K 50", "stake ada J 5", "fasse 2", "pair K 3", "pay ada K"),
    rules="cotton",
    bank="1000",
    title='"For the pay"',
)
EMPTY = sheet(bank="1000", title='"Empty table"')


def last_card() -> str:
    """Return a deal played to its last card, which the bank wins."""
    order = [f"{rank}{suit}" for suit in "hdcs" for rank in (*RANKS[1:], "10", "J", "Q", "A")]
    pairs = [f"pair {one} {other}" for one, other in zip(order[::2], order[1::2], strict=True)]
    return sheet(
        *("seat ada 100", "seat bess 100", "stake ada K 50", "stake bess A 10", "fasse Ks"),
        *pairs,
        "last Kh",
        rules="parlour",
        overrides="cards_required = 0",
        bank="1000",
        title='"The whole pack"',
    )
