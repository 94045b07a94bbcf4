"""Settling up: transfers that bring every net to zero, few of them, and stable."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.ledger import BANK
from service.domain.port.parties import BANK as BANK_ROLE
from service.domain.port.parties import BOX, CLOSED, PLAYER, POOL, Party, Summary
from service.domain.session.payments import MakePayment, PaymentMade, decide_payment
from service.domain.session.settling_up import (
    EXACT_MAX,
    Transfer,
    debt_of_bank,
    fewest_transfers,
    left_in_box,
    settling_up,
    settling_up_plan,
    shared_out,
)
from service.domain.values.errors import Refused

NETS = st.lists(st.integers(-60, 60), min_size=0, max_size=9)


def balanced(amounts: Sequence[int]) -> dict[str, int]:
    """Return nets by name that add up to zero."""
    nets = {f"p{number}": amount for number, amount in enumerate(amounts)}
    return {**nets, BANK: -sum(amounts)}


def after(nets: Mapping[str, int], transfers: Sequence[Transfer]) -> dict[str, int]:
    """Return what is still owed after transfers; without parties that are settled."""
    owed = dict(nets)
    for transfer in transfers:
        owed[transfer.source] += transfer.amount
        owed[transfer.target] -= transfer.amount
    return {name: amount for name, amount in owed.items() if amount}


def fewest(nets: Mapping[str, int]) -> int:
    """Return the smallest possible number of transfers, by trying all groups."""
    left = tuple(amount for amount in nets.values() if amount)

    def groups(amounts: tuple[int, ...]) -> int:
        if not amounts:
            return 0
        first, rest = amounts[0], list(range(1, len(amounts)))
        best = -1_000
        for size in range(len(amounts)):
            for others in combinations(rest, size):
                if first + sum(amounts[i] for i in others) == 0:
                    outside = tuple(amounts[i] for i in rest if i not in others)
                    best = max(best, 1 + groups(outside))
        return best

    return len(left) - groups(left)


@given(NETS)
def test_transfers_settle_all_parties(amounts: list[int]) -> None:
    nets = balanced(amounts)
    transfers = fewest_transfers(nets)
    assert after(nets, transfers) == {}
    assert all(transfer.amount > 0 for transfer in transfers)
    assert all(nets[transfer.source] < 0 < nets[transfer.target] for transfer in transfers)


@given(st.lists(st.integers(-6, 6), min_size=0, max_size=6))
def test_no_other_transfers_are_fewer(amounts: list[int]) -> None:
    nets = balanced(amounts)
    assert len(fewest_transfers(nets)) == fewest(nets)


def test_thirty_players_are_settled_in_fewer_transfers_than_parties() -> None:
    random = Random(3)
    for _ in range(20):
        nets = balanced([random.randint(-10_000, 10_000) for _ in range(30)])
        transfers = fewest_transfers(nets)
        assert after(nets, transfers) == {}
        assert len(transfers) <= 30


def test_the_exact_search_is_used_up_to_its_limit() -> None:
    # Two groups of different sums: only a search finds that they can be settled apart.
    first, second = [5, 11, -16], [100, 300, 70, -470]
    nets = balanced([*first, *second])
    assert len(first) + len(second) <= EXACT_MAX
    assert len(fewest_transfers(nets)) == 5


def closed(nets: Mapping[str, int], brought_in: int = 100) -> Summary:
    parties = tuple(
        Party(
            name="" if name == BANK else name,
            role=BANK_ROLE if name == BANK else PLAYER,
            purse=brought_in + net,
            brought_in=brought_in,
            net=net,
        )
        for name, net in nets.items()
    )
    return Summary(phase=CLOSED, parties=parties, progress={})


def with_pools(amounts: Sequence[int], held: Sequence[int], *, has_bank: bool) -> Summary:
    """Return a closed table of players, then pools that hold money, then perhaps a bank.

    Nets add up to zero: the last player, or the bank, has the rest.
    """
    nets = {f"p{number}": amount for number, amount in enumerate(amounts)}
    rest = -sum(amounts) - sum(held)
    table = closed({**nets, **({BANK: rest} if has_bank else {"last": rest})}, brought_in=1000)
    pools = tuple(
        Party(name=f"n{number}", role=POOL, purse=amount, net=amount)
        for number, amount in enumerate(held)
    )
    return replace(table, parties=(*table.players, *pools, *table.others))


POOLS = st.lists(st.integers(0, 40), min_size=1, max_size=7)
"""What pools hold: with the players and a bank, 1 to 18 parties."""


@given(NETS, POOLS, st.booleans())
def test_every_way_settles_a_table_with_pools(
    amounts: list[int],
    held: list[int],
    has_bank: bool,  # noqa: FBT001 - drawn at random
) -> None:
    table = with_pools(amounts, held, has_bank=has_bank)
    ways = settling_up(table, ())
    nets = {party.key: party.net for party in table.parties}
    assert sum(nets.values()) == 0
    assert after(nets, ways.with_bank) == {}
    own = {party.key: party.purse for party in table.parties}
    assert after({**own, BOX: -sum(own.values())}, ways.payouts) == {}
    assert {name for row in ways.without_bank for name in (row.source, row.target)} <= {
        party.name for party in table.players
    }
    left = after({party.name: party.net for party in table.players}, ways.without_bank)
    of_others = sum(party.net for party in table.others)
    shares = [-left.get(party.name, 0) for party in table.players]
    assert not shares or (sum(shares) == of_others and max(shares) - min(shares) <= 1)


def test_thirteen_parties_settle_with_money_left_in_pools() -> None:
    amounts = [-40, 12, -7, 30, -25, 3, -1, 8]
    table = with_pools(amounts, [5, 0, 11, 2], has_bank=False)
    assert len(table.parties) == 13
    ways = settling_up(table, ())
    owed = {party.key: party.net for party in table.parties}
    assert after(owed, ways.with_bank) == {}
    assert {row.target for row in ways.with_bank} >= {"pool:n0", "pool:n2", "pool:n3"}
    assert Transfer(BOX, "pool:n2", 11) in ways.payouts
    assert not any("pool" in name for row in ways.without_bank for name in (row.source, row.target))


def test_without_the_bank_the_players_share_what_a_pool_still_holds() -> None:
    # Each of the three paid one into the pool, and anne a further one.
    parties = (
        *(Party(name=name, role=PLAYER, purse=99, net=-1) for name in ("bess", "carl")),
        Party(name="anne", role=PLAYER, purse=98, net=-2),
        Party(name="ace", role=POOL, purse=4, net=4),
    )
    ways = settling_up(Summary(phase=CLOSED, parties=parties, progress={}), ())
    assert transfers_of(ways.without_bank) == [("anne", "bess", 1)]


def test_a_payment_into_a_pool_is_counted() -> None:
    table = with_pools([-5], [5], has_bank=True)
    made = decide_payment(table, MakePayment(source="p0", target="pool:n0", amount=5))
    assert settling_up(table, [made]).with_bank == (Transfer("p0", "pool:n0", 5, paid=True),)


@pytest.mark.parametrize("role", [BANK_ROLE, POOL])
def test_a_player_with_the_name_of_another_party_settles_together_with_it(role: str) -> None:
    other = Party(name="ace", role=role, purse=130, net=30)
    parties = (
        Party(name=other.key, role=PLAYER, purse=90, net=-10),
        Party(name="anne", role=PLAYER, purse=80, net=-20),
        other,
    )
    ways = settling_up(Summary(phase=CLOSED, parties=parties, progress={}), ())
    assert transfers_of(ways.payouts) == [(BOX, other.key, 220), (BOX, "anne", 80)]
    assert transfers_of(ways.with_bank) == [("anne", other.key, 20)]
    assert ways.without_bank == ways.with_bank


def payment(transfer: Transfer) -> PaymentMade:
    return PaymentMade(source=transfer.source, target=transfer.target, amount=transfer.amount)


@given(NETS, st.randoms(use_true_random=False))
def test_paying_a_transfer_changes_no_other(amounts: list[int], random: Random) -> None:
    summary = closed(balanced(amounts))
    planned = settling_up(summary, ())
    for way in ("payouts", "with_bank", "without_bank"):
        rows = list(getattr(planned, way))
        paid: list[PaymentMade] = []
        for row in random.sample(rows, len(rows)):
            paid.append(payment(row))
            now = getattr(settling_up(summary, paid), way)
            amounts_now = [(t.source, t.target, t.amount) for t in now]
            assert amounts_now == [(t.source, t.target, t.amount) for t in rows]
            assert sum(t.paid for t in now) == len(paid)


def test_payouts_keep_their_order_when_a_party_has_paid_the_box() -> None:
    summary = closed({BANK: -101, "anne": 41, "bess": 60})
    rows = settling_up(summary, ()).payouts
    assert [(t.source, t.target) for t in rows] == [(BOX, "anne"), (BOX, "bess"), (BANK, BOX)]
    for row in rows:
        now = settling_up(summary, [payment(row)]).payouts
        assert [(t.source, t.target) for t in now] == [(t.source, t.target) for t in rows]


@given(NETS, st.integers(1, 50), st.randoms(use_true_random=False))
def test_any_other_payment_is_counted(amounts: list[int], amount: int, random: Random) -> None:
    nets = balanced(amounts)
    if len(nets) < 2:
        return
    source, target = random.sample(list(nets), 2)
    made = PaymentMade(source=source, target=target, amount=amount)
    rows = settling_up(closed(nets), [made]).with_bank
    assert after(nets, rows) == {}
    assert Transfer(source, target, amount, paid=True) in rows


@given(NETS)
def test_the_payouts_are_all_the_money_in_the_box(amounts: list[int]) -> None:
    summary = closed(balanced(amounts), brought_in=1000)
    payouts = settling_up(summary, ()).payouts
    assert sum(p.amount if p.source == BOX else -p.amount for p in payouts) == 1000 * len(
        summary.parties
    )
    for party in summary.players:
        assert Transfer(BOX, party.name, party.purse) in payouts


def test_a_bank_that_owes_pays_into_the_box() -> None:
    payouts = settling_up(closed({"anne": 150, BANK: -150}), ()).payouts
    assert payouts == (Transfer(BOX, "anne", 250), Transfer(BANK, BOX, 50))


def returned(nets: Mapping[str, int], linked: Collection[str], debt: int) -> Summary:
    """Return a closed table whose linked purses went back, and whose bank still owes a debt."""
    table = closed(nets)
    left = {"": -debt, **dict.fromkeys(linked, 0)}
    parties = [
        replace(party, purse=left[party.name]) if (party.name or BANK) in linked else party
        for party in table.parties
    ]
    return replace(table, parties=tuple(parties))


def transfers_of(rows: Sequence[Transfer]) -> list[tuple[str, str, int]]:
    return [(row.source, row.target, row.amount) for row in rows]


def test_the_debt_of_a_banker_is_a_transfer_in_every_way() -> None:
    nets = {"anne": 150, BANK: -150}
    ways = settling_up(returned(nets, {BANK}, debt=50), (), {BANK})
    assert transfers_of(ways.payouts) == [(BOX, "anne", 250), (BANK, BOX, 50)]
    assert transfers_of(ways.with_bank) == [(BANK, "anne", 50), (BOX, "anne", 100)]
    assert ways.without_bank == ways.with_bank
    both = settling_up(returned(nets, {"anne", BANK}, debt=50), (), {"anne", BANK})
    assert {
        transfers_of(rows)[0] for rows in (both.payouts, both.with_bank, both.without_bank)
    } == {(BANK, BOX, 50)}


def test_a_paid_debt_is_a_paid_row_in_every_way() -> None:
    table = returned({"anne": 150, BANK: -150}, {"anne", BANK}, debt=50)
    made = PaymentMade(source=BANK, target=BOX, amount=50)
    ways = settling_up(table, [made], {"anne", BANK})
    assert ways.payouts == (Transfer(BANK, BOX, 50, paid=True),)
    assert ways.with_bank == ways.without_bank == ways.payouts


def test_what_a_bankroll_settled_is_not_paid_again() -> None:
    nets = {"anne": 150, "bess": -100, "carl": -50, BANK: 0}
    ways = settling_up(returned(nets, {"anne"}, debt=0), (), {"anne"})
    owed = [("bess", BOX, 100), ("carl", BOX, 50)]
    assert transfers_of(ways.with_bank) == transfers_of(ways.without_bank) == owed
    assert transfers_of(ways.payouts) == [(BOX, "carl", 50), (BOX, BANK, 100)]


@given(NETS, st.integers(0, 40), st.randoms(use_true_random=False))
def test_every_way_settles_a_table_with_bankrolls(
    amounts: list[int], debt: int, random: Random
) -> None:
    nets = balanced(amounts)
    linked = set(random.sample(list(nets), random.randint(1, len(nets))))
    table = returned(nets, linked, debt)
    own = {party.name or BANK: party.purse for party in table.parties}
    ways = settling_up(table, (), linked)
    box = sum(net - own[name] for name, net in nets.items() if name in linked)
    owed = {**{name: own[name] if name in linked else net for name, net in nets.items()}, BOX: box}
    assert after(owed, ways.with_bank) == {}
    if BANK in linked:
        assert after(owed, ways.without_bank) == {}
    else:
        assert all(BANK not in {row.source, row.target} for row in ways.without_bank)
    assert after({**own, BOX: -sum(own.values())}, ways.payouts) == {}


@given(NETS, st.randoms(use_true_random=False))
def test_paying_a_transfer_at_a_table_with_bankrolls_changes_no_other(
    amounts: list[int], random: Random
) -> None:
    nets = balanced(amounts)
    linked = set(random.sample(list(nets), random.randint(1, len(nets))))
    table = returned(nets, linked, debt=7)
    rows = settling_up(table, (), linked).with_bank
    paid: list[PaymentMade] = []
    for row in random.sample(rows, len(rows)):
        paid.append(payment(row))
        now = settling_up(table, paid, linked).with_bank
        assert sorted(transfers_of(now)) == sorted(transfers_of(rows))


def test_each_payment_continues_the_plan() -> None:
    random = Random(9)
    nets = balanced([random.randint(-500, 500) for _ in range(11)])
    table, names = closed(nets), list(nets)
    plan, made = settling_up_plan(table), list[PaymentMade]()
    for _ in range(60):
        source, target = random.sample(names, 2)
        made.append(PaymentMade(source=source, target=target, amount=random.randint(1, 300)))
        plan = plan.after(made[-1])
        rows = plan.settling_up(made).with_bank
        assert after(nets, rows) == {}
        assert sum(not row.paid for row in rows) < len(nets)
    assert plan.settling_up(made) == settling_up(table, made)


def test_nets_that_do_not_add_up_are_an_error() -> None:
    for parties in (3, EXACT_MAX + 5):
        with pytest.raises(AssertionError, match="add up to zero"):
            fewest_transfers({f"p{number}": number for number in range(parties)})


def test_without_the_bank_its_net_is_shared_equally() -> None:
    nets = {"anne": 9, "bess": 0, "carl": -2, BANK: -7}
    rows = settling_up(closed(nets), ()).without_bank
    assert shared_out({"anne": 9, "bess": 0, "carl": -2}, -7) == {"anne": 7, "bess": -2, "carl": -5}
    assert rows == (Transfer("bess", "anne", 2), Transfer("carl", "anne", 5))


@given(st.dictionaries(st.text(max_size=3), st.integers(), max_size=9), st.integers())
def test_sharing_out_loses_nothing(nets: dict[str, int], amount: int) -> None:
    shared = shared_out(nets, amount)
    shares = [shared[name] - net for name, net in nets.items()]
    assert sum(shares) == (amount if nets else 0)
    assert not shares or max(shares) - min(shares) <= 1


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        ("zoe", "anne", "unknown_punter"),
        ("anne", "zoe", "unknown_punter"),
        ("anne", "anne", "same_punter"),
        (BOX, BOX, "same_punter"),
    ],
)
def test_a_payment_is_refused(source: str, target: str, code: str) -> None:
    summary = closed({"anne": 5, BANK: -5})
    with pytest.raises(Refused) as refused:
        decide_payment(summary, MakePayment(source=source, target=target, amount=5))
    assert refused.value.code == code


def test_a_payment_waits_for_the_close() -> None:
    summary = Summary(phase="staking", parties=closed({"anne": 0}).parties, progress={})
    with pytest.raises(Refused) as refused:
        decide_payment(summary, MakePayment(source=BOX, target="anne", amount=5))
    assert refused.value.code == "session_open"


def test_a_payment_concerns_the_two_who_made_it() -> None:
    made = PaymentMade(source="anne", target="bess", amount=5)
    assert made.concerns("anne")
    assert made.concerns("bess")
    assert not made.concerns("carl")
    assert not PaymentMade(source=BOX, target=BANK, amount=5).concerns(BOX)


def test_payments_settle_a_debt_and_the_box_keeps_what_bankrolls_won() -> None:
    owing = returned({"anne": 250, BANK: -250}, {BANK}, debt=130)
    paying = PaymentMade(source=BANK, target=BOX, amount=65)
    assert [debt_of_bank(owing, [paying] * n, {BANK}) for n in range(4)] == [130, 65, 0, 0]
    assert left_in_box(owing, {BANK}) == 130 - 250
    assert left_in_box(returned({"anne": 70, "bess": -70}, {"anne"}, debt=0), {"anne"}) == 70
