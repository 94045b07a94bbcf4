"""Two-sided accounts: postings between named accounts, and the balances they make."""

from service.domain.ledger.accounts import BANK, WORLD, account
from service.domain.ledger.postings import (
    Posting,
    PostingRef,
    Postings,
    balances_of,
    posted,
    reversed_postings,
    standing_postings,
    touched_accounts,
    with_refs,
)

__all__ = [
    "BANK",
    "WORLD",
    "Posting",
    "PostingRef",
    "Postings",
    "account",
    "balances_of",
    "posted",
    "reversed_postings",
    "standing_postings",
    "touched_accounts",
    "with_refs",
]
