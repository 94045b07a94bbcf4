"""A posted score sheet opens a session, or gets a problem with the line and records nothing."""

import pytest

from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest

HEAD = 'format = "basset/1"\ntitle = "Twelfth Night"\nrules = "oak"\nbank = 1000\n'
PLAY = "seat anne 100\nstake anne K 10\nfasse 2\npair 3 K\ntake anne K\nend\n"
SHEET = f"{HEAD}entries = '''\n{PLAY}'''\n[expect]\nbank = 990\npurses = {{ anne = 110 }}\n"


def with_lines(lines: str, head: str = HEAD, tail: str = "") -> str:
    return f"{head}entries = '''\n{lines}'''\n{tail}"


def test_a_sheet_may_have_the_media_type_of_any_file(caller: Caller) -> None:
    answer = caller.post_raw("/v1/score-sheets", SHEET.encode(), "application/octet-stream")
    assert answer.status_code == 201, answer.text


def test_a_posted_sheet_opens_a_session(caller: Caller) -> None:
    answer = caller.sheet(SHEET)
    body = answer.get_json()
    assert answer.status_code == 201
    assert answer.headers["Location"] == f"/v1/sessions/{body['id']}"
    assert set(body) == {"id", "version", "events", "balances", "settled"}
    table = Table(caller, body["id"])
    assert body["events"] == table.events()
    assert body["version"] == table.version() == len(body["events"]) == 9
    assert answer.headers["ETag"] == '"9"'
    assert body["balances"] == table.read("balances").get_json()
    assert (table.state()["name"], table.state()["phase"]) == ("Twelfth Night", "staking")


def test_an_imported_session_accepts_entries(caller: Caller) -> None:
    table = Table(caller, caller.sheet(SHEET).get_json()["id"])
    assert table.line("stake anne Q 10").status_code == 201
    assert table.read("standings").get_json()["standings"][0]["net"] == 10


def test_every_line_of_a_sheet_is_an_entry(caller: Caller) -> None:
    events = caller.sheet(SHEET).get_json()["events"]
    entries = [e["entry"] for e in events if e["actor"] == "house"]
    assert len(set(entries)) == len(entries) == 7


def test_lines_that_must_be_refused_record_nothing(caller: Caller) -> None:
    refused = (
        "stake anne K 101 ! purse_short\nstake anne X 1 ! unknown_card\nend ! deal_not_begun\n"
    )
    lines = f"seat anne 100\n{refused}"
    events = caller.sheet(with_lines(lines)).get_json()["events"]
    assert [e["type"] for e in events] == ["basset.session_opened", "basset.punter_seated"]


def test_a_sheet_needs_only_rules_and_entries(caller: Caller) -> None:
    answer = caller.sheet('rules = "oak"\nentries = ""\n')
    assert answer.status_code == 201
    assert Table(caller, answer.get_json()["id"]).state()["bank"]["balance"] == 0


def test_a_problem_lists_at_most_50_disagreements_and_counts_the_others(caller: Caller) -> None:
    names = ", ".join(f"{'n' * 1000}{number} = 1" for number in range(120))
    answer = caller.sheet(with_lines(PLAY, tail=f"[expect]\npurses = {{ {names} }}\n"))
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (409, "sheet_disagrees")
    assert (len(problem["disagreements"]), problem["more_disagreements"]) == (50, 70)
    assert len(answer.data) < 60_000


LONG = "x" * 4000


@pytest.mark.parametrize(
    "text",
    [
        f'{HEAD}entries = ""\n'.replace("1000", f'"{LONG * 100}"'),
        f'{HEAD}entries = ""\n'.replace("oak", LONG * 100),
        f'{HEAD}{LONG} = 1\nentries = ""\n',
        f'{HEAD}entries = ""\n[expect]\n{LONG} = 1\n',
        f'{HEAD}entries = ""\n[expect.{LONG}]\n',
        f'{HEAD}entries = ""\n[overrides]\n{LONG} = 1\n',
        f'{HEAD}entries = ""\n{LONG} = 1\n{LONG} = 1\n',
        with_lines(f"{LONG} 5\n"),
        with_lines(f"seat anne {LONG}\n"),
        with_lines(f"seat anne {'9' * 4000}\n"),
        with_lines(f"seat anne 5 hearts {LONG}\n"),
        with_lines(f"seat anne 5 ! {LONG}\n"),
    ],
)
def test_a_problem_repeats_long_texts_only_in_part(caller: Caller, text: str) -> None:
    answer = caller.sheet(text)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "bad_sheet")
    assert len(answer.data) < 1_500


def test_a_sheet_may_end_with_a_draw(caller: Caller) -> None:
    answer = caller.sheet(with_lines("fasse 2\n"))
    assert answer.status_code == 201
    assert answer.get_json()["settled"] is True
    assert answer.get_json()["events"][-1]["type"] == "basset.draw_settled"


DISAGREEING = {
    "a line is refused": (with_lines("seat anne 5\nstake anne K 10\n"), 7, "purse_short"),
    "another refusal": (
        with_lines("seat anne 5\nstake bess K 9 ! purse_short\n"),
        7,
        "unknown_punter",
    ),
    "no refusal": (with_lines("seat anne 5\nstake anne K 5 ! purse_short\n"), 7, None),
    "a card that is none": (with_lines("seat anne 5\nstake anne X 5\n"), 7, "unknown_card"),
    "the bank": (with_lines(PLAY, tail="[expect]\nbank = 1000\n"), 13, None),
    "a purse": (with_lines(PLAY, tail="[expect]\npurses = { anne = 100 }\n"), 13, None),
    "somebody else": (with_lines(PLAY, tail="[expect]\npurses = { bess = 0 }\n"), 13, None),
    "standings": (with_lines(PLAY, tail="[expect]\nstandings = []\n"), 13, None),
}


def test_a_line_that_begins_no_entry_has_its_first_word(caller: Caller) -> None:
    problem = caller.sheet(with_lines("steak anne K 10\n")).get_json()
    assert (problem["code"], problem["unknown_entry"]) == ("bad_sheet", "steak")
    assert "unknown_entry" not in caller.sheet(with_lines("seat anne\n")).get_json()


def test_a_refused_line_has_its_entry_and_the_facts_of_its_refusal(caller: Caller) -> None:
    text = with_lines("seat anne 5\nstake anne K 10 ! card_seen\n")
    problem = caller.sheet(text).get_json()
    (refused,) = problem["disagreements"]
    assert refused["facts"] == {"punter": "anne", "purse": 5}
    assert refused["entry"] == {"kind": "stake", "punter": "anne", "card": "K", "amount": 10}
    assert refused["expected"] == "card_seen"
    assert (problem["game"], problem["currency"]) == ("basset", "points")


@pytest.mark.parametrize(("sheet", "line", "refusal"), DISAGREEING.values(), ids=DISAGREEING)
def test_a_sheet_that_disagrees_records_nothing(
    inline_service: ServiceUnderTest, sheet: str, line: int, refusal: str | None
) -> None:
    before = inline_service.rows()
    answer = inline_service.caller().sheet(sheet)
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (409, "sheet_disagrees")
    assert (problem["line"], problem["refusal"]) == (line, refusal)
    assert problem["disagreements"][0]["line"] == line
    assert inline_service.rows() == before


def test_every_difference_of_the_books_is_reported(inline_service: ServiceUnderTest) -> None:
    tail = "[expect]\nbank = 1\nbank_net = 2\npurses = { anne = 3 }\n"
    problem = inline_service.caller().sheet(with_lines(PLAY, tail=tail)).get_json()
    data = [d["message"] for d in problem["disagreements"]]
    assert [message.split(" is ")[0] for message in data] == ["bank", "bank_net", "purses of anne"]


INVALID_SHEETS = {
    "books of parts": (with_lines(PLAY, tail="[expect]\nbank = 990.0\n"), 13),
    "true books": (with_lines(PLAY, tail="[expect]\nbank = true\n"), 13),
    "no books": (with_lines(PLAY, tail="[expect]\nbank = nan\n"), 13),
    "a day for books": (with_lines(PLAY, tail="[expect]\nbank = 2026-01-06\n"), 13),
    "one purse for all": (with_lines(PLAY, tail="[expect]\npurses = 5\n"), 13),
    "places of numbers": (with_lines(PLAY, tail="[expect]\nstandings = [1]\n"), 13),
    "nothing": ("", 1),
    "no TOML": ("entries = '''", 1),
    "a broken line": (f'{HEAD}entries = ""\nx = = 1\n', 6),
    "another format": ('format = "basset/2"\nrules = "oak"\nentries = ""\n', 1),
    "no rules": ('format = "basset/1"\nentries = ""\n', 1),
    "other rules": ('format = "basset/1"\nrules = "poker"\nentries = ""\n', 2),
    "no entries": (HEAD, 1),
    "entries as list": (f'{HEAD}entries = ["end"]\n', 5),
    "an unknown key": (f'{HEAD}entries = ""\nbluff = 1\n', 6),
    "another currency": (f'{HEAD}currency = "beads"\nentries = ""\n', 5),
    "a bank below nothing": ('format = "basset/1"\nrules = "oak"\nbank = -1\nentries = ""\n', 3),
    "a bank of parts": ('format = "basset/1"\nrules = "oak"\nbank = 1.5\nentries = ""\n', 3),
    "an unknown rule": (f'{HEAD}entries = ""\n[overrides]\nbluff = 1\n', 7),
    "a rule of another kind": (f'{HEAD}entries = ""\n[overrides]\nladder = 1\n', 7),
    "an unknown expectation": (f'{HEAD}entries = ""\n[expect]\nbluff = 1\n', 6),
    "an unknown verb": (with_lines("seat anne 5\nbluff anne\n"), 7),
    "a correction": (with_lines("seat anne 5\nbluff\n"), 7),
    "a card too many": (with_lines("fasse 2\npair 3 4 5\n"), 7),
    "a card too few": (with_lines("fasse 2\npair 3\n"), 7),
    "no amount": (with_lines("seat anne\n"), 6),
    "a wrong amount": (with_lines("seat anne 1e3\n"), 6),
    "too large an amount": (with_lines("seat anne 1000000000001\n"), 6),
    "another suit": (with_lines("seat anne 5 h\n"), 6),
    "a quote left open": (with_lines('seat "anne 5\n'), 6),
    "a bad name": (with_lines('seat " anne" 5\n'), 6),
    "no refusal code": (with_lines("end ! because\n"), 6),
    "only a refusal code": (with_lines("! purse_short\n"), 6),
    "a code that is left out": (with_lines("end !\n"), 6),
    "a zero byte": (SHEET.replace("seat anne", "seat an\x00ne"), 6),
    "a long sheet": (f"{HEAD}entries = '''\n{'end // x' * 300_000}'''\n", 1),
}


@pytest.mark.parametrize(("sheet", "line"), INVALID_SHEETS.values(), ids=INVALID_SHEETS)
def test_an_invalid_sheet_is_reported_by_line(
    inline_service: ServiceUnderTest, sheet: str, line: int
) -> None:
    before = inline_service.rows()
    answer = inline_service.caller().sheet(sheet)
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (422, "bad_sheet")
    assert (problem["line"], answer.content_type) == (line, "application/problem+json")
    assert inline_service.rows() == before


DEEP = ".a" * 3000
BEYOND = {
    "many digits": f'rules = "oak"\nbank = {"1" * 5000}\nentries = ""\n',
    "a deep list": f"x = {'[' * 5000}{']' * 5000}\n",
    "a deep format": f"format{DEEP} = 1\n",
    "a deep bank": f'rules = "oak"\nbank{DEEP} = 1\nentries = ""\n',
    "a deep title": f'rules = "oak"\ntitle{DEEP} = 1\nentries = ""\n',
    "a deep rule": f'{HEAD}entries = ""\n[overrides]\nladder{DEEP} = 1\n',
    "a deep expectation": f'{HEAD}entries = ""\n[expect]\npurses{DEEP} = 1\n',
}


@pytest.mark.slow
@pytest.mark.parametrize("sheet", BEYOND.values(), ids=BEYOND)
def test_a_sheet_with_unneeded_toml_is_refused(
    inline_service: ServiceUnderTest, sheet: str
) -> None:
    before = inline_service.rows()
    answer = inline_service.caller().sheet(sheet)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "bad_sheet")
    assert inline_service.rows() == before


def test_wrong_rules_of_a_sheet_are_reported_by_field(inline_service: ServiceUnderTest) -> None:
    sheet = f'{HEAD}entries = ""\n[overrides]\nburn = 99\nbluff = 1\n'
    assert set(inline_service.caller().sheet(sheet).get_json()["errors"]) == {"burn", "bluff"}


@pytest.mark.parametrize("body", [b"\xff", b"title = '\xc3'", SHEET.encode("utf-16")])
def test_invalid_text_is_not_a_sheet(inline_service: ServiceUnderTest, body: bytes) -> None:
    before = inline_service.rows()
    answer = inline_service.caller().post_raw("/v1/score-sheets", body, "application/toml")
    assert (answer.status_code, answer.get_json()["code"]) == (400, "malformed")
    assert inline_service.rows() == before


@pytest.mark.parametrize("sheet", [SHEET.replace("\n", "\r\n"), f"\ufeff{SHEET}"])
def test_line_endings_and_byte_order_marks_do_not_change_a_sheet(
    caller: Caller, sheet: str
) -> None:
    assert caller.sheet(sheet).status_code == 201


def test_denominated_amounts_are_counted(caller: Caller) -> None:
    head = 'format = "basset/1"\nrules = "oak"\ncurrency = "lsd"\nbank = "3gn"\n'
    tail = '[expect]\nbank = "3l3s"\npurses = { anne = "2l10s6d" }\n'
    answer = caller.sheet(with_lines("seat anne 2l10s6d\n", head, tail))
    assert answer.status_code == 201, answer.text
    assert answer.get_json()["balances"] == {
        "world": -5448,
        "bank": 3024,
        "punter:anne:purse": 2424,
    }
