"""No score sheet takes much memory: a process with 256 MB reads or refuses each of them."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.sheets import BadSheet, read_sheet
from service.sheets.toml_limits import KEY_PARTS_MAX

HEADER = 'rules = "oak"\n'
TOO_MANY_PARTS = [2, "A key has too many parts."]

ErrorOf = Callable[[str], list[int | str] | None]


@pytest.fixture(scope="module")
def error_of() -> Iterator[ErrorOf]:
    """The line and the message of a sheet's error, from a process with little memory."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.cli.limited_sheet_reader"],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as reader:
        assert reader.stdin
        assert reader.stdout
        to_reader, from_reader = reader.stdin, reader.stdout

        def ask(text: str) -> list[int | str] | None:
            to_reader.write(f"{json.dumps(text)}\n")
            to_reader.flush()
            error: list[int | str] | None = json.loads(from_reader.readline())
            return error

        yield ask
        to_reader.close()


SHEETS = {
    "empty quotes": '"!".' * 40_000 + '"!"=1',
    "quotes with blanks": '"a b".' * 300_000 + "a=1",
    "literal quotes": "'a b'." * 300_000 + "a=1",
    "escapes": r'"\"\u0041" . ' * 100_000 + "a=1",
    "a header": "[" + "a . " * 400_000 + "a]",
    "a list of headers": "[[" + "''." * 400_000 + "a]]",
    "an inline table": "a={" + "b." * 400_000 + "b=1}",
    "nested tables": "a=" + "{a=" * 300_000,
    "nested lists": "a=" + "[" * 1_000_000,
    "many tables": "\n".join(f"a{number}={{}}" for number in range(150_000)),
    "many lists": "a=[" + "{}," * 600_000 + "]",
    "a long number": f"bank=0x{'f' * 1_900_000}",
    "a long fraction": f"bank=1.{'0' * 1_900_000}",
    "a long key": f'"{"a" * 1_900_000}"=1',
    "a long header": f'["{"a" * 1_900_000}"]',
    "a long word": f"entries='''\n{'x' * 1_900_000}'''",
    "a long refusal code": f"entries='''\nend ! {'x' * 1_900_000}'''",
    "overrides": "[overrides]\n" + "\n".join(f"a{number}=1" for number in range(10_000)),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_large_sheet_is_refused_in_little_memory(error_of: ErrorOf, name: str) -> None:
    error = error_of(f"{HEADER}{SHEETS[name]}\n")
    assert error
    assert int(error[0]) >= 2 or name == "overrides"
    assert len(str(error[1])) < 1000


BLANKS = st.text(" \t", max_size=2)
PARTS = st.one_of(
    st.text("aZ0_-", min_size=1, max_size=3),
    st.text("a.=#[]{},' \u00e9", max_size=4).map(lambda text: f'"{text}"'),
    st.lists(st.sampled_from([r"\"", r"\\", r"\u0041", r"\n", "a."])).map(
        lambda parts: f'"{"".join(parts)}"'
    ),
    st.text('a.=#[]{}," \\', max_size=4).map(lambda text: f"'{text}'"),
)
STATEMENTS = st.sampled_from(
    ["{} = 1", " {}=1.5 # a.b", "[{}]", "[[ {} ]]", "a = {{ b = '', {} = 1 }}", "a = [[{{{}=1}}]]"]
)


@settings(deadline=None)
@given(
    st.lists(st.tuples(BLANKS, PARTS, BLANKS), min_size=1, max_size=KEY_PARTS_MAX + 3),
    st.sampled_from([1, 1, 1, 5_000]),
    STATEMENTS,
)
def test_key_parts_are_counted_as_toml_defines_them(
    error_of: ErrorOf, parts: list[tuple[str, str, str]], times: int, statement: str
) -> None:
    line = statement.format(".".join("".join(part) for part in parts * times))
    error = error_of(f"{HEADER}{line}\n")
    if len(parts) * times > KEY_PARTS_MAX:
        assert error == TOO_MANY_PARTS
    else:
        tomllib.loads(line)
        assert error != TOO_MANY_PARTS


QUOTES = st.sampled_from(["'''", '"""'])
ANY_TEXT = st.lists(
    st.sampled_from(['"a".', "'b'.", "a.", "[{", "}]", "#", '\\"', "=", " ", "'", '"', "\\\\"])
).map("".join)


@given(QUOTES, ANY_TEXT, ANY_TEXT, st.sampled_from([1, 100]))
def test_strings_and_comments_may_hold_anything(
    quotes: str, title: str, note: str, times: int
) -> None:
    lines = f"fund 1 // {note * times}".replace(quotes, "").rstrip("\\\"'") + "\n"
    text = (
        f"{HEADER}title = {json.dumps('t' + title[:100])} # {note * times}\n"
        f"entries = {quotes}\n{lines}{quotes} # {note * times}.\n"
    )
    try:
        sheet = read_sheet(text)
    except BadSheet as error:
        # The other errors are those of one line.
        assert error.line == 4, error.message  # noqa: PT017 - most sheets are read
    else:
        assert sheet.opening.title == "t" + title[:100]
        assert len(sheet.lines) == 1
