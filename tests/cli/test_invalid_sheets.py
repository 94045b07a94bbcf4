"""Invalid score sheets are refused with the line, before any entry is played."""

import string
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.sheets import BadSheet, Sheet, read_sheet
from tests.factories.memory_sessions import SESSION, memory_application, meta
from tests.factories.sheet_paths import sheet_paths

HEADER = 'format = "basset/1"\nrules = "oak"\n'


def error_of(text: str) -> tuple[int, str]:
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
def test_invalid_toml_is_refused(line: str) -> None:
    assert error_of(with_header(line))[1].startswith("This is not TOML")


def test_invalid_toml_is_reported_with_its_line() -> None:
    assert error_of(with_header("bank 5"))[0] == 3


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
        "coins = 5",
        "coins = ['6d']",
        "coins = [true]",
        "coins = [1.5]",
        "coins = [0]",
        "coins = [1, 5]",
        "coins = [5, 5]",
        "coins = [1009, 1003]",
        "coins = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]",
        "overrides = 5",
        "overrides = []",
        "expect = 5",
    ],
)
def test_an_invalid_header_line_is_refused(line: str) -> None:
    assert error_of(with_header(line))[0] == 3


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
def test_an_impossible_override_is_refused(line: str) -> None:
    assert error_of(f"{HEADER}entries = 'end'\n[overrides]\n{line}\n")[0] == 5


@pytest.mark.parametrize("stated", ["'basset/2'", "'basset'", "'chess/1'", "1", "['basset/1']"])
def test_another_format_is_refused(stated: str) -> None:
    line, message = error_of(f"rules = 'oak'\nformat = {stated}\nentries = 'end'\n")
    assert (line, message[:6]) == (2, "format")


@pytest.mark.parametrize("stated", ["'faro'", "1", "['oak']", "''"])
def test_unknown_rules_are_refused(stated: str) -> None:
    assert error_of(f"format = 'basset/1'\nrules = {stated}\nentries = 'end'\n")[0] == 2


def test_a_sheet_without_rules_is_refused() -> None:
    assert "rules" in error_of("format = 'basset/1'\nentries = 'end'\n")[1]


@pytest.mark.parametrize("entries", ["", "entries = 5", "entries = ['end']", "[entries]"])
def test_entries_that_are_not_text_are_refused(entries: str) -> None:
    assert "entries" in error_of(f"{HEADER}{entries}\n")[1]


def test_an_unknown_figure_in_expect_is_refused() -> None:
    text = f"{HEADER}entries = 'end'\n[expect]\nprofit = 5\n"
    assert "profit" in error_of(text)[1]


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
def test_an_invalid_entry_is_reported_with_its_line(line: str) -> None:
    assert error_of(with_entry(line))[0] == 5


@pytest.mark.parametrize("line", ["undo", "redo", "ruling anne bank 5"])
def test_a_sheet_may_have_corrections(line: str) -> None:
    read_sheet(with_entry(line))


@pytest.mark.parametrize("line", ["undo 3", "redo now", "ruling anne bank", "ruling anne bank 0"])
def test_an_invalid_correction_is_reported_with_its_line(line: str) -> None:
    assert error_of(with_entry(line))[0] == 5


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


def test_a_sheet_needs_no_title() -> None:
    assert read_sheet(with_entry("end")).opening.title == "Untitled evening"


def test_a_sheet_that_is_too_large_is_refused() -> None:
    assert error_of(with_entry("end\n" * 700_000))[0] == 1


@given(st.text(alphabet=string.printable))
def test_any_text_is_read_or_refused_with_a_line(text: str) -> None:
    read_or_error(text)


@given(st.text(alphabet=string.printable, max_size=40))
def test_any_entry_is_read_or_refused_with_a_line(text: str) -> None:
    read_or_error(with_entry(text.replace("'''", "")))


@given(st.integers(), st.integers(1, 6))
def test_a_sheet_with_typos_is_played_or_refused_with_a_line(seed: int, typos: int) -> None:
    random = Random(seed)
    text = random.choice(TEXTS)
    for _ in range(typos):
        text = with_typos(text, random)
    sheet = read_or_error(text)
    if sheet:
        play_sheet(
            memory_application().recorder.draft(new_session(SESSION, sheet.game)),
            sheet,
            meta("slips"),
        )


TEXTS = [path.read_text(encoding="utf-8") for path in sheet_paths()]


def with_typos(text: str, random: Random) -> str:
    """Drop, double or replace a few characters."""
    at, length = random.randrange(len(text)), random.randrange(4)
    put = random.choice(("", text[at : at + length] * 2, random.choice(string.printable)))
    return text[:at] + put + text[at + length :]


def read_or_error(text: str) -> Sheet | None:
    """Return the sheet, or None if the error names a line."""
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
def test_a_key_with_invalid_characters_is_reported_with_its_line(key: str) -> None:
    assert error_of(with_header(f'"{key}" = 1'))[0] == 3


def test_a_number_with_too_many_digits_is_reported_with_its_line() -> None:
    line, message = error_of(with_header(f"bank = {'9' * 5000}"))
    assert (line, message[:16]) == (3, "This is not TOML")


@pytest.mark.parametrize("line", ["'bank' = -1", "[[overrides]]"])
def test_other_forms_of_a_key_are_reported_with_their_line(line: str) -> None:
    text = f"{HEADER}entries = 'end'\n{line}\n"
    assert error_of(text)[0] == 4


def test_lines_are_counted_after_joined_lines() -> None:
    assert error_of(f'{HEADER}entries = """\\\n\n  fund 1\nfund\n"""\n')[0] == 6


def test_a_star_in_quotes_is_a_name_without_a_card() -> None:
    assert error_of(with_entry('take "*"')) == (5, "take: a card is missing.")


def test_a_byte_order_mark_is_accepted() -> None:
    assert read_sheet(f"\ufeff{with_entry('end')}").lines[1].number == 5


@pytest.mark.parametrize("line", ['fund 5 ! ""', "fund 5 !", 'fund 5 ! "purse_short" more'])
def test_an_exclamation_mark_without_a_code_is_refused(line: str) -> None:
    assert error_of(with_entry(line))[0] == 5


@pytest.mark.parametrize("key", ["bank", "currency", "format", "title"])
def test_a_number_too_large_to_print_is_reported_with_its_line(key: str) -> None:
    text = f"{key} = 0x{'f' * 4000}\nrules = 'oak'\nentries = ''\n"
    assert error_of(text)[0] == 1


def test_an_expected_figure_that_is_too_large_is_refused() -> None:
    text = f"{HEADER}entries = 'end'\n[expect]\nbank = 0x{'f' * 4000}\n"
    assert error_of(text) == (4, "such a number is not an amount.")


def test_a_key_of_too_many_parts_is_refused_unread() -> None:
    assert error_of(with_header(f"{'a.' * 14000}a = 1")) == (3, "A key has too many parts.")


def test_lines_joined_in_the_middle_are_refused() -> None:
    assert error_of(f'{HEADER}entries = """\nfund \\\n6\nfund\n"""\n')[0] == 4


def test_too_many_lines_are_refused() -> None:
    lines = "end\n" * 20_001
    assert error_of(f"{HEADER}entries = '''\n{lines}'''\n")[0] == 3


def test_an_amount_with_decimals_outside_of_quotes_is_explained() -> None:
    header = 'format = "basset/1"\ncurrency = "gbp"\nrules = "oak"\n'
    text = f"{header}bank = 5.10\nentries = 'end'\n"
    assert error_of(text) == (4, 'Put an amount with decimals in quotes: "5.10".')
    assert error_of(text.replace("gbp", "lsd")) == (
        *(4, "5.1 is not an amount from 0 to 1000000000000."),
    )
