"""A second, slower computation of odds, written from the rules and not from the code it checks.

It follows the probabilities of each pair with fractions, from the next pair on. A value is a
vector: what is gained, and how likely a paroli with 1, 2, ... crooks stands at the end of the deal.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

Vector = tuple[Fraction, ...]
Answer = str
ZERO = Fraction(0)


class Stake(NamedTuple):
    crooks: int
    paying: bool = False
    run: bool = False
    spared: bool = False


@dataclass(frozen=True)
class Packs:
    """How many cards there are, how many of a rank, and how many are dealt after the fasse."""

    cards: int
    of_rank: int
    dealt_after_fasse: int


def packs_of(rules: Any, punters: int) -> Packs:
    decks = punters // 4 + 1 if rules.decks == "by_punters" else rules.decks
    hands = 13 * punters if rules.layout == "dealt" else 0
    return Packs(52 * decks, 4 * decks, 52 * decks - hands - 1 - rules.burn)


def add(*weighted: tuple[Fraction, Vector]) -> Vector:
    """Return the weighted sum of vectors. Most of their values are 0, and take no time."""
    return tuple(
        sum((weight * vector[at] for weight, vector in weighted if vector[at]), start=ZERO)
        for at in range(len(weighted[0][1]))
    )


class SlowOdds:
    """The values of stakes under one policy, given what carried parolis are worth."""

    def __init__(self, rules: Any, policy: str, carried: Sequence[Fraction]) -> None:
        self.rules, self.policy, self.carried = rules, policy, carried
        self.rungs = len(rules.ladder)
        self.value = cache(self._value)

    def gained(self, amount: int | Fraction) -> Vector:
        return (Fraction(amount), *([Fraction(0)] * (self.rungs - 1)))

    def worth(self, vector: Vector) -> Fraction:
        parolis = zip(vector[1:], self.carried[1:], strict=True)
        return vector[0] + sum((share * value for share, value in parolis if share), start=ZERO)

    def _value(self, left: int, unseen: int, of_rank: int, stake: Stake) -> Vector:
        if left == 0:
            return self.stands(stake)
        if left == 1:
            last = Fraction(of_rank, unseen)
            if self.rules.last_card != "bank":
                return self.stands(stake)
            return add((1 - last, self.stands(stake)), (last, self.loses(stake)))
        others = unseen - of_rank
        pairs = Fraction(unseen * (unseen - 1))
        still = stake._replace(run=False, spared=False)
        parts = []

        def part(share: Fraction, value: Callable[[], Vector]) -> None:
            if share:
                parts.append((share, value()))

        def after(drawn: int, stake_after: Stake) -> Vector:
            return self.value(left - 2, unseen - 2, of_rank - drawn, stake_after)

        part(others * (others - 1) / pairs, lambda: after(0, still))
        part(of_rank * others / pairs, lambda: self.wins(stake, after))
        spared = stake.spared
        part(others * of_rank / pairs, lambda: after(1, still) if spared else self.loses(stake))
        part(of_rank * (of_rank - 1) / pairs, lambda: self.twins(stake, lambda: after(2, still)))
        return add(*parts)

    def stands(self, stake: Stake) -> Vector:
        shares = [Fraction(0)] * self.rungs
        if self.rules.carry and stake.crooks and not stake.paying:
            shares[stake.crooks] = Fraction(1)
        return tuple(shares)

    def loses(self, stake: Stake) -> Vector:
        return self.gained(0 if stake.paying else -1)

    def twins(self, stake: Stake, later: Callable[[], Vector]) -> Vector:
        if self.rules.twins is None:
            return later()
        return self.taken(stake) if self.rules.order == "win_first" else self.loses(stake)

    def taken(self, stake: Stake) -> Vector:
        return self.gained(self.rules.pay if stake.paying else self.rules.ladder[stake.crooks])

    def wins(self, stake: Stake, after: Callable[[int, Stake], Vector]) -> Vector:
        if stake.run and self.rules.repeat == "lose":
            return self.loses(stake)
        if stake.run and self.rules.repeat == "retire":
            return after(1, stake._replace(run=False, spared=True))
        if stake.paying or stake.crooks == self.rungs - 1:
            return self.taken(stake)
        ways: Mapping[Answer, Callable[[], Vector]] = {
            "take": lambda: self.taken(stake),
            "paroli": lambda: after(1, Stake(stake.crooks + 1, run=True)),
            "pay": lambda: after(1, Stake(0, paying=True, run=True)),
        }
        if self.policy != "best":
            return ways[self.answer(stake)]()
        allowed = ["take", "paroli", *(["pay"] if self.may_pay(stake) else [])]
        return max((ways[name]() for name in allowed), key=self.worth)

    def may_pay(self, stake: Stake) -> bool:
        return self.rules.pay is not None and stake.crooks == 0

    def answer(self, stake: Stake) -> Answer:
        if self.policy == "pay":
            return "pay" if self.may_pay(stake) else "take"
        wins = int(self.policy.partition(":")[2] or 1)
        return "paroli" if stake.crooks + 1 < wins else "take"

    def before_fasse(self, packs: Packs, stake: Stake) -> Vector:
        met = Fraction(packs.of_rank, packs.cards)

        def later(drawn: int) -> Vector:
            unseen = packs.cards - 1
            return self.value(packs.dealt_after_fasse, unseen, packs.of_rank - drawn, stake)

        half = self.rules.fasse.startswith("half")
        lost = self.gained(Fraction(-1, 2) if half else -1)
        if self.rules.fasse == "half_purse":
            return add(
                (1 - met, later(0)), (met, add((Fraction(1), lost), (Fraction(1), later(1))))
            )
        return add((1 - met, later(0)), (met, lost))


def carried_values(rules: Any, packs: Packs, policy: str) -> list[Fraction]:
    """Return what carried parolis are worth: policies are improved until nothing changes."""
    rungs = len(rules.ladder)
    carried = [Fraction(0)] * rungs
    while rules.carry:
        odds = SlowOdds(rules, policy, carried)
        rows = [odds.before_fasse(packs, Stake(crooks)) for crooks in range(1, rungs)]
        improved = [Fraction(0), *solved(rows)]
        is_final = improved == carried or policy != "best"  # other answers do not depend on it
        carried = improved
        if is_final:
            break
    return carried


def solved(rows: list[Vector]) -> list[Fraction]:
    """Solve ``x[i] = rows[i][0] + sum of rows[i][j] x[j]`` by elimination, from the last on."""
    values: dict[int, Fraction] = {}
    for at in range(len(rows), 0, -1):
        gained, *shares = rows[at - 1]
        assert not any(shares[: at - 1]), "crooks only grow"
        later = sum((shares[j - 1] * values[j] for j in range(at + 1, len(rows) + 1)), Fraction(0))
        values[at] = (gained + later) / (1 - shares[at - 1])
    return [values[at] for at in range(1, len(rows) + 1)]


def expectation(
    rules: Any, punters: int, policy: str, seen: Mapping[str, int] | None, rank: str, stake: Stake
) -> Fraction:
    """Return the expectation of a stake; ``seen`` is None before the fasse."""
    packs = packs_of(rules, punters)
    odds = SlowOdds(rules, policy, carried_values(rules, packs, policy))
    if seen is None:
        return odds.worth(odds.before_fasse(packs, stake))
    drawn = sum(seen.values())
    left, unseen = packs.dealt_after_fasse - drawn + 1, packs.cards - drawn
    return odds.worth(odds.value(left, unseen, packs.of_rank - seen.get(rank, 0), stake))
