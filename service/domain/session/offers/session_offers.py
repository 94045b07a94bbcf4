"""All offers of a session: those of its game, and those of every session."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from service.domain.ledger import BANK
from service.domain.port.entries import EntryKind, FieldType, entry_kind, line_values
from service.domain.port.game import AnyGame
from service.domain.port.offers import (
    Amount,
    EntryForm,
    Offer,
    OfferedEntries,
    OpenField,
    Text,
    Word,
)
from service.domain.port.parties import Summary
from service.domain.session.corrections import REDO, UNDO
from service.domain.session.payments import (
    PAYMENT,
    check_payment,
    check_payment_count,
    payment_parties,
)
from service.domain.session.player_renaming import RENAMING, check_renaming
from service.domain.session.rulings import RULING, check_ruling, ruling_limits
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.errors import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownHistory:
    """What offers need of a session's history.

    ``newest`` is the version of the newest entry that counts, ``undone`` that of the entry undone
    last; None: there is none. ``payments`` is how many payments count.
    """

    newest: int | None
    undone: int | None
    payments: int


@dataclass(frozen=True, slots=True)
class _Moment:
    summary: Summary
    history: KnownHistory | None


class SessionOffers:
    """The offers of one session, after the settlement that is still due.

    Without its ``history``, nothing is offered that needs it: undo, redo and payments.
    """

    def __init__(self, game: AnyGame, state: Any, history: KnownHistory | None = None) -> None:
        state = game.settled(state)
        self._game, self._state = game, state
        self._moment = _Moment(game.summary(state), history)

    def offers(self) -> tuple[Offer, ...]:
        """Return the entries that may be made now."""
        return (*self._game.offers(self._state), *_OFFERED.offers(self._moment))

    def open_field(self, verb: str, values: Sequence[Any]) -> OpenField | None:
        """Return the next field of an entry after ``values``, or None if it is complete.

        ``values`` are those of the fields before, in the order of the words of the entry's line.
        Raises: ``BadLine``, ``Refused``.
        """
        read = line_values(entry_kind(entries_by_verb(self._game), verb), values)
        if verb in _OFFERED.verbs:
            return _OFFERED.open_field(self._moment, verb, read)
        return self._game.open_field(self._state, verb, read)


def offers_for_player(game: AnyGame, offers: Iterable[Offer], player: str) -> tuple[Offer, ...]:
    """Return the offers that concern one player, as that player may see them.

    Offers that name further players are left out. The largest amount is too: it may follow from the
    bank's money.
    """
    kinds = entries_by_verb(game)
    return tuple(
        replace(offer, next=offer.next and replace(offer.next, most=None, suggested=None))
        for offer in offers
        if offer.player == player and _names_one_player(kinds[offer.verb])
    )


def _names_one_player(kind: EntryKind) -> bool:
    types = [field.type for field in kind.fields]
    names_several = not {FieldType.PLAYERS, FieldType.COUNTS}.isdisjoint(types)
    return types.count(FieldType.PLAYER) <= 1 and not names_several


def _check_undo(moment: _Moment) -> None:
    if moment.history is None or moment.history.newest is None:
        raise Refused("nothing_to_undo", "There is no entry to take back.")


def _check_redo(moment: _Moment) -> None:
    if moment.history is None or moment.history.undone is None:
        raise Refused("nothing_to_undo", "No entry was taken back.")


def _check_payment(moment: _Moment, *values: Any) -> None:
    check_payment(moment.summary, *values)
    if moment.history is None:
        raise Refused("too_many_payments", "The number of payments is not known here.")
    check_payment_count(moment.history.payments + 1)


def _players(moment: _Moment) -> Sequence[str]:
    return tuple(moment.summary.purses)


def _with_bank(moment: _Moment, *_: str) -> Iterator[str]:
    yield from (name for name in moment.summary.purses if name != BANK)
    if moment.summary.bank:
        yield BANK


def _payers(moment: _Moment, *_: str) -> Sequence[str]:
    return payment_parties(moment.summary)


_OFFERED = OfferedEntries(
    EntryForm[_Moment](
        kind=UNDO, check=_check_undo, fixed=lambda m: {"of": m.history and m.history.newest}
    ),
    EntryForm[_Moment](
        kind=REDO, check=_check_redo, fixed=lambda m: {"of": m.history and m.history.undone}
    ),
    EntryForm[_Moment](
        kind=RULING,
        check=lambda moment, *values: check_ruling(moment.summary, *values),
        steps=(
            Word("from", _with_bank),
            Word("to", _with_bank),
            Amount("amount", lambda moment, *names: ruling_limits(moment.summary, *names)),
        ),
    ),
    EntryForm[_Moment](
        kind=RENAMING,
        check=lambda moment, *values: check_renaming(moment.summary, *values),
        steps=(Word("punter", _players), Text("name")),
        leading=1,
    ),
    EntryForm[_Moment](
        kind=PAYMENT,
        check=_check_payment,
        steps=(Word("from", _payers), Word("to", _payers), Amount("amount")),
    ),
)
