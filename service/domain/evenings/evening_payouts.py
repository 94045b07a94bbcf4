"""What parties of closed tables get from the boxes, and everyone over all tables of an evening."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from service.domain.evenings.evening_standings import EveningPerson
from service.domain.port.parties import BOX, PLAYER_ROLES, ROLES, Party, Summary
from service.domain.session.settling_up import SettlingUp, Transfer, left_in_box


@dataclass(frozen=True, slots=True, kw_only=True)
class Payout:
    """What a party of a closed table gets from the box; below zero, what it pays into it.

    A party that was paid in parts has several. ``key`` is the party's name in payments.
    """

    key: str
    name: str
    role: Annotated[str, ROLES]
    amount: int
    paid: bool

    @property
    def is_player(self) -> bool:
        """Whether a player gets or pays it, not a bank or a pool."""
        return self.role in PLAYER_ROLES


@dataclass(frozen=True, slots=True, kw_only=True)
class TableBox:
    """What the box of a table pays, and what is ``left`` in it for the bankrolls.

    A table is settled in one way only: a box is not used if the parties pay one another.
    """

    payouts: tuple[Payout, ...] = ()
    left: int = 0
    is_used: bool = True


def table_box(summary: Summary, ways: SettlingUp, linked: Collection[str]) -> TableBox:
    """Return the box of a closed table; ``linked`` parties play with bankrolls."""
    if ways.is_between_parties:
        return TableBox(is_used=False)
    parties = {party.key: party for party in reversed(summary.parties)}
    return TableBox(
        payouts=tuple(_payout(transfer, parties) for transfer in ways.payouts),
        left=left_in_box(summary, linked),
    )


def _payout(transfer: Transfer, parties: Mapping[str, Party]) -> Payout:
    is_from_box = transfer.source == BOX
    party = parties[transfer.target if is_from_box else transfer.source]
    return Payout(
        key=party.key,
        name=party.name,
        role=party.role,
        amount=transfer.amount if is_from_box else -transfer.amount,
        paid=transfer.paid,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningPayouts:
    """The payouts of a person at all tables, or of the bank or a pool of one table.

    ``name`` is that of the person over all tables, of the owner of the bank, or of the pool.
    ``payouts`` are in the order of the tables, each with the id of its table.
    """

    name: str
    role: Annotated[str, ROLES]
    payouts: tuple[tuple[str, Payout], ...]

    @property
    def is_player(self) -> bool:
        """Whether a player gets or pays them, not a bank or a pool."""
        return self.role in PLAYER_ROLES

    @property
    def due(self) -> int:
        """What the party still gets, below zero what it still pays, in smallest units."""
        return self._sum(paid=False)

    @property
    def paid(self) -> int:
        """What was paid to the party, below zero what it paid, in smallest units."""
        return self._sum(paid=True)

    def _sum(self, *, paid: bool) -> int:
        return sum(payout.amount for _, payout in self.payouts if payout.paid is paid)


def evening_payouts(
    people: Iterable[EveningPerson], tables: Mapping[str, Sequence[Payout]]
) -> tuple[EveningPayouts, ...]:
    """Return who gets what: people in their order, then banks and pools in that of the tables.

    ``tables`` has the payouts of each closed table by its id.
    """
    names = {
        (table, seat): person.name
        for person in people
        for table, seats in person.seats.items()
        for seat in seats
    }
    # A person's name is unique among people, so it identifies the person over all tables.
    rows: dict[tuple[str, ...], list[tuple[str, Payout]]] = {(name,): [] for name in names.values()}
    for table, payouts in tables.items():
        for payout in payouts:
            row = (names[table, payout.key],) if payout.is_player else (table, payout.key)
            rows.setdefault(row, []).append((table, payout))
    return tuple(_row(row, made) for row, made in rows.items() if made)


def _row(row: tuple[str, ...], payouts: Sequence[tuple[str, Payout]]) -> EveningPayouts:
    first = payouts[0][1]
    name = row[0] if first.is_player else first.name
    return EveningPayouts(name=name, role=first.role, payouts=tuple(payouts))
