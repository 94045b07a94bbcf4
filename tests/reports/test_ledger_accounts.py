"""The names of accounts for hledger and Beancount: each person is one branch of the tree."""

from urllib.parse import unquote

import pytest

from service.reports.ledgers.beancount import account_names
from service.reports.ledgers.hledger import account_name

ALIKE = ("a b", "a-b", "a.b", "A B!")


def test_people_whose_names_fold_alike_have_branches_of_their_own() -> None:
    accounts = [f"punter:{name}:{own}" for name in ALIKE for own in ("card:K", "purse")]
    names = account_names(dict.fromkeys(accounts, 0))
    assert [names[f"punter:{name}:purse"] for name in ALIKE] == [
        "Assets:Punter:A-b:Purse",
        "Assets:Punter:A-b-2:Purse",
        "Assets:Punter:A-b-3:Purse",
        "Assets:Punter:A-B-4:Purse",
    ]
    assert names["punter:a-b:card:K"] == "Assets:Punter:A-b-2:Card:K"


def test_a_number_that_a_person_has_is_not_given_to_another() -> None:
    accounts = dict.fromkeys(("punter:a b:purse", "punter:a-b-2:purse", "punter:a.b:purse"), 0)
    names = account_names(accounts).values()
    assert [name.split(":")[2] for name in names] == ["A-b", "A-b-2", "A-b-3"]


@pytest.mark.parametrize(
    ("account", "written"),
    [
        ("punter:Anne Marie:purse", "punter:Anne Marie:purse"),
        ("punter:a;b(c)  d:purse", "punter:a%3Bb%28c%29 %20d:purse"),
        ("punter:a%3Ab%25:purse", "punter:a%3Ab%25:purse"),
        ("punter:d'Éon_2-x.y:purse", "punter:d'Éon_2-x.y:purse"),
        ("punter:🃏:purse", "punter:%F0%9F%83%8F:purse"),
    ],
)
def test_signs_that_hledger_would_read_are_written_as_bytes(account: str, written: str) -> None:
    assert account_name(account) == written
    assert [unquote(part) for part in written.split(":")] == list(map(unquote, account.split(":")))
