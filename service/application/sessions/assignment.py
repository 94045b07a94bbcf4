"""Where a new session belongs."""

from collections.abc import Iterator
from dataclasses import dataclass

from service.domain.ledger import BANK
from service.domain.session.assignment import NOT_ASSIGNED, SessionFiled
from service.domain.session.bankrolls import BankrollLinked, check_not_practice


@dataclass(frozen=True, slots=True)
class Assignment:
    """Where a new session belongs, and the person from whose bankroll the bank is funded."""

    filing: SessionFiled = NOT_ASSIGNED
    banker: str | None = None

    def check(self) -> None:
        """Raise ``Refused`` for a practice table whose bank is funded from a bankroll."""
        check_not_practice(is_practice=self.filing.practice, is_linked=self.banker is not None)

    def events(self) -> Iterator[SessionFiled | BankrollLinked]:
        """Yield the events that follow the opening."""
        if self.filing != NOT_ASSIGNED:
            yield self.filing
        if self.banker:
            yield BankrollLinked(player=BANK, person=self.banker)


UNASSIGNED = Assignment()
