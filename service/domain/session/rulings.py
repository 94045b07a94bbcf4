"""Rulings: money that an error moved and that stays where it is, or is moved by agreement.

A ruling is an entry of the session, in every game. It moves money between two purses, or between a
purse and the bank.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from service.domain.ledger import BANK, Posting, posted
from service.domain.port.entries import EntryKind, Field, FieldType
from service.domain.port.limits import Limit, check_amount
from service.domain.port.parties import Summary
from service.domain.session.seats import AMOUNT, PLAYER, purse_account, purse_limit
from service.domain.values.errors import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeRuling:
    """Move ``amount`` smallest units. ``source`` and ``target`` are players, or ``BANK``."""

    source: str
    target: str
    amount: int
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingMade:
    """Money was moved from ``source`` to ``target`` by a ruling. Each is a player or ``BANK``."""

    NAME: ClassVar[str] = "session.ruling_made.v1"
    source: str
    target: str
    amount: int
    reason: str | None = None

    @property
    def changes(self) -> dict[str, int]:
        """What the ruling adds to each of the two, in smallest units."""
        return {self.source: -self.amount, self.target: self.amount}

    def concerns(self, player: str) -> bool:
        """Return whether the ruling moves money of a player."""
        return player != BANK and player in self.changes


REASON = Field(name="reason", type=FieldType.TEXT, optional=True, in_line=False)
RULING = EntryKind(
    verb="ruling",
    path="corrections",
    command=MakeRuling,
    event=RulingMade,
    fields=(
        replace(PLAYER, name="from", arguments=("source",)),
        replace(PLAYER, name="to", arguments=("target",)),
        AMOUNT,
        REASON,
    ),
)


def decide_ruling(summary: Summary, command: MakeRuling) -> RulingMade:
    """Return the ruling, or refuse ``unknown_punter``, ``same_punter`` or ``purse_short``."""
    source, target, amount = command.source, command.target, command.amount
    check_ruling(summary, source, target, amount)
    return RulingMade(source=source, target=target, amount=amount, reason=command.reason)


def check_ruling(
    summary: Summary,
    source: str | None = None,
    target: str | None = None,
    amount: int | None = None,
) -> None:
    """Check a ruling by its values so far; ``decide_ruling`` names the refusals.

    ``BANK`` never means a player, even if one has that name. The bank may fall below zero.
    """
    for name in (source, target):
        if name is not None:
            _check_party(summary, name)
    if source is not None and source == target:
        raise Refused("same_punter", "A ruling needs two different parties.", punter=source)
    if source is not None and amount is not None:
        check_amount(amount, ruling_limits(summary, source))


def ruling_limits(summary: Summary, source: str, *_target: str) -> tuple[Limit, ...]:
    """Return the limits of what a ruling takes from a party."""
    return tuple(purse_limit(p) for p in summary.players if source == p.name and source != BANK)


def _check_party(summary: Summary, name: str) -> None:
    is_known = summary.bank is not None if name == BANK else name in summary.purses
    if not is_known:
        message = f"No player called {name} is seated."
        if name == BANK:
            message = "This game has no bank of its own. Name two players."
        raise Refused("unknown_punter", message, punter=name)


def ruling_postings(event: RulingMade) -> tuple[Posting, ...]:
    """Return the posting of a ruling."""
    return posted((_account(event.source), _account(event.target), event.amount))


def _account(party: str) -> str:
    return BANK if party == BANK else purse_account(party)
