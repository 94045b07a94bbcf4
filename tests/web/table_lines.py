"""Score-sheet lines of the tables in the screenshots."""

SIX = (
    'seat "Lady Reveller" 21l hearts',
    'seat "Sir James Courtly" 18l spades',
    'seat "Mrs Sago" 10l diamonds',
    'seat "Lord Worthy" 50l clubs',
    "seat Valeria 10l hearts",
    'seat "Captain Hearty" 15l spades',
)
STAKES = (
    'stake "Lady Reveller" 7 10s',
    'stake "Lady Reveller" Q 10s',
    'stake "Lady Reveller" K 1l1s',
    'stake "Sir James Courtly" 9 5s',
    'stake "Sir James Courtly" Q 1l',
    'stake "Sir James Courtly" K 10s',
    'stake "Mrs Sago" 8 2s6d',
    'stake "Mrs Sago" 10 5s',
    'stake "Mrs Sago" J 5s',
    'stake "Lord Worthy" 5 1l1s',
    'stake "Lord Worthy" 10 2l2s',
    'stake "Lord Worthy" Q 1l1s',
    "stake Valeria 9 5s",
    "stake Valeria K 2s6d",
    "stake Valeria 2 2s6d",
    'stake "Captain Hearty" 7 10s',
    'stake "Captain Hearty" J 10s',
    'stake "Captain Hearty" 9 10s',
)
EVENING = (
    *STAKES,
    *("fasse 4", "pair Q 10", "take *", "pair 7 9", "take *", "end"),
)
NEXT_DEAL = (
    "fasse 8",
    "pair 9 A",
    'paroli "Sir James Courtly" 9',
    "paroli Valeria 9",
    'paroli "Captain Hearty" 9',
    "pair 7 6",
    'paroli "Lady Reveller" 7',
    'take "Captain Hearty" 7',
    "pair J 3",
    'paroli "Mrs Sago" J',
    'paroli "Captain Hearty" J',
)
PAIR = "pair K 10"

_NAMES = (
    *("Lady Reveller", "Sir James Courtly", "Mrs Sago", "Lord Worthy", "Valeria", "Captain Hearty"),
    *("The Dowager Countess of Plausible", "Sir Bartholomew Featherstonehaugh"),
    *("Mr Sharper", "Mrs Trifle", "Colonel Buff", "Miss Alinda"),
)
_RANKS = ("K", "10", "Q", "7", "J", "5", "9", "K", "2", "10", "A", "K")
_SUMS = ("1l1s", "10s", "2l2s", "1l", "5s", "10s", "12l10s", "1l", "5s", "2s6d", "100l", "10s")
TWELVE = tuple(f'seat "{name}" {20 + at * 100}l' for at, name in enumerate(_NAMES))
TWELVE_STAKES = tuple(
    f'stake "{name}" {rank} {amount if extra == 0 else "5s"}'
    for name, rank, amount in zip(_NAMES, _RANKS, _SUMS, strict=True)
    for extra, rank in enumerate((rank, {"3": "4"}.get(rank, "3"), {"6": "8"}.get(rank, "6")))
)
