"""The seats of a statement: what a bankroll paid for them, and what they have."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from service.domain.ledger import BANK
from service.domain.port.parties import PLAYER
from service.domain.session.log.recorded import Recorded
from service.reports.statement.model import StatementSession, StatementTable, StatementTables
from service.reports.statement.moves import Move


@dataclass(frozen=True, slots=True)
class _Seat:
    """A seat of a session by its present name; ``BANK`` for a bank."""

    session: str
    player: str


@dataclass(frozen=True, slots=True)
class _Held:
    """What a seat has at a moment, and what of its bank's debt was paid."""

    result: int
    in_play: int
    debt_paid: int


def seat_name(recorded: Recorded, tables: Mapping[str, StatementTable]) -> str:
    """Return the present name of the seat of a move; ``BANK`` for a bank."""
    name: str = recorded.event.player
    return tables[recorded.event.session].names.get(name, name)


def sessions_of(
    moves: Sequence[Move], start: str | None, tables: StatementTables
) -> Iterator[StatementSession]:
    """Yield the seats that moved, and those of tables open or in debt when the period began.

    What is in play comes from all moves.
    """
    at_end = tables.at_end
    of_seats = [move for move in moves if move.is_of_session]
    before = [move for move in of_seats if move.is_before(start)]
    shown = [move for move in of_seats if not move.is_before(start)]
    paid, paid_before = _paid_by_seat(of_seats, at_end), _paid_by_seat(before, at_end)
    seats = [*_in_play(before, tables), *(_seat(move.recorded, at_end) for move in shown)]
    for seat in dict.fromkeys(seats):
        table = at_end[seat.session]
        amounts = [move.amount for move in shown if _seat(move.recorded, at_end) == seat]
        held = _held(seat, paid[seat], table)
        yield StatementSession(
            table=table,
            player=seat.player,
            role=BANK if seat.player == BANK else PLAYER,
            paid_before=paid_before.get(seat, 0),
            moved_in=-sum(amount for amount in amounts if amount < 0),
            moved_out=sum(amount for amount in amounts if amount > 0),
            debt_paid=held.debt_paid,
            result=held.result,
            in_play=held.in_play,
        )


def _paid_by_seat(moves: Iterable[Move], tables: Mapping[str, StatementTable]) -> dict[_Seat, int]:
    """Return what the bankroll paid for each seat, less what it got back."""
    paid: dict[_Seat, int] = {}
    for move in moves:
        seat = _seat(move.recorded, tables)
        paid[seat] = paid.get(seat, 0) - move.amount
    return paid


def _in_play(before: Sequence[Move], tables: StatementTables) -> Iterator[_Seat]:
    """Yield the seats of tables that were open, or owed a debt, after the moves ``before``."""
    # A seat may have had another name then, which an undo took back.
    moves = {_seat(move.recorded, tables.before): move.recorded for move in before}
    for seat, paid in _paid_by_seat(before, tables.before).items():
        table = tables.before[seat.session]
        if table.closed_at is None or _held(seat, paid, table).in_play:
            yield _seat(moves[seat], tables.at_end)


def _held(seat: _Seat, paid: int, table: StatementTable) -> _Held:
    # A correction may have removed the seat; then all its money went back.
    result = table.nets.get(seat.player, 0)
    in_play = max(paid + result, -table.bank_debt)
    return _Held(result=result, in_play=in_play, debt_paid=in_play - paid - result)


def _seat(recorded: Recorded, tables: Mapping[str, StatementTable]) -> _Seat:
    return _Seat(recorded.event.session, seat_name(recorded, tables))
