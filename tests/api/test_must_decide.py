"""What a dry run says must be decided, because the corrected entry left it open."""

from typing import Any

from service.application.ports.keyring import DEALER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import DEALING, SEATED, STAKED
from tests.api.test_corrections import PAIR, correct, dry_run

SWAPPED = {**PAIR, "cards": ["K", "3"]}


def first_version(table: Table, event: str) -> int:
    return min(int(each["version"]) for each in table.events() if event in each["type"])


def opened(caller: Caller, game: str, *lines: str, **rules: Any) -> Table:
    body = {"name": "T", "game": game, "rules": rules or {"preset": game}}
    table = Table(caller, caller.post("/v1/sessions", body).get_json()["id"])
    table.enter_lines(*lines)
    return table


def verbs(must_decide: Any) -> list[str]:
    return [offer["verb"] for offer in must_decide["offers"]]


def test_a_draw_that_wins_now_needs_an_answer(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair 3 Q", "pair 4 5")
    drawn = first_version(table, "pair_dealt")
    shown = dry_run(table, {"amend": drawn, "entry": SWAPPED})
    assert [each["code"] for each in shown["refused"]] == ["answers_pending"]
    assert shown["must_decide"]["waiting_for"] == ["anne"]
    assert verbs(shown["must_decide"]) == ["take", "take", "paroli", "pay"]
    take = shown["must_decide"]["offers"][0]
    assert (take["player"], take["fixed"]["card"], take["main"]) == ("anne", "K", True)
    answer = {"kind": "paroli", **shown["must_decide"]["offers"][2]["fixed"]}
    body = {"amend": drawn, "entries": [SWAPPED, answer]}
    answered = dry_run(table, body)
    assert (answered["refused"], answered["must_decide"]) == ([], None)
    assert correct(table, body).status_code == 201


def test_every_win_is_asked_for_in_its_turn(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 50", "fasse 2", "pair 3 Q", "pair 4 5")
    drawn = first_version(table, "pair_dealt")
    answers: list[Any] = []
    for waiting in (["anne", "bess"], ["bess"]):
        shown = dry_run(table, {"amend": drawn, "entries": [SWAPPED, *answers]})["must_decide"]
        assert shown["waiting_for"] == waiting
        answers.append({"kind": "take", **shown["offers"][0]["fixed"]})
    shown = dry_run(table, {"amend": drawn, "entries": [SWAPPED, *answers]})
    assert shown["must_decide"] is None


def test_a_draw_without_later_entries_may_be_answered_later(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair 3 Q")
    body = {"amend": first_version(table, "pair_dealt"), "entry": SWAPPED}
    shown = dry_run(table, body)
    assert (shown["waiting_for"]["after"], shown["must_decide"]) == (["anne"], None)


def test_an_answer_that_is_struck_out_is_asked_for_again(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair K 3", "take anne K", "pair 4 5")
    shown = dry_run(table, {"strike": first_version(table, "win_taken")})
    assert verbs(shown["must_decide"]) == ["take", "take", "paroli", "pay"]


def test_a_forgotten_draw_that_wins_needs_an_answer(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair 4 5")
    body = {"insert_after": first_version(table, "fasse_turned"), "entry": SWAPPED}
    assert dry_run(table, body)["must_decide"]["waiting_for"] == ["anne"]


def test_an_entry_between_does_not_hide_what_must_be_decided(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair 3 Q", "buyin bess 10", "pair 4 5")
    body = {"amend": first_version(table, "pair_dealt"), "entry": SWAPPED}
    assert dry_run(table, body)["must_decide"]["waiting_for"] == ["anne"]


def test_it_names_the_entry_that_waits_for_it(caller: Caller) -> None:
    lines = (*STAKED, "stake bess 9 50", "fasse 2", "pair K 3", "take anne K", "pair 4 5")
    table = caller.table(*lines)
    body = {"amend": first_version(table, "pair_dealt"), "entry": {**PAIR, "cards": ["9", "3"]}}
    shown = dry_run(table, body)
    codes = {each["entry"]: each["code"] for each in shown["refused"]}
    assert [*codes.values()] == ["nothing_to_answer", "answers_pending"]
    assert codes[shown["must_decide"]["entry"]] == "answers_pending"
    assert shown["must_decide"]["waiting_for"] == ["bess"]


def test_a_purse_that_is_too_small_needs_no_decision(caller: Caller) -> None:
    table = caller.table(*DEALING)
    seated = first_version(table, "punter_seated")
    body = {"amend": seated, "entry": {"kind": "seat", "name": "anne", "purse": 5}}
    shown = dry_run(table, body)
    assert [each["code"] for each in shown["refused"]] == ["purse_short"]
    assert shown["must_decide"] is None


def test_a_dealer_reads_it_too(service: ServiceUnderTest) -> None:
    table = service.caller().table(*DEALING, "pair 3 Q", "pair 4 5")
    dealer = Table(make_credential(service, Grant(DEALER)).caller, table.id)
    body = {"amend": first_version(table, "pair_dealt"), "entry": SWAPPED}
    assert dry_run(dealer, body)["must_decide"]["waiting_for"] == ["anne"]


def test_lansquenet_waits_for_a_wager(caller: Caller) -> None:
    lines = (*SEATED, "wager 60", "cover bess 20", "match right", "wager 40", "cover carl 5")
    table = opened(caller, "lansquenet", *lines)
    wagers = [e["version"] for e in table.events() if e["type"].endswith("wager_placed")]
    shown = dry_run(table, {"strike": wagers[-1]})
    assert [each["code"] for each in shown["refused"]] == ["deal_not_begun"]
    assert verbs(shown["must_decide"]) == ["wager"]
    assert shown["must_decide"]["waiting_for"] == []


def test_lansquenet_waits_for_a_cover(caller: Caller) -> None:
    lines = (*SEATED, "wager 60", "cover bess 20", "match right")
    table = opened(caller, "lansquenet", *lines)
    shown = dry_run(table, {"strike": first_version(table, "cover_placed")})
    assert [each["code"] for each in shown["refused"]] == ["nothing_staked"]
    assert "cover" in verbs(shown["must_decide"])


def test_baccarat_waits_for_a_banker(caller: Caller) -> None:
    lines = (*SEATED, "bank anne 60", "stake bess 20", "hand none bank", "pass", "bank bess 40")
    table = opened(caller, "baccarat", *lines, "stake carl 5", preset="banque")
    banks = [e["version"] for e in table.events() if e["type"].endswith("bank_taken")]
    shown = dry_run(table, {"strike": banks[-1]})
    assert {*verbs(shown["must_decide"])} == {"bank"}
    assert shown["must_decide"]["waiting_for"] == []


def test_glic_waits_for_the_player_in_turn(caller: Caller) -> None:
    table = opened(caller, "glic", *SEATED, "deal", "bet bess 2", "see carl", "fold anne")
    shown = dry_run(table, {"strike": first_version(table, "bet_seen")})
    assert shown["must_decide"]["waiting_for"] == ["carl"]
    assert {"see", "bet", "fold"} <= {*verbs(shown["must_decide"])}


def test_swiss_tarot_waits_for_an_ante(caller: Caller) -> None:
    table = opened(
        caller, "tarot", *SEATED, "ante 20", "count anne 26 bess 30", preset="swiss_tarot"
    )
    shown = dry_run(table, {"strike": first_version(table, "game_begun")})
    assert verbs(shown["must_decide"]) == ["ante"]


def test_payments_of_a_table_that_opens_again_need_no_decision(caller: Caller) -> None:
    table = caller.table(*SEATED, "close")
    [anne, *_] = table.read("settling-up").get_json()["payouts"]
    payment = {name: anne[name] for name in ("from", "to", "amount")}
    assert table.enter("payments", payment).status_code == 201
    shown = dry_run(table, {"strike": first_version(table, "session_closed")})
    assert [each["code"] for each in shown["refused"]] == ["session_open"]
    assert shown["must_decide"] is None
