"""`paroli play`: its output, the lines it names, and its exit codes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from service.cli.main import main

GOOD = """\
format = "basset/1"
title = "Twelfth Night"
rules = "oak"
currency = "lsd"
bank = "10l"
entries = '''
seat anne 1l
stake anne K 1s
fasse 2
pair 3 K
take *
'''
[expect]
bank_net = -48
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, in which the sheets are."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(folder: Path, *sheets: str | bytes, json_wanted: bool = False) -> Result:
    """Write sheets as `1.toml`, `2.toml` ... and play them."""
    for number, sheet in enumerate(sheets, start=1):
        content = sheet if isinstance(sheet, bytes) else sheet.encode()
        (folder / f"{number}.toml").write_bytes(content)
    names = [f"{number}.toml" for number in range(1, len(sheets) + 1)]
    return CliRunner().invoke(main, ["play", *(["--json"] if json_wanted else []), *names])


def with_entries(lines: str) -> str:
    return f'rules = "oak"\nentries = """\n{lines}\n"""\n'


def test_a_valid_sheet_exits_with_0(folder: Path) -> None:
    done = play(folder, GOOD)
    assert (done.exit_code, done.stderr) == (0, "")


def test_json_is_one_object_for_a_sheet(folder: Path) -> None:
    done = play(folder, GOOD, json_wanted=True)
    assert json.loads(done.stdout) == {
        "sheet": "1.toml",
        "bank": 9600 - 48,
        "bank_net": -48,
        "purses": {"anne": 960 + 48},
        "at_table": {"anne": 0},
        "standings": [{"place": 1, "punter": "anne", "net": 48}],
    }


def test_json_is_one_line_for_a_sheet(folder: Path) -> None:
    done = play(folder, GOOD, GOOD, json_wanted=True)
    assert [json.loads(line)["sheet"] for line in done.stdout.splitlines()] == ["1.toml", "2.toml"]


def test_the_text_output_has_denominated_amounts(folder: Path) -> None:
    lines = [line.split() for line in play(folder, GOOD).stdout.splitlines()]
    assert ["1.", "anne", "1l1s", "0", "+1s"] in lines
    assert ["the", "bank", "9l19s", "-1s"] in lines


def test_a_refused_line_is_reported(folder: Path) -> None:
    done = play(folder, with_entries("seat anne 5\nstake anne K 6"))
    assert done.exit_code == 1
    assert done.stderr == "1.toml:4: anne has 5 in the purse. (purse_short)\n"


def test_a_refused_line_prints_no_result(folder: Path) -> None:
    assert play(folder, with_entries("seat anne 5\nstake anne K 6")).stdout == ""


def test_play_stops_at_the_first_disagreement(folder: Path) -> None:
    done = play(folder, with_entries("fund 1\nend\nclose\nend"))
    assert done.stderr.splitlines() == [
        "1.toml:4: No fasse has been turned in this deal yet. (deal_not_begun)"
    ]


def test_an_expected_refusal_changes_nothing(folder: Path) -> None:
    done = play(folder, with_entries("seat anne 5\nstake anne K 6 ! purse_short"))
    assert done.exit_code == 0


def test_a_missing_refusal_is_reported(folder: Path) -> None:
    done = play(folder, with_entries("fund 5 ! purse_short"))
    assert (done.exit_code, done.stderr[:9]) == (1, "1.toml:3:")
    assert done.stderr.endswith("(sheet_disagrees)\n")


def test_a_refusal_with_another_code_is_reported(folder: Path) -> None:
    done = play(folder, with_entries("end ! purse_short"))
    assert (done.exit_code, done.stderr[:9]) == (1, "1.toml:3:")
    assert done.stderr.endswith("(deal_not_begun)\n")


def test_a_draw_of_no_card_is_refused_by_the_rules(folder: Path) -> None:
    done = play(folder, with_entries("fasse 1\n"))
    assert (done.exit_code, done.stderr) == (1, "1.toml:3: 1 is not a card. (unknown_card)\n")


def test_a_card_that_the_pack_lacks_is_refused(folder: Path) -> None:
    done = play(folder, with_entries("fasse Kh\npair Kh 3"))
    assert (done.exit_code, done.stderr[:9]) == (1, "1.toml:4:")
    assert done.stderr.endswith("(card_seen)\n")


def test_books_that_differ_are_reported(folder: Path) -> None:
    sheet = with_entries("seat anne 5") + "[expect]\npurses = { anne = 6 }\n"
    done = play(folder, sheet)
    assert (done.exit_code, done.stderr) == (
        1,
        "1.toml:5: purses of anne is 5, the sheet says 6. (sheet_disagrees)\n",
    )
    assert done.stdout.splitlines() == [
        "  The table at the end:",
        "                purse  at table  net",
        "  1.  anne          5         0    0",
        "      the bank      0              0",
    ]


def test_every_figure_that_differs_is_reported(folder: Path) -> None:
    sheet = with_entries("seat anne 5") + "[expect]\nbank = 1\npurses = { anne = 6, bess = 1 }\n"
    assert len(play(folder, sheet).stderr.splitlines()) == 3


def test_expected_amounts_may_be_denominated(folder: Path) -> None:
    assert play(folder, GOOD.replace("-48", '"-1s"')).exit_code == 0


def test_only_expected_figures_are_compared(folder: Path) -> None:
    sheet = with_entries("seat anne 5\nseat bess 6") + "[expect]\npurses = { bess = 6 }\n"
    assert play(folder, sheet).exit_code == 0


@pytest.mark.parametrize("value", ["5.0", "true", '"five"', "[5]"])
def test_an_expected_figure_is_a_whole_number(folder: Path, value: str) -> None:
    sheet = with_entries("seat anne 5") + f"[expect]\npurses = {{ anne = {value} }}\n"
    assert play(folder, sheet).exit_code == 2


def test_standings_may_be_expected(folder: Path) -> None:
    ranked = '{ place = 1, punter = "anne", net = 0 }, { place = 1, punter = "bess", net = 0 }'
    sheet = with_entries("seat anne 5\nseat bess 6") + f"[expect]\nstandings = [{ranked}]\n"
    assert play(folder, sheet).exit_code == 0


def test_lines_are_counted_from_the_opening_quotes(folder: Path) -> None:
    done = play(folder, "rules = 'oak'\nentries = '''fund 1\nend\n'''\n")
    assert done.stderr.startswith("1.toml:3:")


def test_the_first_entry_may_follow_the_opening_quotes(folder: Path) -> None:
    done = play(folder, "rules = 'oak'\nentries = '''end\n'''\n")
    assert done.stderr.startswith("1.toml:2:")


def test_entries_may_be_one_line(folder: Path) -> None:
    done = play(folder, "rules = 'oak'\nentries = 'end'\n")
    assert done.stderr.startswith("1.toml:2:")


def test_lines_with_windows_endings_are_counted(folder: Path) -> None:
    done = play(folder, with_entries("fund 1\nend").replace("\n", "\r\n"))
    assert done.stderr.startswith("1.toml:4:")


def test_blank_lines_and_comments_are_counted(folder: Path) -> None:
    done = play(folder, with_entries("// a comment\n\n   // another\nfund 1 // money\nend"))
    assert done.stderr.startswith("1.toml:7:")


def test_other_sheets_are_played_after_an_invalid_one(folder: Path) -> None:
    done = play(folder, "no sheet", with_entries("end"), GOOD, json_wanted=True)
    assert [json.loads(line)["sheet"] for line in done.stdout.splitlines()] == ["3.toml"]
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["1.toml", "2.toml"]


def test_the_highest_exit_code_is_returned(folder: Path) -> None:
    assert play(folder, GOOD, with_entries("end")).exit_code == 1
    assert play(folder, "no sheet", with_entries("end"), GOOD).exit_code == 2


def test_a_missing_argument_is_reported() -> None:
    assert CliRunner().invoke(main, ["play"]).exit_code == 2


def test_the_command_has_a_help_text() -> None:
    assert "Exit" in CliRunner().invoke(main, ["play", "--help"]).stdout.title()


def test_a_missing_file_is_reported(folder: Path) -> None:
    done = CliRunner().invoke(main, ["play", "gone.toml"])
    assert (done.exit_code, done.stderr) == (
        2,
        "gone.toml: The file cannot be read: No such file or directory.\n",
    )


def test_a_folder_is_not_a_sheet(folder: Path) -> None:
    done = CliRunner().invoke(main, ["play", str(folder)])
    assert (done.exit_code, done.stdout) == (2, "")


def test_a_text_in_another_encoding_is_refused(folder: Path) -> None:
    done = play(folder, GOOD.replace("Twelfth", "Zwölfte").encode("latin-1"))
    assert (done.exit_code, done.stderr) == (2, "1.toml: The file is not UTF-8 text.\n")


@pytest.mark.parametrize("most", [0, 100])
def test_a_file_that_is_too_long_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr("service.cli.import_sheets.FILE_BYTES_MAX", most)
    done = play(folder, GOOD)
    message = f"1.toml: The file is longer than {most} bytes.\n"
    assert (done.exit_code, done.stderr) == (2, message)


def test_an_empty_file_is_not_a_sheet(folder: Path) -> None:
    assert play(folder, "").exit_code == 2
