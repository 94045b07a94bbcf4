"""Tables in the states in which most tests begin, as lines of a score sheet."""

SEATED = ("seat anne 1000", "seat bess 1000", "seat carl 1000")
STAKED = (*SEATED, "stake anne K 100")
DEALING = (*STAKED, "fasse 2")
WON = (*DEALING, "pair K 3")
TAKEN = (*WON, "take anne K")
CLOSED = (*SEATED, "close")
