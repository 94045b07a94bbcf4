"""Settling up: who gets what after a session, and who pays whom."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from service.domain.ledger import BANK
from service.domain.parties import Summary
from service.domain.payments import BOX, PaymentMade

EXACT_MAX = 12
"""For up to so many parties the fewest transfers are found by trying all groups."""

Nets = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Transfer:
    """``source`` pays ``target`` an amount above 0. ``paid``: it was paid."""

    source: str
    target: str
    amount: int
    paid: bool = False


@dataclass(frozen=True, slots=True)
class SettlingUp:
    """Three ways to settle a session, of which a table uses one.

    ``payouts``: the money is at the table, and each party gets what is its own. The others: no
    money is at the table, and those who lost pay those who won; ``with_bank`` as one of the
    parties, or ``without_bank``, whose net the players then share equally.
    """

    payouts: tuple[Transfer, ...]
    with_bank: tuple[Transfer, ...]
    without_bank: tuple[Transfer, ...]


Plan = Callable[[Nets], list[Transfer]]


def settling_up(summary: Summary, payments: Iterable[PaymentMade]) -> SettlingUp:
    """Return what is to be paid after a session, and what was paid. Payments are in their order."""
    noted = tuple(payments)
    at_table = [payment for payment in noted if BOX in {payment.source, payment.target}]
    between = [payment for payment in noted if BOX not in {payment.source, payment.target}]
    nets = dict(summary.nets)
    bank = summary.bank
    own = {name: summary.purses[name] + summary.at_table[name] for name in nets}
    return SettlingUp(
        payouts=_with_payments({**own, **({BANK: bank.purse} if bank else {})}, at_table, _boxed),
        with_bank=_with_payments(
            {**nets, **({BANK: bank.net} if bank else {})}, between, fewest_transfers
        ),
        without_bank=_with_payments(
            shared_out(nets, bank.net if bank else 0), between, fewest_transfers
        ),
    )


def _boxed(nets: Nets) -> list[Transfer]:
    """Return the transfers between the box and each party."""
    return [
        Transfer(BOX, name, amount) if amount > 0 else Transfer(name, BOX, -amount)
        for name, amount in nets.items()
        if amount and name != BOX
    ]


def shared_out(nets: Nets, amount: int) -> dict[str, int]:
    """Return the nets with an amount shared equally; the first get what cannot be shared."""
    if not nets:
        return {}
    share, rest = divmod(amount, len(nets))
    return {
        name: net + share + (1 if number < rest else 0)
        for number, (name, net) in enumerate(nets.items())
    }


def _with_payments(nets: Nets, payments: Sequence[PaymentMade], plan: Plan) -> tuple[Transfer, ...]:
    """Return the transfers that settle ``nets``, with those paid.

    A payment that is one of the transfers changes no other. After any other payment, what is left
    is planned again.
    """
    owed = dict(nets)
    paid: list[Transfer] = []
    due = list(plan(owed))
    for payment in payments:
        made = Transfer(payment.source, payment.target, payment.amount)
        owed[made.source] = owed.get(made.source, 0) + made.amount
        owed[made.target] = owed.get(made.target, 0) - made.amount
        if made in due:
            due.remove(made)
        else:
            due = list(plan(owed))
        paid.append(Transfer(made.source, made.target, made.amount, paid=True))
    order = {name: number for number, name in enumerate(owed)}
    rows = [*due, *paid]
    rows.sort(key=lambda t: (order.get(t.source, -1), order.get(t.target, -1), t.amount))
    return tuple(rows)


def fewest_transfers(nets: Nets) -> list[Transfer]:
    """Return transfers that bring every net to zero; the nets add up to zero.

    They are the fewest possible for up to ``EXACT_MAX`` parties that do not cancel in pairs. For
    more, they are fewer than the parties.
    """
    left = {name: net for name, net in nets.items() if net}
    transfers = list(_pairs(left))
    for group in _groups(list(left.items())):
        transfers += _settled(dict(group))
    return transfers


def _pairs(left: dict[str, int]) -> Iterator[Transfer]:
    """Take out and yield pairs of parties that settle each other; this is always best."""
    for name in list(left):
        net = left.get(name, 0)
        other = next((o for o, amount in left.items() if net and amount == -net), None)
        if other is not None:
            del left[name], left[other]
            source, target = (other, name) if net > 0 else (name, other)
            yield Transfer(source, target, abs(net))


Party = tuple[str, int]


def _groups(parties: Sequence[Party]) -> list[list[Party]]:
    """Return the most groups whose nets add up to zero; each saves one transfer."""
    if len(parties) > EXACT_MAX:
        return [list(parties)]
    count = 1 << len(parties)
    sums, best, last = [0] * count, [0] * count, [0] * count
    for mask in range(1, count):
        low = mask & -mask
        sums[mask] = sums[mask ^ low] + parties[low.bit_length() - 1][1]
        bits = [1 << number for number in range(len(parties)) if mask >> number & 1]
        last[mask] = max(bits, key=lambda bit: best[mask ^ bit])
        best[mask] = best[mask ^ last[mask]] + (sums[mask] == 0)
    return _groups_of(parties, sums, last)


def _groups_of(
    parties: Sequence[Party], sums: Sequence[int], last: Sequence[int]
) -> list[list[Party]]:
    """Return the groups along the way on which the parties were added one after the other."""
    groups: list[list[Party]] = []
    mask = len(sums) - 1
    while mask:
        if sums[mask] == 0:
            groups.insert(0, [])
        groups[0].insert(0, parties[last[mask].bit_length() - 1])
        mask ^= last[mask]
    return groups


def _settled(nets: dict[str, int]) -> Iterator[Transfer]:
    """Yield one transfer less than there are parties: from who owes most to who gets most."""
    while any(nets.values()):
        source = min(nets, key=lambda name: nets[name])
        target = max(nets, key=lambda name: nets[name])
        amount = min(-nets[source], nets[target])
        nets[source] += amount
        nets[target] -= amount
        yield Transfer(source, target, amount)


def coins_of(amount: int, coins: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Return how many of each coin make up an amount, the largest first; no coin with 0."""
    counted = []
    for units in coins:
        count, amount = divmod(amount, units)
        if count:
            counted.append((units, count))
    return tuple(counted)
