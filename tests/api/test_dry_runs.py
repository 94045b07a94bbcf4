"""What a dry run shows of the money that a correction moves."""

from tests.api.caller import Caller, Table
from tests.api.tables import SEATED, WON
from tests.api.test_corrections import STAKE, correct, dry_run, version_of


def test_the_dry_run_shows_what_the_correction_does(caller: Caller) -> None:
    table = caller.table(*WON, "take anne K")
    body = {"amend": version_of(table, "stake_placed"), "entry": STAKE}
    shown = dry_run(table, body)
    before = table.read("balances").get_json()
    assert correct(table, body).status_code == 201
    after = table.read("balances").get_json()
    names = sorted(name for name in after if before.get(name, 0) != after[name])
    assert sorted(shown["balances"]) == names
    for name in names:
        assert shown["balances"][name] == {"before": before.get(name, 0), "after": after[name]}
    assert shown["standings"]["anne"] == {
        "before": {"place": 1, "net": 100},
        "after": {"place": 1, "net": 30},
    }
    assert shown["bank_net"] == {"before": -100, "after": -30}
    anne, bank = shown["parties"]
    assert (anne["name"], anne["purse"]) == ("anne", {"before": 1100, "after": 1030})
    assert (bank["role"], bank["purse"]["after"] - bank["purse"]["before"]) == ("bank", 70)
    assert anne["at_table"] == {"before": 0, "after": 0}


def test_a_dry_run_tells_what_is_won_from_money_that_is_not_cashed_out(caller: Caller) -> None:
    table = caller.table(*SEATED, "buyin anne 30", "cashout anne 1010")
    body = {"strike": version_of(table, "money_brought_in"), "drop_refused": True}
    [anne] = dry_run(table, body)["parties"]
    assert anne["held"] == {"before": 20, "after": 1000}
    assert anne["net"] == {"before": 0, "after": 0}


BANCO = (
    *("seat carl 500", "seat dora 200", "seat ede 200", "bank carl 100"),
    *("stake dora 50", "stake ede 20", "hand bank", "banco ede", "hand bank"),
    *("cashout ede 10", "again"),
)


def test_a_dry_run_names_the_players_of_stakes_that_are_repeated(caller: Caller) -> None:
    rules = {"preset": "chemin_de_fer"}
    opened = caller.post("/v1/sessions", {"name": "Salon", "game": "baccarat", "rules": rules})
    table = Table(caller, opened.get_json()["id"])
    table.enter_lines(*BANCO)
    (banco,) = (e["version"] for e in table.events() if e["type"] == "baccarat.banco_said")
    shown = dry_run(table, {"strike": banco})
    assert [each["entered"]["kind"] for each in shown["refused"]] == ["hand"]
    assert [(each["entered"], each["players"]) for each in shown["other_players"]] == [
        ({"kind": "again"}, {"before": ["dora"], "after": ["dora", "ede"]})
    ]
