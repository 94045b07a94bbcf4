"""Two-sided books: postings between named accounts, and the balances they make."""

from service.domain.ledger.accounts import WORLD, account
from service.domain.ledger.postings import (
    Posting,
    balances_of,
    posted,
    reversed_postings,
    touched_accounts,
)

__all__ = [
    "WORLD",
    "Posting",
    "account",
    "balances_of",
    "posted",
    "reversed_postings",
    "touched_accounts",
]
