"""Settling up: who gets what after a session, and who pays whom."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from heapq import heapify, heappop, heappush

from service.domain.port.parties import BOX, Summary
from service.domain.session.payments import PaymentMade

EXACT_MAX = 10
"""For up to so many parties the fewest transfers are found by trying all groups.

The time doubles with each party.
"""

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
    parties, or ``without_bank``, whose net the players then share equally. A pool that still holds
    money is a party like a bank: its money stays in it, or the players share it ``without_bank``.

    A party that plays with a bankroll has only what the bankroll did not settle. The rest is
    between the other parties and ``BOX``, which stands for all bankrolls. A bank with a bankroll is
    a party in each way.
    """

    payouts: tuple[Transfer, ...]
    with_bank: tuple[Transfer, ...]
    without_bank: tuple[Transfer, ...]

    @property
    def is_between_parties(self) -> bool:
        """Whether the parties settle the session among themselves, not from the box.

        They do if one has paid another, and the box has paid nothing or nothing else is due.
        """
        if not any(t.paid and BOX not in {t.source, t.target} for t in self.with_bank):
            return False
        return not any(t.paid for t in self.payouts) or self.between_parties_due == 0

    @property
    def between_parties_due(self) -> int:
        """How many transfers between the parties are due, in the way that has fewer of them."""
        ways = (self.with_bank, self.without_bank)
        return min(sum(not transfer.paid for transfer in way) for way in ways)


Plan = Callable[[Nets], Sequence[Transfer]]


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to settle, after some payments.

    ``owed`` is what each party still gets, below 0 what it pays; ``due`` are the transfers that
    settle this, as ``plan`` found them. ``counts_box`` and ``counts_others`` say which payments
    belong to the way: those from and to the box, and those between other parties.
    """

    owed: Nets
    due: Sequence[Transfer]
    plan: Plan
    counts_box: bool
    counts_others: bool

    def counts(self, payment: PaymentMade) -> bool:
        """Return whether a payment belongs to the way."""
        is_of_box = BOX in {payment.source, payment.target}
        return self.counts_box if is_of_box else self.counts_others

    def after(self, payment: PaymentMade) -> "_Way":
        """Return the way after one more payment.

        A payment that is one of the transfers changes no other. After any other payment, what is
        left is planned again.
        """
        if not self.counts(payment):
            return self
        made = Transfer(payment.source, payment.target, payment.amount)
        owed = dict(self.owed)
        owed[made.source] = owed.get(made.source, 0) + made.amount
        owed[made.target] = owed.get(made.target, 0) - made.amount
        if made in self.due:
            place = self.due.index(made)
            due = (*self.due[:place], *self.due[place + 1 :])
        else:
            due = tuple(self.plan(owed))
        return replace(self, owed=owed, due=due)

    def rows(self, payments: Iterable[PaymentMade]) -> tuple[Transfer, ...]:
        """Return the transfers that are due, and those paid, in the order of the parties."""
        paid = [
            Transfer(payment.source, payment.target, payment.amount, paid=True)
            for payment in payments
            if self.counts(payment)
        ]
        order = {name: number for number, name in enumerate(self.owed)}
        rows = [*self.due, *paid]
        rows.sort(key=lambda t: (order.get(t.source, -1), order.get(t.target, -1), t.amount))
        return tuple(rows)


@dataclass(frozen=True, slots=True)
class SettlingUpPlan:
    """The plan of each way after some payments, which the next payment continues."""

    payouts: _Way
    with_bank: _Way
    without_bank: _Way

    def after(self, payment: PaymentMade) -> "SettlingUpPlan":
        """Return the plan after one more payment."""
        ways = (self.payouts, self.with_bank, self.without_bank)
        return SettlingUpPlan(*(way.after(payment) for way in ways))

    def settling_up(self, payments: Sequence[PaymentMade]) -> SettlingUp:
        """Return what is to be paid, and what was paid: all ``payments``, in their order."""
        ways = (self.payouts, self.with_bank, self.without_bank)
        return SettlingUp(*(way.rows(payments) for way in ways))


def settling_up_plan(summary: Summary, linked: Collection[str] = ()) -> SettlingUpPlan:
    """Return the plan before any payment.

    ``linked`` are the keys of the parties that play with bankrolls. A player whose name is the key
    of a bank or a pool settles together with it.
    """
    own, nets = dict[str, int](), dict[str, int]()
    for party in summary.parties:
        holds = party.purse + party.at_table
        _add(own, party.key, holds)
        _add(nets, party.key, holds if party.key in linked else party.net)
    nets |= {BOX: left_in_box(summary, linked)} if linked else {}
    parties_kept = {*linked, *summary.purses, BOX}
    among_players = _shared_by_players(nets, summary.purses, parties_kept)
    return SettlingUpPlan(
        payouts=_way(_with_box(own), _boxed, counts_box=True, counts_others=False),
        with_bank=_way(nets, fewest_transfers, counts_box=bool(linked), counts_others=True),
        without_bank=_way(
            among_players, fewest_transfers, counts_box=bool(linked), counts_others=True
        ),
    )


def debt_of_bank(summary: Summary, payments: Iterable[PaymentMade], linked: Collection[str]) -> int:
    """Return what a bank with a bankroll still owes after these payments, 0 or more.

    It is at most what it owed at the close, also if it got money by mistake.
    """
    if summary.bank is None or summary.bank.key not in linked:
        return 0
    bank = summary.bank.key
    paid = sum(
        payment.amount if payment.source == bank else -payment.amount
        for payment in payments
        if bank in {payment.source, payment.target}
    )
    owed = max(0, -summary.bank.purse)
    return min(owed, max(0, owed - paid))


def left_in_box(summary: Summary, linked: Collection[str]) -> int:
    """Return what stays in the box for the bankrolls when all payouts are made.

    It is what those with bankrolls won and do not hold. Below 0, the box has too little by that,
    because they lost it.
    """
    return sum(
        party.net - party.purse - party.at_table for party in summary.parties if party.key in linked
    )


def settling_up(
    summary: Summary, payments: Iterable[PaymentMade], linked: Collection[str] = ()
) -> SettlingUp:
    """Return what is to be paid after a session, and what was paid. Payments are in their order."""
    plan, made = settling_up_plan(summary, linked), tuple(payments)
    for payment in made:
        plan = plan.after(payment)
    return plan.settling_up(made)


def _way(nets: Nets, plan: Plan, *, counts_box: bool, counts_others: bool) -> _Way:
    return _Way(nets, tuple(plan(nets)), plan, counts_box, counts_others)


def _with_box(own: Nets) -> Nets:
    """Return the nets with the box before all parties: it pays what they get."""
    return {BOX: -sum(own.values()), **own}


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


def _add(amounts: dict[str, int], key: str, amount: int) -> None:
    amounts[key] = amounts.get(key, 0) + amount


def _shared_by_players(nets: Nets, players: Collection[str], kept: Collection[str]) -> Nets:
    """Return nets in which the players share those of all parties but the ``kept`` ones."""
    shared = sum(net for name, net in nets.items() if name not in kept)
    of_players = {name: net for name, net in nets.items() if name in players}
    return {**{n: net for n, net in nets.items() if n in kept}, **shared_out(of_players, shared)}


def fewest_transfers(nets: Nets) -> list[Transfer]:
    """Return transfers that bring every net to zero; the nets add up to zero.

    They are the fewest possible for up to ``EXACT_MAX`` parties that do not cancel in pairs. For
    more, they are fewer than the parties.
    """
    assert sum(nets.values()) == 0, "the nets add up to zero"
    left = {name: net for name, net in nets.items() if net}
    transfers = list(_pairs(left))
    for group in _groups(list(left.items())):
        transfers += _settled(group)
    return transfers


def _pairs(left: dict[str, int]) -> Iterator[Transfer]:
    """Take out and yield pairs of parties that settle each other; this is always best."""
    waiting: dict[int, list[str]] = {}
    for name, net in list(left.items()):
        if others := waiting.get(-net):
            other = others.pop(0)
            del left[name], left[other]
            source, target = (other, name) if net > 0 else (name, other)
            yield Transfer(source, target, abs(net))
        else:
            waiting.setdefault(net, []).append(name)


Party = tuple[str, int]


def _groups(parties: Sequence[Party]) -> list[Sequence[Party]]:
    """Return the most groups whose nets add up to zero; each saves one transfer."""
    if len(parties) > EXACT_MAX:
        return [parties]
    # A group is the set of bits of its mask, and ``sums`` has the sum of every group.
    sums = [0]
    for _, net in parties:
        sums += [total + net for total in sums]
    settled = [mask for mask, total in enumerate(sums) if mask and total == 0]
    masks = _most_masks(settled, len(sums) - 1)
    return [[p for number, p in enumerate(parties) if mask >> number & 1] for mask in masks]


def _most_masks(settled: Sequence[int], whole: int) -> tuple[int, ...]:
    """Return the most of the ``settled`` masks that have no bit in common and make up ``whole``."""

    @cache
    def most(rest: int) -> tuple[int, ...]:
        lowest = rest & -rest
        fitting = (mask for mask in settled if mask & lowest and not mask & ~rest)
        return max(((mask, *most(rest ^ mask)) for mask in fitting), key=len, default=())

    return most(whole)


def _settled(parties: Iterable[Party]) -> Iterator[Transfer]:
    """Yield one transfer less than there are parties: from who owes most to who gets most."""
    numbered = [(net, number, name) for number, (name, net) in enumerate(parties)]
    debtors = [party for party in numbered if party[0] < 0]
    creditors = [(-net, number, name) for net, number, name in numbered if net > 0]
    heapify(debtors)
    heapify(creditors)
    while debtors:
        owes, debtor, source = heappop(debtors)
        gets, creditor, target = heappop(creditors)
        amount = min(-owes, -gets)
        if owes + amount:
            heappush(debtors, (owes + amount, debtor, source))
        if gets + amount:
            heappush(creditors, (gets + amount, creditor, target))
        yield Transfer(source, target, amount)
