"""hledger accepts a balanced journal of declared accounts, and rejects one with an error."""

import pytest

from tests.servers.hledger import Hledger, HledgerError

STRICT = ("check", "--strict", "accounts", "commodities")

JOURNAL = """
commodity 1000.00 EUR
account house:bank
account punters:Zoë Ōkubo

2024-05-04 buy-in
    punters:Zoë Ōkubo     200.00 EUR  =   200.00 EUR
    house:bank           -200.00 EUR  =  -200.00 EUR

2024-05-04 a couch lost
    house:bank             30.01 EUR  =  -169.99 EUR
    punters:Zoë Ōkubo     -30.01 EUR  =   169.99 EUR
"""


def test_a_balanced_journal_passes(hledger: Hledger) -> None:
    assert hledger(JOURNAL, *STRICT) == ""


@pytest.mark.parametrize(
    ("correct", "wrong", "message"),
    [
        ("=   169.99 EUR", "=   169.98 EUR", "assertion"),
        ("  -30.01 EUR", "  -30.02 EUR", "balance"),
        ("account house:bank\n", "", "account"),
        ("commodity 1000.00 EUR\n", "", "commodity"),
    ],
    ids=["balance assertion off by a cent", "posting off by a cent", "account", "commodity"],
)
def test_a_wrong_journal_fails(hledger: Hledger, correct: str, wrong: str, message: str) -> None:
    assert JOURNAL.count(correct) == 1
    with pytest.raises(HledgerError, match=f"(?i){message}"):
        hledger(JOURNAL.replace(correct, wrong), *STRICT)


def test_reports_are_utf_8(hledger: Hledger) -> None:
    report = hledger(JOURNAL, "balance", "--no-total", "--output-format=csv", "punters")
    assert report.splitlines()[1:] == ['"punters:Zoë Ōkubo","169.99 EUR"']
