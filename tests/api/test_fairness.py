"""Whether deals look fair, over HTTP: of a session, by dealer, and of a whole gathering."""

from typing import Any

from service.application.ports.keyring import DEALER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import DEALING
from tests.factories.sample_tables import SAMPLE_TABLES

OAK = {"preset": "oak", "overrides": {}}
PAIRS = tuple(f"pair {card} K" for card in ("3", "4", "5"))


def answers(body: Any) -> dict[tuple[str, str], Any]:
    return {(each["question"], each["part"]): each for each in body["answers"]}


def test_a_session(caller: Caller) -> None:
    table = caller.table(*DEALING, rules=OAK)
    before = table.version()
    table.enter_lines("pair 3 K", "take anne K")
    body = table.read("fairness").get_json()
    assert (body["unusual"], body["unusual_below"], body["dealers"]) == (False, "1/100", [])
    favoured = answers(body)["bank_favoured", ""]
    assert (favoured["trials"], favoured["found"], favoured["expected"]) == (1, 0, "0.50")
    assert (favoured["p_value"], favoured["once_in"]) == ("1.000000", 1)
    assert favoured["text"].endswith("would be seen by chance on most evenings.")
    earlier = table.read("fairness", as_of=before).get_json()
    assert ("bank_favoured", "") not in answers(earlier)
    assert table.read("fairness", as_of=99).status_code == 404


def test_a_sum_names_what_it_adds_up(caller: Caller) -> None:
    sample = SAMPLE_TABLES["tarot"]
    table = Table(caller, caller.post("/v1/sessions", sample.opening).get_json()["id"])
    table.enter_lines(*sample.lines)
    (counts,) = table.read("fairness").get_json()["answers"]
    start = "Points counted by the dealers: 57 points in 2 rounds, 52.00 expected; "
    assert counts["text"].startswith(start)


def test_what_several_dealers_entered(service: ServiceUnderTest, caller: Caller) -> None:
    table = caller.table(*DEALING, rules=OAK)
    made = make_credential(service, Grant(DEALER))
    other = Table(made.caller, table.id)
    other.enter_lines("pair 3 4", "pair 5 6")
    body = table.read("fairness").get_json()
    by_dealer = {each["dealer"]: answers(each) for each in body["dealers"]}
    assert made.issued.key.id in by_dealer
    assert len(by_dealer) == 2
    assert by_dealer[made.issued.key.id]["winning_place", "4"]["found"] == 1
    assert other.read("fairness").status_code == 403


def test_corrected_entries_do_not_count(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair 3 4", rules=OAK)
    table.enter("corrections", {"undo": True})
    assert ("winning_place", "4") not in answers(table.read("fairness").get_json())


def test_a_renamed_player(caller: Caller) -> None:
    table = caller.table(*DEALING, rules=OAK)
    table.enter_lines("rename anne Nan", "pair 3 K", "take Nan K")
    assert answers(table.read("fairness").get_json())["bank_favoured", ""]["trials"] == 1


def test_all_tables_of_a_gathering(caller: Caller) -> None:
    day = {"name": "Twelfth Night", "date": "2026-01-06"}
    gathering = caller.post("/v1/gatherings", day).get_json()["id"]
    for game in ("basset", "lansquenet", "tarot"):
        sample = SAMPLE_TABLES[game]
        opened = caller.post("/v1/sessions", {**sample.opening, "gathering": gathering})
        Table(caller, opened.get_json()["id"]).enter_lines(*sample.lines)
    practice = {**SAMPLE_TABLES["glic"].opening, "gathering": gathering, "practice": True}
    caller.post("/v1/sessions", practice)
    body = caller.get(f"/v1/gatherings/{gathering}/fairness").get_json()
    assert {"basset", "lansquenet"} <= {each["game"] for each in body["answers"]}
    assert (
        caller.get(f"/v1/gatherings/{'0' * 8}-0000-4000-8000-{'0' * 12}/fairness").status_code
        == 404
    )
