"""Links of seats to bankrolls, and the return of linked purses after the close.

A seat, or the bank of a table, may be linked to a person. Then the money that it brings from
outside comes from the person's bankroll, and what it takes out goes back there.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from service.domain.ledger import BANK, WORLD, Posting
from service.domain.port.parties import CLOSED, Summary
from service.domain.session.payments import AfterClose
from service.domain.session.player_renaming import PlayerRenamed, current_names
from service.domain.session.seats import purse_account
from service.domain.values.errors import Refused
from service.domain.values.names import same_name


@dataclass(frozen=True, slots=True, kw_only=True)
class BankrollLinked:
    """From now on, money of a seat comes from a bankroll, and goes back there.

    ``player`` is the seat's name, or ``BANK``; ``person`` is the person's id. This is beside the
    entries of the session: undo and corrections pass over it.
    """

    NAME: ClassVar[str] = "session.bankroll_linked.v1"
    player: str
    person: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnedPurse:
    """What a seat, or the bank, gave back to its bankroll; below 0, what it got from there.

    It is 0 for a bank that owes money and whose bankroll has nothing.
    """

    player: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PursesReturned:
    """After the close, what is in linked purses went back to their bankrolls."""

    NAME: ClassVar[str] = "session.purses_returned.v1"
    returned: tuple[ReturnedPurse, ...]

    @property
    def amounts(self) -> dict[str, int]:
        """What each of them gave back, by name."""
        return {purse.player: purse.amount for purse in self.returned}

    def concerns(self, player: str) -> bool:
        """Return whether a player's purse went back."""
        return player != BANK and player in self.amounts

    def part(self, player: str) -> "PursesReturned":
        """Return the event with the purse of one player only."""
        return PursesReturned(returned=tuple(p for p in self.returned if p.player == player))


Links = Mapping[str, str]
"""The ids of people by the name of the seat that is linked to them, or ``BANK``."""


def links_by_name(links: Links, summary: Summary) -> dict[str, str]:
    """Return links by the present names of their seats; a seat may have been renamed since."""
    names = current_names(summary)
    return {names.get(player, player): person for player, person in links.items()}


def links_by_any_name(links: Links, summary: Summary) -> dict[str, str]:
    """Return links by every name that their seats have or had."""
    now = links_by_name(links, summary)
    former = {old: now[new] for old, new in current_names(summary).items() if new in now}
    return {**links, **former, **now}


def check_renamings(events: Iterable[Any], links: Links, *, corrected: bool) -> None:
    """Refuse ``bankroll_linked`` if a player got the name of another seat that is linked.

    ``events`` are those that count. If a correction made them, it is ``correction_refused``.
    """
    first_names: dict[str, str] = {}
    for event in events:
        if isinstance(event, PlayerRenamed):
            first = first_names.pop(event.punter, event.punter)
            first_names[event.name] = first
            if event.name in links and event.name != first:
                code = "correction_refused" if corrected else "bankroll_linked"
                message = f"{event.name} plays with a bankroll. Choose another name."
                raise Refused(code, message, punter=event.name)


def decide_link(summary: Summary, links: Links, player: str, person: str) -> BankrollLinked:
    """Return the link, or refuse it.

    Refuses, first match wins: ``session_closed``, ``unknown_punter`` for the bank of a game
    without one, ``bankroll_linked``, ``punter_exists``.

    A seat is linked before the player sits down, so that all its money comes from the bankroll.
    """
    if summary.phase == CLOSED:
        raise Refused("session_closed", "The session is closed.")
    bank = summary.bank
    if player == BANK and bank is None:
        message = "This game has no bank of its own. Name a player."
        raise Refused("unknown_punter", message, punter=player)
    if any(same_name(known, player) for known in links):
        message = f"{player} plays with a bankroll already."
        raise Refused("bankroll_linked", message, punter=player)
    if player == BANK:
        if bank and (bank.brought_in or bank.purse):
            message = "The bank has money already. Link it when the session is opened."
            raise Refused("bankroll_linked", message, punter=player)
    elif any(same_name(known, player) for known in (*summary.purses, *current_names(summary))):
        message = f"{player} is seated already. Link the bankroll before the seat."
        raise Refused("punter_exists", message, punter=player)
    return BankrollLinked(player=player, person=person)


def check_not_practice(*, is_practice: bool, is_linked: bool) -> None:
    """Refuse ``practice_has_no_bankroll`` for a practice table with money of a person."""
    if is_practice and is_linked:
        message = "A practice table cannot play with a bankroll."
        raise Refused("practice_has_no_bankroll", message)


def due_returns(
    summary: Summary, links: Links, debt: int, funds: Callable[[str], int]
) -> PursesReturned | None:
    """Return what linked purses still have to give back after the close, or None.

    ``funds`` returns what a person's bankroll has. If it has less than the bank needs, it gives all
    of that, and the bank owes the rest. ``debt`` is what the bank owes already: only a payment
    settles that.
    """
    if summary.phase != CLOSED or not links:
        return None
    held, by_name = dict(summary.purses), links_by_name(links, summary)
    if summary.bank:
        held[BANK] = _due_of_bank(summary.bank.purse, debt)
    amounts = {player: held[player] for player in by_name if held.get(player)}
    if amounts.get(BANK, 0) < 0:
        person = by_name[BANK]
        others = [p for p in amounts if p != BANK and by_name[p] == person]
        available = funds(person) + sum(amounts[player] for player in others)
        amounts[BANK] = max(amounts[BANK], -max(available, 0))
    returned = tuple(ReturnedPurse(player=p, amount=amount) for p, amount in amounts.items())
    return PursesReturned(returned=returned) if returned else None


def _due_of_bank(purse: int, debt: int) -> int:
    """Return what a bank has to give back; below 0, what it needs beside what it owes already."""
    return purse if purse > 0 else min(0, purse + debt)


def with_bank_debt(before: AfterClose, event: PursesReturned, summary: Summary) -> AfterClose:
    """Return what was settled after the close, with what the bank owes if its purse went back."""
    if BANK not in event.amounts or summary.bank is None:
        return before
    return replace(before, bank_debt=max(0, -summary.bank.purse))


def return_postings(event: PursesReturned) -> tuple[Posting, ...]:
    """Return the postings of purses that went back to their bankrolls."""
    return tuple(
        Posting(_purse(purse.player), WORLD, purse.amount)
        if purse.amount > 0
        else Posting(WORLD, _purse(purse.player), -purse.amount)
        for purse in event.returned
        if purse.amount
    )


def _purse(player: str) -> str:
    return BANK if player == BANK else purse_account(player)


def outside_money(postings_made: Sequence[Posting], links: Links) -> dict[str, int]:
    """Return what linked seats brought in from outside, by name; below 0, what they took out."""
    names = {_purse(player): player for player in links}
    moved_in = dict.fromkeys(links, 0)
    for posting in postings_made:
        if posting.source == WORLD and posting.target in names:
            moved_in[names[posting.target]] += posting.amount
        elif posting.target == WORLD and posting.source in names:
            moved_in[names[posting.source]] -= posting.amount
    return {player: amount for player, amount in moved_in.items() if amount}
