"""What everyone gets from the boxes of several tables."""

from service.domain.evenings.evening_payouts import (
    EveningPayouts,
    Payout,
    evening_payouts,
    table_box,
)
from service.domain.evenings.evening_standings import EveningTable, evening_people
from service.domain.port.parties import BANK, BANKER, CLOSED, PLAYER, POOL, Party, Summary
from service.domain.session.payments import PaymentMade
from service.domain.session.settling_up import (
    SettlingUp,
    Transfer,
    settling_up,
    settling_up_plan,
)


def payout(name: str, amount: int, role: str = PLAYER, *, paid: bool = False) -> Payout:
    key = {BANK: "bank", POOL: f"pool:{name}"}.get(role, name)
    return Payout(key=key, name=name, role=role, amount=amount, paid=paid)


def listed(**tables: list[Payout]) -> list[tuple[str, str, int, int]]:
    """Return name, role, due and paid of each payee; all players have the net 0."""
    return [(row.name, row.role, row.due, row.paid) for row in payees(**tables)]


def payees(**tables: list[Payout]) -> tuple[EveningPayouts, ...]:
    evening = [
        EveningTable(id=table, nets={p.name: 0 for p in payouts if p.is_player}, rounds=())
        for table, payouts in tables.items()
    ]
    return evening_payouts(evening_people(evening), tables)


def test_without_payouts_the_list_is_empty() -> None:
    assert listed(oak=[]) == []
    people = evening_people([EveningTable(id="oak", nets={"Anne": 5}, rounds=())])
    assert evening_payouts(people, {}) == ()


def test_a_player_has_one_row_for_all_tables_whatever_the_role() -> None:
    oak, elm = payout("Anne", 30), payout("Anne", -12, BANKER)
    assert listed(oak=[oak], elm=[elm]) == [("Anne", PLAYER, 18, 0)]
    (anne,) = payees(oak=[oak], elm=[elm])
    assert anne.payouts == (("oak", oak), ("elm", elm))


def test_banks_and_pools_of_each_table_follow_the_players() -> None:
    oak = [payout("", 70, BANK), payout("Anne", 30)]
    elm = [payout("", 40, BANK), payout("ace", 5, POOL), payout("ace", 9)]
    assert listed(oak=oak, elm=elm) == [
        ("Anne", PLAYER, 30, 0),
        ("ace", PLAYER, 9, 0),
        ("", BANK, 70, 0),
        ("", BANK, 40, 0),
        ("ace", POOL, 5, 0),
    ]


def test_what_was_paid_is_not_due() -> None:
    paid = payout("Anne", 30, paid=True)
    assert listed(oak=[paid, payout("Anne", 4)], elm=[payout("Anne", -6)]) == [
        ("Anne", PLAYER, -2, 30)
    ]


def test_two_people_of_one_name_have_numbers() -> None:
    tables = {"oak": [payout("Anne", 30)], "elm": [payout("Anne", 8)]}
    people = evening_people(
        [
            EveningTable(id="oak", nets={"Anne": 0}, rounds=(), people={"Anne": "p1"}),
            EveningTable(id="elm", nets={"Anne": 0}, rounds=(), people={"Anne": "p2"}),
        ]
    )
    rows = evening_payouts(people, tables)
    assert [(row.name, row.due) for row in rows] == [("Anne", 30), ("Anne (2)", 8)]


def test_a_table_is_settled_between_its_parties_once_one_has_paid_another() -> None:
    nets = {"anne": 30, "bess": -10, "carl": -20}
    parties = tuple(
        Party(name=name, role=PLAYER, purse=100 + net, brought_in=100, net=net)
        for name, net in nets.items()
    )
    summary = Summary(phase=CLOSED, parties=parties, progress={})
    from_box, *others = settling_up_plan(summary).payouts.due
    between, *later = settling_up_plan(summary).with_bank.due

    def is_between(*transfers: Transfer) -> bool:
        ways = settled(*transfers)
        box = table_box(summary, ways, {"anne"})
        assert (box.payouts != (), box.left != 0) == (box.is_used, box.is_used)
        assert box.is_used != ways.is_between_parties
        return ways.is_between_parties

    def settled(*transfers: Transfer) -> SettlingUp:
        return settling_up(
            summary,
            (PaymentMade(source=t.source, target=t.target, amount=t.amount) for t in transfers),
        )

    assert not is_between()
    assert not is_between(from_box)
    assert is_between(between)
    # The box has paid, so it is not settled by the others until they have paid everything.
    assert not is_between(from_box, between)
    assert is_between(from_box, between, *later)
    assert not is_between(from_box, *others)
    assert settled(between).between_parties_due == len(later) == 1
