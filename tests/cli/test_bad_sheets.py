"""Files that are no score sheets: told apart before anything is played, with the line."""

import string
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.application.play import play
from service.application.session import new_session
from service.sheets import BadSheet, Sheet, read_sheet
from tests.factories.memory_sessions import SESSION, memory_handler, meta, sheet_paths

HEADER = 'format = "basset/1"\nrules = "oak"\n'


def complaint(text: str) -> tuple[int, str]:
    with pytest.raises(BadSheet) as bad:
        read_sheet(text)
    return bad.value.line, bad.value.message


def with_header(line: str) -> str:
    """Put `line` in line 3, before the entries."""
    return f"{HEADER}{line}\nentries = 'end'\n"


def with_entry(line: str) -> str:
    """Put `line` in line 5, as second entry."""
    return f"{HEADER}entries = '''\nfund 1\n{line}\n'''\n"


@pytest.mark.parametrize(
    "line",
    [
        "bank = ",
        "bank 5",
        '"bank = 5',
        "bank = 5 bank = 6",
        'rules = "oak"',
        "a = " + "[" * 3000,
        'title = "\\ud800"',
        "when = 1979-02-30",
    ],
)
def test_broken_toml(line: str) -> None:
    assert complaint(with_header(line))[1].startswith("This is not TOML")


def test_broken_toml_is_pointed_at() -> None:
    assert complaint(with_header("bank 5"))[0] == 3


@pytest.mark.parametrize(
    "line",
    [
        "jokers = 2",
        "Bank = 5",
        "[jokers]",
        "bank = -1",
        "bank = 1.5",
        "bank = 5.0",
        "bank = nan",
        "bank = 9223372036854775808",
        "bank = 1000000000001",
        "bank = true",
        "bank = '2l'",
        "bank = 'five'",
        "bank = ''",
        "bank = [5]",
        "bank = { points = 5 }",
        "bank = 1979-01-01",
        "title = 5",
        "title = ''",
        'title = "a\\nb"',
        f"title = '{'x' * 201}'",
        "holder = ['anne']",
        "currency = 'franc'",
        "currency = 1",
        "currency = ['points']",
        "overrides = 5",
        "overrides = []",
        "expect = 5",
    ],
)
def test_a_header_line_that_means_nothing(line: str) -> None:
    assert complaint(with_header(line))[0] == 3


@pytest.mark.parametrize(
    "line",
    [
        "jokers = 2",
        "burn = -1",
        "burn = 1.5",
        "burn = '2'",
        "fasse = 'half'",
        "carry = 1",
        "carry = 'yes'",
        "ladder = []",
        "ladder = [1, '2']",
        "ladder = [[1]]",
        "replace = 0",
        "max_stake = 9223372036854775808",
        "Burn = 2",
    ],
)
def test_an_override_that_no_table_can_have(line: str) -> None:
    assert complaint(f"{HEADER}entries = 'end'\n[overrides]\n{line}\n")[0] == 5


@pytest.mark.parametrize("stated", ["'basset/2'", "'basset'", "'chess/1'", "1", "['basset/1']"])
def test_another_format(stated: str) -> None:
    line, message = complaint(f"rules = 'oak'\nformat = {stated}\nentries = 'end'\n")
    assert (line, message[:6]) == (2, "format")


@pytest.mark.parametrize("stated", ["'faro'", "1", "['oak']", "''"])
def test_rules_that_nobody_knows(stated: str) -> None:
    assert complaint(f"format = 'basset/1'\nrules = {stated}\nentries = 'end'\n")[0] == 2


def test_rules_must_be_named() -> None:
    assert "rules" in complaint("format = 'basset/1'\nentries = 'end'\n")[1]


@pytest.mark.parametrize("entries", ["", "entries = 5", "entries = ['end']", "[entries]"])
def test_entries_must_be_a_text(entries: str) -> None:
    assert "entries" in complaint(f"{HEADER}{entries}\n")[1]


def test_an_unknown_figure_in_expect() -> None:
    text = f"{HEADER}entries = 'end'\n[expect]\nprofit = 5\n"
    assert "profit" in complaint(text)[1]


@pytest.mark.parametrize(
    "line",
    [
        "sit anne 5",
        "seat",
        "seat anne",
        "seat anne 1.5",
        "seat anne -5",
        "seat anne 1e3",
        "seat anne 9223372036854775808",
        "seat anne " + "9" * 5000,
        "seat anne 1000000000001",
        "seat anne \u0665",
        "seat anne 5 swords",
        "seat " + "x" * 41 + " 5",
        "seat " + "x" * 10000 + " 5",
        'seat "" 5',
        'seat " anne" 5',
        'seat "anne 5',
        'seat an"ne 5',
        'seat "anne"bess 5',
        "fund 0",
        "fund 5 5",
        "stake anne K",
        "take anne",
        "sidebet anne bess anne K draw 5",
        "# a comment of another language",
        "end! purse_short",
        "end ! purse_broken",
        "end !",
        "end ! purse_short again",
        "end ! purse_short ! purse_short",
        "! purse_short",
        "fund 2l",
        "* 5",
        "\u200bend",
    ],
)
def test_an_entry_that_means_nothing_is_pointed_at(line: str) -> None:
    assert complaint(with_entry(line))[0] == 5


@pytest.mark.parametrize("line", ["undo", "redo", "ruling anne bank 5"])
def test_corrections_are_not_known_in_sheets_yet(line: str) -> None:
    assert complaint(with_entry(line)) == (5, f"There is no entry {line.split(maxsplit=1)[0]!r}.")


@pytest.mark.parametrize(
    "line", ["fund 5//note", 'seat "Lady Anne" 5// note', "// end", 'end // "unclosed']
)
def test_a_comment_may_stand_anywhere_outside_quotes(line: str) -> None:
    read_sheet(with_entry(line))


def test_a_comment_may_follow_a_refusal() -> None:
    sheet = read_sheet(with_entry("end ! deal_not_begun // there is none"))
    assert sheet.lines[-1].refusal == "deal_not_begun"


def test_two_slashes_inside_quotes_are_a_name() -> None:
    sheet = read_sheet(with_entry('seat "a // b" 5'))
    assert sheet.lines[-1].command.punter == "a // b"


def test_an_exclamation_mark_inside_quotes_is_a_name() -> None:
    sheet = read_sheet(with_entry('seat "! purse_short" 5'))
    assert sheet.lines[-1].command.punter == "! purse_short"


def test_names_are_composed() -> None:
    sheet = read_sheet(with_entry("seat E\u0301lise 5"))
    assert sheet.lines[-1].command.punter == "\u00c9lise"


def test_a_sheet_may_be_untitled() -> None:
    assert read_sheet(with_entry("end")).opening.title == "Untitled evening"


def test_a_sheet_is_not_endless() -> None:
    assert complaint(with_entry("end\n" * 700_000))[0] == 1


@given(st.text(alphabet=string.printable))
def test_any_text_is_a_sheet_or_told_why_not(text: str) -> None:
    read_or_told(text)


@given(st.text(alphabet=string.printable, max_size=40))
def test_any_entry_is_read_or_told_why_not(text: str) -> None:
    read_or_told(with_entry(text.replace("'''", "")))


@given(st.integers(), st.integers(1, 6))
def test_a_sheet_with_slips_of_the_pen_is_played_or_told_why_not(seed: int, slips: int) -> None:
    random = Random(seed)
    text = random.choice(TEXTS)
    for _ in range(slips):
        text = slip(text, random)
    sheet = read_or_told(text)
    if sheet:
        play(memory_handler().draft(new_session(SESSION, sheet.game)), sheet, meta("slips"))


TEXTS = [path.read_text(encoding="utf-8") for path in sheet_paths()]


def slip(text: str, random: Random) -> str:
    """Leave out, double or mistake a few characters."""
    at, length = random.randrange(len(text)), random.randrange(4)
    put = random.choice(("", text[at : at + length] * 2, random.choice(string.printable)))
    return text[:at] + put + text[at + length :]


def read_or_told(text: str) -> Sheet | None:
    """Return the sheet, or None if somebody was told what is wrong with which line."""
    read = attempt(text)
    if isinstance(read, Sheet):
        return read
    assert read.message
    assert 1 <= read.line <= text.count("\n") + 1
    return None


def attempt(text: str) -> Sheet | BadSheet:
    try:
        return read_sheet(text)
    except BadSheet as bad:
        return bad


@pytest.mark.parametrize("key", ["a(b", "["])
def test_a_key_of_odd_characters_is_pointed_at(key: str) -> None:
    assert complaint(with_header(f'"{key}" = 1'))[0] == 3


def test_a_number_too_long_to_be_one_is_pointed_at() -> None:
    line, message = complaint(with_header(f"bank = {'9' * 5000}"))
    assert (line, message[:16]) == (3, "This is not TOML")


@pytest.mark.parametrize("line", ["'bank' = -1", "[[overrides]]"])
def test_other_ways_to_write_a_key_are_pointed_at(line: str) -> None:
    text = f"{HEADER}entries = 'end'\n{line}\n"
    assert complaint(text)[0] == 4


def test_joined_lines_are_counted() -> None:
    assert complaint(f'{HEADER}entries = """\\\n\n  fund 1\nfund\n"""\n')[0] == 6


def test_a_star_in_quotes_is_a_name_without_a_card() -> None:
    assert complaint(with_entry('take "*"')) == (5, "take: a card is missing.")


def test_a_byte_order_mark_is_no_fault() -> None:
    assert read_sheet(f"\ufeff{with_entry('end')}").lines[1].number == 5


@pytest.mark.parametrize("line", ['fund 5 ! ""', "fund 5 !", 'fund 5 ! "purse_short" more'])
def test_a_mark_without_a_code(line: str) -> None:
    assert complaint(with_entry(line))[0] == 5


@pytest.mark.parametrize("key", ["bank", "currency", "format", "title"])
def test_a_number_beyond_printing_is_pointed_at(key: str) -> None:
    text = f"{key} = 0x{'f' * 4000}\nrules = 'oak'\nentries = ''\n"
    assert complaint(text)[0] == 1


def test_a_figure_beyond_all_books_cannot_be_expected() -> None:
    text = f"{HEADER}entries = 'end'\n[expect]\nbank = 0x{'f' * 4000}\n"
    assert complaint(text) == (4, "such a number is no amount.")


def test_a_key_of_very_many_parts_is_not_even_read() -> None:
    assert complaint(with_header(f"{'a.' * 14000}a = 1")) == (3, "A key has too many parts.")


def test_lines_joined_in_the_middle_could_not_be_counted() -> None:
    assert complaint(f'{HEADER}entries = """\nfund \\\n6\nfund\n"""\n')[0] == 4


def test_too_many_lines() -> None:
    lines = "end\n" * 20_001
    assert complaint(f"{HEADER}entries = '''\n{lines}'''\n")[0] == 3
